import { z } from 'zod';
import { OtherPerson, personId } from '#shared/contract/other-person.ts';
import { Done } from '#shared/contract/done.ts';
import { byId } from '#shared/contract/by-id.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { line, optionalParagraph, paragraph } from '#shared/contract/fields.ts';

const LONGEST_CONTENT = 3000;

/** Asks `userId` to recommend the caller. */
export const RecommendationRequest = z.strictObject({
  userId: personId,
  note: optionalParagraph({ max: 500 }),
});

/** Recommends `userId`, asked or not. */
export const RecommendationInput = z.strictObject({
  userId: personId,
  relationship: line('Say how you know each other', { max: 120 }),
  title: line('Title is required', { max: 120 }),
  content: paragraph('Recommendation must be at least 20 characters', { min: 20, max: LONGEST_CONTENT }),
});
export type RecommendationInput = z.infer<typeof RecommendationInput>;

const Party = OtherPerson.omit({ headline: true });

/** An accepted recommendation, as everybody who sees its subject sees it. */
export const Recommendation = z.object({
  id: z.number(),
  fromUser: Party,
  relationship: z.string(),
  title: z.string(),
  content: z.string(),
  createdAt: z.iso.datetime(),
});
export type Recommendation = z.infer<typeof Recommendation>;

/**
 * One that waits, or that the caller wrote. `direction` is the caller's part: `received` where they are its subject,
 * `given` where they are its author. Text is null while it is only asked for.
 */
export const OpenRecommendation = z.object({
  id: z.number(),
  direction: z.enum(['received', 'given']),
  state: z.enum(['requested', 'offered', 'accepted']),
  otherUser: Party,
  note: z.string().nullable(),
  relationship: z.string().nullable(),
  title: z.string().nullable(),
  content: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type OpenRecommendation = z.infer<typeof OpenRecommendation>;

const Made = z.object({ id: z.number(), state: z.enum(['requested', 'offered']) });

export const recommendationEndpoints = endpoints({
  'GET /api/users/recommendations': {
    summary: 'Recommendations of the caller that they accepted, newest first',
    access: 'member',
    response: z.array(Recommendation),
    list: true,
  },
  'GET /api/users/recommendations/open': {
    summary: 'What waits for the caller or for someone else, and what the caller has given',
    access: 'member',
    response: z.array(OpenRecommendation),
    list: true,
  },
  'POST /api/users/recommendations/request': {
    summary: 'Asks someone for a recommendation',
    access: 'member',
    mostPerDay: 50,
    body: RecommendationRequest,
    response: Made,
    created: true,
  },
  'POST /api/users/recommendations': {
    summary: 'Recommends someone; it is shown once they accept it',
    access: 'member',
    mostPerDay: 50,
    body: RecommendationInput,
    response: Made,
    created: true,
  },
  'POST /api/users/recommendations/{id}/accept': {
    summary: 'Its subject accepts it, and others see it',
    access: 'member',
    params: byId,
    response: Done,
  },
  'POST /api/users/recommendations/{id}/decline': {
    summary: 'Its subject turns it down or takes it off the profile; who was asked says no',
    access: 'member',
    params: byId,
    response: Done,
  },
  'POST /api/users/recommendations/{id}/withdraw': {
    summary: 'Its author takes it back; who asked takes the question back',
    access: 'member',
    params: byId,
    response: Done,
  },
});
