import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { StartRefused } from '../start-refused.ts';
import { type Files, gather, type OpenedFile } from './files.ts';

type Kept = { readonly key: string; readonly type: string };

export type FilesMoved = {
  readonly copied: number;
  /** Found at the new place with the same bytes, from an earlier move. */
  readonly there: number;
  /** Known to the database, and not at the old place. */
  readonly missing: readonly string[];
};

async function hashOf({ stream }: OpenedFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of stream) hash.update(piece);
  return hash.digest('hex');
}

const hashAt = async (files: Files, key: string): Promise<string | null> => {
  const opened = await files.open(key);
  return opened && hashOf(opened);
};

/**
 * Copies files from one place to another and reads each again there. One that is there with the same bytes is left as it is,
 * so that a move that was cut short goes on where it was.
 */
export async function moveFiles(
  kept: readonly Kept[],
  { from, to, onFile }: { from: Files; to: Files; onFile: (done: number) => void },
): Promise<FilesMoved> {
  const sizes = new Map<string, number>();
  for await (const { key, sizeBytes } of to.list()) sizes.set(key, sizeBytes);
  const missing: string[] = [];
  let [copied, there] = [0, 0];
  for (const { key, type } of kept) {
    const opened = await from.open(key);
    if (!opened) {
      missing.push(key);
      continue;
    }
    const gathered = await gather(to.gathering, opened.stream);
    try {
      const isThere = sizes.get(key) === gathered.sizeBytes && (await hashAt(to, key)) === gathered.sha256;
      if (!isThere) {
        const { sha256 } = gathered;
        await to.putGathered(key, gathered, type);
        if ((await hashAt(to, key)) !== sha256)
          throw new StartRefused(`File ${key} did not arrive as it is. Run \`npm run move\` again.`);
      }
      if (isThere) there += 1;
      else copied += 1;
      onFile(copied + there);
    } finally {
      await rm(gathered.path, { force: true });
    }
  }
  return { copied, there, missing };
}
