import type { FitKey } from './fit.ts';
import type { InvestorKey } from './investor-fractions.ts';
import type { StartupKey } from './startup-fractions.ts';

/** What each criterion is called on a screen. */
export const CRITERION_NAMES: Readonly<Record<FitKey | InvestorKey | StartupKey, string>> = {
  stage: 'Stage',
  sector: 'Sector',
  ticket: 'Ticket',
  geography: 'Place',
  thesis: 'Thesis',
  activity: 'Recent deals',
  traction: 'Traction',
  cheque: 'Cheque',
  experience: 'Sector record',
  followOn: 'Follow-on',
  lead: 'Lead',
};

/** The name of a criterion, or the key itself for one that is no longer used. */
export const criterionName = (key: string): string =>
  Object.entries(CRITERION_NAMES).find(([known]) => known === key)?.[1] ?? key;
