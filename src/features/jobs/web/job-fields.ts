import type { Job, JobCompany } from '../contract/job.ts';

/** The names of the fields, for the summary of what is wrong. */
export const JOB_LABELS = {
  postedFor: 'Posted for',
  title: 'Title',
  description: 'Description',
  jobType: 'Job type',
  category: 'Category',
  location: 'Location',
  salaryMin: 'Pay from',
  salaryMax: 'Pay to',
  currency: 'Currency',
  payPeriod: 'Pay is for',
  equityMin: 'Equity from (%)',
  equityMax: 'Equity to (%)',
  requirements: 'Requirements',
  benefits: 'Benefits',
  applicationUrl: 'Link to apply',
  applicationEmail: 'E-mail to apply',
} as const;

/** A company as the form and the call name it. */
export const companyValue = ({ kind, id }: Pick<JobCompany, 'kind' | 'id'>): string =>
  kind === 'person' ? 'self' : `${kind}:${id}`;

/** What the form starts with: an empty post, or the one to change. */
export function jobDefaults(job: Job | null, postedFor?: string) {
  return {
    postedFor: job === null ? postedFor : companyValue(job.company),
    title: job?.title ?? '',
    description: job?.description ?? '',
    jobType: job?.jobType,
    category: job?.category,
    location: job?.location ?? '',
    isRemote: job?.isRemote ?? false,
    salaryMin: job?.salaryMin ?? undefined,
    salaryMax: job?.salaryMax ?? undefined,
    currency: job?.currency ?? 'USD',
    payPeriod: job?.payPeriod ?? 'year',
    equityMin: job?.equityMin ?? undefined,
    equityMax: job?.equityMax ?? undefined,
    requirements: job?.requirements ?? '',
    benefits: job?.benefits ?? '',
    applicationUrl: job?.applicationUrl ?? '',
    applicationEmail: job?.applicationEmail ?? '',
    takesApplications: job?.takesApplications ?? false,
  } as const;
}
