import { z } from 'zod';
import { listOf, oneOf, toggleField, versionField } from '#shared/contract/fields.ts';
import { NOTIFICATION_KIND_IDS } from '../domain.ts';

const kinds = () =>
  listOf(oneOf(NOTIFICATION_KIND_IDS, 'Unknown kind of notification'), 'Must be a list of kinds');

/** What the person turned off, by kind: in the inbox, and in the daily digest by e-mail. */
export const NotificationSettings = z.object({
  inboxOff: z.array(z.enum(NOTIFICATION_KIND_IDS)),
  digestOff: z.array(z.enum(NOTIFICATION_KIND_IDS)),
  digestEnabled: z.boolean(),
  mutedUntil: z.iso.datetime().nullable(),
  version: z.number(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** The whole of it, with the version it was read at. */
export const ChangedSettings = z.strictObject({
  inboxOff: kinds(),
  digestOff: kinds(),
  digestEnabled: toggleField(),
  mutedUntil: z.iso.datetime({ error: 'Must be a time' }).nullable(),
  version: versionField({ min: 0 }),
});
export type ChangedSettings = z.output<typeof ChangedSettings>;

export const Unsubscribe = z.strictObject({
  token: z.string({ error: 'Open the link in the e-mail again' }).max(200),
});

const ONE_CLICK = { error: 'Send List-Unsubscribe=One-Click' };
/** What a mail program sends (RFC 8058, section 3.2); what it may add is left out. */
export const OneClick = z.object({ 'List-Unsubscribe': z.literal('One-Click', ONE_CLICK) }, ONE_CLICK);
