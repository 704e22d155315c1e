import type { Db } from '#shared/server/context.ts';
import { startupActivity } from '../domain/activity.ts';
import {
  mostForInvestor,
  mostForStartup,
  mostMoved,
  mostOfClass,
  mostOfLessActive,
  mostOfUnchangedSince,
  mostWhateverThesis,
} from '../domain/bounds.ts';
import type { Market } from '../domain/market.ts';
import { placeShareOf, type PreparedInvestor, type PreparedStartup } from '../domain/prepared.ts';
import type { InvestorProfile, PlacePath, StartupProfile } from '../domain/profile.ts';
import type { InvestorWeights, StartupWeights } from '../domain/rank.ts';
import { mapSteps } from '../domain/steps.ts';
import { raisesFor, usualCheques } from '../domain/ticket.ts';
import type { TractionScales } from '../domain/traction.ts';
import type { Bounded, Page, Source } from './best-first.ts';
import { findDealtProfiles, findNextInvestors, findNextStartups } from './profiles.ts';
import { inTurns } from './in-turns.ts';

const KINDS = [true, false];
const CENTS_A_DOLLAR = 100;
/** What a misfit is by is compared in floating point: whoever is near it is looked at. */
const NEAR = 1e-9;

type Compared = { readonly market: Market; readonly scales: TractionScales };

/** Startups for an investor: those nothing rules out before the others, which may reach little. */
export function startupSources(
  db: Db,
  investor: PreparedInvestor,
  { market, scales }: Compared,
  weights: InvestorWeights,
): Source[] {
  const { stages, excludedSectors, isDemo } = investor.profile;
  const raises = raisesFor(investor.profile);
  const fits = {
    stages,
    excludedSectors,
    lowCents: raises.lowUsd * CENTS_A_DOLLAR * (1 - NEAR),
    highCents: raises.highUsd * CENTS_A_DOLLAR * (1 + NEAR),
  };
  const shares = new Map<PlacePath, number>();
  const shareOf = (place: PlacePath): number => {
    const share = shares.get(place) ?? placeShareOf(place, market);
    shares.set(place, share);
    return share;
  };
  const boundOf = (profile: StartupProfile) => ({
    id: Number(profile.id),
    most: mostForInvestor(
      {
        profile,
        placeShare: shareOf(profile.place),
        activityFraction: startupActivity(profile, market.asOf),
      },
      investor,
      market,
      weights,
    ),
  });
  return KINDS.flatMap((isOwnKind) =>
    KINDS.map((areMeant): Source => {
      const kind = { isOwnKind, isCapped: !areMeant };
      async function* pages(): AsyncGenerator<Page> {
        let after: Parameters<typeof findNextStartups>[1]['after'] = null;
        for (;;) {
          const asked = { isDemo: isDemo === isOwnKind, fits: { ...fits, areMeant }, after };
          const next = await findNextStartups(db, asked, { scales, day: market.asOf });
          const items = await inTurns(mapSteps(next.profiles, boundOf));
          const changedOn = next.profiles.at(-1)?.updatedOn ?? null;
          if (next.isLast || changedOn === null) return yield { items, rest: null };
          yield { items, rest: mostOfUnchangedSince(changedOn, investor, market, { ...kind, weights }) };
          after = next.after;
        }
      }
      return { most: mostOfClass(kind), pages };
    }),
  );
}

/** An investor without thesis and deals. */
type InvestorCandidate = Bounded & { readonly profile: InvestorProfile };

/** Investors for a startup: those nothing rules out before the others, who may reach little. */
export function investorSources(
  db: Db,
  startup: PreparedStartup,
  market: Market,
  weights: StartupWeights,
): Source<InvestorCandidate>[] {
  const { stage, sectors, raiseUsd, isDemo } = startup.profile;
  const cheques = raiseUsd === null || raiseUsd <= 0 ? null : usualCheques(raiseUsd);
  const fits = {
    stage,
    sectors,
    lowCents: cheques && cheques.lowUsd * CENTS_A_DOLLAR * (1 - NEAR),
    highCents: cheques && cheques.highUsd * CENTS_A_DOLLAR * (1 + NEAR),
  };
  const moved = mostMoved(weights);
  return KINDS.flatMap((isOwnKind) =>
    KINDS.map((areMeant): Source<InvestorCandidate> => {
      const kind = { isOwnKind, isCapped: !areMeant };
      async function* pages(): AsyncGenerator<Page<InvestorCandidate>> {
        let after: Parameters<typeof findNextInvestors>[1]['after'] = null;
        for (;;) {
          const next = await findNextInvestors(db, {
            isDemo: isDemo === isOwnKind,
            fits: { ...fits, areMeant },
            after,
          });
          const items = await inTurns(
            mapSteps(next.outlines, (outline) => ({
              id: Number(outline.profile.id),
              profile: outline.profile,
              most: mostForStartup(startup, outline, market, moved),
            })),
          );
          if (next.isLast || next.after === null) return yield { items, rest: null };
          yield { items, rest: mostOfLessActive(next.after.recent, startup, market, { ...kind, moved }) };
          after = next.after;
        }
      }
      return { most: mostOfClass(kind), pages };
    }),
  );
}

/** What investors may reach in a startup's list once their deals are known. */
export async function narrowInvestors(
  db: Db,
  candidates: readonly InvestorCandidate[],
  startup: PreparedStartup,
  { market, weights }: { readonly market: Market; readonly weights: StartupWeights },
): Promise<Bounded[]> {
  const profiles = await findDealtProfiles(
    db,
    candidates.map(({ profile }) => profile),
  );
  return inTurns(
    mapSteps(profiles, (profile) => ({
      id: Number(profile.id),
      most: mostWhateverThesis(startup, profile, market, weights),
    })),
  );
}
