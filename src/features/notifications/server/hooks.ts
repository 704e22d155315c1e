import { countUnsent, deleteOldLetters } from '#platform/mail/outbox.ts';
import type { FeatureHooks } from '#shared/server/hooks.ts';
import { deleteOldNotifications } from './queries.ts';

export const notificationHooks: FeatureHooks = {
  retained: [
    {
      kind: 'notifications',
      label: 'Notifications',
      usualDays: 365,
      leastDays: 30,
      forget: deleteOldNotifications,
    },
    {
      kind: 'mail',
      label: 'E-mails sent or given up',
      usualDays: 90,
      leastDays: 7,
      forget: deleteOldLetters,
    },
  ],
  measures: [
    {
      help: {
        kilele_mail_waiting: 'E-mails that have not left yet',
        kilele_mail_failed: 'E-mails that could not be delivered, until an admin sends them again',
      },
      read: async ({ db }) => {
        const { waiting, failed } = await countUnsent(db);
        return { kilele_mail_waiting: waiting, kilele_mail_failed: failed };
      },
    },
  ],
};
