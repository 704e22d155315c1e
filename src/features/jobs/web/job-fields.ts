import type { Job } from '../contract/job.ts';

/** The names of the fields, for the summary of what is wrong. */
export const JOB_LABELS = {
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

/** What the form starts with: an empty post, or the one to change. */
export function jobDefaults(job: Job | null) {
  return {
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
