import { parseFixed, toText } from '#shared/domain/fixed.ts';
import { type CurrencyCode, currencyOf } from '#shared/domain/currency.ts';

/** A JSON object of a package that somebody else wrote: nothing of it is to be believed before it is read. */
export type Item = Readonly<Record<string, unknown>>;

export const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const itemOf = (value: unknown): Item => (isItem(value) ? value : {});
/** A text; other programs also write ids, amounts and counts as plain numbers. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const number = typeof value === 'number' ? parseFixed(value) : null;
  return number === null ? '' : toText(number);
}
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const typeOf = (item: Item): string => textOf(item['object_type']);
export const dayOf = (item: Item): string => textOf(item['date']);
/** A monetary field in a currency of the catalogue; dollars where it names none. */
export function moneyOf(value: unknown): { amount: string; currency: CurrencyCode } | undefined {
  const money = itemOf(value);
  const currency = currencyOf(textOf(money['currency'] ?? 'USD'));
  const amount = textOf(money['amount']);
  return amount === '' || currency === null ? undefined : { amount, currency };
}
/** The amount of a monetary field in US dollars; undefined in any other currency. */
export function dollarsOf(value: unknown): string | undefined {
  const money = itemOf(value);
  return (money['currency'] ?? 'USD') === 'USD' ? textOf(money['amount']) || undefined : undefined;
}
