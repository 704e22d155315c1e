import { clamp } from '#shared/domain/scale.ts';

/** Rounds of one stage and how many were followed by another round or an acquisition within 24 months. */
type Cohort = { readonly label: string; readonly rounds: number; readonly followed: number };

/** US rounds 2005–2010, Crunchbase export of October 2013 (CC BY). Rounds of an unspecified kind are left out. */
const COHORTS: Readonly<Record<string, Cohort>> = {
  seed: { label: 'Seed', rounds: 2140, followed: 914 },
  'series-a': { label: 'Series A', rounds: 3282, followed: 1686 },
  'series-b': { label: 'Series B', rounds: 2090, followed: 1008 },
  'series-c': { label: 'Series C+', rounds: 1979, followed: 913 },
};

const SOURCE = 'US rounds 2005–2010, Crunchbase export of October 2013 (CC BY)';
const LOWEST = 0.05;
const HIGHEST = 0.85;

/** Chance of a next round or an acquisition within 24 months, with the cohort it comes from. */
export type Outlook = {
  readonly probability: number | null;
  readonly timeframe: '24 months';
  /** The cohort in words, or why there is none. */
  readonly cohort: string;
  readonly count: number;
};

/**
 * The base rate of the stage's cohort, two decimals, held between 0.05 and 0.85. It says nothing about the one
 * startup: it is what happened to others at its stage. `null` for stages without a cohort.
 */
export function outlookOf(stage: string | null, stageName: string): Outlook {
  const cohort = stage === null ? undefined : COHORTS[stage];
  if (cohort === undefined) {
    const reason = `No cohort of ${stageName || 'unstated'} rounds with known outcomes to compare with yet.`;
    return { probability: null, timeframe: '24 months', cohort: reason, count: 0 };
  }
  const rate = Math.round((100 * cohort.followed) / cohort.rounds) / 100;
  const rounds = cohort.rounds.toLocaleString('en-US');
  return {
    probability: clamp(rate, LOWEST, HIGHEST),
    timeframe: '24 months',
    cohort: `Base rate of ${rounds} ${cohort.label} rounds: next round or acquisition within 24 months. ${SOURCE}.`,
    count: cohort.rounds,
  };
}
