import { flushMail } from '#shared/server/letters.ts';
import { letterText, ownLink } from '#shared/domain/letter.ts';
import type { Process } from '#shared/server/context.ts';
import { deviceName, placeOf } from '../domain.ts';
import { findSignIn, insertDevice } from './queries-devices.ts';

const inWords = (now: Date) => `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/**
 * Tells a person by letter when a device signs in that never did before: another browser, or the same on another system.
 * Not of the very first.
 */
export async function noticeDevice(process: Process, token: string): Promise<void> {
  const { accountDb, env, jobs, mail, now } = process;
  const isTold = await accountDb.transaction().execute(async (db) => {
    const signIn = await findSignIn(db, token);
    if (!signIn) return false;
    const device = deviceName(signIn.userAgent);
    const added = await insertDevice(db, { userId: signIn.userId, device, now: now() });
    if (!added?.hadOthers) return false;
    await mail.queue(db, {
      to: signIn.email,
      subject: letterText`A new device signed in to your Kilele account`,
      text: letterText`Your account was used on a new device.

Device: ${device}
Place: ${placeOf(signIn.ipAddress)}
Time: ${inWords(now())}

If it was you, there is nothing to do. If not, end that session and change your password here:
${ownLink(env.baseUrl, '/settings')}`,
    });
    return true;
  });
  if (isTold) await flushMail({ jobs });
}
