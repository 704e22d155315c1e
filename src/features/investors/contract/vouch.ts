import { z } from 'zod';
import { paragraph } from '#shared/contract/fields.ts';

/** Why somebody vouches for an investor, in their own words. */
export const VouchInput = z.strictObject({
  statement: paragraph('Please say how you know them, in at least 10 characters', { min: 10, max: 300 }),
});
export type VouchInput = z.infer<typeof VouchInput>;

/** A vouch and who gave it; `affiliation` is their firm or a startup of theirs. */
export const Vouch = z.object({
  statement: z.string(),
  createdAt: z.iso.datetime(),
  voucher: z.object({
    firstName: z.string(),
    lastName: z.string(),
    profileImageUrl: z.string().nullable(),
    isDemo: z.boolean(),
    affiliation: z.string().nullable(),
  }),
});
export type Vouch = z.infer<typeof Vouch>;
