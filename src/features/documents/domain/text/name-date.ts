import { datesIn } from '../words/period.ts';
import { MONTH_NAMES } from '../words/period-word.ts';
import { foldPage } from './folded-page.ts';

const DAY = '(0[1-9]|[12]\\d|3[01])';
const MONTH = '(0[1-9]|1[0-2])';
const YEAR = '(20[0-4]\\d)';
const SHORT_YEAR = '([12]\\d)';
const WHOLE = (shape: string): RegExp => new RegExp(`(?<!\\d)${shape}(?!\\d)`, 'g');

/** `2026-06-30`, where such a day can be. */
const iso = (year: string, month: string, day: string): string => `${year.padStart(4, '20')}-${month}-${day}`;

/** Six digits are a day with its year behind it or before it; where they may be both, they tell nothing. */
const ofSixDigits = (digits: string): string => {
  const [, day = '', month = '', year] = new RegExp(`^${DAY}${MONTH}${SHORT_YEAR}$`).exec(digits) ?? [];
  const [, first, second = '', third = ''] = new RegExp(`^${SHORT_YEAR}${MONTH}${DAY}$`).exec(digits) ?? [];
  if (year !== undefined && first !== undefined) return year === first ? iso(year, month, day) : '';
  if (year !== undefined) return iso(year, month, day);
  return first === undefined ? digits : iso(first, second, third);
};

/** How names of files write dates, as the one reader of dates reads them. */
const WRITTEN_OUT: readonly (readonly [RegExp, string | ((digits: string) => string)])[] = [
  [/\.[a-z]{2,5}$/, ''],
  [WHOLE(`${YEAR}${MONTH}${DAY}`), '$1-$2-$3'],
  [WHOLE(`${DAY}${MONTH}${YEAR}`), '$3-$2-$1'],
  [WHOLE('\\d{6}'), ofSixDigits],
  [WHOLE(`${YEAR}[-_. ]${MONTH}[-_. ]${DAY}`), '$1-$2-$3'],
  [WHOLE(`${DAY}[-_. ]${MONTH}[-_. ]${YEAR}`), '$3-$2-$1'],
  [WHOLE(`${DAY}[-_. ]${MONTH}[-_. ]${SHORT_YEAR}`), '20$3-$2-$1'],
  [WHOLE(`${YEAR}[-_. ]${MONTH}`), '$1-$2'],
  [WHOLE(`${MONTH}[-_. ]${YEAR}`), '$2-$1'],
  [/[_+()[\]]/g, ' '],
  [/(?<=[a-z])-|-(?=[a-z])/g, ' '],
  [/(?<=[a-z])(?=20[0-4]\d-\d)/g, ' '],
  [new RegExp(`(?<=\\d)(?=(?:${MONTH_NAMES})(?![a-z]))`, 'g'), ' '],
  [new RegExp(`(?<![a-z])(${MONTH_NAMES})\\.? ?'?${SHORT_YEAR}(?!\\d)`, 'g'), '$1 20$2'],
  [new RegExp(`(?<![a-z])(${MONTH_NAMES})(?=20[0-4]\\d)`, 'g'), '$1 '],
];

/**
 * The month or the period that the name of a file tells, `captable_2026-06-30.xlsx`, `Comptes_2025.pdf`: `2026-06`, `2025`,
 * `2026-Q3`; null where it tells none or several.
 */
export function periodOfName(name: string): string | null {
  const { text } = foldPage({ page: 1, text: name.trim() });
  const written = WRITTEN_OUT.reduce(
    (left, [form, full]) => (typeof full === 'string' ? left.replace(form, full) : left.replace(form, full)),
    text,
  );
  const told = [...new Set(datesIn(written).map(({ date }) => date))];
  const date = told.find((one) => !told.some((other) => other !== one && other.startsWith(one)));
  return date === undefined || told.some((one) => !date.startsWith(one)) ? null : date;
}
