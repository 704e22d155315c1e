import { createHash, randomBytes } from 'node:crypto';
import { claimAttempt } from './attempts.ts';
import type { Db, Services } from '#shared/server/context.ts';
import { invalid, notFound } from '#platform/http/errors.ts';
import { type Call, DONE, prepared } from '#shared/server/implement.ts';
import { visitorOf } from '#platform/http/visitor.ts';
import { letterText, ownLink } from '#shared/domain/letter.ts';
import { mayWriteTo, flushMailAfter } from '#shared/server/letters.ts';
import { HOUR_MS } from '#shared/domain/time.ts';
import type { accountEndpoints } from '../contract.ts';
import {
  existsResetToken,
  findPersonByEmail,
  replacePassword,
  saveResetToken,
  takeResetToken,
} from './queries-reset.ts';

type CallOf<K extends keyof typeof accountEndpoints> = Call<(typeof accountEndpoints)[K]>;

/** Letters with a new password that one address gets in a day, however many ask for it. */
const MOST_RESETS = 20;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

function refuseWithoutMail({ env }: Services): void {
  if (!env.mail.smtpUrl) throw notFound();
}

/** The link carries the token behind `#`, which no server log ever sees. */
const letter = (
  baseUrl: string,
  token: string,
) => letterText`Someone, perhaps you, asked to reset your Kilele password.

Choose one here, within an hour:
${ownLink(baseUrl, `/reset-password#${token}`)}

If it was not you, ignore this e-mail. Your password stays the same.`;

/** Answers the same whether or not there is such an account. */
export async function handleResetRequest({
  body,
  db,
  services,
  request,
  afterCommit,
}: CallOf<'POST /api/auth/password-reset'>) {
  refuseWithoutMail(services);
  const visitor = visitorOf(request, services.env);
  await claimAttempt({ ...services, db }, 'reset', `${body.email} ${visitor ?? ''}`);
  const person = await findPersonByEmail(db, body.email);
  const need = { ...services, db };
  if (person && (await mayWriteTo(need, 'reset', person.email, MOST_RESETS))) {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(services.now().getTime() + HOUR_MS);
    await saveResetToken(db, { userId: person.id, tokenHash: hashOf(token), expiresAt, isMailed: true });
    const text = letter(services.env.baseUrl, token);
    await services.mail.queue(db, { to: person.email, subject: letterText`A new password for Kilele`, text });
  }
  flushMailAfter({ afterCommit });
  return DONE;
}

type HandedNeed = Pick<Services, 'env' | 'mail' | 'now'> & { readonly db: Db };

/**
 * A link for a new password that an admin hands over where no letters are sent; null where nobody has the address. Its
 * owner is told by a letter in the outbox, so that no link is made in silence.
 */
export async function makeResetLink({ db, env, mail, now }: HandedNeed, email: string) {
  const person = await findPersonByEmail(db, email);
  if (!person) return null;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + HOUR_MS);
  await saveResetToken(db, { userId: person.id, tokenHash: hashOf(token), expiresAt, isMailed: false });
  await mail.queue(db, {
    to: person.email,
    subject: letterText`A password reset link was created for you`,
    text: letterText`An administrator created a password reset link for your Kilele account, to give to you. If you did not ask for it, please contact them.`,
  });
  return { userId: person.id, link: ownLink(env.baseUrl, `/reset-password#${token}`).href, expiresAt };
}

const linkIsOver = () =>
  invalid('token', 'This link has been used or has expired. Please ask for a new one.');

export const handleReset = prepared<
  (typeof accountEndpoints)['POST /api/auth/password-reset/confirm'],
  string
>(
  async ({ body, services }) => {
    const { accountDb, now, passwords } = services;
    if (!(await existsResetToken(accountDb, hashOf(body.token), now()))) throw linkIsOver();
    return passwords.hash(body.newPassword);
  },
  async ({ body, db, services }, hash) => {
    const now = services.now();
    const taken = await takeResetToken(db, hashOf(body.token), now);
    if (!taken) throw linkIsOver();
    await replacePassword(db, { userId: taken.userId, hash, isMailed: taken.isMailed === true, now });
    return DONE;
  },
);
