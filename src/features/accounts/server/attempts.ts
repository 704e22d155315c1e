import { createHmac } from 'node:crypto';
import type { Db, Services } from '#shared/server/context.ts';
import { claimUse, forgetUses, forgetUsesBefore, returnUse } from '#platform/postgres/use-limit.ts';
import { AppError } from '#platform/http/errors.ts';
import { MINUTE_MS, DAY_MS } from '#shared/domain/time.ts';

const WINDOW_MS = 15 * MINUTE_MS;

/** How many wrong tries in 15 minutes: `email` for one account's address, `address` for one network address. */
const MOST = { email: 10, address: 100, confirm: 10, reset: 5 } as const;

export type Attempt = { readonly kind: keyof typeof MOST; readonly subject: string };
type Need = Pick<Services, 'env' | 'now'> & { readonly db: Db };

// Keyed by a hash: the table tells nobody which addresses were tried.
function keyOf({ env }: Need, { kind, subject }: Attempt): string {
  const hash = createHmac('sha256', env.sessionSecret)
    .update(subject.trim().toLowerCase())
    .digest('base64url');
  return `wrong-${kind}:${hash}`;
}

/**
 * Counts a try before it is made, so that many at once cannot slip through, and refuses with 429 when the window is
 * spent. It concerns new sign-ins only: sessions that are open stay open.
 */
export async function claimAttempts(services: Need, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts) {
    const [key, most, now] = [keyOf(services, attempt), MOST[attempt.kind], services.now()];
    const waitMs = await claimUse(services.db, { key, most, windowMs: WINDOW_MS, now });
    if (waitMs === null) continue;
    throw new AppError('rate_limited', 'Too many wrong tries. Please wait a few minutes and try again.', {
      retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
    });
  }
}

/** Takes a try back that was no wrong one. */
export async function returnAttempts(services: Need, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts) await returnUse(services.db, keyOf(services, attempt));
}

/** After a right try: an account's former wrong ones are forgiven, a network address only gets this one back. */
export async function forgiveAttempts(services: Need, attempts: readonly Attempt[]): Promise<void> {
  const own = attempts.filter(({ kind }) => kind !== 'address');
  await returnAttempts(
    services,
    attempts.filter(({ kind }) => kind === 'address'),
  );
  await forgetUses(
    services.db,
    own.map((attempt) => keyOf(services, attempt)),
  );
}

/** Counts nobody needs any more. */
export const forgetOldAttempts = (db: Db, now: Date): Promise<void> =>
  forgetUsesBefore(db, new Date(now.getTime() - DAY_MS));
