import { z } from 'zod';
import { Done } from '#shared/contract/done.ts';
import { byId } from '#shared/contract/by-id.ts';
import { fold } from '#shared/domain/text.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { idParam, oneOf, term } from '#shared/contract/fields.ts';
import { flag, pageQuery } from '#shared/contract/page.ts';
import {
  ApplicationAnswer,
  ApplicationInput,
  ApplicationNote,
  OwnApplication,
  ReceivedApplication,
  SavedJob,
  SaveInput,
} from './contract/application.ts';
import { Job, JobCompany, OwnJob } from './contract/job.ts';
import { JobInput, JobUpdate } from './contract/job-input.ts';
import { CLOSE_REASONS } from './domain/lifecycle.ts';
import { JOB_CATEGORIES, JOB_TABS, JOB_TYPES } from './domain/vocabulary.ts';

const page = z.strictObject(pageQuery);
const searched = (max: number) =>
  z
    .string({ error: 'Must be text' })
    .max(max, { error: `At most ${max} characters` })
    .optional();

/** A value of a list in any case; `all` and absence mean the same: no filter. */
const choice = <const Value extends string>(values: readonly Value[], message: string) =>
  term((text) => ['all' as const, ...values].find((value) => fold(value) === fold(text)) ?? null, message)
    .transform((value) => (value === 'all' ? undefined : value))
    .optional();

/** What the board may be narrowed by. `location` is a part of a place's name; `Remote` means remote posts. */
export const JobQuery = z.strictObject({
  q: searched(200),
  category: choice(JOB_CATEGORIES, 'Unknown category'),
  type: choice(JOB_TYPES, 'Unknown job type'),
  tab: choice(JOB_TABS, 'Unknown tab'),
  location: searched(120),
  remote: flag().optional(),
  ...pageQuery,
});
export type JobQuery = z.output<typeof JobQuery>;

export const jobEndpoints = endpoints({
  'GET /api/jobs': {
    summary: 'The open posts of the board, newest first or best hits first',
    access: 'public',
    query: JobQuery,
    response: z.array(Job),
    list: true,
  },
  'POST /api/jobs': {
    summary: 'Posts an opportunity: open for 90 days at once, or kept as a draft',
    access: 'member',
    mostPerDay: 40,
    body: JobInput,
    response: Job,
    created: true,
  },
  'GET /api/jobs/mine': {
    summary: 'My own posts in every state, newest first',
    access: 'member',
    query: page,
    response: z.array(OwnJob),
    list: true,
  },
  'GET /api/jobs/companies': {
    summary: 'The startups and the firm the caller may post for',
    access: 'member',
    response: z.array(JobCompany.pick({ kind: true, id: true, name: true })),
  },
  'GET /api/jobs/{id}': {
    summary:
      'One post; an expired or filled one says so, a draft or withdrawn one is there for its poster only',
    access: 'public',
    params: byId,
    response: Job,
  },
  'PUT /api/jobs/{id}': {
    summary: 'Changes my post; 409 with the newer state when it changed meanwhile',
    access: 'member',
    params: byId,
    body: JobUpdate,
    response: Job,
  },
  'POST /api/jobs/{id}/publish': {
    summary: 'Opens, reopens or renews my post for 90 days',
    access: 'member',
    params: byId,
    response: Job,
  },
  'POST /api/jobs/{id}/close': {
    summary: 'Closes my post as filled or withdrawn',
    access: 'member',
    params: byId,
    body: z.strictObject({ reason: oneOf(CLOSE_REASONS, 'Choose filled or withdrawn') }),
    response: Job,
  },
});

export const savedJobEndpoints = endpoints({
  'GET /api/jobs/saved': {
    summary: 'Posts I have saved, newest first, with my note and how far I am',
    access: 'member',
    query: page,
    response: z.array(SavedJob),
    list: true,
  },
  'POST /api/jobs/{id}/save': {
    summary: 'Saves a post for me, or changes my note and status',
    access: 'member',
    params: byId,
    body: SaveInput,
    response: SavedJob,
    created: true,
  },
  'DELETE /api/jobs/{id}/save': {
    summary: 'Takes a post off my saved ones',
    access: 'member',
    params: byId,
    response: Done,
  },
});

export const applicationEndpoints = endpoints({
  'GET /api/jobs/applied': {
    summary: 'My applications, newest first',
    access: 'member',
    query: page,
    response: z.array(OwnApplication),
    list: true,
  },
  'POST /api/jobs/{id}/applications': {
    summary: 'Applies with my profile as it is now, where the poster takes applications here',
    access: 'member',
    mostPerDay: 100,
    params: byId,
    body: ApplicationInput,
    response: OwnApplication,
    created: true,
  },
  'GET /api/jobs/{id}/applications': {
    summary: 'Who has applied to my post, newest first',
    access: 'member',
    params: byId,
    query: page,
    response: z.array(ReceivedApplication),
    list: true,
  },
  'PUT /api/jobs/{id}/applications/mine': {
    summary: 'Keeps my own note on my application',
    access: 'member',
    params: byId,
    body: ApplicationNote,
    response: OwnApplication,
  },
  'DELETE /api/jobs/{id}/applications/mine': {
    summary: 'Withdraws my application',
    access: 'member',
    params: byId,
    response: Done,
  },
  'PUT /api/jobs/{id}/applications/{applicationId}': {
    summary:
      'Answers an application; the applicant is notified. 409 with the newer state when it changed meanwhile',
    access: 'member',
    params: z.strictObject({ id: idParam(), applicationId: idParam() }),
    body: ApplicationAnswer,
    response: ReceivedApplication,
  },
});
