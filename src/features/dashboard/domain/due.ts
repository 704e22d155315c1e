import { addDays } from '#shared/domain/calendar.ts';

/** Something to be done by a day (YYYY-MM-DD), and whom or what it is about. */
export type Due = {
  readonly text: string;
  readonly subject: string | null;
  readonly isDemo: boolean;
  readonly day: string;
  readonly href: string;
};

const AHEAD_DAYS = 7;
const MOST_DUE = 5;

export const isLate = ({ day }: Pick<Due, 'day'>, today: string): boolean => day < today;

/** What is late or due within a week, the earliest first, at most five. */
export function dueThisWeek(all: readonly Due[], today: string): Due[] {
  const last = addDays(today, AHEAD_DAYS);
  return all
    .filter(({ day }) => day <= last)
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .slice(0, MOST_DUE);
}
