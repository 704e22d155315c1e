import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type Checkpoint, checkpointBody, signedNote } from '../domain/checkpoint.ts';
import type { Tools } from '../domain/receipt.ts';

/** What stands before the 32 bytes of an Ed25519 key in DER (RFC 8410). */
const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');
const ED25519 = 1;

const keyFrom = (seed: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PRIVATE, Buffer.from(seed, 'base64url').subarray(0, 32)]),
    format: 'der',
    type: 'pkcs8',
  });

/** The 32 bytes of the public key, in base64. */
export const publicKeyOf = (seed: string): string =>
  createPublicKey(keyFrom(seed))
    .export({ format: 'der', type: 'spki' })
    .subarray(PUBLIC.length)
    .toString('base64');

/** https://c2sp.org/signed-note: four bytes that tell the keys of one name apart. */
function keyHash(origin: string, publicKey: string): Buffer {
  const key = Buffer.concat([
    Buffer.from(`${origin}\n`),
    Buffer.of(ED25519),
    Buffer.from(publicKey, 'base64'),
  ]);
  return createHash('sha256').update(key).digest().subarray(0, 4);
}

/** A checkpoint, signed by the key of the instance. */
export function signCheckpoint(checkpoint: Checkpoint, seed: string): string {
  const body = checkpointBody(checkpoint);
  const { origin } = checkpoint;
  const signature = sign(null, Buffer.from(body), keyFrom(seed));
  const marked = Buffer.concat([keyHash(origin, publicKeyOf(seed)), signature]).toString('base64');
  return signedNote(body, origin, marked);
}

const SIGNATURE_BYTES = 4 + 64;

/** What receipts are made and checked with, by the platform's own library. */
export const tools: Tools = {
  sha256: (...parts) => {
    const hash = createHash('sha256');
    for (const part of parts) hash.update(part);
    return hash.digest();
  },
  utf8: (text) => Buffer.from(text),
  fromBase64: (text) => Buffer.from(text, 'base64'),
  toHex: (bytes) => Buffer.from(bytes).toString('hex'),
  isSigned({ body, origin, signature, publicKey }) {
    const [marked, raw] = [Buffer.from(signature, 'base64'), Buffer.from(publicKey, 'base64')];
    if (marked.length !== SIGNATURE_BYTES || raw.length !== 32) return false;
    if (!marked.subarray(0, 4).equals(keyHash(origin, publicKey))) return false;
    const key = createPublicKey({ key: Buffer.concat([PUBLIC, raw]), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(body), key, marked.subarray(4));
  },
};
