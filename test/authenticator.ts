import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

type Value = number | string | Buffer | ReadonlyMap<number | string, Value>;

function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.of((major << 5) | n);
  if (n < 256) return Buffer.of((major << 5) | 24, n);
  return Buffer.of((major << 5) | 25, n >> 8, n & 255);
}

/** The few kinds of CBOR that WebAuthn needs. */
function cbor(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const hash = (data: Buffer | string) => createHash('sha256').update(data).digest();
const PRESENT = 1;
const VERIFIED = 4;
const WITH_KEY = 64;

type Options = {
  readonly origin?: string;
  /** Whether it asked its owner for a PIN, a finger or a face. */
  readonly asksOwner?: boolean;
};

/** A security key in software, with one passkey; its answers are those of `PublicKeyCredential.toJSON()`. */
export function createAuthenticator({ origin = 'http://localhost:3000', asksOwner = true }: Options = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const flags = PRESENT | (asksOwner ? VERIFIED : 0);
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  function data(rpId: string, more = 0, key: Buffer = Buffer.alloc(0)): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(rpId), Buffer.of(flags | more), count, key]);
  }
  const inJson = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** Makes the passkey. */
    create({ challenge, rp }: { challenge: string; rp: { id: string } }) {
      const key = new Map<number, Value>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const made = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, cbor(key)]);
      const attestation = new Map<string, Value>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data(rp.id, WITH_KEY, made)],
      ]);
      return inJson({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Signs a challenge with it. */
    sign({ challenge, rpId }: { challenge: string; rpId: string }) {
      const client = clientData('webauthn.get', challenge);
      const authenticatorData = data(rpId);
      const signature = createSign('sha256').update(authenticatorData).update(hash(client)).sign(privateKey);
      return inJson({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
