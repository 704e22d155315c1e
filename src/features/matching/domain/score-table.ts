import { INVESTOR_MEASURES, INVESTOR_WEIGHTS, type InvestorKey } from './investor-fractions.ts';
import type { Market } from './market.ts';
import type { PreparedInvestor, PreparedStartup } from './prepared.ts';
import { clamp } from '#shared/domain/scale.ts';
import { capOf, filled, headStart, type StartupWeights } from './rank.ts';
import { STARTUP_MEASURES, STARTUP_WEIGHTS, type StartupKey } from './startup-fractions.ts';
import type { Steps } from './steps.ts';

/**
 * Scores of startups against one set of investors, criterion by criterion. A criterion's values are kept under what
 * they depend on of the startup, so that another ask, stage, country or instrument computes only what it changes.
 */
export type ScoreTable<Investor extends PreparedInvestor> = {
  readonly investors: readonly Investor[];
  /**
   * `founderOrder`, `investorOrder` and `investorScore` of the startup with each investor, to the last bit. With weights
   * of one's own the startup's order is moved by them. `keep: false` leaves the texts, which no other startup shares, out of memory.
   */
  scores(startup: PreparedStartup, options?: ScoreOptions): Steps<TableScores>;
};

/** One for each investor of the table: its place in the startup's list, the startup's place in its list, and its wish. */
export type TableScores = {
  readonly founderOrder: Float64Array;
  readonly investorOrder: Float64Array;
  readonly investorScore: Float64Array;
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

const capDepends: Depends = ({ profile }) => [
  profile.raiseUsd,
  profile.stage,
  profile.sectors,
  profile.competitorIds,
];

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

/** A table over these investors; they must have been prepared in `market`. */
export function createScoreTable<Investor extends PreparedInvestor>(
  investors: readonly Investor[],
  market: Market,
): ScoreTable<Investor> {
  const column = createColumns(investors);

  /** The investors' utilities before the cap, by their activity and by the startup's own. */
  function* wishes(startup: PreparedStartup, keep: boolean) {
    const sums = new Float64Array(investors.length);
    const ownSums = new Float64Array(investors.length);
    const own = new Float64Array(investors.length).fill(filled(startup.activityFraction));
    for (const key of INVESTOR_KEYS) {
      const name = `investor ${key} ${JSON.stringify(INVESTOR_DEPENDS[key](startup))}`;
      const measure = INVESTOR_MEASURES[key];
      const values = yield* column(name, keep || key !== 'thesis', (one) =>
        filled(measure(startup, one, market)),
      );
      addWeighed(sums, values, INVESTOR_WEIGHTS[key]);
      addWeighed(ownSums, key === 'activity' ? own : values, INVESTOR_WEIGHTS[key]);
    }
    return { sums, ownSums };
  }

  /** What the startup's own words change of each investor's place. */
  function* moves(startup: PreparedStartup, weights: StartupWeights) {
    const moved = new Float64Array(investors.length);
    if (weights === STARTUP_WEIGHTS) return moved;
    for (const key of STARTUP_KEYS) {
      const name = `startup ${key} ${JSON.stringify(STARTUP_DEPENDS[key](startup))}`;
      const measure = STARTUP_MEASURES[key];
      const values = yield* column(name, true, (one) => filled(measure(startup, one)));
      addWeighed(moved, values, weights[key] - STARTUP_WEIGHTS[key]);
    }
    return moved.map((sum) => 100 * sum);
  }

  return {
    investors,
    *scores(startup, { weights = STARTUP_WEIGHTS, keep = true } = {}) {
      const { sums, ownSums } = yield* wishes(startup, keep);
      const moved = yield* moves(startup, weights);
      const caps = yield* column(`caps ${JSON.stringify(capDepends(startup))}`, true, (one) =>
        capOf(startup, one),
      );
      const heads = Float64Array.from(investors, (one) => headStart(startup, one));
      const capped = (some: Float64Array) => some.map((sum, index) => Math.min(caps[index] ?? 0, 100 * sum));
      const [investorScore, ownScore] = [capped(sums), capped(ownSums)];
      return {
        founderOrder: investorScore.map(
          (score, index) => (heads[index] ?? 0) + clamp(score + (moved[index] ?? 0), 0, caps[index] ?? 0),
        ),
        investorOrder: ownScore.map((score, index) => (heads[index] ?? 0) + score),
        investorScore,
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
