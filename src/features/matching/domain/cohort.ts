import { clamp } from '#shared/domain/scale.ts';

/**
 * Rounds of one stage, how many were followed by another round or an acquisition within 24 months, and what was usual
 * among them: ln of the amount in US dollars, the company's age in years, rounds before.
 */
type Cohort = {
  readonly label: string;
  readonly rounds: number;
  readonly followed: number;
  readonly usual: Readonly<Record<OutlookFact, number>>;
};

/** What of a startup moves the base rate of its cohort. */
export type OutlookFact = 'lnAmount' | 'ageYears' | 'priorRounds';

const UNSPECIFIED = 'unspecified';

/** US rounds 2005–2010, Crunchbase export of October 2013 (CC BY). */
const COHORTS: Readonly<Record<string, Cohort>> = {
  seed: {
    label: 'Seed',
    rounds: 2140,
    followed: 914,
    usual: { lnAmount: 12.37, ageYears: 1.1, priorRounds: 0.16 },
  },
  'series-a': {
    label: 'Series A',
    rounds: 3282,
    followed: 1686,
    usual: { lnAmount: 15.18, ageYears: 2.5, priorRounds: 0.22 },
  },
  'series-b': {
    label: 'Series B',
    rounds: 2090,
    followed: 1008,
    usual: { lnAmount: 15.94, ageYears: 3.8, priorRounds: 0.78 },
  },
  'series-c': {
    label: 'Series C+',
    rounds: 1979,
    followed: 913,
    usual: { lnAmount: 16.34, ageYears: 5.8, priorRounds: 1.21 },
  },
  [UNSPECIFIED]: {
    label: 'venture (stage not stated)',
    rounds: 3109,
    followed: 1167,
    usual: { lnAmount: 15.27, ageYears: 5.9, priorRounds: 0.55 },
  },
};

/** Logistic fit on the rounds before 2009, each fact less what is usual in its cohort; no fact, no change. */
const SLOPES: Readonly<Record<OutlookFact, number>> = {
  lnAmount: 0.037,
  ageYears: -0.096,
  priorRounds: 0.436,
};
const INTERCEPT = -0.009;
const MOST: Readonly<Record<OutlookFact, number>> = { lnAmount: 25, ageYears: 10, priorRounds: 4 };

const SOURCE = 'US rounds 2005–2010, Crunchbase export of October 2013 (CC BY)';
const ALL_RATE = 0.4514;
const PSEUDO_ROUNDS = 20;
const LOWEST = 0.05;
const HIGHEST = 0.85;

/** What is known of a startup for its outlook; `null` where it is not. */
export type OutlookFacts = {
  readonly stage: string | null;
  readonly raiseUsd: number | null;
  readonly ageYears: number | null;
  readonly priorRounds: number | null;
};

/** Chance of a next round or an acquisition within 24 months, with the cohort it comes from and what moved it. */
export type Outlook = {
  readonly probability: number | null;
  readonly timeframe: '24 months';
  /** The cohort in words, or why there is none. */
  readonly cohort: string;
  readonly count: number;
  readonly adjustments: readonly string[];
};

const logit = (fraction: number): number => Math.log(fraction / (1 - fraction));
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

function moves({ usual }: Cohort, { raiseUsd, ageYears, priorRounds }: OutlookFacts) {
  const lnAmount = raiseUsd === null || raiseUsd <= 0 ? null : Math.log(raiseUsd);
  const facts: Readonly<Record<OutlookFact, number | null>> = { lnAmount, ageYears, priorRounds };
  const move = (fact: OutlookFact): number => {
    const value = facts[fact];
    return value === null ? 0 : SLOPES[fact] * (clamp(value, 0, MOST[fact]) - usual[fact]);
  };
  return { lnAmount: move('lnAmount'), ageYears: move('ageYears'), priorRounds: move('priorRounds') };
}

const FACT_NAMES: Readonly<Record<OutlookFact, string>> = {
  lnAmount: 'The size of the round',
  ageYears: 'The age of the company',
  priorRounds: 'Earlier rounds',
};

/** "The age of the company (usual: 1.1 years): 4 points less." */
function sentence(fact: OutlookFact, cohort: Cohort, points: number): string {
  const usual = cohort.usual[fact];
  const text =
    fact === 'lnAmount'
      ? `$${Math.round(Math.exp(usual)).toLocaleString('en-US')}`
      : fact === 'ageYears'
        ? `${usual} years`
        : `${usual}`;
  const change = `${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
  return `${FACT_NAMES[fact]} (usual in the cohort: ${text}): ${change} ${points < 0 ? 'less' : 'more'}.`;
}

function adjustmentsOf(cohort: Cohort, facts: OutlookFacts, base: number): string[] {
  const known = moves(cohort, facts);
  return (['lnAmount', 'ageYears', 'priorRounds'] as const).flatMap((fact) => {
    const points = Math.round(100 * (logistic(base + known[fact]) - logistic(base)));
    return points === 0 ? [] : sentence(fact, cohort, points);
  });
}

/**
 * The base rate of the stage's cohort, shrunk by twenty rounds at the rate of all, moved by the logistic fit on size of
 * the round, age and earlier rounds as far as they are known; two decimals, held between 0.05 and 0.85. `null` for
 * stages without a cohort. It says what happened to others like it, not what this one deserves.
 */
export function outlookOf(facts: OutlookFacts, stageName: string): Outlook {
  const cohort = COHORTS[facts.stage ?? UNSPECIFIED];
  if (cohort === undefined) {
    const reason = `No cohort of ${stageName} rounds with known outcomes to compare with yet.`;
    return { probability: null, timeframe: '24 months', cohort: reason, count: 0, adjustments: [] };
  }
  const shrunk = (cohort.followed + PSEUDO_ROUNDS * ALL_RATE) / (cohort.rounds + PSEUDO_ROUNDS);
  const known = moves(cohort, facts);
  const base = logit(shrunk);
  const moved = logistic(base + INTERCEPT + known.lnAmount + known.ageYears + known.priorRounds);
  const rounds = cohort.rounds.toLocaleString('en-US');
  return {
    probability: clamp(Math.round(100 * moved) / 100, LOWEST, HIGHEST),
    timeframe: '24 months',
    cohort: `Base rate of ${rounds} ${cohort.label} rounds, ${Math.round(100 * shrunk)} %: next round or acquisition within 24 months. ${SOURCE}.`,
    count: cohort.rounds,
    adjustments: adjustmentsOf(cohort, facts, base),
  };
}
