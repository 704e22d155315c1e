import { words } from '#shared/domain/text.ts';
import type { Db, Member } from '#shared/server/context.ts';
import { rememberWords, searchVector } from '#shared/server/search.ts';
import { invalid } from '#platform/http/errors.ts';
import { type JobTerms, SELF } from '../contract/job-input.ts';
import { payOf } from '../domain/pay.ts';
import { tabOf } from '../domain/vocabulary.ts';
import { insertJob, updateJob } from './queries.ts';
import { findCompanies } from './queries-companies.ts';

/** The row of a post's terms, with what it is found by. */
export function columnsOf(terms: JobTerms) {
  const { minMinor, maxMinor, currency, period } = payOf(terms);
  const [kind, id] = terms.postedFor.split(':');
  return {
    startupId: kind === 'startup' ? Number(id) : null,
    firmId: kind === 'firm' ? Number(id) : null,
    title: terms.title,
    description: terms.description,
    jobType: terms.jobType,
    category: terms.category,
    tab: tabOf(terms),
    location: terms.location,
    locationFolded: words(terms.location).join(' '),
    isRemote: terms.isRemote,
    salaryMinMinor: minMinor,
    salaryMaxMinor: maxMinor,
    currency,
    payPeriod: period,
    equityMin: terms.equityMin ?? null,
    equityMax: terms.equityMax ?? null,
    requirements: terms.requirements ?? null,
    benefits: terms.benefits ?? null,
    applicationUrl: terms.applicationUrl ?? null,
    applicationEmail: terms.applicationEmail ?? null,
    takesApplications: terms.takesApplications,
    search: searchVector({
      A: terms.title,
      B: `${terms.jobType} ${terms.category} ${terms.location} ${terms.isRemote ? 'remote' : ''}`,
      C: terms.requirements ?? '',
      D: terms.description,
    }),
  };
}

/** Remembers the words that a mistyped search for these posts may be corrected to. */
export const rememberJobs = (db: Db, jobs: readonly JobTerms[]): Promise<void> =>
  rememberWords(
    db,
    jobs.flatMap(({ title, category, location }) => [title, category, location]),
  );

/** Refuses a company that the poster does not speak for. */
async function requireCompany(db: Db, poster: Member, { postedFor }: JobTerms): Promise<void> {
  if (postedFor === SELF) return;
  const companies = await findCompanies(db, poster.id);
  if (!companies.some(({ kind, id }) => postedFor === `${kind}:${id}`))
    throw invalid('postedFor', 'Choose one of your startups, your firm or yourself');
}

/** Keeps a new post as a draft. */
export async function draftJob(db: Db, poster: Member, terms: JobTerms, now: Date): Promise<number> {
  await requireCompany(db, poster, terms);
  const id = await insertJob(db, poster, columnsOf(terms), now);
  await rememberJobs(db, [terms]);
  return id;
}

/** Writes the terms of a post anew. The caller holds the row and has compared versions. */
export async function rewriteJob(db: Db, id: number, owner: Member, terms: JobTerms): Promise<void> {
  await requireCompany(db, owner, terms);
  await updateJob(db, id, owner.id, columnsOf(terms));
  await rememberJobs(db, [terms]);
}
