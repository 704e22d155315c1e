import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Run, RunFailure } from '../contract/proposals.ts';

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

/** The newest run of a version, with what was said as it was written; null before the first. */
export async function findNewestRun(db: Db, versionId: number) {
  const row = await db
    .selectFrom('analystRuns as r')
    .leftJoin('peopleCards as u', 'u.id', 'r.askedBy')
    .select(['r.status', 'r.failure', 'r.model', 'r.host', 'r.pagesRead', 'u.name as askedBy'])
    .select(['r.askedAt', 'r.finishedAt', 'r.proposals', 'r.unsupported'])
    // `finishRun` alone writes it.
    .$narrowType<Pick<Run, 'failure'>>()
    .where('r.versionId', '=', versionId)
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

type NewRun = Recipient & { versionId: number; userId: UserId; now: Date };

/** A run that waits for its turn; null when one waits already. */
export async function insertRun(
  db: Db,
  { versionId, model, host, userId, now }: NewRun,
): Promise<number | null> {
  const row = await db
    .insertInto('analystRuns')
    .values({ versionId, status: 'waiting', model, host, askedBy: userId, askedAt: now })
    .onConflict((conflict) =>
      conflict.column('versionId').where('status', '=', sql.lit('waiting')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
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

/** What a model said, as it is written to the columns. */
type RunResult = {
  readonly failure: RunFailure | null;
  readonly proposals: string;
  readonly unsupported: string;
  readonly pagesRead: number;
  readonly now: Date;
};

/** Keeps what came of a run, if it is still there and waits. */
export async function finishRun(db: Db, runId: number, result: RunResult): Promise<void> {
  await db
    .updateTable('analystRuns')
    .set({
      status: result.failure === null ? 'ready' : 'failed',
      failure: result.failure,
      pagesRead: result.pagesRead,
      proposals: result.proposals,
      unsupported: result.unsupported,
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
  const row = await db
    .insertInto('analystUsage')
    .values({ day, calls: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet((eb) => ({ calls: eb('analystUsage.calls', '+', 1) }))
        .where('analystUsage.calls', '<', dailyCalls)
        .where('analystUsage.tokens', '<', dailyTokens),
    )
    .returning('calls')
    .executeTakeFirst();
  return row !== undefined;
}

export async function addTokens(db: Db, day: string, tokens: number): Promise<void> {
  await db
    .updateTable('analystUsage')
    .set((eb) => ({ tokens: eb('tokens', '+', tokens) }))
    .where('day', '=', day)
    .execute();
}
