import type { Db } from '../postgres/db.ts';
import { findStoredFiles } from '../postgres/stored-files.ts';
import type { Files, StoredBlob } from './files.ts';

export type StorageReport = {
  readonly checked: number;
  /** Known to the database, and not stored. */
  readonly missing: readonly string[];
  /** Stored in another size than the database knows. */
  readonly changed: readonly string[];
  /** Stored, and unknown to the database. */
  readonly orphans: readonly StoredBlob[];
};

/** Compares what the database knows of files with what is stored. */
export async function checkStorage(db: Db, files: Pick<Files, 'list'>): Promise<StorageReport> {
  // What is stored while this runs is known to the database first or soon after: it is read after the list.
  const stored = new Map<string, number>();
  for await (const { key, sizeBytes } of files.list()) stored.set(key, sizeBytes);
  const known = new Map((await findStoredFiles(db)).map(({ key, sizeBytes }) => [key, sizeBytes]));
  const missing = [...known.keys()].filter((key) => !stored.has(key));
  const changed = [...known].filter(([key, size]) => stored.has(key) && stored.get(key) !== size);
  const orphans = [...stored].filter(([key]) => !known.has(key));
  return {
    checked: known.size,
    missing,
    changed: changed.map(([key]) => key),
    orphans: orphans.map(([key, sizeBytes]) => ({ key, sizeBytes })),
  };
}
