import { type Evidence, unknown, verdict, type Verdict } from './check.ts';
import type { DiligenceFacts, DocumentFact, QuoteFact } from './facts.ts';

type Found = { readonly document: DocumentFact; readonly quote: QuoteFact | null; readonly title: string };

function found(
  { documents }: DiligenceFacts,
  pick: (document: DocumentFact) => readonly { quote: QuoteFact | null; title?: string }[],
): Found[] {
  return documents.flatMap((document) =>
    pick(document).map(({ quote, title }) => ({ document, quote, title: title ?? document.title })),
  );
}

const asEvidence = ({ document, quote, title }: Found): Evidence => ({
  origin: 'document',
  text:
    quote === null
      ? `${document.title}, version ${document.version}: ${title}`
      : `${document.title}, version ${document.version}, page ${quote.page}: “${quote.text}”`,
  document: { id: document.documentId, version: document.version, quote },
});

/** Flags of the reader's documents by code. */
export const flagged = (facts: DiligenceFacts, ...codes: readonly string[]): Evidence[] =>
  found(facts, ({ flags }) => flags.filter(({ code }) => codes.includes(code))).map(asEvidence);

/** What flags say, each once with the document they are of: "The runway is not cash over burn (Seed deck)". */
export function flagTitles({ documents }: DiligenceFacts, ...codes: readonly string[]): string {
  const titles = documents.flatMap(({ title, flags }) =>
    flags.filter(({ code }) => codes.includes(code)).map((flag) => `${flag.title} (${title})`),
  );
  return `${[...new Set(titles)].join('; ')}.`;
}

const praised = (facts: DiligenceFacts, code: string | undefined): Evidence[] =>
  found(facts, ({ strengths }) => strengths.filter((strength) => strength.code === code)).map(asEvidence);

const mentioned = (facts: DiligenceFacts, sections: readonly string[]): Evidence[] =>
  found(facts, (document) => document.sections.filter(({ id }) => sections.includes(id))).map(asEvidence);

type DocumentCheck = {
  readonly sections: readonly string[];
  /** Flags that fail the check. */
  readonly against?: readonly string[];
  /** The strength that passes it; without one a document alone never does. */
  readonly strength?: string;
  /** The strength is what the company says of itself, which nobody else has confirmed: it is partly shown at most. */
  readonly isOwnWord?: true;
};

/**
 * Judges by what documents say. A flag against it fails. A strength passes, unless it is the company's own word for
 * itself. A section that merely speaks of it is a claim nobody has checked: partial. Silence is unknown.
 */
export function judgeDocuments({ sections, against = [], strength, isOwnWord }: DocumentCheck) {
  return (facts: DiligenceFacts): Verdict => {
    const bad = flagged(facts, ...against);
    if (bad.length > 0) return verdict('fail', flagTitles(facts, ...against), ...bad);
    const good = praised(facts, strength);
    if (good.length > 0)
      return isOwnWord
        ? verdict('partial', 'The company says so itself; no one else has confirmed it.', ...good)
        : verdict('pass', 'A document shows it.', ...good);
    const claims = mentioned(facts, sections);
    if (claims.length > 0) return verdict('partial', 'A document mentions it; not checked yet.', ...claims);
    return unknown(
      facts.documents.length === 0 ? 'No document has been read here.' : 'No document here mentions it.',
    );
  };
}
