import { countFlags, documentScore } from './deck-score.ts';
import { candourOf } from './earned.ts';
import type { Analysis } from '../document.ts';

/** One thing to mend in a document, and what its score would gain by it, in points of 100. */
export type Improvement = { readonly text: string; readonly points: number };

type Scored = Pick<Analysis, 'type' | 'flags' | 'strengths' | 'sections' | 'words' | 'parts'>;

const SECTION = 'SECTION_MISSING:';

/** The score without what a recommendation is about: the flags of its code, or the absence of its section. */
function scoreWithout({ type, flags, strengths, sections, words, parts }: Scored, because: string): number {
  const section = sections.find(({ id, found }) => !found && because === `${SECTION}${id}`);
  const left = flags.filter(({ code }) => code !== because);
  const added = section === undefined ? 0 : section.weight / 100;
  return documentScore({
    coverageFraction: Math.min(1, parts.coverage.measured + added),
    numericFacts: parts.numericFacts.measured,
    flags: countFlags(left),
    candourFraction: candourOf({ type, strengths, flags: left }),
    words,
  }).scorePercent;
}

/** The recommendation whose finding costs the document most; null where none would raise its score. */
export function bestImprovement(
  analysis: Scored & Pick<Analysis, 'recommendations' | 'score'>,
): Improvement | null {
  if (analysis.score === null) return null;
  const now = scoreWithout(analysis, '');
  const titleOf = (because: string) => analysis.flags.find(({ code }) => code === because)?.title;
  const gains = analysis.recommendations.map(({ text, because }) => ({
    text: [titleOf(because), text].filter(Boolean).join('. '),
    points: scoreWithout(analysis, because) - now,
  }));
  const [best] = gains.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points);
  return best ?? null;
}
