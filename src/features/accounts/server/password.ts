import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { AppError } from '#platform/http/errors.ts';

const COST = { N: 16_384, r: 8, p: 5, maxmem: 64 * 1024 * 1024 } as const;
const KEY_BYTES = 32;
const AT_ONCE = Math.max(1, availableParallelism() - 1);
const MAX_WAITING = 64;

let running = 0;
const waiting: (() => void)[] = [];

// Hashing takes whole cores: one is left to everybody else, and past the queue's end people are asked to come back.
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else {
    if (waiting.length >= MAX_WAITING) {
      const message = 'Too many people are signing in just now. Please try again in a moment.';
      throw new AppError('unavailable', message, { retryAfterSeconds: 5 });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    // Whoever waits longest takes the place over, so that nobody newer can slip in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** scrypt with N 2^14, r 8, p 5 (OWASP's password storage sheet), as `salt:key` in hex. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(async () => {
    const salt = randomBytes(16);
    const key = await derive(password, salt);
    return `${salt.toString('hex')}:${key.toString('hex')}`;
  });
}

export function verifyPassword(stored: { hash: string; password: string }): Promise<boolean> {
  return inTurn(async () => {
    const [salt = '', key = ''] = stored.hash.split(':');
    const expected = Buffer.from(key, 'hex');
    if (expected.length !== KEY_BYTES) return false;
    return timingSafeEqual(await derive(stored.password, Buffer.from(salt, 'hex')), expected);
  });
}
