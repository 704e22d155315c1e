import { plainNumber } from './draft.ts';
import { done, type Outcome, refuse } from './refusal.ts';
import type { ConvertibleKind } from './convertible.ts';
import type { RoundMethod } from './round-terms.ts';
import type { ScenarioStep } from './scenario.ts';

/** A SAFE or note as it is typed; the discount in percent. */
export type ConvertibleDraft = {
  readonly id: string;
  readonly kind: ConvertibleKind;
  readonly holder: string;
  readonly amount: string;
  readonly cap: string;
  readonly discountPct: string;
};

/** A priced round as it is typed. */
export type RoundDraft = {
  readonly id: string;
  readonly shareClass: string;
  readonly investor: string;
  readonly preMoney: string;
  readonly amount: string;
  readonly poolTargetPct: string;
  readonly method: RoundMethod;
};

export type ScenarioDraft = {
  readonly convertibles: readonly ConvertibleDraft[];
  readonly rounds: readonly RoundDraft[];
};

/** "1,500,000", "$1.5M" and "500k" as plain digits; null for anything else. */
export function readMoney(text: string): string | null {
  const [, digits = '', unit = ''] = /^(.*?)\s*([km]?)$/i.exec(text.trim()) ?? [];
  const plain = plainNumber(digits);
  if (plain === null || plain.startsWith('-')) return null;
  const zeros = { k: 3, m: 6 }[unit.toLowerCase()] ?? 0;
  const [whole = '', fraction = ''] = plain.split('.');
  const moved = `${whole}${fraction.slice(0, zeros).padEnd(zeros, '0')}`;
  const rest = fraction.slice(zeros);
  return rest === '' ? moved : `${moved}.${rest}`;
}

/** The steps a typed scenario stands for: convertibles first, then the rounds in their order. */
export function stepsOf({ convertibles, rounds }: ScenarioDraft): Outcome<ScenarioStep[]> {
  const steps: ScenarioStep[] = [];
  for (const draft of convertibles) {
    const step = convertibleStep(draft);
    if (!step.ok) return step;
    steps.push(step.value);
  }
  for (const draft of rounds) {
    const step = roundStep(draft);
    if (!step.ok) return step;
    steps.push(step.value);
  }
  return done(steps);
}

function convertibleStep({
  id,
  kind,
  holder,
  amount,
  cap,
  discountPct,
}: ConvertibleDraft): Outcome<ScenarioStep> {
  const name = holder.trim() || 'The convertible';
  const money = readMoney(amount);
  if (money === null)
    return refuse('AMOUNT_INVALID', `${id}.amount`, `${name}: the amount must be a number.`);
  const limit = cap.trim() === '' ? undefined : readMoney(cap);
  if (limit === null) return refuse('CAP_INVALID', `${id}.cap`, `${name}: the cap must be a number.`);
  const percent = discountPct.trim() === '' ? '0' : plainNumber(discountPct);
  if (percent === null || percent.startsWith('-') || Number(percent) >= 100) {
    return refuse(
      'DISCOUNT_OUT_OF_RANGE',
      `${id}.discountPct`,
      `${name}: a discount is from 0% to below 100%.`,
    );
  }
  const discount = Number((Number(percent) / 100).toFixed(6));
  return done({
    kind: 'convertible',
    convertible: { id, kind, holder: name, amount: money, cap: limit, discount },
  });
}

function roundStep(draft: RoundDraft): Outcome<ScenarioStep> {
  const { id, method } = draft;
  const name = draft.shareClass.trim();
  if (name === '') return refuse('AMOUNT_INVALID', `${id}.shareClass`, 'Name the round, such as Seed.');
  const preMoney = readMoney(draft.preMoney);
  if (preMoney === null)
    return refuse(
      'PRE_MONEY_INVALID',
      `${id}.preMoney`,
      `${name}: the pre-money valuation must be a number.`,
    );
  const amount = readMoney(draft.amount);
  if (amount === null)
    return refuse('AMOUNT_INVALID', `${id}.amount`, `${name}: the new money must be a number.`);
  const pool = draft.poolTargetPct.trim() === '' ? undefined : plainNumber(draft.poolTargetPct);
  if (pool === null)
    return refuse('PERCENT_OUT_OF_RANGE', `${id}.poolTargetPct`, `${name}: the pool must be a percentage.`);
  const investor = draft.investor.trim() || `${name} investors`;
  const shareClass = /preferred|series|seed/i.test(name) ? name : `${name} Preferred`;
  const newMoney = [{ investor, amount }];
  return done({
    kind: 'round',
    round: { shareClass, preMoney, newMoney, poolTargetPct: pool, method, liquidationPreference: 1 },
  });
}
