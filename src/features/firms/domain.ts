/** What somebody may be in a firm. */
export const FIRM_ROLES = ['owner', 'partner', 'analyst'] as const;
export type FirmRole = (typeof FIRM_ROLES)[number];
export const FIRM_ROLE_LABELS: Readonly<Record<FirmRole, string>> = {
  owner: 'Owner',
  partner: 'Partner',
  analyst: 'Analyst',
};
