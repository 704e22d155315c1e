import { percentages } from '#shared/domain/percent.ts';
import { tableAtCaps } from './capped-conversion.ts';
import type { Convertible } from './convertible.ts';
import { asConverted } from './entry.ts';
import { done, type Outcome, refuse } from './refusal.ts';
import { type ClosedRound, closeRound, type RoundClose } from './round-close.ts';
import {
  cancelShares,
  exerciseOptions,
  repayConvertible,
  sellSecondary,
  type ShareMove,
  splitShares,
} from './secondary.ts';
import type { Quantity } from '#shared/domain/exact.ts';
import { type Fixed, toNumber } from '#shared/domain/fixed.ts';
import type { Table } from './table.ts';

/** One thing that happens to a table in a scenario. */
export type ScenarioStep =
  | { readonly kind: 'convertible'; readonly convertible: Convertible }
  | { readonly kind: 'round'; readonly round: RoundClose }
  | {
      readonly kind: 'secondary';
      readonly sale: ShareMove & { readonly buyer: string; readonly buyerType?: string };
    }
  | { readonly kind: 'exercise'; readonly exercise: ShareMove & { readonly into?: string } }
  | { readonly kind: 'cancellation'; readonly cancellation: ShareMove & { readonly toPool?: boolean } }
  | { readonly kind: 'split'; readonly factor: Quantity }
  | { readonly kind: 'repayment'; readonly id: string };

/** The table after a step, and the round's figures when the step was one. */
export type ScenarioState = { readonly table: Table; readonly round: Omit<ClosedRound, 'table'> | null };

/** Plays steps on a table, which stays as it is. A refusal names its step: `steps.1.preMoney`. */
export function runScenario(table: Table, steps: readonly ScenarioStep[]): Outcome<ScenarioState[]> {
  const states: ScenarioState[] = [];
  let current = table;
  for (const [index, step] of steps.entries()) {
    const state = play(current, step);
    if (!state.ok) return { ...state, path: `steps.${index}.${state.path}` };
    states.push(state.value);
    current = state.value.table;
  }
  return done(states);
}

function play(table: Table, step: ScenarioStep): Outcome<ScenarioState> {
  switch (step.kind) {
    case 'convertible':
      return done({
        table: { ...table, convertibles: [...table.convertibles, step.convertible] },
        round: null,
      });
    case 'round': {
      const closed = closeRound(table, step.round);
      if (!closed.ok) return closed;
      const { table: after, ...round } = closed.value;
      return done({ table: after, round });
    }
    case 'secondary':
      return withoutRound(sellSecondary(table, step.sale));
    case 'exercise':
      return withoutRound(exerciseOptions(table, step.exercise));
    case 'cancellation':
      return withoutRound(cancelShares(table, step.cancellation));
    case 'split':
      return withoutRound(splitShares(table, step.factor));
    case 'repayment':
      return withoutRound(repayConvertible(table, step.id));
    default:
      return refuse('METHOD_NOT_SUPPORTED', 'kind', 'This kind of step is not supported.');
  }
}

function withoutRound(table: Outcome<Table>): Outcome<ScenarioState> {
  return table.ok ? done({ table: table.value, round: null }) : table;
}

/** A holder's fully diluted percentage in two tables; 0 where it holds nothing. Each column sums to exactly 100. */
export type OwnershipChange = {
  readonly shareholder: string;
  readonly before: number;
  readonly after: number;
  /** Percentage points, four decimals. */
  readonly difference: number;
  /** As converted, to two decimals. */
  readonly sharesBefore: number;
  readonly sharesAfter: number;
};

/** Ownership by holder before and after, in order of appearance, those who came later last. */
export function compareOwnership(before: Table, after: Table): OwnershipChange[] {
  const [first, second] = [ownershipByHolder(before), ownershipByHolder(after)];
  const [held, kept] = [sharesByHolder(before), sharesByHolder(after)];
  const holders = new Set([...first.keys(), ...second.keys()]);
  return [...holders].map((shareholder) => {
    const [from, to] = [first.get(shareholder) ?? 0, second.get(shareholder) ?? 0];
    return {
      shareholder,
      before: from,
      after: to,
      difference: Math.round((to - from) * 10_000) / 10_000,
      sharesBefore: toNumber(held.get(shareholder) ?? 0n, 2),
      sharesAfter: toNumber(kept.get(shareholder) ?? 0n, 2),
    };
  });
}

/** Fully diluted percentages by holder name, SAFEs and notes at their caps, summing to exactly 100.0000. */
export function ownershipByHolder(table: Table): Map<string, number> {
  const shares = sharesByHolder(table);
  const percent = percentages([...shares.values()], 4) ?? [];
  return new Map([...shares.keys()].map((name, index) => [name, percent[index] ?? 0]));
}

/** As converted, SAFEs and notes at their caps. */
function sharesByHolder(table: Table): Map<string, Fixed> {
  const shares = new Map<string, Fixed>();
  for (const entry of table.entries) {
    const { shareholderName } = entry;
    shares.set(shareholderName, (shares.get(shareholderName) ?? 0n) + asConverted(entry));
  }
  for (const { holder, shares: converted } of tableAtCaps(table)) {
    if (converted !== null) shares.set(holder, (shares.get(holder) ?? 0n) + converted);
  }
  return shares;
}
