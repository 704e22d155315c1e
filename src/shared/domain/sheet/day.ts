import { isCalendarDate } from '../calendar.ts';
import { UNCLEAR } from './number.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NUMBERS = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
const DAY_AND_NAME = /^(\d{1,2})[\s-]+([a-z]{3})[a-z]*\.?,?[\s-]+(\d{4})$/i;
const NAME_AND_DAY = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})$/i;

/** Whether the days of a column come before the months; null where they do not tell or some say so and some so. */
export type DayFirst = boolean | null;

/** What `31/01/2024` and `01/31/2024` say of `03/04/2024` in the same column. */
export function dayFirstOf(texts: readonly string[]): DayFirst {
  const found = new Set(
    texts.flatMap((text) => {
      const [, first = '', , second = ''] = NUMBERS.exec(withoutTime(text)) ?? [];
      return Number(first) > 12 ? [true] : Number(second) > 12 ? [false] : [];
    }),
  );
  return found.size === 1 ? [...found].every(Boolean) : null;
}

const withoutTime = (text: string): string =>
  text.trim().replace(/[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[AP]M)?Z?$/i, '');

function day(year: string, month: string | number, date: string): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDate(text) ? text : null;
}

/**
 * A day as spreadsheets write it, as `YYYY-MM-DD`: `2024-01-31`, `31/01/2024`, `31.1.2024`, `31 Jan 2024`, a time of day
 * left away. Null for what is no day; `UNCLEAR` for `03/04/2024` where the column does not tell which is the month.
 */
export function plainDay(text: string, dayFirst: DayFirst = null): string | typeof UNCLEAR | null {
  const bare = withoutTime(text);
  const ordered = YEAR_FIRST.exec(bare);
  if (ordered) return day(ordered[1] ?? '', ordered[2] ?? '', ordered[3] ?? '');
  const named = DAY_AND_NAME.exec(bare);
  if (named) return day(named[3] ?? '', monthOf(named[2]), named[1] ?? '');
  const american = NAME_AND_DAY.exec(bare);
  if (american) return day(american[3] ?? '', monthOf(american[1]), american[2] ?? '');
  const [, first = '', mark, second = '', year = ''] = NUMBERS.exec(bare) ?? [];
  if (year === '') return null;
  const isDayFirst =
    Number(first) > 12 || mark === '.' || first === second ? true : Number(second) > 12 ? false : dayFirst;
  if (isDayFirst === null) return UNCLEAR;
  return isDayFirst ? day(year, second, first) : day(year, first, second);
}

const monthOf = (name = ''): number => MONTHS.indexOf(name.toLowerCase()) + 1;
