import { datesIn, isMonth } from '../words/period.ts';
import { cellNumber, precise, separatorsOf, valuesOf } from './cell-number.ts';
import type { Context } from './table-context.ts';
import type { TableReading, TableRow, TableValue } from './table-reading.ts';
import { factorOfCell, scaleOfHead, type TableScale } from './table-scale.ts';
import { type Cell, type Line, moneyCells, type TableBlock } from './table.ts';

/*
 * Schedules of what is paid back: `No.  Due date  Principal  Balance after`, `Échéance  Capital  Intérêts  Restant dû`. Each row is of
 * its own day, on which so much is paid and so much is left.
 */

const OF_DAYS =
  /^(?:(?:due|payment|repayment|instal?lment|maturity) (?:dates?|on)|dates? (?:due|of (?:payment|repayment))|dates?|due|echeances?|dates? (?:d'echeance|de (?:paiement|remboursement)|des? echeances?))$/;
const OF_PAYMENTS =
  /^(?:(?:total|loan|equal|monthly|quarterly) )?(?:principal|capital|interest|instal?lments?|payments?|repayments?|annuity|annuites?|mensualites?|amortissements?|interets?|remboursements?|versements?|montants? du)(?: (?:due|payable|repayment|amount|rembourse|a payer|amorti))?$/;
const OF_REST =
  /^(?:(?:opening|closing|loan|principal|capital) )?(?:balances?|outstanding|soldes?|encours|restant du|remaining)(?: (?:after(?: payment)?|outstanding|due|left|owed|restant|du|principal|balance|apres (?:paiement|echeance)|fin de periode))?$/;
const FEWEST_ROWS = 3;

const nameOf = (text: string): string =>
  text
    .replaceAll(/\([^()]*\)/g, ' ')
    .replace(/,.*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const dayIn = (text: string): string | null => {
  const [day, other] = datesIn(text);
  return day && !other && day.start === 0 && day.end === text.length && isMonth(day.date) ? day.date : null;
};

type Schedule = {
  readonly at: number;
  readonly days: number;
  readonly columns: readonly Cell[];
  readonly rows: readonly Line[];
};

function scheduleIn({ lines }: TableBlock): Schedule | null {
  const at = lines.findIndex(({ cells }) => cells.some(({ text }) => OF_DAYS.test(nameOf(text))));
  const head = lines[at];
  if (!head || head.tail !== null) return null;
  const days = head.cells.find(({ text }) => OF_DAYS.test(nameOf(text)))?.column ?? -1;
  const named = (words: RegExp): readonly Cell[] =>
    head.cells.filter(({ text, column }) => column !== days && words.test(nameOf(text)));
  const [paid, left] = [named(OF_PAYMENTS), named(OF_REST)];
  if (paid.length === 0 || paid.length + left.length < 2) return null;
  const dayOf = ({ cells }: Line): string | null =>
    dayIn(cells.find(({ column }) => column === days)?.text ?? '');
  const rows = lines.slice(at + 1).filter((line) => line.tail === null && dayOf(line) !== null);
  const dates = rows.map((line) => dayOf(line) ?? '');
  const isInOrder = dates.every((date, index) => index === 0 || date >= (dates[index - 1] ?? ''));
  return rows.length < FEWEST_ROWS || !isInOrder ? null : { at, days, columns: [...paid, ...left], rows };
}

export const isSchedule = (block: TableBlock): boolean => scheduleIn(block) !== null;

/** What is paid on each day of a schedule, and what is left after it. */
export function readSchedule(block: TableBlock, context: Context): TableReading | null {
  const found = scheduleIn(block);
  if (found === null) return null;
  const { at, days, columns, rows } = found;
  const stub = block.lines[at]?.cells[0]?.text ?? '';
  const whole = scaleOfHead(stub, context.home) ?? context.unit;
  const scaleOf = (cell: Cell): TableScale | null => scaleOfHead(cell.text, context.home) ?? whole;
  const numbersOf = (line: Line): { cell: Cell; head: Cell }[] =>
    moneyCells(line).flatMap((cell) => {
      const head = columns.find(({ column }) => column === cell.column);
      return head ? [{ cell, head }] : [];
    });
  const separators = separatorsOf(
    rows.flatMap(numbersOf).flatMap(({ cell }) => cellNumber(cell.text)?.body ?? []),
    context.hasDecimalComma,
  ) ?? { thousands: '', decimal: '' };
  const read = rows.flatMap((line): TableRow[] => {
    const date = dayIn(line.cells.find(({ column }) => column === days)?.text ?? '');
    return numbersOf(line).flatMap(({ cell, head }): TableRow[] => {
      const number = cellNumber(cell.text);
      const [value, other] = number ? valuesOf(number.body, separators) : [];
      if (!number || number.isPercent || value === undefined || other !== undefined || value === 0) return [];
      const scale = scaleOf(head);
      const told: TableValue = {
        start: cell.start,
        end: cell.end,
        value: precise(value * factorOfCell(number, scale)),
        unit: 'money',
        currency: scale?.currency ?? context.unit?.currency ?? context.currency,
        date,
        isForecast: false,
        kind: 'other',
      };
      return [
        {
          start: line.start,
          end: line.end,
          label: nameOf(head.text),
          account: null,
          values: [told],
          candidates: [],
        },
      ];
    });
  });
  return read.length === 0 ? null : { page: block.page, rows: read, checks: [], isSettled: false };
}
