import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Services } from '#shared/server/context.ts';
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
  const now = services.now().getTime();
  for (const attempt of attempts) {
    const { rows } = await sql<{ count: number; since: number }>`
      insert into rate_limits (key, count, last_request) values (${keyOf(services, attempt)}, 1, ${now})
      on conflict (key) do update set
        count = case when rate_limits.last_request <= ${now - WINDOW_MS} then 1 else rate_limits.count + 1 end,
        last_request = case when rate_limits.last_request <= ${now - WINDOW_MS} then ${now}
          else rate_limits.last_request end
      returning count, last_request as since`.execute(services.db);
    const [made] = rows;
    if (made && made.count > MOST[attempt.kind]) {
      throw new AppError('rate_limited', 'Too many wrong tries. Please wait a few minutes and try again.', {
        retryAfterSeconds: Math.max(1, Math.ceil((made.since + WINDOW_MS - now) / 1000)),
      });
    }
  }
}

/** Takes a try back that was no wrong one. */
export async function returnAttempts(services: Need, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts) {
    const key = keyOf(services, attempt);
    await sql`update rate_limits set count = greatest(0, count - 1) where key = ${key}`.execute(services.db);
  }
}

/** After a right try: an account's former wrong ones are forgiven, a network address only gets this one back. */
export async function forgiveAttempts(services: Need, attempts: readonly Attempt[]): Promise<void> {
  const own = attempts.filter(({ kind }) => kind !== 'address');
  await returnAttempts(
    services,
    attempts.filter(({ kind }) => kind === 'address'),
  );
  const keys = own.map((attempt) => keyOf(services, attempt));
  if (keys.length > 0) await services.db.deleteFrom('rateLimits').where('key', 'in', keys).execute();
}

/** Counts nobody needs any more. */
export async function forgetOldAttempts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('rateLimits')
    .where('lastRequest', '<', now.getTime() - DAY_MS)
    .execute();
}
