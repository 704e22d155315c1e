import { isCalendarDate } from '#shared/domain/calendar.ts';
import { type CurrencyCode, currencyOf } from '#shared/domain/currency.ts';

/** What one US dollar was in a currency on a day. */
export type ReferenceRate = {
  readonly currency: CurrencyCode;
  readonly date: string;
  readonly perDollar: number;
};

/**
 * The table that comes with the product: a comment, then a row of days and a row for each currency, cells empty where
 * nothing is known. Throws a `RangeError` for anything else: the file is ours.
 */
export function readRateFile(text: string): ReferenceRate[] {
  const [head = '', ...rows] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const days = head.split(',').slice(1);
  return rows.flatMap((row) => {
    const [code = '', ...cells] = row.split(',');
    const currency = currencyOf(code);
    return cells.flatMap((cell, at): ReferenceRate[] => {
      if (cell === '') return [];
      const date = days[at] ?? '';
      const perDollar = Number(cell);
      if (currency === null || !isCalendarDate(date) || !(perDollar > 0))
        throw new RangeError(`not a rate: ${code} on ${date} is ${cell}`);
      return [{ currency, date, perDollar }];
    });
  });
}
