import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Run, RunFailure } from '../contract/proposals.ts';
import type { Sorted } from '../domain/proposal.ts';
import { storedProposals, storedUnsupported } from './stored-proposals.ts';

/** A model and where its text is sent. */
export type Recipient = { readonly model: string; readonly host: string };

export type ConsentRow = Recipient & { givenBy: string | null; givenAt: Date };

/** Who allowed which model to read a version; null when nobody has. */
export async function findConsent(db: Db, versionId: number): Promise<ConsentRow | null> {
  const row = await db
    .selectFrom('analystConsents as c')
    .leftJoin('peopleCards as u', 'u.id', 'c.givenBy')
    .select(['c.model', 'c.host', 'u.name as givenBy', 'c.givenAt'])
    .where('c.versionId', '=', versionId)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveConsent(
  db: Db,
  { versionId, model, host, userId, now }: Recipient & { versionId: number; userId: UserId; now: Date },
): Promise<void> {
  const values = { model, host, givenBy: userId, givenAt: now };
  await db
    .insertInto('analystConsents')
    .values({ versionId, ...values })
    .onConflict((conflict) => conflict.column('versionId').doUpdateSet(values))
    .execute();
}

/** Takes back what was allowed, and everything that was said because of it. */
export async function deleteConsent(db: Db, versionId: number): Promise<void> {
  await db.deleteFrom('analystConsents').where('versionId', '=', versionId).execute();
  await db.deleteFrom('analystRuns').where('versionId', '=', versionId).execute();
}

/** The newest run of a version; null before the first, and where what it said cannot be read any more. */
export async function findRun(db: Db, versionId: number): Promise<Run | null> {
  type Row = Omit<Run, 'askedAt' | 'finishedAt' | 'proposals' | 'unsupported'> & {
    askedAt: Date;
    finishedAt: Date | null;
    proposals: unknown;
    unsupported: unknown;
  };
  const { rows } = await sql<Row>`
    select r.status, r.failure, r.model, r.host, r.pages_read, u.name as "askedBy",
      r.asked_at, r.finished_at, r.proposals, r.unsupported
    from analyst_runs r left join people_cards u on u.id = r.asked_by
    where r.version_id = ${versionId} order by r.id desc limit 1`.execute(db);
  const [row] = rows;
  const proposals = storedProposals.read(row?.proposals);
  const unsupported = storedUnsupported.read(row?.unsupported);
  if (!row || !proposals || !unsupported) return null;
  return {
    ...row,
    proposals,
    unsupported,
    askedAt: row.askedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

type NewRun = Recipient & { versionId: number; userId: UserId; now: Date };

/** A run that waits for its turn; null when one waits already. */
export async function insertRun(
  db: Db,
  { versionId, model, host, userId, now }: NewRun,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into analyst_runs (version_id, status, model, host, asked_by, asked_at)
    values (${versionId}, 'waiting', ${model}, ${host}, ${userId}, ${now})
    on conflict (version_id) where status = 'waiting' do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Ends runs of a version that have waited since before `before`: the process that asked is gone. */
export async function endAbandonedRuns(db: Db, versionId: number, before: Date, now: Date): Promise<void> {
  await db
    .updateTable('analystRuns')
    .set({ status: 'failed', failure: 'timeout', finishedAt: now })
    .where('versionId', '=', versionId)
    .where('status', '=', 'waiting')
    .where('askedAt', '<', before)
    .execute();
}

export type WaitingRun = Recipient & { versionId: number };

/** Which version a waiting run is about, and who is asked; null when it was taken away or is done. */
export async function findWaitingRun(db: Db, runId: number): Promise<WaitingRun | null> {
  const row = await db
    .selectFrom('analystRuns')
    .select(['versionId', 'model', 'host'])
    .where('id', '=', runId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps what came of a run, if it is still there and waits. */
export async function finishRun(
  db: Db,
  runId: number,
  result: { failure: RunFailure | null; sorted: Sorted; pagesRead: number; now: Date },
): Promise<void> {
  await db
    .updateTable('analystRuns')
    .set({
      status: result.failure === null ? 'ready' : 'failed',
      failure: result.failure,
      pagesRead: result.pagesRead,
      proposals: storedProposals.write([...result.sorted.proposals]),
      unsupported: storedUnsupported.write([...result.sorted.unsupported]),
      finishedAt: result.now,
    })
    .where('id', '=', runId)
    .where('status', '=', 'waiting')
    .execute();
}

export type Budget = { readonly dailyCalls: number; readonly dailyTokens: number };

/** Counts a call before it is made; false when the day's calls or tokens are spent. */
export async function claimCall(db: Db, day: string, { dailyCalls, dailyTokens }: Budget): Promise<boolean> {
  if (dailyCalls === 0 || dailyTokens === 0) return false;
  const { rows } = await sql<{ calls: number }>`
    insert into analyst_usage (day, calls) values (${day}, 1)
    on conflict (day) do update set calls = analyst_usage.calls + 1
    where analyst_usage.calls < ${dailyCalls} and analyst_usage.tokens < ${dailyTokens}
    returning calls`.execute(db);
  return rows.length > 0;
}

export async function addTokens(db: Db, day: string, tokens: number): Promise<void> {
  await sql`update analyst_usage set tokens = tokens + ${tokens} where day = ${day}`.execute(db);
}
