import { DOCUMENT_TYPES, type DocumentType } from './document.ts';
import type { Passage } from './passage.ts';
import { readSections } from './section.ts';

/** How much more of its sections another type must find, and at least how many, before it is named. */
const LEAD = 0.25;
const AT_LEAST = 0.4;

const coverage = (type: DocumentType, passages: readonly Passage[]): number =>
  readSections(type, passages).sections.reduce((sum, { found, weight }) => sum + (found ? weight : 0), 0) /
  100;

/**
 * The type whose sections a document has, when it is clearly not the one it was sent as; null otherwise. A plan and a
 * deck share most of their sections and are never told apart by this.
 */
export function likelierType(type: DocumentType, passages: readonly Passage[]): DocumentType | null {
  const read = DOCUMENT_TYPES.map((other) => ({ other, found: coverage(other, passages) }));
  const own = read.find(({ other }) => other === type)?.found ?? 0;
  const [best] = read.toSorted((a, b) => b.found - a.found);
  return best && best.found >= AT_LEAST && best.found - own >= LEAD ? best.other : null;
}
