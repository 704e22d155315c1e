import type { Db } from '#shared/server/context.ts';
import type { PairVerdict } from '../domain/pair.ts';
import type { Side } from './queries-sides.ts';
import { findStoredMatches, saveMatches } from './queries-stored.ts';
import { storedExplanation } from './stored-explanation.ts';

/** How many pairs each side keeps. */
export const STORED_MATCHES = 20;

/** A judged pair with whose it is. */
export type JudgedPair = PairVerdict & { readonly startupId: number; readonly investorId: number };

type StoredPair = JudgedPair & { readonly computedAt: Date };

/** Replaces a side's list. `pairs` come best first; pairs in neither side's list are forgotten. Call in a transaction. */
export async function saveList(
  db: Db,
  { pairs, ...list }: { side: Side; subjectId: number; pairs: readonly JudgedPair[]; at: Date },
): Promise<void> {
  const explained = pairs.map(({ startupId, investorId, evidenceCount, founder, investor, ...pair }) => ({
    startupId,
    investorId,
    mutualScore: pair.mutualScore,
    investorScore: pair.investorScore,
    startupScore: pair.startupScore,
    confidence: pair.confidence,
    explanation: storedExplanation.write({ evidenceCount, founder, investor }),
  }));
  await saveMatches(db, { ...list, pairs: explained });
}

/**
 * A side's stored list, best first; null when it has no words yet, since a run over the whole market made it,
 * or none that can be read any more.
 */
export async function findStoredList(
  db: Db,
  { side, subjectId }: { side: Side; subjectId: number },
): Promise<StoredPair[] | null> {
  const rows = await findStoredMatches(db, { side, subjectId, limit: STORED_MATCHES });
  const items = rows.flatMap(({ explanation, ...row }) => {
    const words = storedExplanation.read(explanation);
    return words ? [{ ...row, ...words }] : [];
  });
  return items.length < rows.length ? null : items;
}
