export const JOB_TYPES = [
  'Full-time Employee',
  'Part-time Employee',
  'Co-founder',
  'Contractor',
  'Advisor',
] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const JOB_CATEGORIES = [
  'Engineering',
  'Product',
  'Design',
  'Sales',
  'Marketing',
  'Operations',
  'Finance',
  'Leadership',
  'Advisory',
  'Co-founder',
] as const;
export type JobCategory = (typeof JOB_CATEGORIES)[number];

/** The tabs beside All Opportunities; every post stands in exactly one of them. */
export const JOB_TABS = ['jobs', 'co-founders', 'operators', 'advisors'] as const;
export type JobTab = (typeof JOB_TABS)[number];

export const PAY_PERIODS = ['hour', 'day', 'month', 'year'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

/** How far the person who saved a post has come with it, in their own words. */
export const SAVED_STATUSES = ['saved', 'applied', 'interviewing', 'offered', 'declined'] as const;
export type SavedStatus = (typeof SAVED_STATUSES)[number];

/** What the poster answers to an application; `received` is where each begins. */
export const APPLICATION_ANSWERS = ['received', 'shortlisted', 'declined', 'hired'] as const;
export const APPLICATION_STATUSES = [...APPLICATION_ANSWERS, 'withdrawn'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

type Kind = { readonly jobType: JobType; readonly category: JobCategory };

/** Where a post stands: the kind of post first (co-founder, then advisor), then operations, the rest are jobs. */
export function tabOf({ jobType, category }: Kind): JobTab {
  if (jobType === 'Co-founder' || category === 'Co-founder') return 'co-founders';
  if (jobType === 'Advisor' || category === 'Advisory') return 'advisors';
  return category === 'Operations' ? 'operators' : 'jobs';
}
