import { countFailed, countWaiting, deleteOldLetters } from '#platform/mail/outbox.ts';
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
      name: 'kilele_mail_waiting',
      help: 'E-mails that have not left yet',
      read: ({ db }) => countWaiting(db),
    },
    {
      name: 'kilele_mail_failed',
      help: 'E-mails that could not be delivered, until an admin sends them again',
      read: ({ db }) => countFailed(db),
    },
  ],
};
