import { countFlags, documentScore, wholeScore } from './deck-score.ts';
import { candourOf } from './earned.ts';
import type { Analysis, FlagCode } from '../document.ts';

/** Flags that quote what only the team may see. */
const PRIVATE_CODES: ReadonlySet<string> = new Set([
  'MODEL_MISMATCH',
  'CAP_TABLE_MISMATCH',
] satisfies FlagCode[]);

/** An analysis for a reader outside the team: as if the team's model and cap table had not been there. */
export function forOutside(analysis: Analysis): Analysis {
  const { flags, parts, words, score } = analysis;
  const shown = flags.filter(({ code }) => !PRIVATE_CODES.has(code));
  if (shown.length === flags.length) return analysis;
  const measured = documentScore({
    coverageFraction: parts.coverage.measured,
    numericFacts: parts.numericFacts.measured,
    flags: countFlags(shown),
    candourFraction: candourOf({ ...analysis, flags: shown }),
    words,
  });
  return {
    ...analysis,
    flags: shown,
    recommendations: analysis.recommendations.filter(({ because }) => !PRIVATE_CODES.has(because)),
    score: score === null ? null : wholeScore(measured.scorePercent),
    parts: measured.parts,
  };
}
