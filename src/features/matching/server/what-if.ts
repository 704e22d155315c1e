import type { Db } from '#shared/server/context.ts';
import { startupWeightsAfter } from '../domain/feedback.ts';
import { pairStory } from '../domain/pair.ts';
import { type Flip, flipOf } from '../domain/what-if.ts';
import type { StartupProfile } from '../domain/profile.ts';
import { startupPlace } from '../domain/place.ts';
import { bestOf, type ScoreTable } from '../domain/score-table.ts';
import { tractionFractionOf } from '../domain/traction.ts';
import { findOwnWords } from './queries-feedback.ts';
import { inTurns } from './in-turns.ts';
import { type MarketInvestor, type MarketSnapshot } from './snapshot.ts';
import { needsLead, type StartupSubject } from './profiles.ts';
import {
  findMarketStartup,
  findTable,
  idAt,
  type MarketStartup,
  outOf,
  prepareMarketStartup,
} from './ranking.ts';
import { STORED_MATCHES } from './queries-stored.ts';

/** What is tried: only what is given changes. */
export type Trial = {
  readonly raise?: Pick<StartupProfile, 'raiseUsd' | 'raiseStated'>;
  readonly stage?: string;
  readonly country?: string;
  readonly instrument?: string;
};

/** An investor before and after; a rank is 1 for the best, the scores are unrounded. */
export type Move = {
  readonly investorId: number;
  readonly rankBefore: number;
  readonly rankAfter: number;
  readonly scoreBefore: number | null;
  readonly scoreAfter: number | null;
  readonly flip: Flip | null;
};

/** What a trial can change of a startup. */
export type Facts = {
  readonly raiseUsd: number | null;
  readonly raiseStated: string | null;
  readonly stage: string | null;
  readonly country: string | null;
  readonly instrument: string | null;
};

export type WhatIf = {
  readonly before: Facts;
  readonly after: Facts;
  readonly compared: number;
  readonly entered: readonly Move[];
  readonly dropped: readonly Move[];
  readonly stayed: readonly Move[];
};

const factsOf = ({ raiseUsd, raiseStated, stage, country, instrument }: StartupSubject): Facts => ({
  raiseUsd,
  raiseStated,
  stage,
  country,
  instrument,
});

function tried(profile: StartupSubject, trial: Trial, { scales }: MarketSnapshot): StartupSubject {
  const stage = trial.stage ?? profile.stage;
  const country = trial.country ?? profile.country;
  const instrument = trial.instrument ?? profile.instrument;
  return {
    ...profile,
    stage,
    country,
    instrument,
    ...trial.raise,
    place: startupPlace(country, profile.regionId),
    needsLead: needsLead(instrument),
    tractionFraction: tractionFractionOf({ ...profile.tractionFacts, stage: stage ?? '' }, scales),
  };
}

type Ranking = { readonly scores: Float64Array; readonly best: readonly number[] };

function rankOf({ scores }: Ranking, index: number, isOut: (index: number) => boolean): number {
  const own = scores[index] ?? 0;
  let rank = 1;
  for (let other = 0; other < scores.length; other++) {
    if ((scores[other] ?? 0) > own && !isOut(other)) rank++;
  }
  return rank;
}

async function rankingOf(
  table: ScoreTable<MarketInvestor>,
  startup: MarketStartup,
  { weights, isOut }: { weights: ReturnType<typeof startupWeightsAfter>; isOut: (index: number) => boolean },
): Promise<Ranking> {
  const { founderOrder: scores } = await inTurns(table.scores(startup, { weights }));
  return { scores, best: bestOf(scores, STORED_MATCHES, (index) => idAt(table, index), isOut) };
}

/** Who would enter and who would drop out of a startup's list; nothing is kept. Null for one that is not open. */
export async function findWhatIf(
  db: Db,
  startupId: number,
  trial: Trial,
  snapshot: MarketSnapshot,
): Promise<WhatIf | null> {
  const now = await findMarketStartup(db, startupId, snapshot);
  if (now === null) return null;
  const then = prepareMarketStartup(tried(now.profile, trial, snapshot), snapshot);
  const words = await findOwnWords(db, 'startup', startupId);
  const table = await findTable(db, [now, then], snapshot);
  const isOut = outOf(table, now, words.otherIds);
  const rules = { weights: startupWeightsAfter(words.reasons), isOut };
  const before = await rankingOf(table, now, rules);
  const after = await rankingOf(table, then, rules);
  const moveOf = (index: number): Move[] => {
    const investor = table.investors[index];
    if (investor === undefined) return [];
    const told = { reader: 'founder', today: snapshot.market.asOf } as const;
    const was = pairStory(now.profile, investor.profile, told);
    const is = pairStory(then.profile, investor.profile, told);
    const place = (ranking: Ranking) => {
      const kept = ranking.best.indexOf(index);
      return kept === -1 ? rankOf(ranking, index, isOut) : kept + 1;
    };
    return [
      {
        investorId: Number(investor.profile.id),
        rankBefore: place(before),
        rankAfter: place(after),
        scoreBefore: was.fit,
        scoreAfter: is.fit,
        flip: flipOf(was, is),
      },
    ];
  };
  const [had, has] = [new Set(before.best), new Set(after.best)];
  return {
    before: factsOf(now.profile),
    after: factsOf(then.profile),
    compared: snapshot.size,
    entered: after.best.filter((index) => !had.has(index)).flatMap(moveOf),
    dropped: before.best.filter((index) => !has.has(index)).flatMap(moveOf),
    stayed: after.best.filter((index) => had.has(index)).flatMap(moveOf),
  };
}
