import { z } from 'zod';
import { Done } from '#shared/contract/done.ts';
import { byId } from '#shared/contract/by-id.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { Recommendation } from '#features/recommendations/contract.ts';
import { Experience, ExperienceInput, ExperienceUpdate } from './contract/experience.ts';
import {
  SuggestionPreferences,
  SuggestionPreferencesInput,
  PersonSuggestion,
} from './contract/suggestion.ts';
import { OwnProfile, PersonFacts, ProfileUpdate } from './contract/profile.ts';

/** A person's page as its owner lets the reader see it: no e-mail, no pay. */
export const Person = PersonFacts.extend({
  isSelf: z.boolean(),
  experiences: z.array(Experience),
  recommendations: z.array(Recommendation),
});
export type Person = z.infer<typeof Person>;

export const profileEndpoints = endpoints({
  'GET /api/users/profile': {
    summary: 'The caller’s own profile, with its strength and the next missing fact',
    access: 'member',
    response: OwnProfile,
  },
  'PUT /api/users/profile': {
    summary: 'Changes the fields that are given; a stale version answers 409 with the newer state',
    access: 'member',
    body: ProfileUpdate,
    response: OwnProfile,
  },
  'POST /api/users/picture': {
    summary: 'Takes a PNG, JPEG or WebP picture of at most 5 MB as multipart/form-data and writes it again',
    picture: true,
    access: 'member',
    realOnly: true,
    response: z.object({ profileImageUrl: z.string() }),
  },
  'DELETE /api/users/picture': {
    summary: 'Takes the picture away',
    access: 'member',
    realOnly: true,
    response: Done,
  },
  'GET /api/people/{id}': {
    summary: 'Someone’s page; 404 where its owner does not let the caller see it',
    access: 'member',
    params: z.strictObject({ id: z.string().min(1).max(64) }),
    response: Person,
  },
});

export const experienceEndpoints = endpoints({
  'GET /api/users/experiences': {
    summary: 'The caller’s work, education and projects, current ones first, then newest',
    access: 'member',
    response: z.array(Experience),
    list: true,
  },
  'POST /api/users/experiences': {
    summary: 'Adds work, education or a project',
    access: 'member',
    body: ExperienceInput,
    response: Experience,
    created: true,
  },
  'PUT /api/users/experiences/{id}': {
    summary: 'Writes an entry again; a stale version answers 409 with the newer state',
    access: 'member',
    params: byId,
    body: ExperienceUpdate,
    response: Experience,
  },
  'DELETE /api/users/experiences/{id}': {
    summary: 'Takes an entry away',
    access: 'member',
    params: byId,
    response: Done,
  },
});

export const suggestionEndpoints = endpoints({
  'GET /api/users/matches': {
    summary: 'People the caller was matched with and can still see, best first, without dismissed ones',
    access: 'member',
    response: z.array(PersonSuggestion),
    list: true,
  },
  'POST /api/users/generate-matches': {
    summary:
      'Matches the caller again for co-founding, work and investing, as both sides state what they look for',
    access: 'member',
    response: z.array(PersonSuggestion),
    list: true,
  },
  'POST /api/users/matches/{id}/dismiss': {
    summary: 'Takes a match off the list, for good',
    access: 'member',
    params: byId,
    response: Done,
  },
  'GET /api/users/match-preferences': {
    summary: 'What the caller looks for in people',
    access: 'member',
    response: SuggestionPreferences,
  },
  'PUT /api/users/match-preferences': {
    summary: 'Says what to look for; a stale version answers 409 with the newer state',
    access: 'member',
    body: SuggestionPreferencesInput,
    response: SuggestionPreferences,
  },
});
