import { exact, ONE, toNumber, ZERO, type Exact, type Quantity } from '#shared/domain/exact.ts';

/**
 * What dilutes a holder: a money round, a stated percentage, or an issue of shares; each with what the holder bought
 * in it (amount, percentage points after the event, or shares).
 */
export type DilutionEvent =
  | { preMoney: Quantity; investment: Quantity; proRataInvestment?: Quantity | null }
  | { dilutionPct: Quantity; proRataPct?: Quantity | null }
  | { preShares: Quantity; newShares: Quantity; proRataShares?: Quantity | null };

/** Share kept and share bought, fractions of the company after the event. */
function effectOf(event: DilutionEvent): { kept: Exact; bought: Exact } | null {
  if ('dilutionPct' in event) {
    const kept = ONE.minus(exact(event.dilutionPct).div(100));
    return { kept, bought: exact(event.proRataPct ?? 0).div(100) };
  }
  const [before, added, own] =
    'preMoney' in event
      ? [event.preMoney, event.investment, event.proRataInvestment]
      : [event.preShares, event.newShares, event.proRataShares];
  const after = exact(before).plus(added);
  if (!after.greaterThan(ZERO)) return null;
  return { kept: exact(before).div(after), bought: exact(own ?? 0).div(after) };
}

/** Percentage held after the events in their order; null where an event leaves no company to hold. */
export function dilutedOwnershipPct(initialPct: Quantity, events: readonly DilutionEvent[]): number | null {
  let held: Exact | null = exact(initialPct);
  for (const event of events) {
    const effect = effectOf(event);
    held = effect === null || held === null ? null : held.times(effect.kept).plus(effect.bought.times(100));
  }
  return toNumber(held);
}

/** Percentage bought: as stated, else amount / post-money valuation, else unknown. */
export function entryOwnershipPct(ticket: {
  investmentAmount: Quantity;
  equityPercentage?: Quantity | null;
  valuation?: Quantity | null;
}): Exact | null {
  if (ticket.equityPercentage != null) return exact(ticket.equityPercentage);
  if (ticket.valuation == null || !exact(ticket.valuation).greaterThan(ZERO)) return null;
  const bought = exact(ticket.investmentAmount).div(ticket.valuation);
  return bought.greaterThan(ONE) ? null : bought.times(100);
}

type Ticket = {
  readonly investmentAmount: Quantity;
  readonly equityPercentage?: Quantity | null;
  readonly valuation?: Quantity | null;
};

/** Percentage points between two ways to state a ticket from which on it is asked about. */
const ASKED_FROM = 2;

/**
 * What a ticket buys at its post-money valuation beside what is stated, both in percent with two decimals, where they
 * differ by more than two points; null where they agree or one is not stated.
 */
export function entryGap({ investmentAmount, equityPercentage, valuation }: Ticket) {
  if (equityPercentage == null || valuation == null || !exact(valuation).greaterThan(ZERO)) return null;
  const bought = exact(investmentAmount).div(valuation).times(100);
  const stated = exact(equityPercentage);
  if (!bought.minus(stated).abs().greaterThan(ASKED_FROM)) return null;
  return { boughtPct: bought.toDecimalPlaces(2).toNumber(), statedPct: stated.toDecimalPlaces(2).toNumber() };
}
