import { CONFLICT_CAP, conflictsOf } from './conflict.ts';
import {
  type Fraction,
  INVESTOR_MEASURES,
  INVESTOR_WEIGHTS,
  type InvestorKey,
} from './investor-fractions.ts';
import type { Market } from './market.ts';
import type { PreparedInvestor, PreparedStartup } from './prepared.ts';
import { mutualScore, UNKNOWN_FRACTION } from './rank.ts';
import { STARTUP_MEASURES, STARTUP_WEIGHTS, type StartupKey } from './startup-fractions.ts';
import type { Steps } from './steps.ts';

/** Weights of a startup's criteria; a person's own differ from the shipped ones by their feedback. */
export type StartupWeights = Readonly<Record<StartupKey, number>>;

/**
 * Scores of startups against one set of investors, criterion by criterion. A criterion's values are kept under what
 * they depend on of the startup, so that another ask, stage, country or instrument computes only what it changes.
 */
export type ScoreTable<Investor extends PreparedInvestor> = {
  readonly investors: readonly Investor[];
  /**
   * `introductionScore` of the startup with each investor, in their order, to the last bit. With weights of one's own
   * the startup's side counts by them. `keep: false` leaves the texts, which no other startup shares, out of memory.
   */
  scores(startup: PreparedStartup, options?: ScoreOptions): Steps<TableScores>;
};

/** Scores 0–100, one for each investor of the table: both wishes and their geometric mean. */
export type TableScores = {
  readonly mutual: Float64Array;
  readonly investor: Float64Array;
  readonly startup: Float64Array;
};

export type ScoreOptions = { readonly weights?: StartupWeights; readonly keep?: boolean };

const INVESTOR_KEYS = Object.keys(INVESTOR_WEIGHTS) as InvestorKey[];
const STARTUP_KEYS = Object.keys(STARTUP_WEIGHTS) as StartupKey[];
const MOST_COLUMNS = 160;
const INVESTORS_A_STEP = 200;

type Depends = (startup: PreparedStartup) => unknown;

const bySectors: Depends = ({ profile }) => profile.sectors;
const byPlace: Depends = ({ profile }) => profile.place;
const byRaise: Depends = ({ profile }) => profile.raiseUsd;

/** What of a startup an investor's wish depends on. */
const INVESTOR_DEPENDS: Readonly<Record<InvestorKey, Depends>> = {
  stage: ({ profile }) => profile.stage,
  sector: bySectors,
  ticket: byRaise,
  geography: byPlace,
  thesis: ({ profile }) => profile.description,
  activity: () => null,
  traction: ({ profile }) => profile.tractionFraction,
};

/** What of a startup its own wish depends on. */
const STARTUP_DEPENDS: Readonly<Record<StartupKey, Depends>> = {
  cheque: byRaise,
  experience: bySectors,
  followOn: byRaise,
  geography: byPlace,
  lead: ({ profile }) => profile.needsLead,
};

const conflictDepends: Depends = ({ profile }) => [profile.raiseUsd, profile.sectors, profile.competitorIds];

type Columns<Investor> = (
  key: string,
  keep: boolean,
  value: (investor: Investor) => number,
) => Steps<Float64Array>;

/** Values of all investors, kept by name; the one not asked for longest goes first. */
function createColumns<Investor>(investors: readonly Investor[]): Columns<Investor> {
  const kept = new Map<string, Float64Array>();
  return function* column(key, keep, value) {
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const values = new Float64Array(investors.length);
    for (const [index, investor] of investors.entries()) {
      values[index] = value(investor);
      if (index % INVESTORS_A_STEP === 0) yield;
    }
    if (keep) kept.set(key, values);
    const [oldest] = kept.size > MOST_COLUMNS ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    return values;
  };
}

const filled = (fraction: Fraction): number => fraction ?? UNKNOWN_FRACTION;

/** A table over these investors; they must have been prepared in `market`. */
export function createScoreTable<Investor extends PreparedInvestor>(
  investors: readonly Investor[],
  market: Market,
): ScoreTable<Investor> {
  const column = createColumns(investors);

  function* wishes(startup: PreparedStartup, { weights = STARTUP_WEIGHTS, keep = true }: ScoreOptions) {
    const investorSums = new Float64Array(investors.length);
    for (const key of INVESTOR_KEYS) {
      const name = `investor ${key} ${JSON.stringify(INVESTOR_DEPENDS[key](startup))}`;
      const measure = INVESTOR_MEASURES[key];
      const values = yield* column(name, keep || key !== 'thesis', (one) =>
        filled(measure(startup, one, market)),
      );
      addWeighed(investorSums, values, INVESTOR_WEIGHTS[key]);
    }
    const startupSums = new Float64Array(investors.length);
    for (const key of STARTUP_KEYS) {
      const name = `startup ${key} ${JSON.stringify(STARTUP_DEPENDS[key](startup))}`;
      const measure = STARTUP_MEASURES[key];
      const values = yield* column(name, true, (one) => filled(measure(startup, one)));
      addWeighed(startupSums, values, weights[key]);
    }
    return { investorSums, startupSums };
  }

  return {
    investors,
    *scores(startup, options = {}) {
      const { investorSums, startupSums } = yield* wishes(startup, options);
      const caps = yield* column(`caps ${JSON.stringify(conflictDepends(startup))}`, true, (one) =>
        conflictsOf(startup, one).length > 0 ? CONFLICT_CAP : 100,
      );
      const capped = (sums: Float64Array) => sums.map((sum, index) => Math.min(caps[index] ?? 0, 100 * sum));
      const [investor, own] = [capped(investorSums), capped(startupSums)];
      return {
        mutual: investor.map((score, index) => mutualScore(score, own[index] ?? 0)),
        investor,
        startup: own,
      };
    },
  };
}

function addWeighed(sums: Float64Array, values: Float64Array, weight: number): void {
  for (let index = 0; index < sums.length; index++) {
    sums[index] = (sums[index] ?? 0) + weight * (values[index] ?? 0);
  }
}

/** Places of the best `limit` in a list of scores, best first; equal scores by `id`, as in `rankBy`. */
export function bestOf(
  scores: Float64Array,
  limit: number,
  idAt: (index: number) => string,
  isOut: (index: number) => boolean = () => false,
): number[] {
  const best: number[] = [];
  const isBefore = (one: number, other: number) => {
    const difference = (scores[one] ?? 0) - (scores[other] ?? 0);
    return difference === 0 ? idAt(one) < idAt(other) : difference > 0;
  };
  for (let index = 0; index < scores.length; index++) {
    const last = best.at(-1);
    if (best.length === limit && last !== undefined && !isBefore(index, last)) continue;
    if (isOut(index)) continue;
    const place = best.findIndex((other) => isBefore(index, other));
    best.splice(place === -1 ? best.length : place, 0, index);
    if (best.length > limit) best.pop();
  }
  return best;
}
