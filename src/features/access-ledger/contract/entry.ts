import { z } from 'zod';
import { ACTIONS } from '../domain/entry.ts';

const LedgerEntry = z.object({
  index: z.number(),
  at: z.string(),
  startupId: z.number().nullable(),
  documentId: z.number(),
  version: z.number(),
  page: z.number().nullable(),
  action: z.enum(ACTIONS),
  isRobot: z.boolean(),
  viewer: z.string(),
});

/** An entry for those whom it concerns. Names are null where the document or the person is gone. */
export const AccessEntry = LedgerEntry.extend({
  viewerName: z.string().nullable(),
  documentTitle: z.string().nullable(),
});
export type AccessEntry = z.infer<typeof AccessEntry>;

export const LedgerReceipt = z.object({
  kind: z.literal('kilele-access-receipt'),
  v: z.literal(1),
  entry: LedgerEntry,
  viewer: z.object({ id: z.string(), name: z.string(), salt: z.string() }).nullable(),
  proof: z.array(z.string()).readonly(),
  checkpoint: z.string(),
  publicKey: z.string(),
});

export const LedgerCheckpoint = z.object({ checkpoint: z.string(), publicKey: z.string() });
