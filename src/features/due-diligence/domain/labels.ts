import type { EvidenceOrigin } from './check.ts';
import type { CheckOutcome, RiskLevel } from './score.ts';

export const OUTCOME_LABELS: Readonly<Record<CheckOutcome, string>> = {
  pass: 'Shown',
  partial: 'Partly shown',
  fail: 'Failed',
  unknown: 'Not known yet',
};

export const RISK_LABELS: Readonly<Record<RiskLevel, string>> = {
  Low: 'Low risk',
  Medium: 'Medium risk',
  High: 'High risk',
};

/** Where a startup's team adds what would answer a check; null where only a note does. */
export function placeToAnswer(
  origin: EvidenceOrigin,
  startupId: number,
): { href: string; label: string } | null {
  const edit = (tab: string) => `/startups/${startupId}/edit?tab=${tab}`;
  const tool = (tab: string) => `/financial-tools?startup=${startupId}&tab=${tab}`;
  const places: Readonly<Record<EvidenceOrigin, { href: string; label: string } | null>> = {
    profile: { href: edit('profile'), label: 'Complete the profile' },
    team: { href: edit('team'), label: 'Open the team' },
    traction: { href: edit('traction'), label: 'Add figures' },
    round: { href: edit('round'), label: 'Describe the round' },
    'cap table': { href: tool('cap-table'), label: 'Generate the cap table' },
    'financial model': { href: tool('model'), label: 'Generate the model' },
    document: {
      href: `/ai-insights?startup=${startupId}&tab=documents`,
      label: 'Upload a document',
    },
    platform: null,
    mark: null,
  };
  return places[origin];
}
