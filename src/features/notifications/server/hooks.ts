import { countFailed, countWaiting } from '#platform/mail/outbox.ts';
import type { FeatureHooks } from '#shared/server/hooks.ts';

export const notificationHooks: FeatureHooks = {
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
