import type { LeadAppetite } from '../contract/investor.ts';

export const LEAD_LABELS: Record<LeadAppetite, string> = {
  lead: 'Leads rounds',
  follow: 'Follows other leads',
  either: 'Leads or follows',
};
