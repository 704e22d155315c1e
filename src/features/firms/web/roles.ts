import { FIRM_ROLE_LABELS, FIRM_ROLES } from '../domain.ts';

export const ROLE_OPTIONS = FIRM_ROLES.map((value) => ({ value, label: FIRM_ROLE_LABELS[value] }));
