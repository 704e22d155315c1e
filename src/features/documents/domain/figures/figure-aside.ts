import type { Figure, Row } from './figure-context.ts';
import { isForecast } from './figure-date.ts';
import { whenOf } from './figure-when.ts';
import type { Numeral } from '../words/numeral.ts';
import type { TableRow } from '../tables/statement.ts';

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
const FEWEST_SHARES = 100;
const HAS_WORDS = /[a-z]{3,}[^a-z]+(?:[a-z]+[^a-z]+)*[a-z]{3,}/;

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

/** Numbers of a row that its table did not read: shares held and issued beside a holder's part, sums in a remark. */
export function leftInRow(row: Row, rows: readonly TableRow[], date: string | null): Figure[] {
  const { passage, numerals } = row;
  const cells = passage.page.text.slice(passage.start, passage.end);
  const isOfOwners = rows.some(
    ({ holder, label, values }) =>
      holder !== undefined ||
      OF_SHARES.test(label) ||
      (values.length > 0 && values.every(({ unit }) => unit === 'percent')),
  );
  const first = rows[0]?.values[0]?.date ?? date;
  return notTaken(row, numerals, rows)
    .filter(({ start, value, unit, isScaled }) => {
      const opens = cells.lastIndexOf('\t', start) + 1;
      const ends = cells.indexOf('\t', start);
      const cell = cells.slice(opens, ends < 0 ? cells.length : ends);
      if (opens > 0 && HAS_WORDS.test(cell)) return unit === 'money' || unit === 'percent' || isScaled;
      const isOfHolding = unit === 'percent' || (unit === 'count' && value >= FEWEST_SHARES);
      return isOfOwners && opens > 0 && isOfHolding && Number.isInteger(unit === 'count' ? value : 0);
    })
    .map((numeral) => aside(row, numeral, first));
}
