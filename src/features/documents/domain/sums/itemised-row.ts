import type { Extraction } from '../extraction.ts';
import type { Item } from './itemised.ts';
import { MAY_COUNT, numberOf, type Quantity, quantitiesIn, quantitiesOf } from './quantity.ts';
import { remarkIn } from '../text/row-remark.ts';
import type { PlacedPassage } from '../text/section.ts';
import { columnTime } from '../tables/table-period.ts';

const LONGEST_LINE = 140;
/** Longer names are sentences. */
export const LONGEST_LABEL = 70;
/** `Hauts-Bassins irrigation programme (third tranche, closes in December)`. */
const REMARK = / ?\([^()]*\)$/;
const FEWEST_PAIRS = 2;
/** A number in words up to here, beside others in digits, is of a name. */
export const LARGEST_IN_WORDS = 20;

/** `M. Tchoupo`: a point that ends no sentence. */
const TITLED = /\b(?:mm?|mr|mrs|ms|dr|me|st)\./g;
const MARK = /^(?:(?:[-–—•*·▪◦➜>✓]+|\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})[.)](?=\s)|\|)\s*)+/;
const ONLY_MARK = /^\(?(?:[a-z]|[ivx]{1,4})[.)]$/;
const CELLS = /\t|\n| {2,}|[.…_·]{3,}|(?: [.…·]){3,}| ?\| ?/g;
/** A number that one space parts from a name as long as its column. */
const JOINED = /(?<=[a-z.)]) \d{1,3}(?:,\d{3})+$/;
/** `dont Banque du Golfe : 171`: of the line above. */
const PART = /^[\s*•·–—-]*(?:dont|of which|including|o\/w|y compris)\b/;
export const SUM =
  /^\W*(?:[a-z]{2} (?=total))?(?:(?:grand |sub-?|in |au |en )?(?:totals?|tout|all(?! (?:the |other)))|sum|ensemble|together|issued(?: (?:in all|and (?:outstanding|reserved|fully paid)))?|fully diluted|total general|somme|soit|making|every(?:body|one)|tout le monde)\b|\b(?:in all|en tout|au total|in total|all told)$|^(?:all |the |les |these |ces )?(?:two|three|four|five|deux|trois|quatre|cinq) (?:together|ensemble)$/;
/** `450 parts`, `24 people`, `3 800 dossiers`: what may stand behind the number of a line that has its name before it. */
const NOUN_BEHIND = /^(?: ?(?:%|[a-z€$£]{1,4}))?(?: (?:de |d')?[a-z'-]+){0,3} ?(?:\([^()]*\))?$/;

/** A line that sets out a part, or the total of some: what it is called, and its numbers. */
export type Row = {
  readonly label: string;
  readonly name: string;
  readonly values: readonly (Quantity | undefined)[];
  /** In which columns of its line they stand; null where tabs do not tell. */
  readonly columns: readonly number[] | null;
  /** The same with what looks like a year read as a number: `NGO tenders   1980   9.5 %`. */
  readonly withYears?: Pick<Row, 'values' | 'columns'>;
  readonly isFirst: boolean;
  readonly isSum: boolean;
  readonly isPart: boolean;
  readonly isSentence: boolean;
  readonly passage: PlacedPassage;
};

