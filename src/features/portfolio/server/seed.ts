import { z } from 'zod';
import type { UserId } from '#shared/server/context.ts';
import { type Demo, DemoId, DemoUserId, readDemo } from '#shared/server/demo.ts';
import { EVENT_FORMS } from '../contract/event.ts';
import { InvestmentTerms } from '../contract/investment.ts';
import type { EventKind } from '../domain/ledger.ts';
import { type Authorship, findStartupsByIds, insertInvestment } from './queries.ts';
import { insertEvent } from './queries-events.ts';
import { eventValuesOf, valuesOf } from './record-entry.ts';

const demoEvent = <Kind extends EventKind>(kind: Kind) =>
  z.strictObject({ startupId: DemoId, kind: z.literal(kind), form: EVENT_FORMS[kind] });

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
});
type DemoPortfolio = z.infer<typeof DemoPortfolio>;

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
}

/** Portfolios of the demo: rounds, exits and marks, in several currencies. */
export async function seedPortfolios(demo: Demo): Promise<void> {
  const { now } = demo;
  for (const portfolio of readDemo('portfolios', DemoPortfolio, demo)) {
    const { ownerId } = portfolio;
    await seedRecords(demo, portfolio, { owner: ownerId, by: ownerId, firmId: null, now });
    await flag(demo, ownerId);
  }
}
