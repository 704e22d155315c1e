import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { StartRefused } from '../../start-refused.ts';

/** A piece of an archive. `type` is the content type of a stored file. */
export type Piece = { readonly name: string; readonly bytes: Uint8Array; readonly type?: string };

const LAST = 'digest';
const TYPE = 'KILELE.type';

// Each piece is part of the digest of all that follow, so that none can be lost, changed or moved unseen.
const digestAfter = (before: string, { name, bytes }: Piece): string =>
  createHash('sha256')
    .update(`${before}\n${name}\n`)
    .update(createHash('sha256').update(bytes).digest())
    .digest('hex');

/**
 * Writes pieces as a gzipped tar file that its owner alone may read, whole or not at all.
 * Throws what the disk or the pieces throw, having left no file.
 */
export async function writeArchive(target: string, pieces: AsyncIterable<Piece>): Promise<{ bytes: number }> {
  const partial = `${target}.part`;
  const tar = pack();
  const add = (piece: Piece) =>
    new Promise<void>((done, fail) => {
      const pax = piece.type ? { pax: { [TYPE]: piece.type } } : {};
      const size = piece.bytes.length;
      const entry = tar.entry({ name: piece.name, size, mode: 0o600, ...pax }, (error) =>
        error ? fail(error) : done(),
      );
      entry.end(Buffer.from(piece.bytes.buffer, piece.bytes.byteOffset, size));
    });
  const fill = async () => {
    let digest = '';
    for await (const piece of pieces) {
      digest = digestAfter(digest, piece);
      await add(piece);
    }
    await add({ name: LAST, bytes: Buffer.from(digest) });
    tar.finalize();
  };
  try {
    const written = pipeline(tar, createGzip({ level: 3 }), createWriteStream(partial, { mode: 0o600 }));
    await Promise.all([
      written,
      fill().catch((error: unknown) => {
        tar.destroy(error as Error);
        throw error;
      }),
    ]);
    const file = await open(partial, 'r+');
    const { size } = await file.stat();
    await file.sync().finally(() => file.close());
    await rename(partial, target);
    return { bytes: size };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/**
 * The pieces of an archive in the order they were written, each whole in memory.
 * Throws {@link StartRefused} where the file is none, was cut short, or differs from what was written.
 */
export async function* readArchive(file: string): AsyncGenerator<Piece> {
  const tar = extract();
  const refused = (why: string, cause?: unknown) => new StartRefused(`${file} ${why}`, { cause });
  const reading = pipeline(createReadStream(file), createGunzip(), tar);
  reading.catch(() => {});
  let digest = '';
  let claimed: string | null = null;
  try {
    for await (const entry of tar) {
      const bytes = await buffer(entry);
      if (entry.header.name === LAST) {
        claimed = bytes.toString('utf8');
        continue;
      }
      const type = (entry.header.pax as Record<string, string> | null | undefined)?.[TYPE];
      const piece = { name: entry.header.name, bytes, ...(type ? { type } : {}) };
      digest = digestAfter(digest, piece);
      yield piece;
    }
    await reading;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw refused('does not exist.', error);
    if (error instanceof StartRefused) throw error;
    if (code?.startsWith('Z_') || /tar|end of (data|file)|Unexpected end/i.test((error as Error).message)) {
      throw refused('is no backup, or was cut short.', error);
    }
    throw error;
  }
  if (claimed === null) throw refused('was cut short: its end is missing.');
  if (claimed !== digest) throw refused('is damaged: its contents differ from what was written.');
}
