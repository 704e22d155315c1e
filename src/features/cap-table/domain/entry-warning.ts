import { type CapTableEntry, entryType } from './entry.ts';
import { exerciseUntil, hasLapsed } from './exercise-window.ts';
import { scheduledShares } from './vested.ts';

/** Something odd in a row that does not stop the table. */
export type EntryWarning = {
  readonly code:
    | 'VESTING_TOTAL_NE_SHARES'
    | 'VESTED_ABOVE_SCHEDULE'
    | 'STRIKE_ASSUMED_ZERO'
    | 'VESTING_SCHEDULE_UNREAD'
    | 'OPTIONS_LAPSED';
  readonly path: string;
  readonly message: string;
};

/** Warnings of every row; the schedule is checked where a start date and a reporting date are known. */
export function entryWarnings(entries: readonly CapTableEntry[], asOf?: string): EntryWarning[] {
  return entries.flatMap((entry, row) => [
    ...vestingWarnings(entry, `shares.${row}`, asOf),
    ...(hasLapsed(entry, asOf)
      ? [
          {
            code: 'OPTIONS_LAPSED' as const,
            path: `shares.${row}.expiresOn`,
            message: `These options could be exercised until ${exerciseUntil(entry) ?? ''}: cancel them, and the plan has them back. At an exit they get nothing.`,
          },
        ]
      : []),
    ...(entryType(entry) === 'OPTION' && entry.exercisePrice === undefined
      ? [
          {
            code: 'STRIKE_ASSUMED_ZERO' as const,
            path: `shares.${row}.exercisePrice`,
            message: 'No exercise price is stated, so 0 is used.',
          },
        ]
      : []),
  ]);
}

function vestingWarnings({ shares, vesting }: CapTableEntry, path: string, asOf?: string): EntryWarning[] {
  if (!vesting) return [];
  const warnings: EntryWarning[] = [];
  if (vesting.total !== shares) {
    warnings.push({
      code: 'VESTING_TOTAL_NE_SHARES',
      path: `${path}.vesting.total`,
      message: `The vesting total is ${vesting.total}, the row has ${shares} shares.`,
    });
  }
  if (vesting.startDate === undefined || asOf === undefined || vesting.total === 0) return warnings;
  const due = scheduledShares(vesting, asOf);
  if (!due.ok) {
    warnings.push({
      code: 'VESTING_SCHEDULE_UNREAD',
      path: `${path}.vesting.${due.path}`,
      message: due.message,
    });
  } else if (vesting.vested !== undefined && due.value !== null && vesting.vested > due.value) {
    warnings.push({
      code: 'VESTED_ABOVE_SCHEDULE',
      path: `${path}.vesting.vested`,
      message: `${vesting.vested} shares are stated as vested, the schedule gives ${due.value} by ${asOf}.`,
    });
  }
  return warnings;
}
