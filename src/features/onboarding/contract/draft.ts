import { z } from 'zod';

/** The most a draft may take, in characters of JSON. */
export const LARGEST_DRAFT = 20_000;

const text = z.string().max(6000).optional();
const choices = z.array(z.string().max(80)).max(50).optional();

/** A founder's form as it stands on the screen: nothing in it need be right yet. */
export const FounderDraft = z.strictObject({
  bio: text,
  location: text,
  linkedinUrl: text,
  previousExits: text,
  expertiseTags: choices,
  lookingForCofounder: z.boolean().optional(),
});
export type FounderDraft = z.infer<typeof FounderDraft>;

/** An investor's form as it stands on the screen; tickets as typed. */
export const InvestorDraft = z.strictObject({
  type: text,
  firmName: text,
  investmentThesis: text,
  minTicketSize: text,
  averageTicketSize: text,
  maxTicketSize: text,
  sectors: choices,
  geographies: choices,
  stages: choices,
  linkedinUrl: text,
});
export type InvestorDraft = z.infer<typeof InvestorDraft>;

export const Role = z.enum(['founder', 'investor'], { error: 'Choose founder or investor' });
export type Role = z.infer<typeof Role>;

const answers = { founder: FounderDraft.optional(), investor: InvestorDraft.optional() };

export const OnboardingDraftInput = z
  .strictObject({ role: Role.nullable(), answers: z.strictObject(answers) })
  .refine((draft) => JSON.stringify(draft).length <= LARGEST_DRAFT, {
    error: 'This is too long to save as a draft',
  });
export type OnboardingDraftInput = z.infer<typeof OnboardingDraftInput>;

/** `role` is null before step 2. `profiles` names the roles that are already set up. */
export const OnboardingDraft = z.object({
  role: Role.nullable(),
  answers: z.object(answers),
  profiles: z.array(Role),
  updatedAt: z.iso.datetime().nullable(),
});
export type OnboardingDraft = z.infer<typeof OnboardingDraft>;
