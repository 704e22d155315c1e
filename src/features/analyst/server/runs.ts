import type { Db } from '#shared/server/context.ts';
import type { Run, RunFailure } from '../contract/proposals.ts';
import type { Sorted } from '../domain/proposal.ts';
import { findNewestRun, finishRun } from './queries.ts';
import { storedProposals, storedUnsupported } from './stored-proposals.ts';

/** The newest run of a version; null before the first, and where what it said cannot be read any more. */
export async function findRun(db: Db, versionId: number): Promise<Run | null> {
  const row = await findNewestRun(db, versionId);
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

/** Keeps what came of a run, if it is still there and waits. */
export async function keepRun(
  db: Db,
  runId: number,
  { sorted, ...result }: { failure: RunFailure | null; sorted: Sorted; pagesRead: number; now: Date },
): Promise<void> {
  await finishRun(db, runId, {
    ...result,
    proposals: storedProposals.write([...sorted.proposals]),
    unsupported: storedUnsupported.write([...sorted.unsupported]),
  });
}