export const HAS_NAME = /[a-z]{2}|^[a-z]\d\b/;
export const tidy = (text: string): string =>
  text.replaceAll(/^[\s:,;.|·–—=-]+|(?:[\s:,;.|·–—=(-]|: rs\b)+$/g, '').replaceAll(/\s+/g, ' ');

type RowCell = { readonly text: string; readonly plain: string; readonly column: number };

/** The cells of a line: their folded and plain text, and how many tabs stand before them. */
export function cellsOf({ page, start, end }: PlacedPassage): RowCell[] {
  const text = page.text.slice(start, end);
  const plain = page.plain.slice(start, end);
  const cells: RowCell[] = [];
  const before = page.text.slice(page.text.lastIndexOf('\n', start - 1) + 1, start);
  let [from, column] = [0, before.split('\t').length - 1];
  for (const stop of [...text.matchAll(CELLS), null]) {
    const to = stop?.index ?? text.length;
    const cell = text.slice(from, to);
    if (cell.trim() !== '') {
      const lead = cell.length - cell.trimStart().length;
      cells.push({
        text: cell.trim(),
        plain: plain.slice(from + lead, from + lead + cell.trim().length),
        column,
      });
    }
    from = to + (stop?.[0].length ?? 0);
    if (stop?.[0] === '\t') column += 1;
  }
  return cells;
}

/** `41,500`, `(1 320)`, `63 %`; four digits that may be a year are read as others are. */
const ONLY_A_NUMBER =
  /^[-–(]?(0[.,]\d{1,12}|(?!(?:19|20)\d\d\)?$)\d{1,3}(?:(?<group>[ ,.'])\d{3}(?:\k<group>\d{3})*)?(?:[.,]\d{1,2})?|(?!(?:19|20)\d\d$)\d{4,9}(?:[.,]\d{1,2})?|\d{1,2}(?:,\d{2})+,\d{3})\)? ?%?$/;
const MOST_NUMBER_WORDS = 6;
const NIL = /^(?:[-–—]+|nil|n\/a|neant|0(?:[.,]0+)? ?%?)$/;
const NOTHING = {
  start: 0,
  end: 1,
  value: 0,
  unit: 'count',
  currency: null,
  isScaled: false,
  noun: '',
} as const;

/** A cell that holds one quantity and nothing else of weight. */
function quantityOf(cell: Pick<RowCell, 'text' | 'plain'>, home: Extraction['home']): Quantity | null {
  if (NIL.test(cell.text)) return { ...NOTHING, unit: cell.text.endsWith('%') ? 'percent' : 'count' };
  const bare = ONLY_A_NUMBER.exec(cell.text);
  if (bare) {
    const isPercent = cell.text.endsWith('%');
    const value = numberOf(bare[1] ?? '');
    return value > 0
      ? { ...NOTHING, end: cell.text.length, value, unit: isPercent ? 'percent' : 'count' }
      : null;
  }
  if (!/\d/.test(cell.text) && cell.text.split(' ').length > MOST_NUMBER_WORDS) return null;
  const [only, ...more] = quantitiesIn(cell.text, cell.plain, home);
  if (!only || more.length > 0) return null;
  const before = cell.text.slice(0, only.start).replaceAll(/[^a-z]/g, '');
  const behind = cell.text.slice(only.end);
  // `Twelve individual holders` is a name.
  if (behind !== '' && !/\d/.test(cell.text.slice(only.start, only.end))) return null;
  return before.length <= 1 && (behind.trim().length <= 1 || NOUN_BEHIND.test(behind)) && behind.length < 24
    ? only
    : null;
}

/** `[slide 9 - who does what]`, `Schedule 2`: what a part of the paper is called. */
const TITLE =
  /^\W*(?:slides?|pages?|tabs?|sheets?|planches?|diapos?|onglets?|feuilles?|annex\w*|schedules?|appendix|sections?|articles?|clauses?)\b[^a-z\d]*\d{0,3}\b(?![^a-z]*$)|^\W*(?:slides?|pages?|planches?|onglets?)\W*\d{1,3}\W*$/;

/** `USD m  Q1 2025  Q2 2025  2025`: nothing but times behind its first cell, so that it heads the rows below it. */
function isHeadOfTimes([, ...others]: readonly { readonly text: string }[]): boolean {
  const named = others.filter(({ text }) => /^[a-z]/.test(text) && columnTime(text) !== null);
  return (
    named.length >= FEWEST_TIMES && others.every((cell) => named.includes(cell) || A_YEAR.test(cell.text))
  );
}
const A_YEAR = /^(?:19|20)\d\d$/;
const FEWEST_TIMES = 2;

/** `57 others`: who they are besides, and no number of a column. */
const OTHERS = /^\d{1,4} (?:others?|autres?)\b/;

/** Where the values of a row stand, and what it holds with what looks like a year among them. */
function inColumns(
  cells: readonly RowCell[],
  told: readonly (Quantity | null)[],
  values: readonly Quantity[],
): Pick<Row, 'columns' | 'withYears'> {
  const placed = told.flatMap((value, at) => (value ? [{ value, column: cells[at]?.column ?? 0 }] : []));
  const columns = placed.length === values.length ? placed.map(({ column }) => column) : null;
  const isYear = (at: number): boolean => at > 0 && told[at] === null && A_YEAR.test(cells[at]?.text ?? '');
  if (columns === null || !cells.some((_, at) => isYear(at))) return { columns };
  const all = cells.flatMap(({ text, column }, at) => {
    const value = isYear(at) ? { ...NOTHING, end: text.length, value: Number(text) } : told[at];
    return value ? [{ value, column }] : [];
  });
  return {
    columns,
    withYears: { values: all.map(({ value }) => value), columns: all.map(({ column }) => column) },
  };
}

/** A line as a part of something; null where it is none. */
export function rowOf(passage: PlacedPassage, home: Extraction['home']): Row | null {
  const own = remarkIn(passage)?.row ?? passage.text;
  if (own.length > LONGEST_LINE || !MAY_COUNT.test(own) || TITLE.test(own)) return null;
  if (own.endsWith('?') || own.endsWith(':')) return null;
  const [mark, ...others] = cellsOf(passage);
  // `(i)   boreholes: 98,000,000`.
  const cells =
    mark && others.length > 0 && ONLY_MARK.test(mark.text) ? others : mark ? [mark, ...others] : [];
  const made = (
    label: string,
    name: string,
    values: readonly Quantity[],
    isFirst: boolean,
    { columns, withYears }: Pick<Row, 'columns' | 'withYears'> = { columns: null },
  ): Row | null =>
    values.length === 0 || label.replace(REMARK, '').length > LONGEST_LABEL
      ? null
      : {
          label,
          name,
          values,
          columns,
          ...(withYears ? { withYears } : {}),
          isFirst,
          isSum: label === '' || SUM.test(label),
          isPart: PART.test(passage.text),
          isSentence: /[.]$/.test(own) && !MARK.test(passage.text),
          passage,
        };
  if (isHeadOfTimes(cells)) return null;
  if (cells.length >= 2) {
    const read = cells.map((cell) => quantityOf(cell, home));
    // `Share incentive trust 125,000     10.0`: a name as long as its column leaves one space before the number.
    const [head] = cells;
    const joined =
      head && read[0] === null && read.slice(1).every((one) => one !== null) ? JOINED.exec(head.text) : null;
    const own = head && joined ? quantityOf({ text: joined[0].trim(), plain: joined[0].trim() }, home) : null;
    if (head && joined && own) {
      const label = tidy(head.text.slice(0, joined.index));
      return made(
        label,
        tidy(head.plain.slice(0, joined.index)),
        [own, ...read.flatMap((one) => one ?? [])],
        false,
      );
    }
    // `2,500 terminals   430`: what is counted is the name where a number stands behind it.
    const isNamed =
      OTHERS.test(cells[0]?.text ?? '') ||
      (read.every((one) => one !== null) && (read[0]?.noun ?? '').length > 3);
    const words = cells.flatMap((cell, at) =>
      (read[at] === null && /[a-z]{2}/.test(cell.text)) || (isNamed && at === 0) ? [{ cell, at }] : [],
    );
    const told = read.map((one, at) => (isNamed && at === 0 ? null : one));
    const all = told.flatMap((one) => one ?? []);
    // `290   98 cabinets`: what is counted in words behind a bare number is a remark.
    const [value] = all;
    const values = all.filter(({ noun }) => noun.length <= 3 || value?.noun !== '');
    const [first] = words;
    const ends = read.findLastIndex((one) => one !== null);
    // What stands behind all numbers is a remark.
    const isClass = words.slice(1).every(({ cell, at }) => at > ends || cell.text.split(' ').length <= 5);
    if (words.length >= 1 && words.length <= 3 && isClass && first && values.length > 0) {
      const mark = MARK.exec(first.cell.text)?.[0].length ?? 0;
      return made(
        tidy(first.cell.text.slice(mark)),
        tidy(first.cell.plain.slice(mark)),
        values,
        first.at > 0 && read[0] !== null,
        inColumns(cells, told, values),
      );
    }
    if (words.length === 0 && values.length > 0 && values.length === cells.length)
      return made('', '', values, false);
    if (words.length > 1) return null;
  }
  return lineRow(passage, home, made);
}

/** `Jul  102     Aug  118`, `janv. 41,2 / fevr. 38,7`: names and numbers in turn, several in a line. */
export function pairsOf(passage: PlacedPassage, home: Extraction['home']): Row[] | null {
  const { text, page, start, end } = passage;
  if (text.length > LONGEST_LINE || !/\d/.test(text)) return null;
  const pieces = text.includes(' / ')
    ? text.split(' / ').map((piece) => [piece.trim()])
    : page.text
        .slice(start, end)
        .split(/\t|\n| {2,}/)
        .map((cell) => cell.trim())
        .filter((cell) => cell !== '');
  const flat = pieces.flat();
  const isSlashed = text.includes(' / ');
  if (flat.length < (isSlashed ? FEWEST_PAIRS : 4) || (!isSlashed && flat.length % 2 === 1)) return null;
  const pairs = isSlashed
    ? flat.map((piece): readonly [string, string] => {
        const at = piece.lastIndexOf(' ');
        return [piece.slice(0, Math.max(0, at)), piece.slice(at + 1)];
      })
    : flat.flatMap((cell, index): (readonly [string, string])[] =>
        index % 2 === 0 ? [[cell, flat[index + 1] ?? '']] : [],
      );
  const rows = pairs.flatMap(([name, number]): Row[] => {
    const value = quantityOf({ text: number, plain: number }, home);
    const label = tidy(name);
    return value && /\d/.test(number) && /[a-z]{2}/.test(label) && !/\d{3}/.test(label)
      ? [
          {
            label,
            name: label,
            values: [value],
            columns: null,
            isFirst: false,
            isSum: false,
            isPart: false,
            isSentence: false,
            passage,
          },
        ]
      : [];
  });
  return rows.length === pairs.length ? rows : null;
}

/** `46 % du chiffre d'affaires 2025`, `46% of 2025 sales`: the first of a list says what all of it is of. */
const OF_WHAT =
  /%(?: (?:of|du|des|de) (?:(?:the|our|all|total|nos|la|fy ?\d\d|20\d\d) )*(?:sales|revenues?|turnover|income|orders|purchases|chiffre d'affaires|ca|ventes|recettes|achats|commandes|total)(?: (?:of |in |for |en |de |du )?(?:fy ?)?(?:20)?\d\d)?)$/;

function lineRow(
  passage: PlacedPassage,
  home: Extraction['home'],
  made: (label: string, name: string, values: readonly Quantity[], isFirst: boolean) => Row | null,
): Row | null {
  const closed = passage.text.replace(/ ?[;.,]$/, '');
  const isItem = closed !== passage.text;
  const ended = closed.replace(OF_WHAT, '%');
  const mark = MARK.exec(ended)?.[0].length ?? 0;
  const text = ended.slice(mark).replaceAll(/[.…_·]{3,}|(?: [.…·]){3,}/g, (dots) => ' '.repeat(dots.length));
  const plain = passage.plain.slice(mark, ended.length);
  // A sentence is no item, however short.
  if (isItem && mark === 0 && (text.length > 70 || /^(?:the|a|an|la|le|les|un|une) (?:\S+ ){6}/.test(text)))
    return null;
  // Most lines stand as they are, and are read once for all.
  const all = text === passage.text ? quantitiesOf(passage, home) : quantitiesIn(text, plain, home);
  const inDigits = all.filter(({ start, end }) => /\d/.test(text.slice(start, end)));
  // `Plant, three shifts 53`: a small number in words is of the name.
  const found =
    inDigits.length === 0 ? all : all.filter((one) => inDigits.includes(one) || one.value > LARGEST_IN_WORDS);
  const bracketed = (at: number): boolean => isBracketed(text, at);
  const own = found.filter(({ start }) => !bracketed(start));
  const [first, ...more] = own;
  const inBrackets = found.filter(({ start }) => bracketed(start));
  if (!first) return null;
  const isOnlyFirst = more.length === 0;
  if (isOnlyFirst && first.start <= 2 + (text.length - text.trimStart().length)) {
    const rest = text.slice(first.end);
    if (rest.trim() === '') return made('', '', [first], false);
    // `4,450 kits - Zhejiang Luyuan`: the counted thing is no name.
    const label = tidy(rest.replace(/^ [a-z]{2,14} [-–—:] /, ' '));
    const at = text.length - rest.length + Math.max(0, rest.indexOf(label));
    return /[a-z]{2}/.test(label) &&
      !/[.!?]/.test(label.replaceAll(TITLED, '')) &&
      label.split(' ').length <= 9
      ? made(label, tidy(plain.slice(at, at + label.length)), [first], true)
      : null;
  }
  // `Twenty more kiosks: 110m`, `hangar for 40 lorries: 30m`: only what stands behind the colon is the part's.
  const colon = text.lastIndexOf(': ');
  if (colon > 0 && own.some(({ start }) => start < colon)) {
    const behind = own.filter(({ start }) => start > colon);
    const label = tidy(text.slice(0, colon));
    const end = behind.at(-1)?.end;
    return behind.length === 1 &&
      end !== undefined &&
      /[a-z]{2}/.test(label) &&
      NOUN_BEHIND.test(text.slice(end))
      ? made(label, tidy(plain.slice(0, colon)), behind, false)
      : null;
  }
  const before = text.slice(0, first.start);
  const last = own.at(-1) ?? first;
  const behind = text.slice(last.end);
  const between = own
    .slice(1)
    .every(({ start }, at) => /^[^a-z]*(?:[a-z]{1,12})?[^a-z]*$/.test(text.slice(own[at]?.end ?? 0, start)));
  const label = tidy(before.replace(PART, ''));
  if (
    !HAS_NAME.test(label) ||
    !between ||
    !(NOUN_BEHIND.test(behind) || inBrackets.some(({ start }) => start > last.end))
  )
    return null;
  const at = text.indexOf(label);
  const shares = inBrackets.filter(({ start, unit }) => start > last.end && unit === 'percent');
  return made(label, tidy(plain.slice(at, at + label.length)), [...own, ...shares], false);
}

export const isBracketed = (text: string, at: number): boolean => /\([^()]*$/.test(text.slice(0, at));

/** A quantity as a part, by the name it goes by. */
export const itemOf = (
  { label, name, passage }: Pick<Row, 'label' | 'name' | 'passage'>,
  { value, unit, currency, isScaled, noun }: Quantity,
): Item => ({
  label,
  name,
  value,
  unit,
  currency,
  isScaled,
  noun,
  passage,
});
