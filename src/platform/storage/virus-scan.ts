import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';

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

/** Piece after piece, with a look in between whether it has answered already. */
async function sendTo(socket: Socket, path: string): Promise<void> {
  for await (const piece of piecesOf(path)) {
    if (socket.readableEnded || socket.destroyed || socket.bytesRead > 0) return;
    await new Promise<void>((sent) => socket.write(piece, () => setImmediate(sent)));
  }
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
    let failure: Error | null = null;
    // It answers and hangs up as soon as it has enough: what is left then fails to go, and its answer counts.
    socket.on('error', (error) => (failure = error));
    socket.on('data', (text) => (answer += text));
    socket.on('close', () => {
      const said = answer.replaceAll('\0', '').trim();
      const [, name] = /^stream: (.+) FOUND$/.exec(said) ?? [];
      if (name !== undefined) resolve(name);
      else if (said === 'stream: OK') resolve(null);
      else if (said === '' && failure) reject(failure);
      else reject(new Error(`clamd answered ${said || 'nothing'}`));
    });
    socket.on('connect', () => {
      sendTo(socket, path).catch((error: Error) => socket.destroy(error));
    });
  });
}
