import { z } from 'zod';
import { byId } from '#shared/contract/by-id.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { OtherPerson } from '#shared/contract/other-person.ts';
import { pageQuery } from '#shared/contract/page.ts';
import {
  Budget,
  BudgetState,
  Decline,
  Introduction,
  IntroductionRequest,
  ReceiverQuery,
} from './contract/introduction.ts';
import { Standing, StandingQuery } from './contract/standing.ts';

export const introductionEndpoints = endpoints({
  'POST /api/introductions': {
    summary: 'Asks for an introduction. 409 says why not now, 429 that the daily budget is used up',
    access: 'member',
    body: IntroductionRequest,
    response: Introduction,
    created: true,
  },
  'GET /api/introductions': {
    summary: 'Requests the caller sent, or got: to answer or to pass on, newest first',
    access: 'member',
    query: z.strictObject({
      ...pageQuery,
      box: z.enum(['received', 'sent'], { error: 'Must be received or sent' }).default('received'),
    }),
    response: z.array(Introduction),
    list: true,
  },
  'GET /api/introductions/waiting': {
    summary: 'How many requests wait for the caller',
    access: 'member',
    response: z.object({ waiting: z.number() }),
  },
  'GET /api/introductions/standings': {
    summary:
      'How the caller stands with startups, investors and people: ask, wait, answer, write, or nothing',
    access: 'member',
    query: StandingQuery,
    response: z.array(Standing),
  },
  'GET /api/introductions/budget': {
    summary: 'How many requests the caller may still send today, and their own limit as a receiver',
    access: 'member',
    response: BudgetState,
  },
  'PUT /api/introductions/budget': {
    summary: 'Sets how many requests the caller takes in a week; null is no limit',
    access: 'member',
    body: Budget,
    response: BudgetState,
  },
  'GET /api/introductions/connectors': {
    summary: 'People both the caller and the other person know',
    access: 'member',
    query: ReceiverQuery,
    response: z.array(OtherPerson),
  },
  'POST /api/introductions/{id}/accept': {
    summary: 'Accepts a request, which opens a thread between the two',
    access: 'member',
    params: byId,
    response: Introduction,
  },
  'POST /api/introductions/{id}/decline': {
    summary: 'Declines a request, or does not pass it on; the sender learns of it only when asked to be told',
    access: 'member',
    params: byId,
    body: Decline.optional(),
    response: Introduction,
  },
  'POST /api/introductions/{id}/pass-on': {
    summary: 'Passes a request on to its receiver, as the common connection',
    access: 'member',
    params: byId,
    response: Introduction,
  },
  'POST /api/introductions/{id}/withdraw': {
    summary: 'Withdraws a request that looks unanswered',
    access: 'member',
    params: byId,
    response: Introduction,
  },
});
