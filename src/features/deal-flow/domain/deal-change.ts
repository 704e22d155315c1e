import type { DealPriority, DealStage } from './stages.ts';

/** What an investor writes of a deal, in stored terms. */
export type DealTerms = {
  readonly stage: DealStage;
  readonly priority: DealPriority;
  readonly interestLevel: number;
  readonly sourceChannel: string | null;
  readonly nextAction: string | null;
  readonly nextActionDue: string | null;
  readonly amountMinor: number | null;
  readonly currency: string | null;
  readonly passReason: string | null;
};

/** What a change may set. What is missing stays. */
export type DealValues = DealTerms & { readonly firmId: number | null };

const FIELDS = [
  'priority',
  'interestLevel',
  'sourceChannel',
  'nextAction',
  'nextActionDue',
  'amountMinor',
  'currency',
  'passReason',
  'firmId',
] as const;

/** What a change does to a deal: the values afterwards, whether it moves, and the names of other changed fields. */
export type DealChange = { readonly after: DealValues; readonly moves: boolean; readonly fields: string[] };

/** Applies a change. A deal that leaves the passed stage loses its reason; a moved one is told apart from an edited one. */
export function changeDeal(before: DealValues, change: Partial<DealValues>): DealChange {
  const given = { ...before, ...change };
  const moves = given.stage !== before.stage;
  const passReason =
    given.stage === 'passed' ? (moves ? (change.passReason ?? null) : given.passReason) : null;
  const after = { ...given, passReason };
  const fields = FIELDS.filter((field) => after[field] !== before[field]);
  return { after, moves, fields: moves ? fields.filter((field) => field !== 'passReason') : fields };
}
