import { createHash } from 'node:crypto';
import type { Db } from '../postgres/db.ts';
import { findStoredFiles, hashOfPlace } from '../postgres/stored-files.ts';
import type { Files, StoredBlob } from './files.ts';

export type StorageReport = {
  readonly checked: number;
  /** Known to the database, and not stored. */
  readonly missing: readonly string[];
  /** Stored in another size than the database knows, or, where that was looked at, with another content. */
  readonly changed: readonly string[];
  /** Stored, and unknown to the database. */
  readonly orphans: readonly StoredBlob[];
};

async function hashOf(files: Pick<Files, 'open'>, key: string): Promise<string | null> {
  const file = await files.open(key);
  if (!file) return null;
  const hash = createHash('sha256');
  for await (const piece of file.stream) hash.update(piece);
  return hash.digest('hex');
}

/** Of these, those whose bytes are not what their place says. */
async function findAltered(files: Pick<Files, 'open'>, keys: readonly string[]): Promise<string[]> {
  const altered: string[] = [];
  for (const key of keys) {
    const expected = hashOfPlace(key);
    if (expected !== null && (await hashOf(files, key)) !== expected) altered.push(key);
  }
  return altered;
}

/** Compares what the database knows of files with what is stored; `reads` also every byte that has a hash. Orphans are those from `before`. */
export async function checkStorage(
  db: Db,
  files: Pick<Files, 'list' | 'open'>,
  { reads = false, before = null }: { reads?: boolean; before?: Date | null } = {},
): Promise<StorageReport> {
  // What is stored while this runs is known to the database first or soon after: it is read after the list.
  const blobs: StoredBlob[] = [];
  for await (const blob of files.list()) blobs.push(blob);
  const stored = new Map(blobs.map(({ key, sizeBytes }) => [key, sizeBytes]));
  const known = new Map((await findStoredFiles(db)).map(({ key, sizeBytes }) => [key, sizeBytes]));
  const missing = [...known.keys()].filter((key) => !stored.has(key));
  const changed = [...known]
    .filter(([key, size]) => stored.has(key) && stored.get(key) !== size)
    .map(([key]) => key);
  const whole = [...known.keys()].filter((key) => stored.has(key) && !changed.includes(key));
  const altered = reads ? await findAltered(files, whole) : [];
  // A file is put where it stays a moment before the database knows it.
  const isOld = ({ storedAt }: StoredBlob) => before === null || storedAt < before;
  const orphans = blobs.filter((blob) => !known.has(blob.key) && isOld(blob));
  return {
    checked: known.size,
    missing,
    changed: [...changed, ...altered],
    orphans,
  };
}
