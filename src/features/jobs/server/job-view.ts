import { placeText } from '#shared/domain/catalogue/countries.ts';
import { type CurrencyCode } from '#shared/domain/currency.ts';
import { toMajor } from '#shared/domain/money.ts';
import type { Db, Member } from '#shared/server/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { insertNotifications } from '#features/notifications/server/queries.ts';
import { fullName } from '#shared/domain/person-name.ts';
import type { Job, JobBrief, JobCompany } from '../contract/job.ts';
import { stateAt } from '../domain/lifecycle.ts';
import { canEditJob, canSeeJob } from '../policy.ts';
import type { JobRow } from './queries.ts';
import type { BriefRow } from './queries-saved.ts';

const major = (minor: number | null, currency: CurrencyCode | null) =>
  minor === null || currency === null ? null : toMajor(minor, currency);

/** A row as the policy reads it. */
export const postOf = (row: JobRow, now: Date) => ({ ...row, state: stateAt(row, now) });

type Posted = Pick<JobRow, 'startup' | 'firm' | 'userId' | 'firstName' | 'lastName' | 'profileImageUrl'>;

/** Whom a post is for; the poster where it is for nobody else, or for whom they speak no longer. */
function companyOf(row: Posted, reader: Member | null): JobCompany {
  const { startup, firm } = row;
  if (startup !== null) {
    const { id, name, logoUrl, city, country } = startup;
    return { kind: 'startup', id, name, logoUrl, place: placeText(city, country), href: `/startups/${id}` };
  }
  if (firm !== null) {
    const { id, name, investorId, city, country } = firm;
    const href = investorId === null ? null : `/investors/${investorId}`;
    return { kind: 'firm', id, name, logoUrl: null, place: placeText(city, country), href };
  }
  const href = reader === null ? null : `/people/${row.userId}`;
  return { kind: 'person', id: null, name: fullName(row), logoUrl: row.profileImageUrl, place: null, href };
}

/** A post as the reader sees it; the poster's e-mail only for members, where there is no other way to apply. */
export function jobOf(row: JobRow, reader: Member | null, now: Date): Job {
  const hasOtherWay = row.applicationUrl !== null || row.applicationEmail !== null || row.takesApplications;
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    jobType: row.jobType,
    category: row.category,
    tab: row.tab,
    location: row.location,
    isRemote: row.isRemote,
    salaryMin: major(row.salaryMinMinor, row.currency),
    salaryMax: major(row.salaryMaxMinor, row.currency),
    currency: row.currency,
    payPeriod: row.payPeriod,
    equityMin: row.equityMin,
    equityMax: row.equityMax,
    requirements: row.requirements,
    benefits: row.benefits,
    applicationUrl: row.applicationUrl,
    applicationEmail: row.applicationEmail,
    takesApplications: row.takesApplications,
    state: stateAt(row, now),
    closeReason: row.closeReason,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    isDemo: row.isDemo,
    version: row.version,
    user: {
      firstName: row.firstName,
      lastName: row.lastName,
      profileImageUrl: row.profileImageUrl,
      email: reader !== null && !hasOtherWay ? row.email : null,
    },
    company: companyOf(row, reader),
    viewer: { isOwner: canEditJob(reader, row), isSaved: row.isSaved, application: row.application },
  };
}

/** A post as a list of the reader's own names it. */
export function briefOf(row: BriefRow, reader: Member, now: Date): JobBrief {
  const state = stateAt({ status: row.state, expiresAt: row.expiresAt }, now);
  const { jobId: id, title, jobType, location, isRemote, closeReason, isDemo } = row;
  const company = companyOf(row, reader);
  const isReachable = canSeeJob(reader, { ...row, state });
  return { id, title, jobType, location, isRemote, state, closeReason, isDemo, isReachable, company };
}

/** The row where the reader may see the post, else nothing is there. */
export function seen(row: JobRow | undefined, reader: Member | null, now: Date): JobRow {
  if (!row || !canSeeJob(reader, postOf(row, now))) throw notFound();
  return row;
}

/** The row where it is the reader's own, else nothing is there. */
export function own(row: JobRow | undefined, reader: Member): JobRow {
  if (!row || !canEditJob(reader, row)) throw notFound();
  return row;
}

type JobNotification = { readonly userId: string; readonly content: string; readonly href: string };

/** Notifies people of what happens on the board. */
export const notify = (db: Db, notifications: readonly JobNotification[]): Promise<void> =>
  insertNotifications(
    db,
    notifications.map((note) => ({ ...note, kind: 'job' })),
  );
