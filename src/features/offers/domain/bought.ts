import { exact, toNumber } from '#shared/domain/exact.ts';
import type { OfferTerms } from './terms.ts';

/** Part of the company that a post-money SAFE buys at its cap: amount / cap, in percent; null for everything else. */
export function shareAtCapPct({ kind, amountMinor, capMinor }: OfferTerms): number | null {
  if (kind !== 'SAFE_POST' || capMinor === null) return null;
  return toNumber(exact(amountMinor).times(100).div(capMinor));
}

/** Whole shares that the firm amount buys at the price, `minorDigits` being those of the currency; null for convertibles. */
export function sharesBought(
  { amountMinor, pricePerShare }: Pick<OfferTerms, 'amountMinor' | 'pricePerShare'>,
  minorDigits: number,
): number | null {
  if (pricePerShare === null) return null;
  return exact(amountMinor).div(exact(10).pow(minorDigits)).div(pricePerShare).floor().toNumber();
}
