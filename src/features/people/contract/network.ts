import { z } from 'zod';

/** Answered out of `n`; both null when `n` is below five. */
const Rate = z.object({
  percent: z.number().nullable(),
  answered: z.number().nullable(),
  n: z.number(),
});

/** The tiles of the network page, each counted from rows. */
export const NetworkStats = z.object({
  connections: z.number(),
  newConnections: z.number(),
  profileViews: z.number(),
  invitations: z.number(),
  introductions: Rate,
  /** The days that "new" and "views" look back. */
  days: z.number(),
});
export type NetworkStats = z.infer<typeof NetworkStats>;

/** The reader's own figures. Anything that could tell on a single person is null below five. */
export const NetworkAnalytics = z.object({
  months: z.array(z.object({ month: z.string(), added: z.number(), total: z.number() })),
  views: z.object({
    days: z.number(),
    views: z.number(),
    viewers: z.number(),
    /** By kind of member; null while a group is smaller than five. */
    kinds: z.array(z.object({ kind: z.string(), count: z.number() })).nullable(),
    weeks: z.array(z.object({ week: z.iso.date(), views: z.number() })).nullable(),
  }),
  /** Requests the reader sent, and how many were answered. */
  sent: Rate,
  /** Requests the reader received, and how many they answered: their own doing, so never held back. */
  received: z.object({ percent: z.number().nullable(), answered: z.number(), n: z.number() }),
});
export type NetworkAnalytics = z.infer<typeof NetworkAnalytics>;
