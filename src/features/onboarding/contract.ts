import { z } from 'zod';
import { InvestorProfile, InvestorProfileInput } from '#features/investors/contract/profile.ts';
import { EXPERTISE_TAGS } from '#shared/domain/catalogue/vocabularies.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import {
  finiteNumber,
  line,
  listOf,
  oneOf,
  optionalLink,
  optionalParagraph,
  paragraph,
  toggleField,
} from '#shared/contract/fields.ts';
import { OnboardingDraft, OnboardingDraftInput } from './contract/draft.ts';

const EXPERTISE = 'Select at least one expertise area';

/** What a founder says of themself. Earlier exits are words or a number; they are kept as text. */
export const FounderProfileInput = z.strictObject({
  bio: paragraph('Bio must be at least 10 characters', { min: 10 }),
  location: line('Location is required', { min: 2 }),
  linkedinUrl: optionalLink(),
  previousExits: z
    .union([finiteNumber('Must be text', { min: 0 }).transform(String), optionalParagraph({ max: 1000 })], {
      error: 'Must be text',
    })
    .optional(),
  expertiseTags: listOf(oneOf(EXPERTISE_TAGS, EXPERTISE), EXPERTISE, { min: 1 }),
  lookingForCofounder: toggleField().optional(),
});
export type FounderProfileInput = z.infer<typeof FounderProfileInput>;

export const FounderProfile = z.object({
  bio: z.string(),
  location: z.string(),
  linkedinUrl: z.string().nullable(),
  previousExits: z.string().nullable(),
  expertiseTags: z.array(z.string()),
  lookingForCofounder: z.boolean(),
  version: z.int(),
  createdAt: z.iso.datetime(),
});
export type FounderProfile = z.infer<typeof FounderProfile>;

export const onboardingEndpoints = endpoints({
  'POST /api/founders': {
    summary: 'Makes the signed-in person a founder',
    access: 'member',
    body: FounderProfileInput,
    response: FounderProfile,
    created: true,
  },
  'POST /api/investors': {
    summary: 'Makes the signed-in person an investor and lists them',
    access: 'member',
    body: InvestorProfileInput,
    response: InvestorProfile,
    created: true,
  },
  'GET /api/onboarding/draft': {
    summary: 'What was typed so far, and which profiles exist',
    access: 'member',
    response: OnboardingDraft,
  },
  'PUT /api/onboarding/draft': {
    summary: 'Keeps what was typed, for a reload or another device',
    access: 'member',
    body: OnboardingDraftInput,
    response: OnboardingDraft,
  },
});
