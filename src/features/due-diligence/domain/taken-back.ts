import type { DiligenceFacts } from './facts.ts';

type Told = {
  readonly origin: string;
  readonly text: string;
  readonly document?: { readonly id: number } | undefined;
};

/** The documents a kept run stands on that its reader may not read any more. */
export const takenBack = (
  { documents }: Pick<DiligenceFacts, 'documents'>,
  readable: ReadonlySet<number>,
): ReadonlySet<number> =>
  new Set(documents.map(({ documentId }) => documentId).filter((id) => !readable.has(id)));

/** Evidence without the words of documents that were taken back; what speaks of several goes with any of them. */
export function evidenceLeft<Item extends Told>(
  evidence: readonly Item[],
  gone: ReadonlySet<number>,
): Item[] {
  return evidence.filter(({ origin, document }) =>
    origin !== 'document' ? true : document === undefined ? gone.size === 0 : !gone.has(document.id),
  );
}
