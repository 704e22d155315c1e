import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { AppError } from '#platform/http/errors.ts';
import type { Passwords } from '#shared/server/context.ts';

/** OWASP's password storage sheet: N 2^14, r 8, p 5. */
const COST = { N: 16_384, r: 8, p: 5, maxmem: 64 * 1024 * 1024 } as const;
const KEY_BYTES = 32;
const AT_ONCE = Math.max(1, availableParallelism() - 1);
const MAX_WAITING = 64;

/** Runs work a few at a time; past the queue's end people are asked to come back. */
function queue(maxWaiting: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    // Hashing takes whole cores: one is left to everybody else.
    if (running < AT_ONCE) running += 1;
    else {
      if (waiting.length >= maxWaiting) {
        const message = 'Too many people are signing in right now. Please try again in a moment.';
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
  };
}

type Options = {
  /** scrypt's cost; tests of other things take a small one. */
  readonly cost?: { readonly N: number; readonly r: number; readonly p: number; readonly maxmem: number };
  readonly maxWaiting?: number;
};

/** Passwords kept by scrypt, as `salt:key` in hex. */
export function createPasswords({ cost = COST, maxWaiting = MAX_WAITING }: Options = {}): Passwords {
  const inTurn = queue(maxWaiting);
  const derive = (password: string, salt: Buffer) =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, KEY_BYTES, cost, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  return {
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(16);
        const key = await derive(password, salt);
        return `${salt.toString('hex')}:${key.toString('hex')}`;
      }),
    verify: ({ hash, password }) =>
      inTurn(async () => {
        const [salt = '', key = ''] = hash.split(':');
        const expected = Buffer.from(key, 'hex');
        if (expected.length !== KEY_BYTES) return false;
        return timingSafeEqual(await derive(password, Buffer.from(salt, 'hex')), expected);
      }),
  };
}
