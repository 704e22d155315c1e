import { z } from 'zod';
import type { Db, JobDefinition, Process, Services } from '#shared/server/context.ts';
import { MINUTE_MS, daysBefore } from '#shared/domain/time.ts';
import { findMarket, surveyMarketNow } from './snapshot.ts';
import { findBestPairs } from './ranking.ts';
import { endRun, findLostRun, leaseRun, releaseRun, saveRun } from './queries-runs.ts';
import { findSideUserIds, findStaleSides, findTouchedSides, type Side } from './queries-sides.ts';
import { findInvestorIdOf } from './queries-records.ts';
import { drawTurn, forgetRefreshes, saveLists, type ScoredPair, STORED_MATCHES } from './queries-stored.ts';
import { findRunLists, nextStep } from './whole-market.ts';

const ACTIVE_DAYS = 7;
const MOST_A_RUN = 500;

/** The background work that makes a side's list anew: enqueue it after a profile has changed. */
export const MATCHING_REFRESH = 'matching-refresh';

const id = z.int().positive();
const RefreshData = z.union([
  z.object({ startupId: id, quiet: z.boolean().optional() }),
  z.object({ investorId: id, quiet: z.boolean().optional() }),
  z.object({ ownerId: z.string(), quiet: z.boolean().optional() }),
]);

/** The side a job is about; an owner of records is meant as an investor. Null for one who has no such profile. */
async function subjectOf(
  db: Db,
  data: z.infer<typeof RefreshData>,
): Promise<{ side: Side; subjectId: number } | null> {
  if ('startupId' in data) return { side: 'startup', subjectId: data.startupId };
  if ('investorId' in data) return { side: 'investor', subjectId: data.investorId };
  const investorId = await findInvestorIdOf(db, data.ownerId);
  return investorId === null ? null : { side: 'investor', subjectId: investorId };
}

const otherSide = (side: Side): Side => (side === 'startup' ? 'investor' : 'startup');

/** Asks for a side's list to be made anew; asking again while it waits changes nothing. */
export const enqueueRefresh = ({ jobs }: Services, side: Side, subjectId: number): Promise<void> =>
  jobs.enqueue(MATCHING_REFRESH, { [`${side}Id`]: subjectId }, `${side}:${subjectId}`);

/** The same without telling the other side in turn, which would never end. */
const enqueueQuietRefresh = ({ jobs }: Services, side: Side, subjectId: number): Promise<void> =>
  jobs.enqueue(MATCHING_REFRESH, { [`${side}Id`]: subjectId, quiet: true }, `${side}:${subjectId}:quiet`);

const activeSince = (now: Date): Date => daysBefore(now, ACTIVE_DAYS);

/** Open screens of the people of some sides read their matches again. */
async function tellPeople(
  { events }: Services,
  trx: Db,
  { side, subjectIds }: { side: Side; subjectIds: readonly number[] },
): Promise<void> {
  for (const userId of await findSideUserIds(trx, side, subjectIds)) {
    await events.publish(trx, { userId, topic: 'matches' });
  }
}

/** Makes a side's list anew; open screens of its people read it again. Judging takes a while, so no transaction is open yet. */
export async function refreshList(
  services: Process,
  side: Side,
  subjectId: number,
): Promise<readonly ScoredPair[]> {
  const { db, now } = services;
  const turn = await drawTurn(db);
  const snapshot = await findMarket(db, services, now());
  const pairs = await findBestPairs(db, { side, subjectId }, snapshot);
  await db.transaction().execute(async (trx) => {
    await saveLists(trx, { side, lists: new Map([[subjectId, pairs]]), at: now(), turn });
    await tellPeople(services, trx, { side, subjectIds: [subjectId] });
  });
  return pairs;
}

/**
 * The lists of people who were here lately and into which the changed side now belongs are made anew when somebody
 * looks, which open screens do at once, and otherwise in the background.
 */
async function notifyOthers(services: Process, side: Side, pairs: readonly ScoredPair[]): Promise<void> {
  const { db, now } = services;
  const other = otherSide(side);
  const touched = await findTouchedSides(db, {
    side: other,
    pairs: pairs.map((pair) => ({
      subjectId: other === 'startup' ? pair.startupId : pair.investorId,
      order: other === 'startup' ? pair.startupOrder : pair.investorOrder,
    })),
    activeSince: activeSince(now()),
    storedMatches: STORED_MATCHES,
  });
  await db.transaction().execute(async (trx) => {
    await forgetRefreshes(trx, other, touched);
    await tellPeople(services, trx, { side: other, subjectIds: touched });
  });
  for (const subjectId of touched) await enqueueQuietRefresh(services, other, subjectId);
}

