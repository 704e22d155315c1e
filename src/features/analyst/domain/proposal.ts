import { findQuote, type FoundQuote, sourceOf } from './quote.ts';

export const PROPOSAL_KINDS = ['strength', 'flag', 'question'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** What a model said, before anything of it is believed. */
export type RawProposal = {
  readonly kind: ProposalKind;
  readonly title: string;
  readonly why: string;
  readonly quote: string;
};

/** A proposal whose quote stands in the document. */
export type Proposal = Omit<RawProposal, 'quote'> & { readonly quote: FoundQuote };

/** A proposal that quotes what is not there, or too little to prove anything. */
export type Unsupported = RawProposal & { readonly reason: 'not_found' | 'too_short' };

export type Sorted = {
  readonly proposals: readonly Proposal[];
  readonly unsupported: readonly Unsupported[];
};

const MARKUP = /<[^<>]{0,200}>/g;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/** One line of plain text: no markup, no characters that hide or turn what is read. */
export const plainLine = (text: string): string =>
  text.toWellFormed().replaceAll(MARKUP, ' ').replaceAll(/\s+/g, ' ').replaceAll(INVISIBLE, '').trim();

/**
 * Keeps what quotes the document, with where it stands; sets the rest apart. Repeats of the same finding go, and what
 * has no title or reason left without its markup.
 */
export function sortProposals(pages: readonly string[], raw: readonly RawProposal[]): Sorted {
  const source = sourceOf(pages);
  const seen = new Set<string>();
  const proposals: Proposal[] = [];
  const unsupported: Unsupported[] = [];
  for (const { kind, ...said } of raw) {
    const [title, why] = [plainLine(said.title), plainLine(said.why)];
    const key = JSON.stringify([kind, title, said.quote]);
    if (title === '' || why === '' || seen.has(key)) continue;
    seen.add(key);
    const quote = findQuote(source, said.quote);
    if (typeof quote === 'string')
      unsupported.push({ kind, title, why, quote: plainLine(said.quote), reason: quote });
    else proposals.push({ kind, title, why, quote });
  }
  return { proposals, unsupported };
}
