import { type InferResult, sql } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import { openStartups, visibleInvestors } from './queries-profiles.ts';

const COLUMNS = [
  'r.id',
  'r.status',
  'r.phase',
  'r.startupsTotal',
  'r.startupsDone',
  'r.investorsTotal',
  'r.investorsDone',
  'r.pairsCompared',
  'r.workMs',
  'u.name as startedByName',
  'r.startedAt',
  'r.updatedAt',
  'r.finishedAt',
] as const;

const runs = (db: Db) =>
  db.selectFrom('matchRuns as r').leftJoin('peopleCards as u', 'u.id', 'r.startedBy').select(COLUMNS);

export type RunRow = InferResult<ReturnType<typeof runs>>[number];

/** Runs, newest first; one alone when its id is given. */
export async function findRuns(
  db: Db,
  { id = null, limit, offset = 0 }: { id?: number | null; limit: number; offset?: number },
): Promise<{ rows: RunRow[]; total: number }> {
  const rows = await runs(db)
    .select(sql<number>`count(*) over ()`.as('total'))
    .$if(id !== null, (query) => query.where('r.id', '=', id))
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Begins a run over the market as it is; null while another is under way. */
export async function insertRun(db: Db, userId: UserId | null, at: Date): Promise<number | null> {
  const run = await db
    .insertInto('matchRuns')
    .values({
      status: 'running',
      startupsTotal: openStartups(db).select((eb) => eb.fn.countAll<number>().as('total')),
      investorsTotal: visibleInvestors(db).select((eb) => eb.fn.countAll<number>().as('total')),
      startedBy: userId,
      startedAt: at,
      updatedAt: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return run?.id ?? null;
}

const lease = (db: Db, id: number, at: Date, until: Date) =>
  db
    .updateTable('matchRuns')
    .set({ leasedUntil: until })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', at)]))
    .returning(['id', 'phase', 'startupsDone', 'investorsDone', 'pairsCompared', 'workMs'])
    .returning(['lastStartupId', 'startedBy', 'best']);

/** What a slice goes on from. */
export type RunState = InferResult<ReturnType<typeof lease>>[number];

/** Takes a running run for one slice; null when it has ended or another process is at it. */
export async function leaseRun(db: Db, id: number, at: Date, until: Date): Promise<RunState | null> {
  return (await lease(db, id, at, until).executeTakeFirst()) ?? null;
}

/** Keeps how far a run has come, `best` as it is where it is null; false when it was stopped meanwhile. */
export async function saveRun(db: Db, state: RunState, at: Date, leasedUntil: Date): Promise<boolean> {
  const { id, startedBy: _startedBy, best, workMs, ...progress } = state;
  return didWrite(
    db
      .updateTable('matchRuns')
      .set({ ...progress, workMs: Math.round(workMs), leasedUntil, updatedAt: at })
      .$if(best !== null, (query) => query.set({ best }))
      .where('id', '=', id)
      .where('status', '=', 'running'),
  );
}

/** Gives a run back, so that the next slice need not wait. */
export async function releaseRun(db: Db, id: number): Promise<void> {
  await db.updateTable('matchRuns').set({ leasedUntil: null }).where('id', '=', id).execute();
}

/** Ends a run; false when it was not running. What it kept between slices goes. */
export async function endRun(
  db: Db,
  { id, status, at }: { id: number; status: 'done' | 'stopped'; at: Date },
): Promise<boolean> {
  const rows = await db
    .updateTable('matchRuns')
    .set({ status, best: null, leasedUntil: null, updatedAt: at, finishedAt: at })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** The run whose process was lost: under way, and nobody at it any more. */
export async function findLostRun(db: Db, at: Date): Promise<number | null> {
  const row = await db
    .selectFrom('matchRuns')
    .select('id')
    .where('status', '=', 'running')
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', at)]))
    .executeTakeFirst();
  return row?.id ?? null;
}
