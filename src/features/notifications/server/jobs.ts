import { MAIL_FLUSH } from '#shared/server/letters.ts';
import type { JobDefinition, Process } from '#shared/server/context.ts';
import { dayOf, daysBefore } from '#shared/domain/time.ts';
import { digestLetter } from '../domain.ts';
import { claimDigest, findWaitingDigests, type WaitingDigest } from './queries-digest.ts';
import { unsubscribeUrls } from './settings.ts';

const BATCH = 200;
/** Older notifications are left out. */
const OLDEST_DAYS = 14;

async function sendDigest(services: Process, digest: WaitingDigest, today: string): Promise<void> {
  const { db, env, mail } = services;
  const { page, oneClick } = unsubscribeUrls(env, digest.userId);
  const letter = digestLetter({ ...digest, baseUrl: env.baseUrl, unsubscribeUrl: page });
  await db.transaction().execute(async (trx) => {
    if (!(await claimDigest(trx, digest, today))) return;
    await mail.queue(trx, { to: digest.email, ...letter, unsubscribeUrl: oneClick });
  });
}

export const notificationJobs: readonly JobDefinition[] = [
  {
    name: 'notification-digest',
    cron: '0 6 * * *',
    async work(services) {
      const now = services.now();
      const at = { now, today: dayOf(now), since: daysBefore(now, OLDEST_DAYS) };
      let digests = await findWaitingDigests(services.db, at, BATCH);
      while (digests.length > 0) {
        for (const digest of digests) await sendDigest(services, digest, at.today);
        digests = await findWaitingDigests(services.db, at, BATCH);
      }
    },
  },
  {
    name: MAIL_FLUSH,
    cron: '* * * * *',
    async work({ db, mail, now }) {
      await mail.flush(db, now);
    },
  },
];
