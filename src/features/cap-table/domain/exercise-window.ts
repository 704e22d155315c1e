import { addDays } from '#shared/domain/calendar.ts';
import { type CapTableEntry, entryType } from './entry.ts';

/** The last day a row of options can be exercised; null where nothing ends it. A leaver's window runs from the last day. */
export function exerciseUntil(entry: CapTableEntry): string | null {
  if (entryType(entry) !== 'OPTION') return null;
  const { expiresOn, leftOn, exerciseDays } = entry;
  const window =
    leftOn !== undefined && exerciseDays !== undefined ? addDays(leftOn, exerciseDays) : undefined;
  return [expiresOn, window].flatMap((day) => day ?? []).toSorted()[0] ?? null;
}

/** Whether the options of a row can no longer be exercised on a day. */
export function hasLapsed(entry: CapTableEntry, asOf: string | undefined): boolean {
  const until = exerciseUntil(entry);
  return until !== null && asOf !== undefined && until < asOf;
}
