// The rule and a worked example: docs/rules/safe.md
import type { CurrencyCode } from '#shared/domain/currency.ts';
import { fixed, mul, toText } from '#shared/domain/fixed.ts';
import type { Convertible } from './convertible.ts';
import { done, type Outcome, refuse } from './refusal.ts';

/** A SAFE or note as its paper states it: amount and cap in `currency`, US dollars where none is named. */
export type StatedConvertible = Convertible & { readonly currency?: CurrencyCode };

/** What one unit of a currency is in US dollars on the day of a table, and where that comes from. */
export type DollarRate = {
  readonly currency: CurrencyCode;
  readonly dollarsPerUnit: string;
  readonly text: string;
};

/** The currencies other than the dollar that convertibles are stated in. */
export const foreignCurrencies = (convertibles: readonly StatedConvertible[]): CurrencyCode[] => [
  ...new Set(convertibles.flatMap(({ currency = 'USD' }) => (currency === 'USD' ? [] : [currency]))),
];

/**
 * Convertibles in US dollars, in which the table's prices and exits are. Amount and cap go by one rate, so the part of the
 * company that is sold stays to the last digit. A currency without a rate is refused by its field.
 */
export function inDollars(
  convertibles: readonly StatedConvertible[],
  rates: readonly DollarRate[],
): Outcome<Convertible[]> {
  const converted: Convertible[] = [];
  for (const [index, { currency = 'USD', ...each }] of convertibles.entries()) {
    const rate = currency === 'USD' ? '1' : rates.find((one) => one.currency === currency)?.dollarsPerUnit;
    if (rate === undefined)
      return refuse(
        'EXCHANGE_RATE_MISSING',
        `convertibles.${index}.currency`,
        `No rate from ${currency} to US dollars is known.`,
      );
    const dollars = (amount: Convertible['amount']) => toText(mul(fixed(amount), fixed(rate)));
    converted.push(
      rate === '1'
        ? each
        : {
            ...each,
            amount: dollars(each.amount),
            ...(each.cap === undefined || each.cap === null ? {} : { cap: dollars(each.cap) }),
          },
    );
  }
  return done(converted);
}

type Named = Pick<Convertible, 'id' | 'holder' | 'kind'>;

/** What people call a SAFE or note, by its id: its holder and what it is, with the id where one holder has two. */
export function convertibleNames(convertibles: readonly Named[]): ReadonlyMap<string, string> {
  const plain = convertibles.map(
    ({ id, holder = id, kind }) => `${holder}, ${kind === 'NOTE' ? 'note' : 'SAFE'}`,
  );
  return new Map(
    convertibles.map(({ id }, index) => {
      const name = plain[index] ?? id;
      return [id, plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} ${id}`];
    }),
  );
}
