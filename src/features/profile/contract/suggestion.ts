import { z } from 'zod';
import { PairStatus } from '#features/people/contract/connection.ts';
import { EXPERIENCE_LEVELS } from '#shared/domain/catalogue/vocabularies.ts';
import { line, listOf, oneOf, stringList, toggleField, versionField } from '#shared/contract/fields.ts';
import { SUGGESTION_TYPES, REMOTE_PREFERENCES } from '../domain/vocabulary.ts';

const MOST_VALUES = 10;
const must = toggleField().default(false);

/** What a person looks for in others. An empty list states no wish; `must` leaves out whoever does not meet it. */
export const Wishes = z.strictObject({
  skills: z.strictObject({ values: stringList(MOST_VALUES), must }),
  locations: z.strictObject({
    values: listOf(line('Must be a list of places', { max: 80 }), 'Must be a list of places', {
      max: MOST_VALUES,
    }),
    must,
  }),
  interests: z.strictObject({ values: stringList(MOST_VALUES), must }),
  experienceLevels: z.strictObject({
    values: listOf(oneOf(EXPERIENCE_LEVELS, 'Unknown experience level'), 'Must be a list of levels'),
    must,
  }),
  remotePreferences: z.strictObject({
    values: listOf(oneOf(REMOTE_PREFERENCES, 'Unknown way of working'), 'Must be a list of ways of working'),
    must,
  }),
});

/** Availability that the profile's three toggles do not say, and the wishes. */
export const SuggestionPreferencesInput = z.strictObject({
  isHiring: toggleField(),
  isRaising: toggleField(),
  wishes: Wishes,
  version: versionField({ min: 0 }).optional(),
});
export type SuggestionPreferencesInput = z.infer<typeof SuggestionPreferencesInput>;

/** `version` is 0 as long as nothing was saved. */
export const SuggestionPreferences = z.object({
  isHiring: z.boolean(),
  isRaising: z.boolean(),
  wishes: Wishes,
  version: z.number(),
});
export type SuggestionPreferences = z.infer<typeof SuggestionPreferences>;

/**
 * Somebody an owner of the list was matched with, and how the two stand. `score` is whole percent; `reasons` are sentences,
 * best first.
 */
export const PersonSuggestion = z.object({
  id: z.number(),
  matchType: z.enum(SUGGESTION_TYPES),
  score: z.number(),
  targetId: z.string(),
  target: z.object({
    firstName: z.string(),
    lastName: z.string(),
    headline: z.string().nullable(),
    location: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    isDemo: z.boolean(),
  }),
  aiAnalysis: z.object({ summary: z.string() }),
  reasons: z.array(z.string()),
  status: z.enum(['active', 'dismissed']),
  connection: PairStatus,
  createdAt: z.iso.datetime(),
});
export type PersonSuggestion = z.infer<typeof PersonSuggestion>;
