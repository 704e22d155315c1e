import type { Extraction } from '../extraction.ts';
import { type NamedRow, type NamedTable, namedTablesIn, numberOf } from '../tables/named-table.ts';
import { pagesOf } from '../text/passage.ts';
import { areOneHolder, holderWords, isOfAnyone } from '../words/holder-name.ts';

type Kind = 'percent' | 'shares';

/** Somebody, or a group, who has one number on one sheet and another on a second one. */
type HeldOtherwise = {
  readonly kind: Kind;
  readonly one: number;
  readonly other: number;
  readonly rows: readonly NamedRow[];
};

/** All who hold the company, as one table lists them: what each has makes the total, or the whole. */
type OwnerList = {
  readonly table: NamedTable;
  readonly total: NamedRow;
  readonly owners: readonly Owner[];
};
type Owner = {
  readonly row: NamedRow;
  readonly words: ReadonlySet<string>;
  readonly percent: number | null;
  readonly shares: number | null;
};

/** Titles of what was or would be held, or of something else than shares. */
const OF_ANOTHER_TIME =
  /\b(?:before|pre-?money|prior|after|post|pro ?-?forma|next|planned|proposed|expected|projected|illustrat\w+|simul\w+|scenario|exit|waterfall|conversion|votes?|voting|vesting|options?|avant|apres|prevue?s?|projet\w*|sortie|voix|droits de vote)\b/;
/** Columns of what would be held, or of something else. */
const OF_SOMETHING_ELSE =
  /\b(?:pre|prior|after|post|pro ?-?forma|next|planned|proposed|expected|projected|exit|proceeds|conversion|converted|votes?|voting|vest\w*|granted|strike|exercise\w*|authori[sz]ed|new|to be issued|nominal|price|amounts?|paid|usd|pledged|transferred|sold|bought|purchased|distinctive|apres|prevue?s?|projet\w*|sortie|voix|droits de vote|nouvelles|montants?|prix|liberee?s?|cedee?s?|acquise?s?)\b/;
/** What is held now, beside what a round would make of it. */
const BEFORE_A_ROUND = /\b(?:before|avant)\b/;
const IN_PERCENT =
  /%|\b(?:per ?cent\w*|pour ?cent\w*|stake|share of|holding|part|participation|diluted|dilue)\b/;
const IN_SHARES = /\b(?:shares?|saham|actions|parts|titres|units|quotas|number|nombre)\b/;
/** A class of shares over a column. */
const IS_CLASS =
  /\b(?:ordinary|common|preferen\w+|preferred|seed|series|class|options?|ordinaires?|preferentielles?|categorie|warrants?|bspce|pool|esop|ccps|equity)\b/;
const IS_TOTAL = /^(?:(?:grand |sub-?)?totals?|sum|jumlah|issued|fully diluted|ensemble|all)\b/;
/** Shares by when they were issued, and that some have gone from hand to hand since. */
const OF_ISSUES =
  /\b(?:issue[sd]?|issuances?|rounds?|subscri\w+|allot\w+|history|since incorporation|emissions?|souscri\w+|historique|tours?)\b/;
const HAVE_MOVED =
  /\b(?:transfer(?:red|s)?|sold|sale of|bought back|buy-?backs?|repurchas\w+|cancel\w+|gifted|inherited|cedee?s?|cessions?|rachats?|rachetee?s?|annulee?s?|donation)\b/;
const WHOLE = 100;
const NEARLY = 0.6;
const ROUNDED = 0.06;
/** Without a head over them so many are shares. */
const FEWEST_SHARES = 1000;
const FEWEST_OWNERS = 3;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const valueAt = ({ cells }: NamedRow, column: number): number | null => numberOf(cells[column] ?? '');
const valuesAt = (rows: readonly NamedRow[], column: number): number[] =>
  rows.map((row) => valueAt(row, column) ?? 0);

/** The columns of a table whose rows make the total of all, by what they are of. */
function columnsMade({ head, rows }: NamedTable, total: NamedRow): Map<Kind | 'class', number[]> {
  const made = new Map<Kind | 'class', number[]>();
  for (const column of total.cells.keys()) {
    const [over, all] = [head[column] ?? '', valueAt(total, column)];
    if (column === 0 || all === null || OF_SOMETHING_ELSE.test(over)) continue;
    const values = valuesAt(rows, column);
    const isWhole = (all === WHOLE || all === 1) && Math.abs(sumOf(values) - WHOLE) < NEARLY;
    const isCount = sumOf(values) === all && values.every((value) => Number.isInteger(value));
    const kind = isWhole ? 'percent' : !isCount ? null : IN_SHARES.test(over) ? 'shares' : 'class';
    if (kind && (kind !== 'class' || IS_CLASS.test(over)))
      made.set(kind, [...(made.get(kind) ?? []), column]);
  }
  return made;
}

/** A table as a list of all owners; null where it does not close, or is of another time. */
function ownersIn(table: NamedTable): OwnerList | null {
  const at = table.rows.findIndex(({ names: [name = ''] }) => IS_TOTAL.test(name));
  const total = table.rows[at];
  const rows = table.rows.slice(0, at);
  const heads = [table.titles, ...table.head].join(' | ');
  if (!total || rows.length < FEWEST_OWNERS || OF_ANOTHER_TIME.test(table.titles)) return null;
  if (BEFORE_A_ROUND.test(heads)) return null;
  const made = columnsMade({ ...table, rows }, total);
  const [percents] = made.get('percent') ?? [];
  // Of several classes what each has of all of them.
  const shares = made.has('shares') ? made.get('shares')?.slice(0, 1) : made.get('class');
  if (percents === undefined && shares === undefined) return null;
  const all = sumOf((shares ?? []).map((column) => valueAt(total, column) ?? 0));
  const owners = rows.map((row): Owner => {
    const own = shares ? sumOf(shares.map((column) => valueAt(row, column) ?? 0)) : null;
    const percent = percents === undefined ? null : valueAt(row, percents);
    const made = own !== null && all > 0 ? (WHOLE * own) / all : null;
    return { row, words: holderWords(row.names[0] ?? ''), shares: own, percent: percent ?? made };
  });
  return { table, total, owners };
}

