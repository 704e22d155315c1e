import type { Db, Services } from '#shared/server/context.ts';
import { DAY_MS } from '#shared/domain/time.ts';
import { enqueueRefresh } from './jobs.ts';
import { findMarket } from './snapshot.ts';
import { findBestPairs } from './ranking.ts';
import type { Side } from './queries-sides.ts';
import { findRefreshedAt } from './queries-stored.ts';
import { findStoredList } from './stored-lists.ts';
import type { DatedPair } from './answers.ts';

/** A page of a side's list. */
export type Asked = { side: Side; subjectId: number; limit: number; offset: number };
type List = { pairs: readonly DatedPair[]; total: number };

/** A side's list, judged now, which takes a while: never within a transaction. */
export async function judgeList(
  db: Db,
  services: Services,
  { side, subjectId }: Pick<Asked, 'side' | 'subjectId'>,
): Promise<DatedPair[]> {
  const computedAt = services.now();
  const snapshot = await findMarket(db, services, computedAt);
  const pairs = await findBestPairs(db, { side, subjectId }, snapshot);
  return pairs.map((pair) => ({ ...pair, computedAt }));
}

/**
 * A side's kept list, made anew in the background when a day old; one never made, or made without words by a run over
 * the whole market, is judged now and then kept.
 */
export async function findList(db: Db, services: Services, asked: Asked): Promise<List> {
  const { side, subjectId, limit, offset } = asked;
  const refreshedAt = await findRefreshedAt(db, side, subjectId);
  const stored = refreshedAt === null ? null : await findStoredList(db, asked);
  const isOld = (refreshedAt?.getTime() ?? 0) < services.now().getTime() - DAY_MS;
  if (stored === null || isOld) await enqueueRefresh(services, side, subjectId);
  if (stored !== null) return { pairs: stored.items, total: stored.total };
  const pairs = await judgeList(db, services, asked);
  return { pairs: pairs.slice(offset, offset + limit), total: pairs.length };
}
