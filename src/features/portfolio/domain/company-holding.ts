import type { CurrencyCode } from '#shared/domain/currency.ts';
import { companyPosition, type CompanyPosition } from './company-position.ts';
import { type Converter, converterInto, type MissingRate } from './converter.ts';
import type { ExchangeRate, RateBook } from '#shared/domain/exchange-rate.ts';
import { type CompanyLedger, isFullExit, type LedgerEvent, type LedgerInvestment } from './ledger.ts';
import { exact, type Quantity } from '#shared/domain/exact.ts';
import { entryOwnershipPct } from './ownership.ts';
import { factsAsOf, type PortfolioFacts } from './portfolio-facts.ts';

/** The currency totals are in. */
export const TOTALS_CURRENCY: CurrencyCode = 'USD';

type Facts = Required<PortfolioFacts>;

/** A company on a day: its position in its own currency, and the facts in the currency of totals. */
export type CompanyHolding = {
  readonly ledger: CompanyLedger;
  /** Of its first cheque. */
  readonly currency: CurrencyCode;
  /** In the company's own currency; its money is to be believed only where `isOwnComplete`. */
  readonly position: CompanyPosition;
  readonly localFacts: Facts;
  /** In dollars; the value is the own value at the rate of the day. Null while a rate is missing. */
  readonly facts: Facts | null;
  readonly missing: readonly MissingRate[];
  /** Every record could be turned into the company's own currency. */
  readonly isOwnComplete: boolean;
  readonly used: readonly ExchangeRate[];
};

/** Percentage bought; of two amounts in one currency it is the same in every currency. */
function entryPercentage({ amountMinor, equityPercentage, valuationMinor }: LedgerInvestment): string | null {
  const ticket = { investmentAmount: amountMinor, equityPercentage, valuation: valuationMinor };
  return entryOwnershipPct(ticket)?.toString() ?? null;
}

/** What was paid and received, and the end: everything but what the holding is worth. */
function cashFacts({ key, investments, events }: CompanyLedger, asOf: string, into: Converter) {
  const startupId = key;
  const past = events.filter(({ date }) => date <= asOf);
  const parts = past.filter((event) => event.kind === 'exit' && !isFullExit(event));
  const paid = past.filter(({ kind }) => kind === 'distribution');
  const received = ({ amountMinor, currency, date }: LedgerEvent) =>
    amountMinor === null ? null : into.amount(amountMinor, currency, date);
  return {
    asOf,
    investments: investments
      .filter(({ dealDate }) => dealDate <= asOf)
      .map((row) => ({
        id: row.id,
        startupId,
        dealDate: row.dealDate,
        investmentAmount: into.amount(row.amountMinor, row.currency, row.dealDate),
        equityPercentage: entryPercentage(row),
        valuation:
          row.valuationMinor === null ? null : into.amount(row.valuationMinor, row.currency, row.dealDate),
      })),
    exits: past.filter(isFullExit).map((event) => ({ ...event, startupId, proceeds: received(event) })),
    writeOffs: past.filter(({ kind }) => kind === 'write-off').map((event) => ({ ...event, startupId })),
    distributions: [...parts, ...paid].map((event) => ({
      ...event,
      startupId,
      amount: received(event) ?? '0',
    })),
    partialExits: parts.map((event) => ({ ...event, startupId, soldPercentage: event.soldPercentage ?? 0 })),
  };
}

function worthFacts({ key: startupId, events }: CompanyLedger, asOf: string, into: Converter) {
  const past = events.filter(({ date }) => date <= asOf);
  const amount = ({ currency, date }: LedgerEvent, minor: number | null) =>
    into.amount(minor ?? 0, currency, date);
  return {
    rounds: past
      .filter(({ kind }) => kind === 'round')
      .map((round) => ({
        ...round,
        startupId,
        raised: amount(round, round.raisedMinor),
        postMoney: amount(round, round.amountMinor),
      })),
    marks: past
      .filter(({ kind }) => kind === 'mark')
      .map((mark) => ({ ...mark, startupId, value: amount(mark, mark.amountMinor) })),
  };
}

/**
 * A company's records on a day. Cheques and receipts are turned into dollars at the rate of their own day, the value
 * held at the rate of `asOf`. Its own currency is that of its first cheque; amounts in others are turned into it too.
 */
export function holdingOf(ledger: CompanyLedger, book: RateBook, asOf: string): CompanyHolding {
  const currency = ledger.investments[0]?.currency ?? TOTALS_CURRENCY;
  const own = converterInto(book, currency);
  const localFacts = factsAsOf({
    ...cashFacts(ledger, asOf, own),
    ...worthFacts(ledger, asOf, own),
  });
  const position = companyPosition(ledger.key, localFacts);
  const total = converterInto(book, TOTALS_CURRENCY);
  const cash = cashFacts(ledger, asOf, total);
  const value: Quantity = position.value.isZero()
    ? 0
    : exact(position.value).times(total.rate(currency, asOf)).toString();
  const missing = [...own.missing, ...total.missing];
  const isHeld = position.status === 'active';
  // Only the rounds' proportions count here, so they stay in the own currency: the mark of the day decides the value.
  const facts = {
    ...cash,
    rounds: localFacts.rounds,
    marks: isHeld ? [{ startupId: ledger.key, date: asOf, value }] : [],
  };
  return {
    ledger,
    currency,
    position,
    localFacts,
    facts: missing.length > 0 ? null : factsAsOf(facts),
    missing,
    isOwnComplete: own.missing.length === 0,
    used: [...own.used, ...total.used],
  };
}
