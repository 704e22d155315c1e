import { type Reading, recordReads } from '#features/access-ledger/server/ledger.ts';
import type { Db, Member } from '#shared/server/context.ts';
import type { CompanyFile } from './company-file.ts';

/** The call of whoever reads what is known of a startup. */
export type FactReading = Reading & { readonly actor: Member };

type Quoted = { readonly documentId: number; readonly version: number };

/**
 * What is known of a startup quotes the documents that were shared with its reader: that is a read of each, written down
 * before it is given. What the team reads of its own is nobody's business.
 */
export async function recordQuoted(
  db: Db,
  reading: Reading,
  { startupId, readerId }: Pick<CompanyFile, 'startupId' | 'readerId'>,
  documents: readonly Quoted[],
): Promise<void> {
  if (readerId === null) return;
  const whole = { startupId, page: null, action: 'text' } as const;
  const reads = documents.map(({ documentId, version }) => ({ ...whole, documentId, version }));
  await recordReads(db, reading, reads);
}
