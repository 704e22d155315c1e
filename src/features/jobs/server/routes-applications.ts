import { findExperiences } from '#features/profile/server/queries-experiences.ts';
import { findPerson } from '#features/profile/server/queries.ts';
import type { Db, Member } from '#shared/server/context.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { implement, DONE } from '#shared/server/implement.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { changedMeanwhile, nobodyThere } from '#shared/server/refusals.ts';
import { applicationEndpoints } from '../contract.ts';
import type { OwnApplication, ProfileSnapshot, ReceivedApplication } from '../contract/application.ts';
import type { ApplicationStatus } from '../domain/vocabulary.ts';
import { canApply } from '../policy.ts';
import { findJob, lockJob } from './queries.ts';
import {
  findOwnApplication,
  findOwnApplications,
  findReceived,
  insertApplication,
  lockReceived,
  type OwnApplicationRow,
  type ReceivedRow,
  updateNote,
  updateStatus,
  withdrawApplication,
} from './queries-applications.ts';
import { briefOf, own, postOf, seen, notify } from './job-view.ts';

const MOST_EXPERIENCES = 10;

function ownOf(row: OwnApplicationRow, actor: Member, now: Date): OwnApplication {
  const { id, status, message, note, createdAt, updatedAt } = row;
  return {
    id,
    status,
    message,
    note,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    job: briefOf(row, actor, now),
  };
}

function receivedOf({ applicantId: _applicantId, ...row }: ReceivedRow): ReceivedApplication {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

/** The applicant's profile as it is now. */
async function snapshotOf(db: Db, actor: Member): Promise<ProfileSnapshot> {
  const person = await findPerson(db, actor.id, actor.id);
  if (!person) throw notFound();
  const experiences = await findExperiences(db, actor.id);
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    email: actor.email,
    profileImageUrl: person.profileImageUrl,
    headline: person.headline,
    location: person.location,
    bio: person.bio,
    skills: person.skills,
    experienceLevel: person.experienceLevel,
    linkedinUrl: person.linkedinUrl,
    githubUrl: person.githubUrl,
    personalWebsite: person.personalWebsite,
    experiences: experiences
      .slice(0, MOST_EXPERIENCES)
      .map(({ title, company, startDate, endDate }) => ({ title, company, startDate, endDate })),
  };
}

async function ownApplication(db: Db, actor: Member, jobId: number): Promise<OwnApplicationRow> {
  const row = await findOwnApplication(db, actor.id, jobId);
  if (!row) throw notFound();
  return row;
}

const ANSWERED: Readonly<Record<Exclude<ApplicationStatus, 'withdrawn'>, string>> = {
  received: 'is under review again',
  shortlisted: 'was shortlisted',
  declined: 'was declined',
  hired: 'led to a hire: congratulations',
};

export const applicationRoutes = implement(applicationEndpoints, {
  'GET /api/jobs/applied': async ({ actor, query, db, services }) => {
    const now = services.now();
    const { rows, total } = await findOwnApplications(db, actor.id, query);
    return { items: rows.map((row) => ownOf(row, actor, now)), total };
  },

  'POST /api/jobs/{id}/applications': async ({ actor, params, body, db, services }) => {
    const now = services.now();
    // Held until the end, so that nobody applies to a post that is being closed.
    const job = seen(await lockJob(db, params.id, actor.id), actor, now);
    if (job.isDemo && !actor.isDemo) throw nobodyThere(job.title);
    if (!canApply(actor, postOf(job, now)))
      throw new AppError('conflict', 'This post does not accept applications here.');
    const message = body.message ?? null;
    const isNew = await insertApplication(db, actor.id, {
      jobId: job.id,
      message,
      snapshot: await snapshotOf(db, actor),
      now,
    });
    if (!isNew) throw new AppError('conflict', 'You have already applied.');
    await notify(db, [
      {
        userId: job.userId,
        content: `${fullName(actor)} applied for ${job.title}.`,
        href: `/jobs/${job.id}`,
      },
    ]);
    return ownOf(await ownApplication(db, actor, job.id), actor, now);
  },

  'GET /api/jobs/{id}/applications': async ({ actor, params, query, db }) => {
    const job = own(await findJob(db, params.id, actor.id), actor);
    const { rows, total } = await findReceived(db, job.id, query);
    return { items: rows.map(receivedOf), total };
  },

  'PUT /api/jobs/{id}/applications/mine': async ({ actor, params, body, db, services }) => {
    const { id } = await ownApplication(db, actor, params.id);
    await updateNote(db, actor.id, id, body.note ?? null);
    return ownOf(await ownApplication(db, actor, params.id), actor, services.now());
  },

  'DELETE /api/jobs/{id}/applications/mine': async ({ actor, params, db, services }) => {
    if (!(await withdrawApplication(db, actor.id, params.id, services.now()))) throw notFound();
    return DONE;
  },

  'PUT /api/jobs/{id}/applications/{applicationId}': async ({ actor, params, body, db, services }) => {
    const job = own(await findJob(db, params.id, actor.id), actor);
    const before = await lockReceived(db, job.id, params.applicationId);
    if (!before || before.status === 'withdrawn') throw notFound();
    if (before.version !== body.version) throw changedMeanwhile(receivedOf(before));
    if (before.status === body.status) return receivedOf(before);
    await updateStatus(db, before.id, body.status, services.now());
    const content = `Your application for ${job.title} ${ANSWERED[body.status]}.`;
    await notify(db, [{ userId: before.applicantId, content, href: `/jobs?view=saved` }]);
    const after = await lockReceived(db, job.id, before.id);
    if (!after) throw notFound();
    return receivedOf(after);
  },
});
