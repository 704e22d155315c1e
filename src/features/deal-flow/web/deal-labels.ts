import { type TagTone } from '#shared/web/ui/tag.tsx';
import { DEAL_STAGE_LABELS, DEAL_STAGES, type DealPriority } from '../domain/stages.ts';

export const PRIORITY_TONES: Record<DealPriority, TagTone> = { high: 'bad', medium: 'warn', low: 'plain' };

export const STAGE_OPTIONS = DEAL_STAGES.map((value) => ({ value, label: DEAL_STAGE_LABELS[value] }));

export const DEAL_LABELS = {
  startupId: 'Startup',
  company: 'Company',
  stage: 'Stage',
  priority: 'Priority',
  interestLevel: 'Interest',
  sourceChannel: 'Source',
  nextAction: 'Next action',
  nextActionDue: 'Due',
  amount: 'Intended ticket',
  currency: 'Currency',
};
