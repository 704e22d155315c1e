import { z } from 'zod';
import type { UserId } from '#shared/server/context.ts';
import { addMonths } from '#shared/domain/calendar.ts';
import { dayOf } from '#shared/domain/time.ts';
import { type Demo, DemoId, DemoUserId, readDemo } from '#shared/server/demo.ts';
import { EVENT_FORMS } from '../contract/event.ts';
import { InvestmentTerms } from '../contract/investment.ts';
import { RateForm } from '../contract/rate.ts';
import type { EventKind } from '../domain/ledger.ts';
import { type Authorship, findStartupsByIds, insertInvestment } from './queries.ts';
import { insertEvent } from './queries-events.ts';
import { flagDemoRates, insertRate } from '#features/currencies/server/queries-rates.ts';
import { eventValuesOf, valuesOf } from './record-entry.ts';

const demoEvent = <Kind extends EventKind>(kind: Kind) =>
  z.strictObject({ startupId: DemoId, kind: z.literal(kind), form: EVENT_FORMS[kind] });

/** A rate that moved evenly from the first of so many quarters to the last, which is now. */
const DemoRate = z.strictObject({
  base: RateForm.shape.base,
  quote: RateForm.shape.quote,
  source: RateForm.shape.source,
  first: RateForm.shape.rate,
  last: RateForm.shape.rate,
  quarters: z.int().min(2),
});
type DemoRate = z.infer<typeof DemoRate>;

const DemoPortfolio = z.strictObject({
  ownerId: DemoUserId,
  investments: z.array(InvestmentTerms.extend({ startupId: DemoId })),
  events: z.array(
    z.discriminatedUnion('kind', [
      demoEvent('round'),
      demoEvent('mark'),
      demoEvent('distribution'),
      demoEvent('exit'),
      demoEvent('write-off'),
    ]),
  ),
  rates: z.array(DemoRate),
});
type DemoPortfolio = z.infer<typeof DemoPortfolio>;

function ratesOf({ base, quote, source, first, last, quarters }: DemoRate, now: Date) {
  return Array.from({ length: quarters }, (_, index) => {
    const part = index / (quarters - 1);
    const rate = Math.round((first + (last - first) * part) * 1000) / 1000;
    return {
      base,
      quote,
      source,
      rate,
      date: addMonths(dayOf(now), 3 * (index + 1 - quarters)),
      importId: null,
      now,
    };
  });
}

async function seedRecords({ db }: Demo, { investments, events }: DemoPortfolio, author: Authorship) {
  const startups = await findStartupsByIds(
    db,
    investments.map(({ startupId }) => startupId),
  );
  const currencies = new Map(investments.map(({ startupId, currency }) => [startupId, currency]));
  for (const form of investments) {
    const { startupId, ...terms } = form;
    const name = startups.find(({ id }) => id === startupId)?.name ?? '';
    await insertInvestment(db, valuesOf(terms, { id: startupId, name }), author);
  }
  for (const { startupId, kind, form } of events) {
    const told = { currency: currencies.get(startupId) ?? 'USD', ...form };
    await insertEvent(db, { startupId, ...eventValuesOf(kind, told, told.currency) }, author);
  }
}

async function flag({ db }: Demo, ownerId: UserId): Promise<void> {
  await db.updateTable('investments').set({ isDemo: true }).where('ownerId', '=', ownerId).execute();
  await db.updateTable('portfolioEvents').set({ isDemo: true }).where('ownerId', '=', ownerId).execute();
  await flagDemoRates(db, ownerId);
}

/** Portfolios of the demo: rounds, exits, marks, and currencies with their rates. */
export async function seedPortfolios(demo: Demo): Promise<void> {
  const { db, now } = demo;
  for (const portfolio of readDemo('portfolios', DemoPortfolio, demo)) {
    const { ownerId } = portfolio;
    await seedRecords(demo, portfolio, { owner: ownerId, by: ownerId, firmId: null, now });
    for (const rate of portfolio.rates.flatMap((each) => ratesOf(each, now)))
      await insertRate(db, ownerId, rate);
    await flag(demo, ownerId);
  }
}
