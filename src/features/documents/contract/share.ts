import { z } from 'zod';

/** Somebody outside the team who may read a document until it is taken back. */
export const DocumentShare = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  headline: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  isDemo: z.boolean(),
  /** Null when they have left. */
  sharedBy: z.string().nullable(),
  createdAt: z.string(),
});
export type DocumentShare = z.infer<typeof DocumentShare>;
