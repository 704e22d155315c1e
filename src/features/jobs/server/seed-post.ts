import type { JobTerms } from '../contract/job-input.ts';

type Stated = Partial<
  Pick<
    JobTerms,
    | 'isRemote'
    | 'salaryMin'
    | 'salaryMax'
    | 'currency'
    | 'payPeriod'
    | 'equityMin'
    | 'equityMax'
    | 'requirements'
    | 'benefits'
    | 'takesApplications'
  >
>;

/** A fictional post of a startup of the demo, posted by its founder. `apply` is an address that answers nobody. */
export type DemoPost = Stated &
  Pick<JobTerms, 'title' | 'jobType' | 'category' | 'location'> & {
    readonly startup: string;
    readonly text: string;
    readonly apply?: 'link' | 'mail';
  };
