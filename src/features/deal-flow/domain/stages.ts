/** The six stages of a deal in their order; any can follow any. */
export const DEAL_STAGES = [
  'sourced',
  'reviewed',
  'due-diligence',
  'term-sheet',
  'closed',
  'passed',
] as const;
export type DealStage = (typeof DEAL_STAGES)[number];
export const DEAL_STAGE_LABELS: Readonly<Record<DealStage, string>> = {
  sourced: 'Sourced',
  reviewed: 'Initial Review',
  'due-diligence': 'Due Diligence',
  'term-sheet': 'Term Sheet',
  closed: 'Closed',
  passed: 'Passed',
};

export const DEAL_PRIORITIES = ['low', 'medium', 'high'] as const;
export type DealPriority = (typeof DEAL_PRIORITIES)[number];
export const DEAL_PRIORITY_LABELS: Readonly<Record<DealPriority, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};

/** Offered when a deal is passed; any other words are kept as well. */
export const PASS_REASONS = [
  'Too early',
  'Valuation',
  'Team',
  'Market too small',
  'Traction',
  'Competition',
  'Not our thesis',
  'Round full',
] as const;

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** The stage meant by an id or label in any spelling: `Term Sheet`, `term_sheet`; null for anything else. */
export function dealStageOf(text: string): DealStage | null {
  const wanted = plain(text);
  return (
    DEAL_STAGES.find((stage) => plain(stage) === wanted || plain(DEAL_STAGE_LABELS[stage]) === wanted) ?? null
  );
}

/** The priority meant by an id or label in any case. */
export function dealPriorityOf(text: string): DealPriority | null {
  return DEAL_PRIORITIES.find((priority) => priority === plain(text)) ?? null;
}

/** Closed and passed deals wait for nothing. */
export const isOpenStage = (stage: DealStage): boolean => stage !== 'closed' && stage !== 'passed';

/** Where a deal is by an offer to its company: on paper from the first one, closed with the money received. */
export const stageByOffer = (step: string): 'term-sheet' | 'closed' =>
  step === 'received' ? 'closed' : 'term-sheet';
