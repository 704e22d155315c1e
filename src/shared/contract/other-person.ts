import { z } from 'zod';

/** The id of somebody whom a form names. */
export const personId = z
  .string({ error: 'Choose a person' })
  .min(1, { error: 'Choose a person' })
  .max(64, { error: 'Choose a person' });

/** Somebody else, as whoever deals with them sees them. */
export const OtherPerson = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  headline: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** Of the demo: nobody is there to answer. */
  isDemo: z.boolean(),
});
export type OtherPerson = z.infer<typeof OtherPerson>;
