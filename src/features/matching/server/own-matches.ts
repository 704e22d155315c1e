import type { Db, Services, UserId } from '#shared/server/context.ts';
import { dayOf } from '#shared/domain/time.ts';
import { fitOf } from '../domain/fit.ts';
import { pairStory } from '../domain/pair.ts';
import { variedStories } from '../domain/varied-leads.ts';
import type { MatchCounterpart } from '../contract.ts';
import { readerOf } from './answers.ts';
import { findInvestorCounterparts, findStartupCounterparts } from './counterparts.ts';
import { judgeList } from './lists.ts';
import { findPairSides, type PairIds } from './pair-sides.ts';
import { findOwnPairs, findUnmadeSides } from './queries.ts';
import { findInvestorIdsOf, type Side } from './queries-sides.ts';

/** An active match is a pair of a person's own lists from this fit on. */
const ACTIVE_FIT = 60;

/** What the number of active matches counts, in words for the screen. */
export const ACTIVE_MATCH_DEFINITION =
  'Pairs in the lists of your own startups and investor profile (the best 20 of each) with a fit of 60% or more.';

/** What a dashboard shows of a match; `matchScore` is the fit. */
export type TopMatch = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly matchScore: number | null;
  readonly isDemo: boolean;
  readonly href: string;
  readonly reasons: readonly string[];
};

type OwnPair = PairIds & { readonly side: Side; readonly order: number };

const MOST_UNMADE = 2;

/** The pairs of a person's own lists, best first; a list that was never made is worked out now. */
async function findAllOwnPairs(db: Db, services: Services, userId: UserId): Promise<OwnPair[]> {
  const kept: OwnPair[] = await findOwnPairs(db, userId);
  for (const { side, subjectId } of await findUnmadeSides(db, userId, MOST_UNMADE)) {
    const pairs = await judgeList(db, services, { side, subjectId });
    kept.push(
      ...pairs.map(({ startupId, investorId, startupOrder, investorOrder }) => ({
        side,
        startupId,
        investorId,
        order: side === 'startup' ? startupOrder : investorOrder,
      })),
    );
  }
  return kept.toSorted((a, b) => b.order - a.order);
}

const otherOf = ({ side, startupId, investorId }: OwnPair) =>
  side === 'startup'
    ? { kind: 'investor' as const, id: investorId }
    : { kind: 'startup' as const, id: startupId };

/** What a dashboard shows of a person's matches: how many are active, and the first few, each counterpart once. */
export async function findOwnMatches(
  db: Db,
  services: Services,
  { userId, limit }: { userId: UserId; limit: number },
): Promise<{ active: number; top: TopMatch[] }> {
  const today = dayOf(services.now());
  const sides = await findPairSides(db, await findAllOwnPairs(db, services, userId), today);
  const active = sides.filter(
    ({ startup, investor }) => (fitOf(startup, investor).percent ?? 0) >= ACTIVE_FIT,
  ).length;
  const once = [...Map.groupBy(sides, ({ pair }) => JSON.stringify(otherOf(pair))).values()].flatMap(
    ([first]) => (first ? [first] : []),
  );
  const idsOf = (kind: MatchCounterpart['kind']) =>
    once.map(({ pair }) => otherOf(pair)).flatMap((other) => (other.kind === kind ? [other.id] : []));
  const known = {
    investor: await findInvestorCounterparts(db, userId, idsOf('investor')),
    startup: await findStartupCounterparts(db, userId, idsOf('startup')),
  };
  const met = once.flatMap((one) => {
    const { kind, id } = otherOf(one.pair);
    const counterpart = known[kind].get(id);
    return counterpart ? [{ ...one, counterpart }] : [];
  });
  const top = met.slice(0, limit);
  // A story takes longer than a fit: it is told of those alone that are shown.
  const told = top.map(({ pair, startup, investor }) =>
    pairStory(startup, investor, { reader: readerOf(pair.side), today }),
  );
  const stories = variedStories(told);
  return {
    active,
    top: top.map(({ counterpart: { kind, id, name, type, isDemo, href } }, index) => ({
      id: `${kind}-${id}`,
      name,
      type,
      matchScore: told[index]?.fit ?? null,
      isDemo,
      href,
      reasons: stories[index]?.reasons ?? [],
    })),
  };
}

/** The fit of an investor with some startups, by startup, as it is now. */
export async function findFits(
  db: Db,
  { investorId, startupIds, now }: { investorId: number; startupIds: readonly number[]; now: Date },
): Promise<Map<number, number | null>> {
  const pairs = startupIds.map((startupId) => ({ startupId, investorId }));
  const sides = await findPairSides(db, pairs, dayOf(now));
  return new Map(
    sides.map(({ pair, startup, investor }) => [pair.startupId, fitOf(startup, investor).percent]),
  );
}

type Reading = { readonly reader: UserId; readonly startupIds: readonly number[] };

/** The same for many readers at once, with the investor profile of each; null for one who has none. */
export async function findReaderFits(
  db: Db,
  asked: readonly Reading[],
  now: Date,
): Promise<(Map<number, number | null> | null)[]> {
  const investorIds = await findInvestorIdsOf(
    db,
    asked.map(({ reader }) => reader),
  );
  const pairs = asked.flatMap(({ reader, startupIds }, place) => {
    const investorId = investorIds.get(reader);
    return investorId === undefined ? [] : startupIds.map((startupId) => ({ place, startupId, investorId }));
  });
  const fits = asked.map(({ reader }) => (investorIds.has(reader) ? new Map<number, number | null>() : null));
  for (const { pair, startup, investor } of await findPairSides(db, pairs, dayOf(now)))
    fits[pair.place]?.set(pair.startupId, fitOf(startup, investor).percent);
  return fits;
}
