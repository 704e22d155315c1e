import { z } from 'zod';
import { oneOf, optionalParagraph, versionField } from '#shared/contract/fields.ts';
import { APPLICATION_ANSWERS, APPLICATION_STATUSES, SAVED_STATUSES } from '../domain/vocabulary.ts';
import { JobBrief } from './job.ts';

const NOTE = { max: 2000 };
const text = z.string().nullable();

/** What a member keeps beside a saved post; what is left out stays as it is. */
export const SaveInput = z.strictObject({
  note: optionalParagraph(NOTE),
  status: oneOf(SAVED_STATUSES, 'Please select a status').optional(),
});
export type SaveInput = z.infer<typeof SaveInput>;

export const SavedJob = z.object({
  job: JobBrief,
  status: z.enum(SAVED_STATUSES),
  note: text,
  createdAt: z.iso.datetime(),
});
export type SavedJob = z.infer<typeof SavedJob>;

export const ApplicationInput = z.strictObject({ message: optionalParagraph({ max: 4000 }) });

/** The poster's answer; `version` is the one that was read. */
export const ApplicationAnswer = z.strictObject({
  status: oneOf(APPLICATION_ANSWERS, 'Please select an answer'),
  version: versionField(),
});

/** The applicant's own note, shown to nobody else. */
export const ApplicationNote = z.strictObject({ note: optionalParagraph(NOTE) });

/** The applicant's profile as it was when they applied. */
export const ProfileSnapshot = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: text,
  headline: text,
  location: text,
  bio: text,
  skills: z.array(z.string()),
  experienceLevel: text,
  linkedinUrl: text,
  githubUrl: text,
  personalWebsite: text,
  experiences: z.array(
    z.object({ title: z.string(), company: z.string(), startDate: z.string(), endDate: text }),
  ),
});
export type ProfileSnapshot = z.infer<typeof ProfileSnapshot>;

const application = {
  id: z.int(),
  status: z.enum(APPLICATION_STATUSES),
  message: text,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

/** An application as its sender sees it. */
export const OwnApplication = z.object({ ...application, note: text, job: JobBrief });
export type OwnApplication = z.infer<typeof OwnApplication>;

/** An application as the poster sees it. */
export const ReceivedApplication = z.object({
  ...application,
  version: z.int(),
  snapshot: ProfileSnapshot,
});
export type ReceivedApplication = z.infer<typeof ReceivedApplication>;
