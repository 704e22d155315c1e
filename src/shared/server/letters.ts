import { tooMany } from '#platform/http/errors.ts';
import { DAY_MS } from '#shared/domain/time.ts';
import type { Db, Services, UserId } from './context.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Call } from './implement.ts';
import { claimUseBy } from './use-claims.ts';

/** Letters in a day that one member may cause, and that one address may get, without having asked for them. */
const MOST_FROM_ONE = 30;
const MOST_TO_ONE = 5;

type Need = Pick<Services, 'env' | 'now'> & { readonly db: Db };

const claimLetter = (need: Need, key: string, most: number): Promise<number | null> =>
  claimUseBy(need, { kind: 'letters', subject: key.trim().toLowerCase(), most, windowMs: DAY_MS });

const tooManyTo = (message: string, waitMs: number) => tooMany(message, waitMs, [{ path: 'email', message }]);

/** Counts a letter that a member causes to an address, or refuses it. Copy the link instead, which nobody limits. */
export async function claimLetterFrom(need: Need, sender: UserId, to: string): Promise<void> {
  const ofSender = await claimLetter(need, `from ${sender}`, MOST_FROM_ONE);
  if (ofSender !== null)
    throw tooManyTo(
      `You sent ${MOST_FROM_ONE} invitations today. Copy the link instead, or go on tomorrow.`,
      ofSender,
    );
  const toOne = await claimLetter(need, `to ${to}`, MOST_TO_ONE);
  if (toOne !== null)
    throw tooManyTo('This address has had several invitations today. Copy the link instead.', toOne);
}

/** Whether an address may get another letter of this kind today that a stranger may have caused. */
export const mayWriteTo = async (need: Need, kind: string, to: string, most: number): Promise<boolean> =>
  (await claimLetter(need, `${kind} to ${to}`, most)) === null;

/** The job that sends what waits in the outbox. */
export const MAIL_FLUSH = 'mail-flush';

/** Has letters in the outbox sent at once, and not with the next minute. */
export const flushMail = ({ jobs }: Pick<Services, 'jobs'>): Promise<void> =>
  jobs.enqueue(MAIL_FLUSH, {}, MAIL_FLUSH);

/** The same for letters of a call, once they are there. */
export const flushMailAfter = ({ afterCommit }: Pick<Call<Endpoint>, 'afterCommit'>): void =>
  afterCommit(flushMail);
