import { z } from 'zod';
import { endpoints } from '#shared/contract/endpoint.ts';
import { oneOf, wholeNumber } from '#shared/contract/fields.ts';
import { pageQuery } from '#shared/contract/page.ts';

const instant = z.iso.datetime();

/** How the site stands. `problem` is a sentence where something is wrong, null where it is not. */
export const SystemState = z.object({
  version: z.string(),
  startedAt: instant.describe('When the process that answers was started'),
  database: z.object({
    version: z.string(),
    isStandby: z.boolean(),
    startedAt: instant,
    sizeBytes: z.number(),
    migrations: z.int(),
    newestMigration: z.string(),
    standbys: z.array(
      z.object({ name: z.string(), state: z.string().nullable(), lagSeconds: z.number().nullable() }),
    ),
  }),
  files: z.object({
    place: z.string(),
    problem: z.string().nullable(),
    warning: z.string().nullable().describe('Where it would go wrong with several processes'),
  }),
  mail: z.object({ hasServer: z.boolean(), waiting: z.int(), failed: z.int() }),
  backup: z.object({ isOn: z.boolean(), newestAt: instant.nullable(), problem: z.string().nullable() }),
  jobs: z.object({ waiting: z.int(), failedToday: z.int() }),
  hasRoom: z.boolean().describe('False while the disk is nearly full and writes are refused'),
});
export type SystemState = z.infer<typeof SystemState>;

const Use = z.object({ id: z.string(), name: z.string().nullable(), files: z.int(), bytes: z.number() });

/** What is stored, in bytes; the ten largest of each. */
export const StorageUse = z.object({
  fileBytes: z.number().describe('What all files take, each content once'),
  kinds: z.array(z.object({ kind: z.string(), files: z.int(), bytes: z.number() })),
  startups: z.array(Use),
  people: z.array(Use),
  tables: z.array(z.object({ table: z.string(), bytes: z.number() })),
});
export type StorageUse = z.infer<typeof StorageUse>;

const JOB_STATES = ['waiting', 'running', 'failed', 'done'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** A piece of background work. `reason` is why its last try failed. */
export const QueuedJob = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(JOB_STATES),
  tries: z.int(),
  createdAt: instant,
  startAfter: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  reason: z.string().nullable(),
});
export type QueuedJob = z.infer<typeof QueuedJob>;

export const JobCounts = z.object({ waiting: z.int(), running: z.int(), failed: z.int(), done: z.int() });
export type JobCounts = z.infer<typeof JobCounts>;

/** A kind of row that goes when it is so many days old. */
export const RetainedKind = z.object({
  kind: z.string(),
  label: z.string(),
  days: z.int(),
  usualDays: z.int(),
  leastDays: z.int(),
  lastRun: z.object({ ranAt: instant, removed: z.int() }).nullable(),
});
export type RetainedKind = z.infer<typeof RetainedKind>;

export const RetentionForm = z.strictObject({
  days: wholeNumber('Give the number of days', { min: 1, max: 36_500 }),
});

export const systemEndpoints = endpoints({
  'GET /api/admin/system': {
    summary: 'How the database, the store of files, mail, backups and background work stand',
    access: 'admin',
    response: SystemState,
  },
  'GET /api/admin/storage': {
    summary: 'What is stored, by kind, and by the startups and people whose it is',
    access: 'admin',
    response: StorageUse,
  },
  'GET /api/admin/jobs': {
    summary: 'Background work in a state, the newest first',
    access: 'admin',
    query: z.strictObject({ ...pageQuery, state: oneOf(JOB_STATES, 'Unknown state').default('failed') }),
    response: z.array(QueuedJob),
    list: true,
  },
  'GET /api/admin/jobs/counts': {
    summary: 'How much background work waits, runs, failed and is done',
    access: 'admin',
    response: JobCounts,
  },
  'POST /api/admin/jobs/{id}/retry': {
    summary: 'Has background work that gave up tried again',
    access: 'admin',
    act: 'Tried background work again',
    params: z.strictObject({ id: z.uuid({ error: 'Not a valid id' }) }),
    response: QueuedJob,
  },
  'GET /api/admin/retention': {
    summary: 'How long each kind of row is kept, and what the last night removed',
    access: 'admin',
    response: z.array(RetainedKind),
    list: true,
  },
  'PUT /api/admin/retention/{kind}': {
    summary: 'Changes how many days a kind of row is kept; the next night obeys',
    access: 'admin',
    act: 'Changed how long something is kept',
    params: z.strictObject({ kind: z.string().max(64) }),
    body: RetentionForm,
    response: RetainedKind,
  },
});
