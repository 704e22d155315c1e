import { z } from 'zod';
import { CLOSE_REASONS, JOB_STATES } from '../domain/lifecycle.ts';
import {
  APPLICATION_STATUSES,
  JOB_CATEGORIES,
  JOB_TABS,
  JOB_TYPES,
  PAY_PERIODS,
} from '../domain/vocabulary.ts';

const text = z.string().nullable();
const amount = z.number().nullable();

/** Who posted. `email` only where the post names no other way to apply, and only to members. */
export const Poster = z.object({
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: text,
  email: text,
});

/**
 * Whom a post is for: a startup or firm its poster speaks for now, or the poster alone (`person`). `href` is its page;
 * null where it has none for the reader.
 */
export const JobCompany = z.object({
  kind: z.enum(['startup', 'firm', 'person']),
  id: z.int().nullable(),
  name: z.string(),
  logoUrl: text,
  place: text,
  href: text,
});
export type JobCompany = z.infer<typeof JobCompany>;

/**
 * A post. Pay is in major units of `currency` for each `payPeriod`, equity in percent. `state` is by the clock of the
 * answer. `viewer` is what the reader has done with it.
 */
export const Job = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  jobType: z.enum(JOB_TYPES),
  category: z.enum(JOB_CATEGORIES),
  tab: z.enum(JOB_TABS),
  location: z.string(),
  isRemote: z.boolean(),
  salaryMin: amount,
  salaryMax: amount,
  currency: text,
  payPeriod: z.enum(PAY_PERIODS).nullable(),
  equityMin: amount,
  equityMax: amount,
  requirements: text,
  benefits: text,
  applicationUrl: text,
  applicationEmail: text,
  takesApplications: z.boolean(),
  state: z.enum(JOB_STATES),
  closeReason: z.enum(CLOSE_REASONS).nullable(),
  publishedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  isDemo: z.boolean(),
  version: z.int(),
  user: Poster,
  company: JobCompany,
  viewer: z.object({
    isOwner: z.boolean(),
    isSaved: z.boolean(),
    application: z.enum(APPLICATION_STATUSES).nullable(),
  }),
});
export type Job = z.infer<typeof Job>;

/** A post in its poster's own list, with how many have applied here and how many of them wait for an answer. */
export const OwnJob = Job.extend({ applications: z.int(), waiting: z.int() });
export type OwnJob = z.infer<typeof OwnJob>;

/** A post in somebody's list. `isReachable` is false once its page is gone for the reader. */
export const JobBrief = Job.pick({
  id: true,
  title: true,
  jobType: true,
  location: true,
  isRemote: true,
  state: true,
  closeReason: true,
}).extend({ isReachable: z.boolean(), company: JobCompany, isDemo: z.boolean() });
export type JobBrief = z.infer<typeof JobBrief>;
