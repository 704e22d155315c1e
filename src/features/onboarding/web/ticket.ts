import { parseMoney, toMajor } from '#shared/domain/money.ts';

/** What a typed ticket means in US dollars, null when it cannot be read as such. */
export function ticketOf(text: string): number | null {
  const money = parseMoney(text, 'USD');
  return money?.currency === 'USD' ? toMajor(money.amountMinor, 'USD') : null;
}
