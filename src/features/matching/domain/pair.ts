// The rule and a worked example: docs/rules/matching-score.md
import { pairProbability } from './calibration.ts';
import { catalogueSpeech } from './catalogue-speech.ts';
import { investorUtility } from './investor-utility.ts';
import type { Market } from './market.ts';
import type { PreparedInvestor, PreparedStartup } from './prepared.ts';
import { mutualScore } from './rank.ts';
import type { Speech } from './speech.ts';
import { startupUtility } from './startup-utility.ts';
import type { Utility } from './utility.ts';

/** One criterion with both values, as it is stored and shown. */
export type CriterionStory = {
  key: string;
  weight: number;
  /** 0–1; 0.5 where nothing is known. */
  valueFraction: number;
  known: boolean;
  points: number;
  startupText: string;
  investorText: string;
  sentence: string;
};

/** One side's wish for the other in words for one reader. `knownFraction`: share of the evidence there is, 0–1. */
export type SideStory = {
  score: number;
  knownFraction: number;
  reasons: string[];
  weakest: string | null;
  conflicts: string[];
  components: CriterionStory[];
};

/** What one reader is told: the investor's wish for the startup and the startup's wish for the investor. */
export type PairStory = { investor: SideStory; startup: SideStory };

/** A pair judged from both sides. Scores are 0–100 and unrounded, `confidence` 0–1. */
export type PairVerdict = {
  mutualScore: number;
  investorScore: number;
  startupScore: number;
  /** Chance that the investor joins: calibrated on the score, shrunk by n / (n + 5). */
  confidence: number;
  evidenceCount: number;
  founder: PairStory;
  investor: PairStory;
};

const LONGEST_VALUE = 160;

const shortened = (text: string): string =>
  text.length <= LONGEST_VALUE
    ? text
    : `${Array.from(text)
        .slice(0, LONGEST_VALUE - 1)
        .join('')}…`;

function storyOf<Key extends string>(utility: Utility<Key>): SideStory {
  return {
    score: utility.shownPercent,
    knownFraction: utility.confidenceFraction,
    reasons: utility.reasons,
    weakest: utility.weakest,
    conflicts: utility.conflicts,
    components: utility.components.map((one) => ({
      ...one,
      startupText: shortened(one.startupText),
      investorText: shortened(one.investorText),
    })),
  };
}

/** Judges a pair from both sides and tells it to the founder and to the investor, in the catalogue's labels. */
export function judgePair(startup: PreparedStartup, investor: PreparedInvestor, market: Market): PairVerdict {
  const told = (viewer: Speech['viewer']) => {
    const speech = catalogueSpeech(viewer);
    return {
      investor: investorUtility(startup, investor, market, speech),
      startup: startupUtility(startup, investor, market, speech),
    };
  };
  const [founder, backer] = [told('founder'), told('investor')];
  const { scorePercent, evidenceCount } = founder.investor;
  return {
    mutualScore: mutualScore(scorePercent, founder.startup.scorePercent),
    investorScore: scorePercent,
    startupScore: founder.startup.scorePercent,
    confidence: pairProbability(scorePercent, evidenceCount),
    evidenceCount,
    founder: { investor: storyOf(founder.investor), startup: storyOf(founder.startup) },
    investor: { investor: storyOf(backer.investor), startup: storyOf(backer.startup) },
  };
}
