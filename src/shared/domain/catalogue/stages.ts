import { type Term, termFinder } from './term.ts';

const term = <const Id extends string>(id: Id, label: string, ...aliases: string[]): Term<Id> => ({
  id,
  label,
  aliases,
});

/** How far a company is, earliest first. A round's type is another list: `ROUND_TYPES`. */
export const COMPANY_STAGES = [
  term('pre-seed', 'Pre-Seed', 'Idea', 'Angel'),
  term('seed', 'Seed', 'Seed stage'),
  term('series-a', 'Series A', 'A'),
  term('series-b', 'Series B', 'B'),
  term('series-c', 'Series C+', 'C', 'series-c-plus', 'Series D', 'Series E', 'Series F'),
  term('growth', 'Growth', 'Growth stage', 'Late stage', 'Expansion'),
] as const;
export type StageId = (typeof COMPANY_STAGES)[number]['id'];

export const STAGE_IDS: readonly StageId[] = COMPANY_STAGES.map((stage) => stage.id);

/** What the startup form and onboarding list. */
export const STAGE_LABELS = ['Pre-Seed', 'Seed', 'Series A', 'Series B', 'Series C+', 'Growth'] as const;

/** The company stage meant by an id, label or other spelling, or null. */
export const stageIdOf: (text: string) => StageId | null = termFinder<StageId>(COMPANY_STAGES);

const stageLabels = new Map<StageId, string>(COMPANY_STAGES.map((stage) => [stage.id, stage.label]));

/** The label shown for a stage: `series-c` → `Series C+`. */
export function stageLabel(id: StageId): string {
  return stageLabels.get(id) ?? id;
}

/** 0 for Pre-Seed … 5 for Growth. */
export function stageOrder(id: StageId): number {
  return STAGE_IDS.indexOf(id);
}

/** The kind of a financing: a round or an instrument. `kind` says how the money is held. */
export const ROUND_TYPES = [
  { ...term('pre-seed', 'Pre-seed'), kind: 'equity' },
  { ...term('seed', 'Seed'), kind: 'equity' },
  { ...term('series-a', 'Series A'), kind: 'equity' },
  { ...term('series-b', 'Series B'), kind: 'equity' },
  { ...term('series-c', 'Series C', 'Series C+'), kind: 'equity' },
  { ...term('bridge', 'Bridge', 'Bridge round'), kind: 'equity' },
  { ...term('convertible', 'Convertible', 'Convertible note', 'Convertible loan'), kind: 'convertible' },
  { ...term('safe', 'SAFE', 'Simple agreement for future equity'), kind: 'convertible' },
  { ...term('debt', 'Debt', 'Venture debt', 'Loan'), kind: 'debt' },
  { ...term('grant', 'Grant'), kind: 'grant' },
  { ...term('secondary', 'Secondary', 'Secondary sale'), kind: 'secondary' },
] as const;
export type RoundTypeId = (typeof ROUND_TYPES)[number]['id'];

export const ROUND_TYPE_IDS: readonly RoundTypeId[] = ROUND_TYPES.map((type) => type.id);

/** The round type meant by an id, label or other spelling, or null. */
export const roundTypeIdOf: (text: string) => RoundTypeId | null = termFinder<RoundTypeId>(ROUND_TYPES);

const roundTypeLabels = new Map<RoundTypeId, string>(ROUND_TYPES.map((type) => [type.id, type.label]));

/** The label shown for a round type: `safe` → `SAFE`. */
export function roundTypeLabel(id: RoundTypeId): string {
  return roundTypeLabels.get(id) ?? id;
}
