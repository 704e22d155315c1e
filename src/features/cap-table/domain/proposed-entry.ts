// The rule and a worked example: docs/rules/proposed-entry.md
import type { ConvertibleKind } from '#shared/domain/catalogue/convertibles.ts';
import { addMonths } from '#shared/domain/calendar.ts';
import { type CurrencyCode, minorDigits } from '#shared/domain/currency.ts';
import { type Exact, exact } from '#shared/domain/exact.ts';
import type { CapTableEntry } from './entry.ts';
import type { StatedConvertible } from './stated-convertible.ts';

/** An offer whose money was received, as far as a cap table is concerned. Money in minor units of `currency`. */
export type ReceivedOffer = {
  readonly id: number;
  readonly investorName: string;
  readonly kind: ConvertibleKind | 'PRICED';
  readonly currency: CurrencyCode;
  readonly amountMinor: number;
  readonly capMinor: number | null;
  readonly discountPct: number | null;
  readonly interestPct: number | null;
  readonly maturesOn: string | null;
  readonly shareClass: string | null;
  /** Major units of `currency`. */
  readonly pricePerShare: number | null;
  /** The day the money was received. */
  readonly receivedOn: string;
};

/** A note that names no day is due after so many months. */
const USUAL_MONTHS = 24;
const PRICE_PLACES = 10;

const major = (minor: number, currency: CurrencyCode): Exact =>
  exact(minor).div(exact(10).pow(minorDigits(currency)));
const fraction = (percent: number): string => exact(percent).div(100).toFixed();

/** A SAFE or note as its paper states it: in its own currency, issued on the day the money came. */
export function proposedConvertible(offer: ReceivedOffer): StatedConvertible | null {
  const { id, kind, investorName, currency, amountMinor, capMinor, discountPct, interestPct } = offer;
  if (kind === 'PRICED') return null;
  const period = {
    rate: fraction(interestPct ?? 0),
    startDate: offer.receivedOn,
    endDate: offer.maturesOn ?? addMonths(offer.receivedOn, USUAL_MONTHS),
  };
  return {
    id: `offer-${id}`,
    kind,
    holder: investorName,
    amount: major(amountMinor, currency).toFixed(),
    ...(currency === 'USD' ? {} : { currency }),
    ...(capMinor === null ? {} : { cap: major(capMinor, currency).toFixed() }),
    ...(discountPct === null ? {} : { discount: fraction(discountPct) }),
    issueDate: offer.receivedOn,
    ...(kind === 'NOTE' && interestPct !== null ? { interest: { periods: [period] } } : {}),
  };
}

/**
 * Shares bought at a price: whole ones, floor(amount / price) in the currency of the offer. A cap table’s prices are in US
 * dollars, so price and amount are converted at `dollarsPerUnit`, the rate of the day the money came.
 */
export function proposedShares(offer: ReceivedOffer, dollarsPerUnit: Exact): CapTableEntry | null {
  const { investorName, currency, amountMinor, pricePerShare, shareClass } = offer;
  if (pricePerShare === null || shareClass === null) return null;
  const amount = major(amountMinor, currency);
  const price = exact(pricePerShare).times(dollarsPerUnit);
  return {
    shareholderName: investorName,
    shareholderType: 'investor',
    shares: amount.div(pricePerShare).floor().toNumber(),
    shareClass,
    originalIssuePrice: price.toDecimalPlaces(PRICE_PLACES).toFixed(),
    investedAmount: amount.times(dollarsPerUnit).toDecimalPlaces(2).toFixed(),
  };
}
