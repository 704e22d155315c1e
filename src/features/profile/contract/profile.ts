import { z } from 'zod';
import { EXPERIENCE_LEVELS, USER_TYPES } from '#shared/domain/catalogue/vocabularies.ts';
import {
  oneOf,
  optionalLine,
  optionalLink,
  optionalParagraph,
  stringList,
  toggleField,
  versionField,
} from '#shared/contract/fields.ts';
import { REMOTE_PREFERENCES, VISIBILITIES } from '../domain/vocabulary.ts';

const MOST_SKILLS = 30;

/** One of a list, or nothing: null and an empty choice mean that it is not stated. */
const optionalChoice = <const Value extends string>(values: readonly Value[], message: string) =>
  z
    .union([z.literal(''), oneOf(values, message)], { error: message })
    .transform((value) => (value === '' ? null : value))
    .nullish();
const toggle = toggleField().optional();

/**
 * What a person changes of their profile. A field that is left out stays as it is. `version` is the one that was
 * edited: with it, a newer state answers 409 and nothing is lost. Names, e-mail and picture have calls of their own.
 */
export const ProfileUpdate = z.strictObject({
  headline: optionalLine({ max: 160 }),
  location: optionalLine({ max: 120 }),
  bio: optionalParagraph({ max: 4000 }),
  linkedinUrl: optionalLink(),
  githubUrl: optionalLink(),
  twitterUrl: optionalLink(),
  personalWebsite: optionalLink(),
  skills: stringList(MOST_SKILLS).optional(),
  interests: stringList(MOST_SKILLS).optional(),
  isOpenToWork: toggle,
  isOpenToCofounder: toggle,
  isOpenToInvest: toggle,
  experienceLevel: optionalChoice(EXPERIENCE_LEVELS, 'Please select an experience level'),
  remotePreference: optionalChoice(REMOTE_PREFERENCES, 'Please select a way of working'),
  salaryExpectation: optionalLine({ max: 120 }),
  visibility: oneOf(VISIBILITIES, 'Please select who may see your profile').optional(),
  searchOptIn: toggle,
  version: versionField().optional(),
});
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

const text = z.string().nullable();
const level = z.enum(EXPERIENCE_LEVELS).nullable();

/** What others see of a person, wherever their owner lets them be seen. */
export const PersonFacts = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: text,
  isDemo: z.boolean(),
  userType: z.enum(USER_TYPES).nullable(),
  headline: text,
  location: text,
  bio: text,
  linkedinUrl: text,
  githubUrl: text,
  twitterUrl: text,
  personalWebsite: text,
  skills: z.array(z.string()),
  interests: z.array(z.string()),
  isOpenToWork: z.boolean(),
  isOpenToCofounder: z.boolean(),
  isOpenToInvest: z.boolean(),
  experienceLevel: level,
  remotePreference: z.enum(REMOTE_PREFERENCES).nullable(),
});
export type PersonFacts = z.infer<typeof PersonFacts>;

/** How complete a profile is, in whole percent, and the fact that would add most next; null when nothing is missing. */
export const Strength = z.object({
  percent: z.number(),
  next: z.object({ fact: z.string(), advice: z.string(), gainPercent: z.number() }).nullable(),
});
export type Strength = z.infer<typeof Strength>;

/** A person's own profile. E-mail and pay are told to nobody else. */
export const OwnProfile = PersonFacts.extend({
  email: z.string(),
  salaryExpectation: text,
  visibility: z.enum(VISIBILITIES),
  searchOptIn: z.boolean(),
  strength: Strength,
  version: z.number(),
  updatedAt: z.iso.datetime(),
});
export type OwnProfile = z.infer<typeof OwnProfile>;
