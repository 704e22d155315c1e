import type { NumberKind, Section } from '../document.ts';
import type { Figure } from '../figures/figure-context.ts';
import { cuesIn } from '../figures/figure-cue.ts';
import { quoteFigure } from '../extraction.ts';

/** The figures that are themselves a term of a section: an amount asked for speaks of the ask. */
const SPEAKS_OF: Readonly<Record<string, readonly NumberKind[]>> = {
  ask: ['ask'],
  funding: ['ask'],
  team: ['team'],
  market: ['market'],
  financials: ['burn', 'cash', 'runway'],
  traction: ['users', 'customers', 'revenue'],
};

/** Sections without a heading that a sentence speaks of with a figure and the word for it. */
export function withSectionsByFigure(sections: readonly Section[], figures: readonly Figure[]): Section[] {
  return sections.map((section) => {
    const kinds = SPEAKS_OF[section.id] ?? [];
    if (section.found || kinds.length === 0) return section;
    const figure = figures.find(
      ({ kind, passage }) => kinds.includes(kind) && cuesIn(passage.text).some((cue) => cue.kind === kind),
    );
    return figure ? { ...section, found: true, quote: quoteFigure(figure) } : section;
  });
}
