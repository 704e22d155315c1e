import type { Figure, Row } from './figure-context.ts';
import { isForecast } from './figure-date.ts';
import { whenOf } from './figure-when.ts';
import type { Numeral } from '../words/numeral.ts';
import type { TableRow } from '../tables/table-reading.ts';

type Time = Pick<Parameters<typeof whenOf>[0], 'year' | 'headed'> & { readonly toDate: string | null };

/** A figure that is listed as it stands, and that nothing is concluded from. */
const aside = (row: Row, numeral: Numeral, date: string | null): Figure => ({
  passage: row.passage,
  numeral,
  kind: 'other',
  account: null,
  unit: numeral.unit === 'money' || numeral.unit === 'percent' ? numeral.unit : 'count',
  value: numeral.value,
  currency: numeral.currency,
  date,
  rate: null,
  isForecast: isForecast(row.passage.text, numeral, null),
  isAside: true,
});

const SHORTEST_STRETCH = 3;
const OF_TIME =
  /^(?:hours?|hrs?|h|heures?|minutes?|mins?|seconds?|secondes?|days?|jours?|weeks?|semaines?)\b/;
const HAS_DIGIT = /\d/;

/** `640 kW`, `9,000 litres a day`, `settled in 14 days`: what a passage tells in a unit of measure. Hours and days in words are habits of speech. */
export const measuresOf = (row: Row, measured: readonly Numeral[], { toDate, ...time }: Time): Figure[] =>
  measured
    .filter(
      ({ start, end, noun, value }) =>
        !OF_TIME.test(noun) ||
        (value >= SHORTEST_STRETCH && HAS_DIGIT.test(row.passage.text.slice(start, end))),
    )
    .map((numeral) =>
      aside(
        row,
        numeral,
        whenOf({
          ...time,
          passage: row.passage,
          numeral,
          kind: 'other',
          dates: row.dates,
          previous: null,
          isPlan: false,
          isContinued: false,
          countsCalendarYears: toDate !== null,
          column: null,
        }),
      ),
    );

const OF_SHARES = /\b(?:shares?|options?|warrants?|actions|parts sociales|parts|titres|units?)\b/;
/** A smaller number beside those of a row is that of a note. */
const FEWEST_COUNTED = 100;
const isRemark = (cell: string): boolean => (cell.match(/[a-z]{3,}/g)?.length ?? 0) >= 2;

/** The numbers of a passage that the values of its rows leave. */
export function notTaken(
  { passage }: Row,
  numerals: readonly Numeral[],
  rows: readonly TableRow[],
): readonly Numeral[] {
  const taken = rows.flatMap(({ values }) => values);
  return numerals.filter(
    ({ start, end }) =>
      !taken.some((one) => one.start < passage.start + end && passage.start + start < one.end),
  );
}

/** Whether what a row's values are written as is what they are: no head gives them a scale. */
const isUnscaled = ({ passage, numerals }: Row, rows: readonly TableRow[]): boolean =>
  rows.every(({ values }) =>
    values.every((value) =>
      numerals.some(
        (one) =>
          !one.isScaled &&
          passage.start + one.start < value.end &&
          Math.abs(one.value) === Math.abs(value.value),
      ),
    ),
  );

/** Numbers of a row that its table did not read: shares held beside a holder's part, kilos beside a price, sums in a remark. */
export function leftInRow(row: Row, rows: readonly TableRow[], date: string | null): Figure[] {
  const { passage } = row;
  const cells = passage.page.text.slice(passage.start, passage.end);
  const isOfOwners = rows.some(({ holder, label }) => holder !== undefined || OF_SHARES.test(label));
  const isCounted = isOfOwners || isUnscaled(row, rows);
  const [first] = rows;
  const label = first?.label ?? '';
  // Shares are held on the day of the paper; of when another column is no value of its row tells.
  const held = isOfOwners ? (first?.values[0]?.date ?? date) : null;
  const times = new Set(rows.flatMap(({ values }) => values.map((one) => one.date)));
  // A share beside the one amount it is the share of is of its time.
  const ofAmount = times.size === 1 && first?.values.length === 1 ? (first.values[0]?.date ?? null) : null;
  return notTaken(row, row.numerals, rows).flatMap((numeral): Figure[] => {
    const { start, value, unit, isScaled } = numeral;
    const opens = cells.lastIndexOf('\t', start) + 1;
    const ends = cells.indexOf('\t', start);
    const cell = cells.slice(opens, ends < 0 ? cells.length : ends);
    const isLeft =
      opens > 0 &&
      (isRemark(cell)
        ? unit === 'money' || unit === 'percent' || isScaled
        : unit === 'money' ||
          // No scale of a table is one of its shares.
          unit === 'percent' ||
          (isCounted && unit === 'count' && value >= FEWEST_COUNTED && Number.isInteger(value)));
    const own = held ?? (unit === 'percent' && !isRemark(cell) ? ofAmount : null);
    return isLeft ? [{ ...aside(row, numeral, own), ...(isRemark(cell) ? {} : { label }) }] : [];
  });
}
