import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';

export type RunPhase = 'startups' | 'investors';

export type RunRow = {
  readonly id: number;
  readonly status: 'running' | 'done' | 'stopped';
  readonly phase: RunPhase;
  readonly startupsTotal: number;
  readonly startupsDone: number;
  readonly investorsTotal: number;
  readonly investorsDone: number;
  readonly pairsCompared: number;
  readonly workMs: number;
  readonly startedByName: string | null;
  readonly startedAt: Date;
  readonly updatedAt: Date;
  readonly finishedAt: Date | null;
};

/** What a slice goes on from. */
export type RunState = Pick<
  RunRow,
  'id' | 'phase' | 'startupsDone' | 'investorsDone' | 'pairsCompared' | 'workMs'
> & { readonly lastStartupId: number; readonly startedBy: string | null; readonly best: Buffer | null };

const COLUMNS = sql`r.id, r.status, r.phase, r.startups_total, r.startups_done,
  r.investors_total, r.investors_done,
  r.pairs_compared, r.work_ms, u.name as "startedByName",
  r.started_at, r.updated_at, r.finished_at`;

/** Runs, newest first; one alone when its id is given. */
export async function findRuns(
  db: Db,
  { id = null, limit, offset = 0 }: { id?: number | null; limit: number; offset?: number },
): Promise<{ rows: RunRow[]; total: number }> {
  const { rows } = await sql<RunRow & { total: number }>`
    select ${COLUMNS}, count(*) over () as total from match_runs r left join people_cards u on u.id = r.started_by
    where ${id}::integer is null or r.id = ${id}::integer
    order by r.id desc limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Begins a run over the market as it is; null while another is under way. */
export async function insertRun(db: Db, userId: UserId | null, at: Date): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into match_runs (status, startups_total, investors_total, started_by, started_at, updated_at)
    values ('running', (select count(*) from visible_startups where status = 'active'),
      (select count(*) from visible_investors i join people_cards u on u.id = i.user_id
        where not u.is_suspended), ${userId}, ${at}, ${at})
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Takes a running run for one slice; null when it has ended or another process is at it. */
export async function leaseRun(db: Db, id: number, at: Date, until: Date): Promise<RunState | null> {
  const { rows } = await sql<RunState>`
    update match_runs set leased_until = ${until}
    where id = ${id} and status = 'running' and (leased_until is null or leased_until <= ${at})
    returning id, phase, startups_done, investors_done,
      pairs_compared, work_ms, last_startup_id,
      started_by, best`.execute(db);
  return rows[0] ?? null;
}

/** Keeps how far a run has come, `best` as it is where it is null; false when it was stopped meanwhile. */
export async function saveRun(db: Db, state: RunState, at: Date, leasedUntil: Date): Promise<boolean> {
  const { rows } = await sql`
    update match_runs set phase = ${state.phase}, startups_done = ${state.startupsDone},
      investors_done = ${state.investorsDone}, pairs_compared = ${state.pairsCompared},
      work_ms = ${Math.round(state.workMs)}, last_startup_id = ${state.lastStartupId}, best = coalesce(${state.best}, best),
      leased_until = ${leasedUntil}, updated_at = ${at}
    where id = ${state.id} and status = 'running' returning id`.execute(db);
  return rows.length > 0;
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
