import type { DocumentFact, QuoteFact } from './facts.ts';

type Told = { readonly code: string; readonly title: string; readonly quotes: readonly QuoteFact[] };

type Analysed = Pick<DocumentFact, 'documentId' | 'version' | 'title' | 'type'> & {
  readonly analysis: {
    readonly sections: readonly { id: string; found: boolean; quote: QuoteFact | null }[];
    readonly strengths: readonly Told[];
    readonly flags: readonly Told[];
  };
};

const told = ({ code, title, quotes }: Told) => ({ code, title, quote: quotes[0] ?? null });

/** What the checks read of a document's analysis: what is there, each with the first words that say so. */
export const documentFact = ({ documentId, version, title, type, analysis }: Analysed): DocumentFact => ({
  documentId,
  version,
  title,
  type,
  sections: analysis.sections.flatMap(({ id, found, quote }) => (found ? [{ id, quote }] : [])),
  strengths: analysis.strengths.map(told),
  flags: analysis.flags.map(told),
});
