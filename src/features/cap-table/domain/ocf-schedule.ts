import type { EntryVesting } from './entry.ts';
import { type Item, isItem, itemOf, listOf, textOf } from './ocf-item.ts';
import { readSteps } from './vested.ts';
import { ALLOCATION_TYPES } from './vesting-allocation.ts';

type Step = { readonly month: number; readonly portion: string; readonly ofRest: boolean };
type Schedule = Pick<EntryVesting, 'cliff' | 'schedule' | 'steps' | 'frequency' | 'allocation'>;

/** More steps than this are no schedule anybody keeps. */
const MOST_STEPS = 400;

/**
 * Vesting terms of a package as a table states them: equal steps with a cliff, else the list of steps. Null where they
 * wait for an event or a day of the calendar, which a table cannot say.
 */
export function readSchedule(terms: Item): Schedule | null {
  const conditions = listOf(terms['vesting_conditions']).filter(isItem);
  const byId = new Map(conditions.map((each) => [textOf(each['id']), each]));
  const months = new Map<string, number>();
  const steps: Step[] = [];
  let cliff = 0;
  let current = conditions.find((each) => itemOf(each['trigger'])['type'] === 'VESTING_START_DATE');
  if (!current) return null;
  months.set(textOf(current['id']), 0);
  for (let count = 0; current && count <= conditions.length; count += 1) {
    const trigger = itemOf(current['trigger']);
    const period = itemOf(trigger['period']);
    const portion = portionOf(current);
    if (portion === null) return null;
    if (trigger['type'] === 'VESTING_SCHEDULE_RELATIVE') {
      const length = monthsOf(period);
      if (length === null) return null;
      const from = months.get(textOf(trigger['relative_to_condition_id'])) ?? 0;
      const times = Number(period['occurrences'] ?? 1);
      if (!(times >= 1) || steps.length + times > MOST_STEPS) return null;
      const ofRest = itemOf(current['portion'])['remainder'] === true;
      for (let index = 1; index <= times; index += 1)
        steps.push({ month: from + length * index, portion, ofRest });
      months.set(textOf(current['id']), from + length * times);
      const held = monthsOf(itemOf(itemOf(current['cliff_condition'])['period']));
      if (held !== null) cliff = from + held;
    } else if (trigger['type'] !== 'VESTING_START_DATE') return null;
    else if (!/^0(\/|$)/.test(portion)) steps.push({ month: 0, portion, ofRest: false });
    current = byId.get(textOf(listOf(current['next_condition_ids'])[0]));
  }
  const allocation = ALLOCATION_TYPES.find((type) => type === terms['allocation_type']);
  const rounding = allocation === undefined || allocation === 'CUMULATIVE_ROUNDING' ? {} : { allocation };
  return { ...(equalSteps(steps, cliff) ?? { steps: stepsText(steps, cliff) }), ...rounding };
}

function monthsOf(period: Item): number | null {
  const length = Number(period['length']);
  if (!Number.isSafeInteger(length) || length < 1) return null;
  if (period['type'] === 'MONTHS') return length;
  return period['type'] === 'YEARS' ? 12 * length : null;
}

function portionOf(condition: Item): string | null {
  const { numerator, denominator } = itemOf(condition['portion']);
  if (numerator !== undefined) return `${textOf(numerator)}/${textOf(denominator) || '1'}`;
  return condition['quantity'] === undefined || /^0+(\.0+)?$/.test(textOf(condition['quantity']))
    ? '0'
    : null;
}

/** "48 months" with a cliff, where every step is an equal part and the first holds back those before it. */
function equalSteps(steps: readonly Step[], cliff: number): Schedule | null {
  const parts = steps.map(({ portion }) => portion.split('/').map(Number));
  const total = parts[0]?.[1] ?? 0;
  const last = steps.at(-1)?.month ?? 0;
  if (steps.some(({ ofRest }) => ofRest) || parts.some(([, of]) => of !== total) || total < 2) return null;
  const frequency = last / total;
  if (!Number.isSafeInteger(frequency) || frequency < 1 || frequency > 60) return null;
  const [first] = steps;
  const held = (parts[0]?.[0] ?? 0) > 1 ? (first?.month ?? 0) : 0;
  const isEqual = steps.every(({ month }, index) => {
    const part = parts[index]?.[0];
    if (index === 0) return month === (part ?? 0) * frequency;
    return part === 1 && month === (steps[index - 1]?.month ?? 0) + frequency;
  });
  if (!isEqual) return null;
  return {
    schedule: `${last} months`,
    cliff: Math.max(held, cliff),
    ...(frequency === 1 ? {} : { frequency }),
  };
}

/** What a cliff holds back vests on it, as one step for each portion. */
function stepsText(steps: readonly Step[], cliff: number): string {
  const text = steps
    .map(({ month, portion, ofRest }) => `${Math.max(month, cliff)}: ${portion}${ofRest ? ' of rest' : ''}`)
    .join(', ');
  return readSteps(text).ok ? text : '';
}
