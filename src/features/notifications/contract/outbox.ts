import { z } from 'zod';

export const LETTER_STATES = ['waiting', 'sent', 'failed'] as const;

/** A letter that left, waits to, or could not be delivered. Keys in its links are left out. */
export const OutboxLetter = z.object({
  id: z.number(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(LETTER_STATES),
  attempts: z.number(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** When it is tried next; null unless it was tried and waits. */
  nextTryAt: z.iso.datetime().nullable(),
  /** What the mail server said last; null where nothing failed. */
  failure: z.string().nullable(),
});
export type OutboxLetter = z.infer<typeof OutboxLetter>;

export const OutboxStatus = z.object({
  hasMailServer: z.boolean(),
  waiting: z.number(),
  sent: z.number(),
  failed: z.number(),
});
export type OutboxStatus = z.infer<typeof OutboxStatus>;

/** How many letters are tried anew. */
export const SentAgain = z.object({ letters: z.number() });

/** A letter that came back after the mail server had taken it. */
export const Bounce = z.strictObject({
  returnPath: z.string({ error: 'Give the address that the e-mail came back to' }).max(320),
  reason: z.string({ error: 'Give the reason' }).trim().min(1, 'Give the reason').max(300),
});
