import { connect } from 'node:net';

const CHUNK_BYTES = 256 * 1024;
const LONGEST_MS = 60_000;

/** A length in four bytes, as clamd wants it before each piece; nothing ends them. */
function lengthOf(bytes: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(bytes);
  return head;
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const piece = bytes.subarray(at, at + CHUNK_BYTES);
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
 * What a clamd finds in these bytes, by its INSTREAM command: the name of a virus, or null for nothing. Rejects when it
 * does not answer, or says that it could not look.
 */
export function scanForViruses(clamd: string, bytes: Uint8Array): Promise<string | null> {
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
    socket.on('connect', () => {
      for (const piece of piecesOf(bytes)) socket.write(piece);
    });
  });
}
