import type { PeriodReturn } from '#shared/domain/internal-rate.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import { toMajor } from '#shared/domain/money.ts';
import { TOTALS_CURRENCY, type CompanyHolding } from './company-holding.ts';
import { companyPosition } from './company-position.ts';
import type { ExchangeRate, RateBook } from '#shared/domain/exchange-rate.ts';
import type { LedgerEvent } from './ledger.ts';
import { exact, toNumber, type Exact, type Note } from '#shared/domain/exact.ts';
import { factsAsOf, type PortfolioFacts } from './portfolio-facts.ts';
import { summarisePortfolio } from './portfolio-summary.ts';

/** Money on a day: as recorded, and in dollars. Null where not known. */
export type FlowView = {
  date: string;
  kind: 'investment' | 'distribution' | 'exit' | 'value';
  amount: number | null;
  currency: CurrencyCode;
  rate: number | null;
  dollars: number | null;
};

function flowView(
  flow: Pick<FlowView, 'date' | 'kind' | 'currency'>,
  amount: Exact | null,
  book: RateBook,
): FlowView {
  const rate = book(flow.currency, TOTALS_CURRENCY, flow.date)?.rate ?? null;
  const dollars = amount === null || rate === null ? null : toNumber(amount.times(rate));
  return { ...flow, amount: toNumber(amount), rate: toNumber(rate), dollars };
}

const isPaid = ({ kind }: LedgerEvent): boolean => kind === 'distribution' || kind === 'exit';

/** Every dated flow of a company, oldest first, and what is held as the last one. */
export function flowsOf(
  { ledger, position, currency, localFacts }: CompanyHolding,
  book: RateBook,
): FlowView[] {
  const { asOf } = localFacts;
  const amountOf = (minor: number | null, code: CurrencyCode) =>
    minor === null ? null : exact(toMajor(minor, code));
  const paid = ledger.investments
    .filter(({ dealDate }) => dealDate <= asOf)
    .map((row) => {
      const flow = { date: row.dealDate, kind: 'investment', currency: row.currency } as const;
      return flowView(flow, amountOf(-row.amountMinor, row.currency), book);
    });
  const received = ledger.events
    .filter((event) => isPaid(event) && event.date <= asOf)
    .map((event) => {
      const kind = event.kind === 'exit' ? 'exit' : 'distribution';
      const flow = { date: event.date, kind, currency: event.currency } as const;
      return flowView(flow, amountOf(event.amountMinor, event.currency), book);
    });
  const flows = [...paid, ...received].toSorted((a, b) => a.date.localeCompare(b.date));
  if (position.status !== 'active') return flows;
  return [...flows, flowView({ date: asOf, kind: 'value', currency }, position.value, book)];
}

const STEPS = ['round', 'mark', 'exit', 'write-off'] as const;
const isStep = (kind: LedgerEvent['kind']): kind is (typeof STEPS)[number] =>
  STEPS.some((step) => step === kind);

/** A day on which something changed what is held, and why. */
type Step = { readonly date: string; readonly cause: 'investment' | 'today' | (typeof STEPS)[number] };

function stepsOf({ ledger, localFacts }: CompanyHolding): Step[] {
  const { asOf } = localFacts;
  const first = ledger.investments[0]?.dealDate ?? asOf;
  return [
    ...ledger.investments.map(({ dealDate }): Step => ({ date: dealDate, cause: 'investment' })),
    ...ledger.events.flatMap(({ date, kind }): Step[] => (isStep(kind) ? [{ date, cause: kind }] : [])),
    { date: asOf, cause: 'today' as const },
  ]
    .filter(({ date }) => date >= first && date <= asOf)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/**
 * What the holder owned, and its value, after each deal, priced round, mark, sale and write-off, and today: the value in
 * the company's own currency (null while a rate into it is missing) and in dollars at the rate of the day.
 */
export function courseOf(holding: CompanyHolding, book: RateBook) {
  const { ledger, localFacts, currency, isOwnComplete } = holding;
  return stepsOf(holding).map((step) => {
    const position = companyPosition(ledger.key, factsAsOf({ ...localFacts, asOf: step.date }));
    const value = isOwnComplete ? position.value : null;
    const rate = book(currency, TOTALS_CURRENCY, step.date)?.rate ?? null;
    return {
      ...step,
      percentage: position.status === 'active' ? toNumber(position.ownershipPct) : 0,
      value: toNumber(value),
      dollars: value === null ? null : value.isZero() ? 0 : toNumber(rate && value.times(rate)),
    };
  });
}

/** Multiples and rate of one company in one currency, gross. */
export type CompanyReturns = {
  currency: CurrencyCode;
  invested: number | null;
  proceeds: number | null;
  value: number | null;
  moic: number | null;
  dpi: number | null;
  rvpi: number | null;
  tvpi: number | null;
  irr: number | null;
  irrRoots: number[];
  periodReturn: PeriodReturn | null;
  notes: Note[];
};

/** `facts` hold one company; null where a figure is not defined, and `notes` say why. */
export function returnsOf(facts: PortfolioFacts, currency: CurrencyCode): CompanyReturns {
  const { companies, dpi, rvpi, tvpi, irr, irrRoots, periodReturn, notes } = summarisePortfolio(facts);
  const [company] = Object.values(companies);
  return {
    currency,
    invested: company?.totalInvested ?? null,
    proceeds: company?.proceeds ?? null,
    value: company?.currentValuation ?? null,
    moic: company?.moic ?? null,
    dpi,
    rvpi,
    tvpi,
    irr,
    irrRoots,
    periodReturn,
    notes,
  };
}

/** Each rate once, the newest first. */
export function distinctRates(used: readonly ExchangeRate[]): ExchangeRate[] {
  const byText = new Map(used.map((rate) => [`${rate.base}${rate.quote}${rate.date}`, rate]));
  return [...byText.values()].toSorted((a, b) => b.date.localeCompare(a.date));
}
