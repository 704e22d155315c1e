import { createHash, randomBytes } from 'node:crypto';
import { claimAttempts } from './attempts.ts';
import type { Services } from '#shared/server/context.ts';
import { invalid, notFound } from '#platform/http/errors.ts';
import { type Call, DONE } from '#shared/server/implement.ts';
import { HOUR_MS } from '#shared/domain/time.ts';
import type { accountEndpoints } from '../contract.ts';
import { findPersonByEmail, replacePassword, saveResetToken, takeResetToken } from './queries-reset.ts';

type CallOf<K extends keyof typeof accountEndpoints> = Call<(typeof accountEndpoints)[K]>;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

function refuseWithoutMail({ env }: Services): void {
  if (!env.smtpUrl) throw notFound();
}

/** The link carries the token behind `#`, which no server log ever sees. */
const letter = (baseUrl: string, token: string) => `Somebody, perhaps you, asked for a new password at Kilele.

Choose one here, within an hour:
${baseUrl}/reset-password#${token}

If it was not you, do nothing: your password stays as it is.`;

/** Answers the same whether or not there is such an account. */
export async function handleResetRequest({
  body,
  db,
  services,
  afterCommit,
}: CallOf<'POST /api/auth/password-reset'>) {
  refuseWithoutMail(services);
  await claimAttempts({ ...services, db }, [{ kind: 'reset', subject: body.email }]);
  const person = await findPersonByEmail(db, body.email);
  if (person) {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(services.now().getTime() + HOUR_MS);
    await saveResetToken(db, { userId: person.id, tokenHash: hashOf(token), expiresAt });
    const text = letter(services.env.baseUrl, token);
    await services.mail.queue(db, { to: person.email, subject: 'A new password for Kilele', text });
  }
  afterCommit(() => services.jobs.enqueue('mail-flush', {}, 'mail-flush'));
  return DONE;
}

export async function handleReset({ body, db, services }: CallOf<'POST /api/auth/password-reset/confirm'>) {
  refuseWithoutMail(services);
  const userId = await takeResetToken(db, hashOf(body.token), services.now());
  if (!userId) throw invalid('token', 'This link was used or is over. Please ask for a new one.');
  await replacePassword(db, userId, await services.passwords.hash(body.newPassword));
  return DONE;
}
