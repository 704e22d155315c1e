import { z } from 'zod';
import type { JobDefinition, Services } from '#shared/server/context.ts';
import { findMarket } from './queries-market.ts';
import { findBestInvestors, findBestStartups } from './queries-refresh.ts';
import { findSideUserIds, findStaleSides, type Side } from './queries-sides.ts';
import { saveMatches } from './queries-stored.ts';

const DAY_MS = 86_400_000;
const ACTIVE_DAYS = 7;
const MOST_A_RUN = 500;

/** The background work that makes a side's list anew: enqueue it after a profile has changed. */
export const MATCHING_REFRESH = 'matching-refresh';

const id = z.int().positive();
const RefreshData = z.union([z.object({ startupId: id }), z.object({ investorId: id })]);

const dataOf = (side: Side, subjectId: number): Record<string, unknown> => ({ [`${side}Id`]: subjectId });

/** Asks for a side's list to be made anew; asking again while it waits changes nothing. */
export const enqueueRefresh = ({ jobs }: Services, side: Side, subjectId: number): Promise<void> =>
  jobs.enqueue(MATCHING_REFRESH, dataOf(side, subjectId), `${side}:${subjectId}`);

async function refresh({ db, pool, events, now }: Services, side: Side, subjectId: number): Promise<void> {
  const snapshot = await findMarket(db, pool, now());
  const pairs =
    side === 'startup'
      ? (await findBestInvestors(db, subjectId, snapshot)).pairs
      : await findBestStartups(db, subjectId, snapshot);
  await db.transaction().execute(async (trx) => {
    await saveMatches(trx, { side, subjectId, pairs, at: now() });
    for (const userId of await findSideUserIds(trx, side, subjectId)) {
      await events.publish(trx, { userId, topic: 'matches' });
    }
  });
}

export const matchingJobs: readonly JobDefinition[] = [
  {
    name: MATCHING_REFRESH,
    async work(services, data) {
      const { data: subject } = RefreshData.safeParse(data);
      if (!subject) return;
      await ('startupId' in subject
        ? refresh(services, 'startup', subject.startupId)
        : refresh(services, 'investor', subject.investorId));
    },
  },
  {
    name: 'matching-stale',
    cron: '23 * * * *',
    async work(services) {
      const now = services.now().getTime();
      const stale = await findStaleSides(services.db, {
        activeSince: new Date(now - ACTIVE_DAYS * DAY_MS),
        madeBefore: new Date(now - DAY_MS),
        limit: MOST_A_RUN,
      });
      for (const { side, subjectId } of stale) await enqueueRefresh(services, side, subjectId);
    },
  },
];
