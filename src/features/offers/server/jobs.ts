import { dayOf } from '#shared/domain/time.ts';
import type { JobDefinition } from '#shared/server/context.ts';
import { endExpiredOffers } from './expiry.ts';

export const offerJobs: readonly JobDefinition[] = [
  {
    name: 'offers-expire',
    cron: '7 * * * *',
    async work({ db, events, now }) {
      await db
        .transaction()
        .execute(async (trx) => endExpiredOffers(trx, { events, today: dayOf(now()), now: now() }));
    },
  },
];
