import { createHmac } from 'node:crypto';
import { claimUse } from '#platform/postgres/use-limit.ts';
import { AppError } from '#platform/http/errors.ts';
import { DAY_MS } from '#shared/domain/time.ts';
import type { Db, Services, UserId } from './context.ts';

/** Letters in a day that one member may cause, and that one address may get, without having asked for them. */
const MOST_FROM_ONE = 30;
const MOST_TO_ONE = 5;

type Need = Pick<Services, 'env' | 'now'> & { readonly db: Db };

async function claimLetter({ db, env, now }: Need, key: string, most: number): Promise<number | null> {
  const hash = createHmac('sha256', env.sessionSecret).update(key.trim().toLowerCase()).digest('base64url');
  return claimUse(db, { key: `letters:${hash}`, most, windowMs: DAY_MS, now: now() });
}

const tooMany = (message: string, waitMs: number) =>
  new AppError('rate_limited', message, {
    errors: [{ path: 'email', message }],
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });

/** Counts a letter that a member causes to an address, or refuses it. Copy the link instead, which nobody limits. */
export async function claimLetterFrom(need: Need, sender: UserId, to: string): Promise<void> {
  const ofSender = await claimLetter(need, `from ${sender}`, MOST_FROM_ONE);
  if (ofSender !== null)
    throw tooMany(
      `You sent ${MOST_FROM_ONE} invitations today. Copy the link instead, or go on tomorrow.`,
      ofSender,
    );
  const toOne = await claimLetter(need, `to ${to}`, MOST_TO_ONE);
  if (toOne !== null)
    throw tooMany('This address has had several invitations today. Copy the link instead.', toOne);
}

/** Whether an address may get another letter of this kind today that a stranger may have caused. */
export const mayWriteTo = async (need: Need, kind: string, to: string, most: number): Promise<boolean> =>
  (await claimLetter(need, `${kind} to ${to}`, most)) === null;
