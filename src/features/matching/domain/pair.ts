import { catalogueSpeech } from './catalogue-speech.ts';
import { evidenceCountOf, evidenceWord, type EvidenceWord } from './evidence.ts';
import { FIT_CRITERIA, type FitCriterion, type FitKey, fitOf } from './fit.ts';
import { FIT_WORDS, investorActivityText, misfitText, pairOf, startupActivityText } from './fit-words.ts';
import type { InvestorProfile, StartupProfile } from './profile.ts';
import type { Speech } from './speech.ts';

/** One criterion with both values, as it is shown. */
export type CriterionStory = {
  key: FitKey;
  weight: number;
  /** 0–1; 0 where nothing is known. */
  valueFraction: number;
  known: boolean;
  startupText: string;
  investorText: string;
  sentence: string;
};

/** A pair as one reader is told of it. */
export type PairStory = {
  /** Whole, 0–100; `null` where nothing can be compared. */
  fit: number | null;
  criteriaKnown: number;
  criteriaTotal: number;
  /** What rules the other out, in words; said before everything else. */
  misfits: string[];
  criteria: CriterionStory[];
  /** The up to three that tell most for this pair, most telling first. */
  carried: CriterionStory[];
  /** The known criterion with the lowest value; `null` when all are full. */
  weakest: CriterionStory | null;
  /** Misfits, then what carried it, in sentences. */
  reasons: string[];
  /** When the other side was last active, in words. */
  activity: string;
  evidence: EvidenceWord;
  evidenceCount: number;
};

export type Reader = 'founder' | 'investor';

const LONGEST_VALUE = 160;
const CARRIED = 3;
const HALF = 0.5;

const shortened = (text: string): string =>
  text.length <= LONGEST_VALUE
    ? text
    : `${Array.from(text)
        .slice(0, LONGEST_VALUE - 1)
        .join('')}…`;

const oneOf = (count: number): number => 1 / Math.sqrt(Math.max(1, count));

/** How much agreement on a criterion says of this pair: little where one side takes nearly everything. */
function tellingOf(key: FitKey, { stages, sectors, places, leads, deals }: InvestorProfile): number {
  if (key === 'stage') return oneOf(stages.length);
  if (key === 'sector') return oneOf(sectors.length) + Math.min(1, deals.length / 10);
  if (key === 'lead') return leads === true ? 1 : HALF;
  if (key === 'thesis') return 2;
  if (key !== 'geography') return HALF;
  const breadth = Math.min(...places.map((place) => (place[0] === 'global' ? 0.2 : place.length / 3)), 1);
  return breadth * oneOf(places.length);
}

/** The lowest known value below full; of equals the one that counts most. */
function weakestOf(criteria: readonly CriterionStory[]): CriterionStory | null {
  const lossy = criteria.filter((one) => one.known && one.valueFraction < 1);
  return lossy.toSorted((a, b) => a.valueFraction - b.valueFraction || b.weight - a.weight)[0] ?? null;
}

/** Tells one reader of a pair, in the catalogue's labels, as of an ISO date. */
export function pairStory(
  startup: StartupProfile,
  investor: InvestorProfile,
  { reader, today }: { reader: Reader; today: string },
): PairStory {
  const speech: Speech = catalogueSpeech(reader);
  const pair = pairOf(startup, investor, speech);
  const { percent, known, criteria: measured, misfits } = fitOf(startup, investor);
  const storyOf = ({ key, weight, fraction }: FitCriterion): CriterionStory => {
    const { startupText, investorText, sentence } = FIT_WORDS[key](pair);
    return {
      key,
      weight,
      valueFraction: fraction ?? 0,
      known: fraction !== null,
      startupText: shortened(startupText),
      investorText: shortened(investorText),
      sentence,
    };
  };
  const criteria = measured.map(storyOf);
  const weakest = weakestOf(criteria);
  const worth = (one: CriterionStory) => one.weight * one.valueFraction * tellingOf(one.key, investor);
  const carried = criteria
    .filter((one) => one.known && one !== weakest && one.valueFraction >= HALF)
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, CARRIED);
  const ruledOut = misfits.map((misfit) => misfitText(misfit, pair));
  const evidenceCount = evidenceCountOf(investor);
  const weightOf = (some: readonly FitCriterion[]) => some.reduce((sum, one) => sum + one.weight, 0);
  const knownFraction = weightOf(measured.filter((one) => one.fraction !== null)) / weightOf(measured);
  return {
    fit: percent,
    criteriaKnown: known,
    criteriaTotal: FIT_CRITERIA,
    misfits: ruledOut,
    criteria,
    carried,
    weakest,
    reasons: [...ruledOut, ...carried.map((one) => one.sentence)],
    activity: reader === 'founder' ? investorActivityText(investor, today) : startupActivityText(startup),
    evidence: evidenceWord(knownFraction, evidenceCount),
    evidenceCount,
  };
}
