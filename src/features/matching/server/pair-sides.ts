import type { Db } from '#shared/server/context.ts';
import {
  findInvestorProfiles,
  findStartupProfiles,
  type InvestorSubject,
  NO_SCALES,
  type StartupSubject,
} from './profiles.ts';

/** A startup and an investor, by their ids. */
export type PairIds = { readonly startupId: number; readonly investorId: number };

type Sides<Pair> = {
  readonly pair: Pair;
  readonly startup: StartupSubject;
  readonly investor: InvestorSubject;
};

/** Both sides of some pairs as they are now; a pair is left out of which one is hidden, closed or gone. */
export async function findPairSides<Pair extends PairIds>(
  db: Db,
  pairs: readonly Pair[],
  day: string,
): Promise<Sides<Pair>[]> {
  const idsOf = (key: keyof PairIds) => [...new Set(pairs.map((pair) => pair[key]))];
  const startups = await findStartupProfiles(db, idsOf('startupId'), { scales: NO_SCALES, day });
  const investors = await findInvestorProfiles(db, idsOf('investorId'));
  const startupById = new Map(startups.map((one) => [Number(one.id), one]));
  const investorById = new Map(investors.map((one) => [Number(one.id), one]));
  return pairs.flatMap((pair) => {
    const startup = startupById.get(pair.startupId);
    const investor = investorById.get(pair.investorId);
    return startup && investor ? [{ pair, startup, investor }] : [];
  });
}
