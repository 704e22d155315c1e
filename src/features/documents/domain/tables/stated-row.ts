import type { FoldedPage } from '../text/folded-page.ts';
import { accountOf, COUNTED, STANDING } from '../words/account.ts';
import { datesIn } from '../words/period.ts';
import { asDay } from './row-date.ts';
import type { Context } from './table-context.ts';
import type { TableReading, TableRow } from './table-reading.ts';
import type { TableScale } from './table-scale.ts';

/** `Cash and equivalents at 31 December 2025: 2,180.`: a line of the accounts within a sentence of theirs, without a mark. */
const STATED =
  /(?<=^|[.;:] |\n)(?<label>[a-z][a-z ,'()/-]{3,60}?)(?: (?:at|as at|on|au|a fin|fin) (?<day>[^:.;\t\n]{4,24}?))? ?: ?\n?(?<number>\d{1,3}(?:[ ,]\d{3})+)(?= ?(?:[.;\n]|$)| (?:at|as at|on|au|a fin|fin) (?<then>[^:.;\t\n]{4,24}))/g;

/** What sentences of accounts give in the scale that all their amounts are in. */
export function readStated(
  page: FoldedPage,
  { factor, currency }: TableScale,
  context: Context,
): TableReading | null {
  const rows = [...page.text.matchAll(STATED)].flatMap(({ 0: words, index, groups = {} }): TableRow[] => {
    const { label = '', day, then, number = '' } = groups;
    const account = accountOf(label);
    if (account === null || COUNTED.has(account)) return [];
    const date = datesIn(day ?? then ?? '')[0]?.date ?? context.title;
    const end = index + words.length;
    const value = {
      start: end - number.length,
      end,
      value: Number(number.replaceAll(/\D/g, '')) * factor,
      unit: 'money',
      currency: currency ?? context.currency,
      date: date !== null && STANDING.has(account) ? asDay(date) : date,
      isForecast: false,
    } as const;
    return [{ start: index, end, label, account, values: [value], candidates: [] }];
  });
  return rows.length === 0 ? null : { page, rows, checks: [], isSettled: false };
}
