import type { CapTableEntry } from './entry.ts';
import { type OcfObject, vestingKey } from './ocf-object.ts';
import { scheduleMonths } from './vesting.ts';

/** The vesting terms of a table: a cliff where there is one, then equal monthly parts. */
export function vestingTerms(
  entries: readonly CapTableEntry[],
  ids: ReadonlyMap<string | null, string>,
): OcfObject[] {
  return [...ids].map(([key, id]) => {
    const vesting = entries.find((entry) => vestingKey(entry) === key)?.vesting;
    const months = scheduleMonths(vesting?.schedule);
    const cliff = Math.min(vesting?.cliff ?? 0, months);
    const name = `${months} months${cliff > 0 ? `, ${cliff}-month cliff` : ''}`;
    return {
      object_type: 'VESTING_TERMS',
      id,
      name,
      description: `Equal monthly parts over ${name}.`,
      allocation_type: 'CUMULATIVE_ROUNDING',
      vesting_conditions: conditions(months, cliff),
    };
  });
}

function conditions(months: number, cliff: number) {
  const after = (
    id: string,
    from: string,
    length: number,
    times: number,
    numerator: number,
    next: string[],
  ) => ({
    id,
    portion: { numerator: String(numerator), denominator: String(months) },
    trigger: {
      type: 'VESTING_SCHEDULE_RELATIVE',
      period: {
        length,
        type: 'MONTHS',
        occurrences: times,
        day_of_month: 'VESTING_START_DAY_OR_LAST_DAY_OF_MONTH',
      },
      relative_to_condition_id: from,
    },
    next_condition_ids: next,
  });
  const monthly = months - cliff;
  const rest = monthly > 0 ? [after('monthly', cliff > 0 ? 'cliff' : 'start', 1, monthly, 1, [])] : [];
  const first =
    cliff > 0
      ? [
          after(
            'cliff',
            'start',
            cliff,
            1,
            cliff,
            rest.map(({ id }) => id),
          ),
        ]
      : [];
  const following = [...first, ...rest];
  const start = {
    id: 'start',
    quantity: '0',
    trigger: { type: 'VESTING_START_DATE' },
    next_condition_ids: following.slice(0, 1).map(({ id }) => id),
  };
  return [start, ...following];
}
