import type { CurrencyCode } from '#shared/domain/currency.ts';
import { cellNumber, isNilCell, precise, valuesOf } from './cell-number.ts';
import type { FoldedPage } from '../text/folded-page.ts';
import type { TableReading, TableRow } from './table-reading.ts';
import { scaleOfHead } from './table-scale.ts';
import { datesIn } from '../words/period.ts';
import type { Cell, Line, TableBlock } from './table.ts';

const HOLDER =
  /^(?:(?:name of )?(?:share|stock|security|unit)?holders?(?: name)?|members?|owners?|(?:name of )?investors?|associes?|actionnaires?|porteurs?|detenteurs?|titulaires?|souscripteurs?|(?:cap(?:itali[sz]ation)? table|table de capitalisation)(?: (?:before|today|now|avant|actuelle))?|(?:share )?capital (?:before|after|today|now|avant|apres|actuel|aujourd'hui)(?: (?:the |l'|la |le |this |cette |ce )?[a-z]+){0,3}|(?:repartition|composition) du capital(?: [a-z']+){0,4}|(?:actionnariat|shareholding|ownership)(?: (?:before|after|today|now|avant|apres|actuel|aujourd'hui)(?: (?:the |l'|la |le )?[a-z]+){0,3})?)$/;
const SHARE =
  /^(?:%|(?:before|after|avant|apres),? \(?%\)?|(?:(?:of|in|du|des|en) (?:the |all )?(?:issued|total|capital|shares|actions|parts)(?: shares| capital)? ?%)|(?:%|per ?cent(?:age)?|pour ?cent(?:age)?|part|share|ownership|participation|stake|holding|fully diluted)(?: (?:of|in|en|du|de|detenue?|held|owned|holding|ownership|capital|shares?|the|company|issued|total|all|fully|diluted|emis|totale?|%))*(?: ?\(?%\)?)?|(?:%|part|share) (?:today|now|current(?:ly)?|actuel(?:le)?|aujourd'hui|a ce jour|before|avant|post|after|apres|pro ?forma)[a-z -]{0,24}|(?:after|following|post|upon|on|apres) (?:the |full |la )?conversion)$/;
const SUM =
  /^(?:grand )?(?:totals?|sum|total general|issued(?: and reserved)?|ensemble|fully diluted|entierement dilue)\b/;

/** `Pro forma after round`, `Si 45 millions sont souscrits`: a title of what would be held. */
const IS_TO_COME =
  /\bpro ?-?forma\b|\b(?:if|assuming|should)\b[^.]{0,40}\b(?:subscribed|raised|invested|convert(?:s|ed)?)\b|\b(?:after|following|post|upon|on) (?:the |full )?conversion\b|\bapres (?:la )?conversion\b|\b(?:after|following|post|upon) (?:the |this )?(?:(?:proposed|planned|new|seed|series [a-z]) )*(?:round|raise|investment)\b|\b(?:apres|a l'issue de) (?:le |la |cette? )?(?:tour|levee|operation|augmentation)\b|\bsi\b[^.]{0,40}\b(?:souscri|leve|inves|conver)\w*/;
/** `Shareholders after Completion`, in a paper whose completion hangs on what is yet to be done. */
const ONCE_COMPLETED =
  /\b(?:after|following|post|upon|on) (?:the )?(?:completion|closing)\b|\bapres (?:la )?(?:realisation|closing)\b/;
const IS_TO_COMPLETE =
  /\b(?:completion|closing|realisation) (?:shall|will|is (?:to|expected)|takes? place|interviendra|aura lieu|devra|doit|est prevue?)[^.;]{0,60}\b(?:when|once|after|upon|within|not later than|no later than|before|subject to|conditions?|lorsque|apres|dans les|au plus tard|avant|sous reserve)\b/;
/** `Situation après la clôture du 15 juin 2026`, `on 14 August 2026, following conversion`: what has come by that day. */
const ON_ITS_DAY =
  /\b(?:on|at|of|as at|as of|au|du|le) \d{1,2}(?:st|nd|rd|th|er)? [a-z]{3,9}\.? (?:19|20)\d\d\b/;
const IS_EXPECTED = /\b(?:expected|planned|proposed|target\w*|prevue?s?|envisagee?s?|projetee?s?)\b/;
const hasComeBy = (text: string): boolean => ON_ITS_DAY.test(text) && !IS_EXPECTED.test(text);
const isOfItsDay = (lines: readonly { readonly text: string }[]): boolean =>
  lines.some(({ text }) => (IS_TO_COME.test(text) || CLOSED.test(text)) && hasComeBy(text));
const CLOSED =
  /\b(?:after|following|upon|apres|suivant) (?:the |la |le |l')?(?:first |premiere? )?(?:clos\w+|cloture|completion|conversion|realisation|levee|round|operation)\b/;
const DILUTED = /\bdilu/;
const LINES_ABOVE = 3;
/** All of a round of which a part may have closed. */
const OF_ALL_OF_IT =
  '(?:full|whole|second|final) (?:round|raise|increase|clos\\w+|subscription)|augmentation';
const IS_OF_ALL = new RegExp(`\\b(?:${OF_ALL_OF_IT})\\b`);
/** What will be held, and what would be if all options were taken up. */
const TO_COME = new RegExp(`\\b(?:post|after|apres|pro ?forma|diluted|dilue|${OF_ALL_OF_IT})\\b`);
/** `Today, after the first close`, `After the first close (6 Oct 2026)`: what is held, since that has come. */
const HAS_COME =
  /\b(?:today|now|current(?:ly)?|present|aujourd'hui|actuel(?:le)?s?)\b|\((?:on |at |le |du )?\d{1,2} [a-z]{3,9}\.? (?:19|20)\d\d\)/;

const sharesIn = (line: Line): Cell[] => {
  const first = holderIn(line);
  if (!first || line.tail !== null) return [];
  const shares = line.cells.filter(({ text, column }) => column > first.column && SHARE.test(text));
  // `% fully diluted   % before`: what was held stands beside what is.
  const now = shares.filter(({ text }) => !WAS_HELD.test(text));
  return now.length > 0 && !now.some(({ text }) => IS_LATER.test(text)) ? now : shares;
};
const WAS_HELD = /\b(?:before|avant|prior|previous(?:ly)?)\b/;
const IS_LATER = /\b(?:post|after|apres|pro ?forma)\b/;

const shareColumn = (line: Line, over?: Line, hasClosed = false): number | null => {
  const shares = sharesIn(line);
  const last = shares.findLast(({ text }) => !DILUTED.test(text) && !IS_OF_ALL.test(text));
  if (hasClosed && last) return last.column;
  // What is held comes before what will be.
  return (shares.findLast((cell) => !isToCome(cell, line, over)) ?? shares.at(-1))?.column ?? null;
};
/** The line of heads over shares of owners, and the column in which these stand. */
function headOfShares(
  lines: readonly Line[],
  hasClosed: boolean,
): { readonly head: number; readonly column: number | null } {
  const head = lines.findIndex((line) => shareColumn(line) !== null);
  const line = lines[head];
  return { head, column: line ? shareColumn(line, lines[head - 1], hasClosed) : null };
}

/**
 * Whether a head tells what will be held: a sign alone is of the shares it stands behind, `Before   %   After   %`; others are of
 * what stands over them, `Before the round` and `After`.
 */
function isToCome(cell: Cell, { cells }: Line, over?: Line): boolean {
  const counted = cell.text === '%' ? cells[cells.indexOf(cell) - 1] : undefined;
  const group =
    over && over.tail === null && over.cells.length > 1
      ? over.cells.findLast(({ column }) => column <= cell.column)
      : undefined;
  return [cell, counted, group].some(
    (head) => head !== undefined && TO_COME.test(head.text) && !HAS_COME.test(head.text),
  );
}

/** The head of the column of names, or the day they hold on; words of something else may stand to its left. */
const holderIn = ({ cells }: Line): Cell | undefined =>
  cells.find(({ text }) => HOLDER.test(text)) ??
  (cells.some(({ text }) => COUNTED.test(text)) ? cells.find(({ text }) => HELD_ON.test(text)) : undefined);
/** `At 30 September 2026   Shares   % issued`. */
const HELD_ON =
  /^(?:(?:issued|held|capital|holdings?|shareholding|shareholders|position) )?(?:at|as at|as of|on|au) (?:\d{1,2}(?:st|nd|rd|th|er)? )?[a-z]{3,9} (?:19|20)\d\d$/;
const COUNTED = /^(?:(?:number of |ordinary |issued )*shares(?: held| issued)?|(?:nombre d')?actions)$/;

const numberOf = ({ text }: Pick<Cell, 'text'>): number | null => {
  const read = cellNumber(text);
  const [value] = read ? valuesOf(read.body, { thousands: '', decimal: '' }) : [];
  return value ?? null;
};

/** A block parted where another table's heads stand below its owners: `Date   Event   Money in   Pre-money`. */
export function apartFromOwners(block: TableBlock): TableBlock[] {
  const { lines } = block;
  const { head, column } = headOfShares(lines, isOfItsDay(block.above));
  if (column === null) return [block];
  const areWords = ({ cells, tail }: Line): boolean =>
    tail === null &&
    cells.length > 1 &&
    cells.every(({ text }) => numberOf({ text }) === null && !isNilCell(text));
  const isOther = (line: Line): boolean =>
    areWords(line) && line.cells.length > 2 && line.cells.some((cell) => cell.column === column);
  // `Total shares   800,000   100` over `Uses of the raise   VND million`.
  const isBehindSum = (line: Line, index: number): boolean =>
    areWords(line) && SUM.test(lines[index - 1]?.cells[0]?.text ?? '');
  const at = lines.findIndex(
    (line, index) => index > head + 1 && (isOther(line) || isBehindSum(line, index)),
  );
  if (at < 0) return [block];
  const last = lines.slice(0, at).findLastIndex(({ cells }) => cells.length > 1) + 1;
  return [
    { ...block, lines: lines.slice(0, last) },
    ...apartFromOwners({ ...block, lines: lines.slice(at), above: lines.slice(last, at) }),
  ];
}

/**
 * The shares of owners, in percent, in a table whose heads name holders and shares: `38 %`, or `0.38` where none is above
 * one. `date` is that of the words above. Null where the table is of something else.
 */
export function readOwners(
  page: FoldedPage,
  { lines, above }: TableBlock,
  date: string | null,
  home: CurrencyCode,
): TableReading | null {
  const { head, column } = headOfShares(lines, isOfItsDay(above));
  if (column === null) return null;
  const held = (lines[head] && datesIn(holderIn(lines[head])?.text ?? '')[0]?.date) ?? date;
  const headOfShare = lines[head]?.cells.filter((cell) => cell.column === column) ?? [];
  // `Before   %   After   %`: what will be held stands beside what is.
  const later = (lines[head] ? sharesIn(lines[head]) : []).findLast(
    (cell) => cell.column > column && lines[head] && isToCome(cell, lines[head], lines[head - 1]),
  );
  const isForecast = [...above.slice(-LINES_ABOVE), ...lines.slice(0, head), ...headOfShare].some(
    ({ text }) =>
      (IS_TO_COME.test(text) && !hasComeBy(text)) ||
      (ONCE_COMPLETED.test(text) && IS_TO_COMPLETE.test(page.text)),
  );
  const from = (lines[head] && holderIn(lines[head])?.column) ?? 0;
  const under = (at: number) =>
    lines.slice(head + 1).flatMap((line) => {
      const name = line.cells.find((one) => one.column >= from);
      const cell = line.cells.find((one) => one.column === at && one !== name);
      const value = cell ? numberOf(cell) : null;
      return name && cell && value !== null ? [{ line, name, cell, value }] : [];
    });
  const rowsUnder = (at: number): TableRow[] => {
    const read = under(at);
    const factor = read.every(({ value, cell }) => value <= 1 && !cell.text.includes('%')) ? 100 : 1;
    return read.map(({ line, name, cell: { start, end }, value }): TableRow => {
      const percent = Number((value * factor).toPrecision(12));
      const isSum = SUM.test(name.text) || (line === read.at(-1)?.line && percent === 100 && read.length > 1);
      return {
        start: line.start,
        end: line.end,
        label: name.text,
        account: null,
        candidates: [],
        holder: page.plain.slice(name.start, name.end),
        values: isSum
          ? []
          : [{ start, end, value: percent, unit: 'percent', currency: null, date: held, isForecast }],
      };
    });
  };
  const rows = rowsUnder(column);
  const heldLater = later ? rowsUnder(later.column).map((row): TableRow => ({ ...row, isAside: true })) : [];
  const paid = (lines[head]?.cells ?? []).flatMap(({ text, column: at }) => {
    const scale = at > from && at !== column ? scaleOfHead(text, home) : null;
    return scale === null ? [] : [{ at, scale }];
  });
  const sums = lines.slice(head + 1).flatMap((line) =>
    paid.flatMap(({ at, scale }): TableRow[] => {
      const cell = line.cells.find((one) => one.column === at);
      const value = cell ? numberOf(cell) : null;
      if (!cell || value === null || value === 0) return [];
      const { start, end } = cell;
      const sum = { start, end, value: precise(value * scale.factor), currency: scale.currency, date };
      const label = line.cells.find((one) => one.column >= from)?.text ?? '';
      return [
        {
          start,
          end,
          label,
          account: null,
          candidates: [],
          values: [{ ...sum, unit: 'money', kind: 'other', isForecast }],
        },
      ];
    }),
  );
  const all = [...rows, ...heldLater, ...sums].toSorted((a, b) => a.start - b.start);
  return rows.length === 0 ? null : { page, rows: all, checks: [], isSettled: false };
}