/** A slice of a run over the whole market; enqueue it with the run's id. */
export const MATCHING_RUN = 'matching-run';

const SLICE_MS = 4_000;
const RunData = z.object({
  runId: id,
  sliceMs: z.number().min(0).default(SLICE_MS),
  atOnce: z.int().positive().optional(),
});
const LEASE_MS = MINUTE_MS;

/** Asks for the next slice of a run. */
export const runJob = (runId: number) => [MATCHING_RUN, { runId }, `run:${runId}`] as const;

/** Keeps one step with its lists, all or nothing; answers whether the run goes on. */
function saveStep(services: Process, step: Awaited<ReturnType<typeof nextStep>>): Promise<boolean> {
  const { db, events, now } = services;
  const leaseEnd = new Date(now().getTime() + LEASE_MS);
  return db.transaction().execute(async (trx) => {
    if (!(await saveRun(trx, step.state, now(), leaseEnd))) return false;
    await step.save(trx);
    if (step.isLast) await endRun(trx, { id: step.state.id, status: 'done', at: now() });
    const { startedBy: userId } = step.state;
    if (userId !== null) await events.publish(trx, { userId, topic: 'matches' });
    return !step.isLast;
  });
}

type Slice = z.infer<typeof RunData>;

/**
 * Works on a run until the slice is over. A process that dies loses the step it was at and nothing else. Answers
 * whether there is more to do.
 */
async function workOnRun(services: Process, { runId, sliceMs, atOnce }: Slice): Promise<boolean> {
  const { db, now } = services;
  let state = await leaseRun(db, runId, now(), new Date(now().getTime() + LEASE_MS));
  if (state === null) return false;
  const best = await findRunLists(services, state);
  const sliceEnd = performance.now() + sliceMs;
  do {
    const startedAt = performance.now();
    const step = await nextStep(services, { state, best, atOnce });
    const workMs: number = state.workMs + performance.now() - startedAt;
    state = { ...step.state, workMs };
    if (!(await saveStep(services, { ...step, state }))) return false;
  } while (performance.now() < sliceEnd);
  await releaseRun(db, runId);
  return true;
}

export const matchingJobs: readonly JobDefinition[] = [
  {
    name: MATCHING_RUN,
    async work(services, data) {
      const { data: run } = RunData.safeParse(data);
      if (!run) return;
      if (await workOnRun(services, run)) {
        await services.jobs.enqueue(MATCHING_RUN, run, `run:${run.runId}`);
      }
    },
  },
  {
    // A run whose process was lost is taken up again within a minute or two.
    name: 'matching-run-lost',
    cron: '* * * * *',
    async work(services) {
      const runId = await findLostRun(services.db, services.now());
      if (runId !== null) await services.jobs.enqueue(...runJob(runId));
    },
  },
  {
    name: MATCHING_REFRESH,
    isUrgent: true,
    async work(services, data) {
      const { data: asked } = RefreshData.safeParse(data);
      const subject = asked ? await subjectOf(services.db, asked) : null;
      if (!asked || subject === null) return;
      const pairs = await refreshList(services, subject.side, subject.subjectId);
      if (asked.quiet !== true) await notifyOthers(services, subject.side, pairs);
      if (asked.quiet === true || subject.side !== 'startup') return;
      for (const { startupChanged } of services.hooks) await startupChanged?.(services);
    },
  },
  {
    name: 'matching-survey',
    cron: '7 0 * * *',
    work: ({ db, now }) => surveyMarketNow(db, now()),
  },
  {
    name: 'matching-stale',
    cron: '23 * * * *',
    async work(services) {
      const now = services.now();
      const stale = await findStaleSides(services.db, {
        activeSince: activeSince(now),
        madeBefore: daysBefore(now, 1),
        limit: MOST_A_RUN,
      });
      for (const { side, subjectId } of stale) await enqueueRefresh(services, side, subjectId);
    },
  },
];
