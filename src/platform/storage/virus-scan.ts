import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { Readable } from 'node:stream';

const CHUNK_BYTES = 256 * 1024;
const LONGEST_MS = 60_000;

/** A length in four bytes, as clamd wants it before each piece; nothing ends them. */
function lengthOf(bytes: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(bytes);
  return head;
}

async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  const bytes: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  for await (const piece of bytes) {
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function addressOf(clamd: string) {
  if (clamd.startsWith('/')) return { path: clamd };
  const cut = clamd.lastIndexOf(':');
  return { host: clamd.slice(0, cut).replaceAll(/[[\]]/g, ''), port: Number(clamd.slice(cut + 1)) };
}

/**
 * What a clamd finds in a file, by its INSTREAM command: the name of a virus, or null for nothing. Rejects when it
 * does not answer, or says that it could not look.
 */
export function scanForViruses(clamd: string, path: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(addressOf(clamd));
    let answer = '';
    socket.setTimeout(LONGEST_MS, () => socket.destroy(new Error('clamd took too long')));
    socket.setEncoding('utf8');
    socket.on('error', reject);
    socket.on('data', (text) => (answer += text));
    socket.on('close', () => {
      const said = answer.replaceAll('\0', '').trim();
      const [, name] = /^stream: (.+) FOUND$/.exec(said) ?? [];
      if (name !== undefined) resolve(name);
      else if (said === 'stream: OK') resolve(null);
      else reject(new Error(`clamd answered ${said || 'nothing'}`));
    });
    // It answers and hangs up as soon as it has enough: what is left then need not go.
    socket.on('connect', () => void Readable.from(piecesOf(path)).pipe(socket, { end: false }));
  });
}
