import type { JobDefinition, Process } from '#shared/server/context.ts';
import { digestLetter } from '../domain.ts';
import { claimDigest, findWaitingDigests, type WaitingDigest } from './queries-digest.ts';
import { unsubscribeUrls } from './settings.ts';

const BATCH = 200;

async function sendDigest(services: Process, digest: WaitingDigest, now: Date): Promise<void> {
  const { db, env, mail } = services;
  const { page, oneClick } = unsubscribeUrls(env, digest.userId);
  const letter = digestLetter({ ...digest, baseUrl: env.baseUrl, unsubscribeUrl: page });
  await db.transaction().execute(async (trx) => {
    if (!(await claimDigest(trx, digest, now))) return;
    await mail.queue(trx, { to: digest.email, ...letter, unsubscribeUrl: oneClick });
  });
}

export const notificationJobs: readonly JobDefinition[] = [
  {
    name: 'notification-digest',
    cron: '0 6 * * *',
    async work(services) {
      const now = services.now();
      let digests = await findWaitingDigests(services.db, now, BATCH);
      while (digests.length > 0) {
        for (const digest of digests) await sendDigest(services, digest, now);
        digests = await findWaitingDigests(services.db, now, BATCH);
      }
    },
  },
];
