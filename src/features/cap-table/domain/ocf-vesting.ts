import type { CapTableEntry, EntryVesting } from './entry.ts';
import { type OcfObject, vestingKey } from './ocf-object.ts';
import { readSteps } from './vested.ts';
import { scheduleMonths, type ScheduleStep } from './vesting.ts';
import { parsePortion } from './vesting-portion.ts';

/** The vesting terms of a table: unequal steps as stated, or a cliff where there is one and then equal parts. */
export function vestingTerms(
  entries: readonly CapTableEntry[],
  ids: ReadonlyMap<string | null, string>,
): OcfObject[] {
  return [...ids].flatMap(([key, id]) => {
    const vesting = entries.find((entry) => vestingKey(entry) === key)?.vesting;
    if (!vesting) return [];
    const { name, conditions } = termsOf(vesting);
    return [
      {
        object_type: 'VESTING_TERMS',
        id,
        name,
        description: `Vests over ${name}.`,
        allocation_type: vesting.allocation ?? 'CUMULATIVE_ROUNDING',
        vesting_conditions: conditions,
      },
    ];
  });
}

type Part = {
  readonly length: number;
  readonly times: number;
  readonly numerator: string;
  readonly denominator: string;
  readonly ofRest?: boolean;
  /** Counted from the start of vesting, not from the part before. */
  readonly fromStart?: boolean;
};

function termsOf(vesting: EntryVesting) {
  const steps = vesting.steps === undefined ? null : readSteps(vesting.steps);
  if (steps?.ok)
    return { name: `steps ${vesting.steps ?? ''}`, conditions: chain(partsOfSteps(steps.value)) };
  const months = scheduleMonths(vesting.schedule);
  const frequency = vesting.frequency ?? 1;
  const cliff = Math.min(vesting.cliff ?? 0, months);
  const name = `${months} months${cliff > 0 ? `, ${cliff}-month cliff` : ''}${frequency > 1 ? `, every ${frequency}` : ''}`;
  return { name, conditions: chain(equalParts(months, cliff, frequency)) };
}

const partsOfSteps = (steps: readonly ScheduleStep[]): Part[] =>
  steps.flatMap(({ month, portion, remainder }) => {
    const part = parsePortion(portion);
    if (!part) return [];
    const [numerator, denominator] = [String(part.numerator), String(part.denominator)];
    return [{ length: month, times: 1, numerator, denominator, ofRest: remainder ?? false, fromStart: true }];
  });

/** What the cliff holds back vests on it; where steps do not meet it, the first after it is counted from the start. */
function equalParts(months: number, cliff: number, frequency: number): Part[] {
  const count = Math.max(1, Math.floor(months / frequency));
  const held = Math.floor(cliff / frequency);
  const part = (length: number, times: number, numerator: number, fromStart = false): Part[] =>
    times > 0 ? [{ length, times, numerator: String(numerator), denominator: String(count), fromStart }] : [];
  if (cliff === 0) return part(frequency, count, 1);
  const first = held > 0 ? part(cliff, 1, Math.min(held, count)) : [];
  const left = count - held;
  if (cliff % frequency === 0) return [...first, ...part(frequency, left, 1)];
  return [
    ...first,
    ...part((held + 1) * frequency, Math.min(1, left), 1, true),
    ...part(frequency, left - 1, 1),
  ];
}

function chain(parts: readonly Part[]) {
  const first = parts.find(({ length }) => length === 0);
  const later = parts.filter(({ length }) => length > 0);
  const ids = later.map((_, index) => `part-${index + 1}`);
  const portion = ({ numerator, denominator, ofRest }: Part) => ({
    numerator,
    denominator,
    ...(ofRest ? { remainder: true } : {}),
  });
  return [
    {
      id: 'start',
      ...(first ? { portion: portion(first) } : { quantity: '0' }),
      trigger: { type: 'VESTING_START_DATE' },
      next_condition_ids: ids.slice(0, 1),
    },
    ...later.map((part, index) => ({
      id: ids[index],
      portion: portion(part),
      trigger: {
        type: 'VESTING_SCHEDULE_RELATIVE',
        period: {
          length: part.length,
          type: 'MONTHS',
          occurrences: part.times,
          day_of_month: 'VESTING_START_DAY_OR_LAST_DAY_OF_MONTH',
        },
        relative_to_condition_id: part.fromStart || index === 0 ? 'start' : ids[index - 1],
      },
      next_condition_ids: ids.slice(index + 1, index + 2),
    })),
  ];
}
