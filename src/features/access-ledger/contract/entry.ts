import { z } from 'zod';
import { ACTIONS, DEEDS } from '../domain/entry.ts';

const entered = {
  index: z.number(),
  at: z.string(),
  startupId: z.number().nullable(),
  isRobot: z.boolean(),
  viewer: z.string(),
};

const ReadEntry = z.object({
  ...entered,
  documentId: z.number(),
  version: z.number(),
  page: z.number().nullable(),
  action: z.enum(ACTIONS),
});

const StatedEntry = z.object({
  ...entered,
  offerId: z.number(),
  terms: z.number(),
  deed: z.enum(DEEDS),
  step: z.string(),
  side: z.enum(['startup', 'investor']),
  digest: z.string(),
});

/** A read for those whom it concerns. Names are null where the document or the person is gone. */
export const AccessEntry = ReadEntry.extend({
  viewerName: z.string().nullable(),
  documentTitle: z.string().nullable(),
});
export type AccessEntry = z.infer<typeof AccessEntry>;

/** What is written down about the caller: what they read of others, and what they stated about offers. */
export const OwnEntry = z.union([AccessEntry, StatedEntry.extend({ viewerName: z.string().nullable() })]);
export type OwnEntry = z.infer<typeof OwnEntry>;

export const LedgerReceipt = z.object({
  kind: z.literal('kilele-access-receipt'),
  v: z.literal(1),
  entry: z.union([ReadEntry, StatedEntry]),
  viewer: z.object({ id: z.string(), name: z.string(), salt: z.string() }).nullable(),
  proof: z.array(z.string()).readonly(),
  checkpoint: z.string(),
  publicKey: z.string(),
});

export const LedgerCheckpoint = z.object({ checkpoint: z.string(), publicKey: z.string() });
