import { type LetterText, letterText, ownLink } from '#shared/domain/letter.ts';

/**
 * What a person can choose to be notified of. Other notifications, about their account and decisions of the moderators, always
 * arrive in the inbox.
 */
export const NOTIFICATION_KINDS = [
  { id: 'introduction', label: 'Introductions', note: 'Someone asks to meet you, or answers' },
  { id: 'message', label: 'Messages', note: 'Someone wrote to you' },
  { id: 'connection', label: 'Connections', note: 'Invitations to your network, and answers to yours' },
  { id: 'recommendation', label: 'Recommendations', note: 'Someone asks for one, or writes one' },
  { id: 'offer', label: 'Offers', note: 'Someone makes, changes, confirms or withdraws one' },
  { id: 'document', label: 'Documents', note: 'Someone shares one with you' },
  { id: 'saved-search', label: 'Saved searches', note: 'New startups match one of yours' },
  { id: 'team', label: 'Your team', note: 'Who joins or leaves your startup or firm' },
  { id: 'investor-verification', label: 'Verification', note: 'Vouches for you, and your badge' },
  { id: 'job', label: 'Jobs', note: 'Applications, and answers to yours' },
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]['id'];
export const NOTIFICATION_KIND_IDS = NOTIFICATION_KINDS.map(({ id }) => id);

/** The longest pause, in days. */
export const LONGEST_MUTE_DAYS = 90;

export type DigestItem = { readonly content: string; readonly href: string | null };
type Digest = {
  readonly firstName: string;
  readonly items: readonly DigestItem[];
  /** All that is waiting; may be more than `items` names. */
  readonly total: number;
  readonly baseUrl: string;
  readonly unsubscribeUrl: string;
};

/** The letter of a day: a line for each notification, and how to stop it. */
export function digestLetter({ firstName, items, total, baseUrl, unsubscribeUrl }: Digest): {
  subject: LetterText;
  text: LetterText;
} {
  const link = (path: string) => ownLink(baseUrl, path);
  const lines = items.map(({ content, href }) =>
    href ? letterText`- ${content}\n  ${link(href)}` : letterText`- ${content}`,
  );
  const more = total - items.length;
  const text = letterText`Hello ${firstName}, this is new on Kilele:

${lines}

${more > 0 ? letterText`And ${more} more in your inbox.\n\n` : letterText``}Your inbox: ${link('/notifications')}
Notification settings: ${link('/settings/notifications')}

Unsubscribe with one click: ${ownLink(unsubscribeUrl, '')}`;
  return {
    subject:
      total === 1
        ? letterText`1 new notification on Kilele`
        : letterText`${total} new notifications on Kilele`,
    text,
  };
}
