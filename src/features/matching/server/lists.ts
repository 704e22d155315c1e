import type { Db, Services, UserId } from '#shared/server/context.ts';
import { DAY_MS } from '#shared/domain/time.ts';
import { enqueueRefresh } from './jobs.ts';
import { findMarket } from './snapshot.ts';
import { findBestPairs } from './ranking.ts';
import { findHiddenInvestorIds, findInvestorCards, findStartupCards } from './queries-counterparts.ts';
import type { Side } from './queries-sides.ts';
import { findRefreshedAt, findStoredMatches } from './queries-stored.ts';
import type { DatedPair } from './answers.ts';

type Subject = { readonly side: Side; readonly subjectId: number };
/** A side's list, as somebody of that side sees it. */
type Asked = Subject & { readonly viewer: UserId };

/** A side's list, judged now, which takes a while: never within a transaction. */
export async function judgeList(
  db: Db,
  services: Services,
  { side, subjectId }: Subject,
): Promise<DatedPair[]> {
  const computedAt = services.now();
  const snapshot = await findMarket(db, services, computedAt);
  const pairs = await findBestPairs(db, { side, subjectId }, snapshot);
  return pairs.map((pair) => ({ ...pair, computedAt }));
}

/** Without those whom the viewer or, on the startup's side, an owner of it does not meet. */
async function onlyMet(
  db: Db,
  { side, subjectId, viewer }: Asked,
  pairs: readonly DatedPair[],
): Promise<DatedPair[]> {
  if (pairs.length === 0) return [];
  if (side === 'investor') {
    const ids = pairs.map(({ startupId }) => startupId);
    const met = new Set((await findStartupCards(db, viewer, ids)).map(({ id }) => id));
    return pairs.filter(({ startupId }) => met.has(startupId));
  }
  const ids = pairs.map(({ investorId }) => investorId);
  const met = new Set((await findInvestorCards(db, viewer, ids)).map(({ id }) => id));
  const hidden = await findHiddenInvestorIds(db, subjectId, ids);
  return pairs.filter(({ investorId }) => met.has(investorId) && !hidden.has(investorId));
}

/**
 * A side's kept list, made anew in the background when a day old; one that was never made, or into which somebody new
 * belongs, is made now and then kept.
 */
export async function findList(db: Db, services: Services, asked: Asked): Promise<DatedPair[]> {
  const { side, subjectId } = asked;
  const refreshedAt = await findRefreshedAt(db, side, subjectId);
  const isOld = (refreshedAt?.getTime() ?? 0) < services.now().getTime() - DAY_MS;
  if (isOld) await enqueueRefresh(services, side, subjectId);
  return onlyMet(
    db,
    asked,
    refreshedAt === null
      ? await judgeList(db, services, asked)
      : await findStoredMatches(db, { side, subjectId }),
  );
}
