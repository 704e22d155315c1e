import { type Money, parseMoney, toMajor } from '#shared/domain/money.ts';

export const RAISING_EXAMPLES =
  'We could not read this amount. Write it like $500K, NGN 20m, KES 5,000,000 or ₦20,000,000.';
export const RAISING_TOO_LARGE = 'This amount is too large';

const LARGEST_RAISE = 1_000_000_000_000;

/** What a typed raising amount means, or the sentence that says what is wrong with it. */
export function readRaising(text: string): Money | string {
  const parsed = parseMoney(text);
  if (parsed === null) return RAISING_EXAMPLES;
  return toMajor(parsed.amountMinor, parsed.currency) > LARGEST_RAISE ? RAISING_TOO_LARGE : parsed;
}

/** The amount that was understood; null for a text no rule accepts. */
export function raisingOf(text: string): Money | null {
  const read = readRaising(text);
  return typeof read === 'string' ? null : read;
}