/** The owner of a list whom a row names, and nobody else of the list: `Balances | Mariam El-Gohary | 350000`. */
function ownerNamed({ owners }: OwnerList, { names }: NamedRow): Owner | null {
  const told = names.map(holderWords);
  const found = owners.filter((one) => told.some((words) => areOneHolder(words, one.words)));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** What a column is of, by its head or its cells; null where it is of something else, or of another time. */
function kindOf(head: string, cells: readonly string[], isOfNow: boolean): Kind | null {
  if (OF_SOMETHING_ELSE.test(head) || !(isOfNow || BEFORE_A_ROUND.test(head))) return null;
  if (IN_PERCENT.test(head) || cells.every((cell) => cell.endsWith('%'))) return 'percent';
  const isCount = cells.every((cell) => (numberOf(cell) ?? 0) >= FEWEST_SHARES);
  return IN_SHARES.test(head) || (head === '' && isCount) ? 'shares' : null;
}
const isSame = ({ own, told }: Pair, kind: Kind): boolean => {
  const decimals = (String(told).split('.')[1] ?? '').length;
  return kind === 'shares' ? own === told : Math.abs(own - told) <= ROUNDED + 0.5 * 10 ** -decimals;
};

type Pair = {
  readonly isOfGroup?: boolean;
  readonly own: number;
  readonly told: number;
  readonly owner: Owner;
  readonly rows: readonly NamedRow[];
};
const pairOf = (owner: Owner, rows: readonly NamedRow[], column: number, kind: Kind): Pair[] => {
  const own = owner[kind];
  const numbers = rows.flatMap((row) => valueAt(row, column) ?? []);
  return own === null || rows.length === 0 || numbers.length < rows.length
    ? []
    : [{ own, told: sumOf(numbers), owner, rows }];
};

/** `Founders 62 %` beside the rows of a register that are a founder's each. */
const isOfGroup = ({ words }: Owner, { cells, names: [name] }: NamedRow): boolean =>
  cells.some((cell) => {
    const own = holderWords(cell.split(/[;,]/)[0] ?? '');
    return cell !== name && own.size === words.size && [...own].every((word) => words.has(word));
  });

/** What a table says in one column of the owners of a list, and of its groups. */
function pairsIn(list: OwnerList, rows: readonly NamedRow[], column: number, kind: Kind): Pair[] {
  const byOwner = Map.groupBy(rows, (row) => ownerNamed(list, row));
  return list.owners.flatMap((owner) => {
    const named = pairOf(owner, byOwner.get(owner) ?? [], column, kind);
    const group = isOfAnyone(owner.words) ? rows.filter((row) => isOfGroup(owner, row)) : [];
    if (named.length > 0 || group.length < 2) return named;
    return pairOf(owner, group, column, kind).map((pair) => ({ ...pair, isOfGroup: true }));
  });
}

/** The first of a list of owners of whom another table says otherwise, while it says the same of as many, or only moves what they have. */
function toldOtherwise(list: OwnerList, { rows, head, titles }: NamedTable): HeldOtherwise | null {
  const isOfNow = !OF_ANOTHER_TIME.test(titles);
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const named = rows.filter((row) => ownerNamed(list, row));
  for (let column = 1; column < width; column += 1) {
    const cells = (named.length > 1 ? named : rows).flatMap((row) => row.cells[column] ?? []);
    const kind = kindOf(head[column] ?? '', cells, isOfNow);
    if (!kind) continue;
    const pairs = pairsIn(list, rows, column, kind);
    const wrong = pairs.filter((pair) => !isSame(pair, kind));
    const [differing] = wrong;
    const isMoved = Math.abs(sumOf(wrong.map(({ own, told }) => own - told))) <= ROUNDED;
    const isAlike = wrong.length * 2 <= pairs.length || (isMoved && wrong.length < pairs.length);
    const isOfOneGroup = pairs.length === 1 && differing?.isOfGroup === true;
    if (differing && (isOfOneGroup || (pairs.length >= 2 && isAlike)))
      return {
        kind,
        one: Number(differing.own.toFixed(2)),
        other: Number(differing.told.toFixed(2)),
        rows: [...differing.rows, differing.owner.row, list.total],
      };
  }
  return null;
}

/** The first owner whom two tables of a paper give other shares at one time, where one of them lists all owners. */
export function heldOnSheets({ passages }: Extraction): HeldOtherwise | null {
  const hasMoved = passages.some(({ text }) => HAVE_MOVED.test(text) && IN_SHARES.test(text));
  const tables = pagesOf(passages)
    .flatMap(namedTablesIn)
    .filter(({ titles, head }) => !hasMoved || !OF_ISSUES.test([titles, ...head].join(' | ')));
  for (const list of tables.flatMap((table) => ownersIn(table) ?? []))
    for (const table of tables) {
      const found = table === list.table ? null : toldOtherwise(list, table);
      if (found) return found;
    }
  return null;
}
