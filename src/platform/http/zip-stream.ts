import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive; what is packed already is stored as it is. */
export type ZipEntry = {
  readonly path: string;
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  readonly isPacked?: boolean;
};

const NOTHING = new Uint8Array();

async function* packed(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  const taken = () => {
    const ready = parts;
    parts = [];
    return ready;
  };
  for await (const { path, bytes, isPacked = false } of entries) {
    const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path);
    zip.add(file);
    for await (const piece of bytes instanceof Uint8Array ? [bytes] : bytes) {
      file.push(piece);
      yield* taken();
    }
    file.push(NOTHING, true);
    yield* taken();
  }
  zip.end();
  yield* parts;
}

/** An archive that is made while it is read: one piece of it is held at a time. */
export const zipStream = (entries: AsyncIterable<ZipEntry>): Readable => Readable.from(packed(entries));
