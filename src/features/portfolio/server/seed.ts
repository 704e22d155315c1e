import type { CurrencyCode } from '#shared/domain/currency.ts';
import { toMinor } from '#shared/domain/money.ts';
import type { Db } from '#shared/server/context.ts';
import type { EventKind } from '../domain/ledger.ts';

/** Amounts in major units; `monthsAgo` counts back from the day of seeding. */
type DemoDeal = {
  readonly startup: string;
  readonly monthsAgo: number;
  readonly amount: number;
  readonly currency?: CurrencyCode;
  readonly roundType: string;
  readonly equityPercentage?: number;
  readonly valuation?: number;
  readonly leadInvestor?: boolean;
  readonly boardSeat?: boolean;
  readonly notes?: string;
};
type DemoEvent = {
  readonly startup: string;
  readonly kind: EventKind;
  readonly monthsAgo: number;
  readonly amount?: number;
  readonly currency?: CurrencyCode;
  readonly sold?: number;
  readonly raised?: number;
  readonly runway?: number;
  readonly reason: string;
};

const DEALS: readonly DemoDeal[] = [
  {
    startup: 'Mtajiline',
    monthsAgo: 34,
    amount: 150_000,
    roundType: 'seed',
    equityPercentage: 7.5,
    leadInvestor: true,
    boardSeat: true,
    notes: 'Led the round after three weeks with the agents in Kisumu. Pro-rata right until Series B.',
  },
  {
    startup: 'Owosheet',
    monthsAgo: 26,
    amount: 120_000_000,
    currency: 'NGN',
    roundType: 'seed',
    equityPercentage: 4,
  },
  { startup: 'Umgalelo Savings', monthsAgo: 30, amount: 100_000, roundType: 'seed', valuation: 2_500_000 },
  { startup: 'Afuo Cold', monthsAgo: 20, amount: 75_000, roundType: 'pre-seed', equityPercentage: 5 },
  {
    startup: 'Afuo Cold',
    monthsAgo: 8,
    amount: 50_000,
    roundType: 'seed',
    valuation: 4_000_000,
    notes: 'Follow-on at the same terms as the lead.',
  },
  {
    startup: 'Xaalis Direct',
    monthsAgo: 15,
    amount: 45_000_000,
    currency: 'XOF',
    roundType: 'convertible',
    equityPercentage: 3,
  },
  { startup: 'Darasani Live', monthsAgo: 31, amount: 60_000, roundType: 'pre-seed', equityPercentage: 6 },
  { startup: 'Qirsh Lane', monthsAgo: 11, amount: 200_000, roundType: 'series-a', equityPercentage: 2.5 },
  { startup: 'Mvua Index', monthsAgo: 7, amount: 9_000_000, currency: 'KES', roundType: 'safe' },
];

const EVENTS: readonly DemoEvent[] = [
  {
    startup: 'Mtajiline',
    kind: 'round',
    monthsAgo: 16,
    raised: 2_000_000,
    amount: 9_000_000,
    runway: 20,
    reason: 'Series A led by a fund in Nairobi',
  },
  {
    startup: 'Mtajiline',
    kind: 'exit',
    monthsAgo: 4,
    amount: 140_000,
    sold: 20,
    reason: 'A fifth sold to a later investor',
  },
  {
    startup: 'Mtajiline',
    kind: 'mark',
    monthsAgo: 2,
    amount: 470_000,
    runway: 17,
    reason: 'Held a little above the last round: volume doubled since',
  },
  {
    startup: 'Owosheet',
    kind: 'mark',
    monthsAgo: 3,
    amount: 310_000_000,
    currency: 'NGN',
    runway: 13,
    reason: 'Revenue of the year times the multiple of the entry round',
  },
  {
    startup: 'Umgalelo Savings',
    kind: 'exit',
    monthsAgo: 5,
    amount: 310_000,
    sold: 100,
    reason: 'Bought by a bank',
  },
  {
    startup: 'Afuo Cold',
    kind: 'round',
    monthsAgo: 8,
    raised: 800_000,
    amount: 4_000_000,
    runway: 15,
    reason: 'Seed round',
  },
  {
    startup: 'Afuo Cold',
    kind: 'distribution',
    monthsAgo: 1,
    amount: 4_500,
    reason: 'Dividend on the first profitable quarter',
  },
  {
    startup: 'Darasani Live',
    kind: 'write-off',
    monthsAgo: 9,
    reason: 'Schools stopped paying after the change of the curriculum',
  },
  {
    startup: 'Qirsh Lane',
    kind: 'mark',
    monthsAgo: 1,
    amount: 150_000,
    runway: 5,
    reason: 'Growth stalled; a down round is being talked about',
  },
];

