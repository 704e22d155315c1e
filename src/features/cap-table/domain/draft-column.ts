/** The columns of the table as people type, import and export it, in this order. */
export const DRAFT_COLUMNS = [
  ['shareholderName', 'Shareholder', ['name', 'holder', 'stakeholder', 'shareholdername', 'investor']],
  ['shareholderType', 'Type', ['shareholdertype', 'holdertype', 'relationship', 'role']],
  ['shares', 'Shares', ['quantity', 'numberofshares', 'noofshares', 'sharesheld']],
  ['shareClass', 'Share class', ['class', 'security', 'stockclass', 'series']],
  ['vestingTotal', 'Vesting total', ['total', 'grant', 'granted']],
  ['vested', 'Vested', ['vestedshares', 'sharesvested']],
  ['cliff', 'Cliff (months)', ['cliff', 'cliffmonths']],
  ['schedule', 'Schedule', ['vestingschedule', 'vesting']],
  ['vestingStart', 'Vesting start', ['startdate', 'vestingstartdate', 'start']],
  ['frequency', 'Vesting step (months)', ['frequency', 'vestingfrequency', 'period']],
  ['allocation', 'Vesting rounding', ['allocationtype', 'allocation']],
  ['steps', 'Vesting steps', ['steps', 'tranches']],
  ['acceleration', 'Acceleration', ['acceleratedpart']],
  ['trigger', 'Acceleration trigger', ['trigger']],
  ['liquidationPreference', 'Liquidation preference', ['liqpref', 'preference', 'multiple']],
  ['antiDilution', 'Anti-dilution', ['antidilutionrights']],
  ['originalIssuePrice', 'Issue price', ['originalissueprice', 'price', 'pricepershare', 'oip']],
  ['investedAmount', 'Invested amount', ['invested', 'amount', 'investment']],
  ['seniority', 'Seniority', ['rank']],
  ['participation', 'Participation', ['participating']],
  ['participationCap', 'Participation cap', ['cap']],
  ['conversionRatio', 'Conversion ratio', ['ratio']],
  ['exercisePrice', 'Exercise price', ['strike', 'strikeprice']],
  ['expiresOn', 'Options expire', ['expirationdate', 'expirydate', 'expires']],
  ['leftOn', 'Left on', ['terminationdate', 'leavingdate']],
  ['exerciseDays', 'Exercise window (days)', ['exercisewindow', 'pte']],
  ['classType', 'Class type', ['securitytype']],
] as const;

export type DraftField = (typeof DRAFT_COLUMNS)[number][0];

export const DRAFT_FIELDS: readonly DraftField[] = DRAFT_COLUMNS.map(([field]) => field);

const LABELS = new Map<DraftField, string>(DRAFT_COLUMNS.map(([field, label]) => [field, label]));

export function draftLabel(field: DraftField): string {
  return LABELS.get(field) ?? field;
}

const folded = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const BY_NAME = new Map<string, DraftField>(
  DRAFT_COLUMNS.flatMap(([field, label, aliases]) =>
    [field, label, ...aliases].map((name) => [folded(name), field] as const),
  ),
);

/** The column a heading means, whatever its spelling; null for a heading nobody knows. */
export function draftFieldOf(heading: string): DraftField | null {
  return BY_NAME.get(folded(heading)) ?? null;
}
