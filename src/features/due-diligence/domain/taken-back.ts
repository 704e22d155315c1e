import type { DiligenceFacts } from './facts.ts';

type Told = {
  readonly origin: string;
  readonly text: string;
  readonly document?: { readonly id: number } | undefined;
};

type Read = Pick<DiligenceFacts, 'documents' | 'papers'>;

/** Every document a run stands on, also those that are another company's. */
export const documentsRead = ({ documents, papers }: Read) => [
  ...documents.map(({ documentId, version }) => ({ documentId, version })),
  ...papers
    .map(({ document: { id, version } }) => ({ documentId: id, version }))
    .filter((paper) => !documents.some(({ documentId }) => documentId === paper.documentId)),
];

/** The documents a kept run stands on that its reader may not read any more. */
export const takenBack = (facts: Read, readable: ReadonlySet<number>): ReadonlySet<number> =>
  new Set(
    documentsRead(facts)
      .map(({ documentId }) => documentId)
      .filter((id) => !readable.has(id)),
  );

/** Evidence without the words of documents that were taken back; what speaks of several goes with any of them. */
export function evidenceLeft<Item extends Told>(
  evidence: readonly Item[],
  gone: ReadonlySet<number>,
): Item[] {
  return evidence.filter(({ origin, document }) =>
    origin !== 'document' ? true : document === undefined ? gone.size === 0 : !gone.has(document.id),
  );
}

type Checked = {
  readonly finding: string;
  readonly evidence: readonly Told[];
  readonly mark: object | null;
};

/** A check without the words of documents that were taken back; what a person noted stays. */
export function checkLeft<Check extends Checked>(check: Check, gone: ReadonlySet<number>): Check {
  const evidence = evidenceLeft(check.evidence, gone);
  if (evidence.length === check.evidence.length) return check;
  const finding = check.mark === null ? 'It rested on a document that is no longer shared.' : check.finding;
  return { ...check, finding, evidence };
}
