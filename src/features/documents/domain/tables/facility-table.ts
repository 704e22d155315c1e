import { textWithout } from '../words/period.ts';
import { currencyOfMark } from '../words/currency-word.ts';
import { timesIn } from '../words/period-bare.ts';
import { MONTH_NAMES } from '../words/period-word.ts';
import { cellNumber, precise, separatorsOf, valuesOf } from './cell-number.ts';
import { dateStated, OF_UNITS } from './measured-table.ts';
import type { Context } from './table-context.ts';
import { columnTime, isUnitAlone } from './table-period.ts';
import type { TableReading, TableRow, TableValue } from './table-reading.ts';
import { factorOfCell, scaleOfHead, scaleOfLabel, scaleOfTable, type TableScale } from './table-scale.ts';
import { type Cell, type Line, moneyCells, type TableBlock } from './table.ts';

/*
 * Tables of what banks lend: `Facility  Limit  Drawn  Expires`, `Concours  Autorisation  Encours  Échéance`. Their columns say no time,
 * and no row is of the day on which what it tells of ends.
 */

const OF_LIMIT =
  /^(?:(?:credit|facility|approved|sanctioned|authori[sz]ed|total|overall|montant|plafond) )?(?:limit or original|original(?: (?:amount|principal|sum|loan))?|montant (?:initial|d'origine)|limits?|sanctioned|authori[sz]ed|approved|granted|existing|renewed|proposed|limites?|autorisations?|autorisee?s?|plafonds?|accordee?s?)(?: (?:autorisee?s?|accordee?s?|approved|granted|amount))?$/;
const OF_DRAWN =
  /^(?:(?:amount|total|balance|currently|now|montant) )?(?:drawn(?: down)?|used|utili[sz]ed|utili[sz]ation|in use|outstanding|owed|owing|balances?|exposure|utilisee?s?|tiree?s?|encours|soldes?|restant du|du)(?: (?:amount|balance|owed|outstanding))?$/;
const OF_UNDRAWN =
  /^(?:undrawn|unused|unutili[sz]ed|available|availability|headroom|free|left|disponibles?|non utilisee?s?|non tiree?s?|reste|marge disponible)$/;

type Setting = Pick<Context, 'home' | 'written'>;
/** `drawn 31 aug n$`: what a head says, in what it is and of when. */
function headIn(cell: Cell, { home, written }: Setting): Head {
  const { text } = cell;
  const numbered = DAY_IN_NUMBERS.exec(text);
  if (numbered) {
    const time = columnTime(numbered[0]);
    const head = headIn({ ...cell, text: text.replace(numbered[0], ' ') }, { home, written });
    return time?.kind === 'date' ? { ...head, date: time.date } : head;
  }
  const bare = DAY_ALONE.exec(text);
  const times = bare ? timesIn(`at ${bare[0]}`, written) : timesIn(text, written);
  const undated = bare ? text.replace(bare[0], ' ') : textWithout(text, times);
  const words = undated.replaceAll(/\([^()]*\)|,/g, ' ').split(/\s+/);
  const isUnit = (word: string): boolean => word === '000' || scaleOfTable(word, home) !== null;
  return {
    name: words.filter((word) => !/^(?:at|on|as|au|le|in|en|of|m|)$/.test(word) && !isUnit(word)).join(' '),
    scale: scaleOfHead(text, home) ?? scaleOfTable(words.filter(isUnit).join(' '), home),
    date: times[0]?.date ?? null,
  };
}
type Head = {
  readonly name: string;
  readonly scale: TableScale | null;
  readonly date: string | null;
};
/** `Drawn 31.08.26 (TSh)` */
const DAY_IN_NUMBERS = /(?<!\d)\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d\d(?!\d)/;
const DAY_ALONE = new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th|er)? (?:${MONTH_NAMES})\\b(?!\\.? ?(?:19|20)\\d\\d)`);

/** The columns of a head of facilities; none where it is the head of something else. */
function columnsIn({ cells, tail }: Line, setting: Setting): readonly Cell[] {
  if (tail !== null || cells.some(({ text }) => cellNumber(text) !== null || OF_UNITS.test(text))) return [];
  const named = cells.slice(1).map((cell) => ({ cell, ...headIn(cell, setting) }));
  const of = (words: RegExp): Cell[] => named.flatMap(({ cell, name }) => (words.test(name) ? [cell] : []));
  const [limits, drawn, undrawn] = [of(OF_LIMIT), of(OF_DRAWN), of(OF_UNDRAWN)];
  return limits.length > 0 && drawn.length > 0 ? [...limits, ...drawn, ...undrawn] : [];
}

/** A block parted where the heads of facilities stand below other rows. */
export function apartFromFacilities(block: TableBlock, context: Context): TableBlock[] {
  const at = block.lines.findIndex((line) => columnsIn(line, context).length > 0);
  const last = block.lines.slice(0, at).findLastIndex((line) => moneyCells(line).length > 0) + 1;
  if (at < 1 || last === 0) return [block];
  const between = block.lines.slice(last, at);
  return [
    { ...block, lines: block.lines.slice(0, last), below: between },
    { ...block, lines: block.lines.slice(at), above: [...block.above, ...between] },
  ];
}

/** Limits of facilities beside what is drawn of them; null where a table is of something else. */
export function readFacilities({ page, lines, above }: TableBlock, context: Context): TableReading | null {
  const at = lines.findIndex((line) => columnsIn(line, context).length > 0);
  const head = lines[at];
  if (!head || lines.slice(0, at).some((line) => moneyCells(line).length > 0)) return null;
  const columns = columnsIn(head, context);
  // `Limit   Outstanding` over `(EGP)   (EGP)`.
  const below = lines[at + 1]?.cells.every(({ text }) => isUnitAlone(text)) ? lines[at + 1]?.cells : [];
  const unitBelow = new Map(below?.map(({ column, text }) => [column, scaleOfHead(text, context.home)]));
  const heads = new Map(
    columns.map((cell) => {
      const told = headIn(cell, context);
      return [cell.column, { ...told, scale: told.scale ?? unitBelow.get(cell.column) ?? null }];
    }),
  );
  const numbersOf = (line: Line): Cell[] =>
    moneyCells(line).filter(({ column }) => columns.some((one) => one.column === column));
  const body = lines.slice(at + 1).filter((line) => line.tail === null && numbersOf(line).length > 0);
  const wordsOf = ({ cells: [first] }: Line): string =>
    first && cellNumber(first.text) === null && !columns.some(({ column }) => column === first.column)
      ? first.text
      : '';
  const whole =
    body.map((line) => scaleOfTable(wordsOf(line), context.home)).find((scale) => scale !== null) ??
    [head, ...above.slice(-1)].flatMap(
      ({ cells }) => scaleOfHead(cells[0]?.text ?? '', context.home) ?? [],
    )[0] ??
    null;
  const scaleOf = (cell: Cell): TableScale | null => heads.get(cell.column)?.scale ?? whole ?? context.unit;
  const day =
    [...heads.values(), ...head.cells.slice(0, 1).map((cell) => headIn(cell, context))]
      .map(({ date }) => date)
      .find((date) => date !== null) ??
    page.text
      .slice(0, head.start)
      .split('\n')
      .flatMap((text) => dateStated(text, context.written) ?? [])
      .at(-1) ??
    null;
  const separators = separatorsOf(
    body.flatMap(numbersOf).flatMap(({ text }) => cellNumber(text)?.body ?? []),
    context.hasDecimalComma,
  ) ?? { thousands: '', decimal: '' };
  const rows = body.map((line): TableRow => {
    // `Call account, USD` among sums in kwacha.
    const own = scaleOfLabel(wordsOf(line), context.home);
    const values = numbersOf(line).flatMap((cell): TableValue[] => {
      const read = cellNumber(cell.text);
      const [value, other] = read ? valuesOf(read.body, separators) : [];
      if (!read || read.isPercent || value === undefined || other !== undefined || value === 0) return [];
      const marked = read.mark === '' ? null : currencyOfMark(read.mark, context.home);
      const told = own ?? scaleOf(cell);
      // `USD 604,000` among limits in rupees is written in full.
      const scale = marked === null || marked === told?.currency ? told : { currency: marked, factor: 1 };
      return [
        {
          start: cell.start,
          end: cell.end,
          value: precise(Math.abs(value) * factorOfCell(read, scale)),
          unit: 'money',
          currency: scale?.currency ?? context.unit?.currency ?? context.currency,
          date: day,
          isForecast: false,
          kind: 'other',
        },
      ];
    });
    return { start: line.start, end: line.end, label: wordsOf(line), account: null, candidates: [], values };
  });
  return rows.length < FEWEST_ROWS ? null : { page, rows, checks: [], isSettled: false };
}
const FEWEST_ROWS = 2;