/** Quarter by quarter, oldest first; one dollar or euro in the other currency. Invented, and said to be. */
const RATES: readonly { base: CurrencyCode; quote: CurrencyCode; first: number; last: number }[] = [
  { base: 'USD', quote: 'NGN', first: 1150, last: 1480 },
  { base: 'USD', quote: 'KES', first: 152, last: 129 },
  { base: 'EUR', quote: 'USD', first: 1.07, last: 1.14 },
  { base: 'EUR', quote: 'XOF', first: 655.957, last: 655.957 },
];
const QUARTERS = 13;
const RATE_SOURCE = 'Invented for the demo';

const dayBefore = (now: Date, monthsAgo: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, Math.min(now.getUTCDate(), 28)))
    .toISOString()
    .slice(0, 10);

const minor = (amount: number | undefined, currency: CurrencyCode): number | null =>
  amount === undefined ? null : toMinor(amount, currency);

function dealRow(deal: DemoDeal, startupId: number, ownerId: string, now: Date) {
  const currency = deal.currency ?? 'USD';
  return {
    owner_id: ownerId,
    created_by: ownerId,
    startup_id: startupId,
    startup_name: deal.startup,
    deal_date: dayBefore(now, deal.monthsAgo),
    amount_minor: minor(deal.amount, currency) ?? 0,
    currency,
    round_type: deal.roundType,
    equity_percentage: deal.equityPercentage ?? null,
    valuation_minor: minor(deal.valuation, currency),
    lead_investor: deal.leadInvestor ?? false,
    board_seat: deal.boardSeat ?? false,
    anti_dilution_rights: 'weighted-average',
    notes: deal.notes ?? null,
    is_demo: true,
    created_at: now,
    updated_at: now,
  };
}

function eventRow(event: DemoEvent, startupId: number, ownerId: string, now: Date) {
  const currency = event.currency ?? 'USD';
  return {
    owner_id: ownerId,
    created_by: ownerId,
    startup_id: startupId,
    kind: event.kind,
    event_date: dayBefore(now, event.monthsAgo),
    currency,
    amount_minor: minor(event.amount, currency),
    sold_percentage: event.sold ?? null,
    raised_minor: minor(event.raised, currency),
    runway_months: event.runway ?? null,
    reason: event.reason,
    is_demo: true,
    created_at: now,
    updated_at: now,
  };
}

function rateRows(ownerId: string, now: Date) {
  return RATES.flatMap(({ base, quote, first, last }) =>
    Array.from({ length: QUARTERS }, (_, index) => ({
      owner_id: ownerId,
      base,
      quote,
      rate_date: dayBefore(now, 3 * (QUARTERS - 1 - index)),
      rate: Math.round((first + ((last - first) * index) / (QUARTERS - 1)) * 1000) / 1000,
      source: RATE_SOURCE,
      is_demo: true,
      created_at: now,
    })),
  );
}

/** The portfolio of one investor of the demo: rounds, an exit, a write-off, marks, and currencies with their rates. */
export async function seedPortfolio(db: Db, ownerId: string, now: Date): Promise<void> {
  const rows = await db.selectFrom('startups').select(['id', 'name']).where('is_demo', '=', true).execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const deals = DEALS.flatMap((deal) => {
    const id = ids.get(deal.startup);
    return id === undefined ? [] : [dealRow(deal, id, ownerId, now)];
  });
  const events = EVENTS.flatMap((event) => {
    const id = ids.get(event.startup);
    return id === undefined ? [] : [eventRow(event, id, ownerId, now)];
  });
  await db.insertInto('investments').values(deals).execute();
  await db.insertInto('portfolio_events').values(events).execute();
  await db.insertInto('fx_rates').values(rateRows(ownerId, now)).execute();
}
