import { percentOf } from '#shared/domain/percent.ts';

/** Fewer people than this are never shown apart: the figure could tell who they are. */
export const SMALLEST_GROUP = 5;

export type Rate = { readonly percent: number | null; readonly answered: number | null; readonly n: number };

/**
 * The share of `n` requests that were answered, in whole percent. Below five both it and the number of answers are
 * null, since they would tell what a single person did.
 */
export function answerRate(answered: number, n: number): Rate {
  if (n < SMALLEST_GROUP) return { percent: null, answered: null, n };
  return { percent: percentOf(answered, n), answered, n };
}

/** Groups of people by kind, largest first; null when one of them is too small to be shown, since the rest tells it. */
export function groupsOrNone<T extends { readonly count: number }>(groups: readonly T[]): T[] | null {
  const present = groups.filter(({ count }) => count > 0);
  if (present.length === 0 || present.some(({ count }) => count < SMALLEST_GROUP)) return null;
  return present.toSorted((a, b) => b.count - a.count);
}

export type MonthCount = { readonly month: string; readonly added: number };
export type MonthTotal = MonthCount & { readonly total: number };

/** The last `count` months up to the one of `today` (`YYYY-MM-DD`), oldest first, as `YYYY-MM`. */
export function lastMonths(today: string, count: number): string[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const ordinal = year * 12 + month - (count - 1 - index);
    return `${Math.floor(ordinal / 12)}-${String((ordinal % 12) + 1).padStart(2, '0')}`;
  });
}

/** Connections month by month: those made in it, and all that stand at its end, those `added` earlier included. */
export function runningTotals(months: readonly string[], added: readonly MonthCount[]): MonthTotal[] {
  const byMonth = new Map(added.map((row) => [row.month, row.added]));
  const first = months[0] ?? '';
  let total = added.filter(({ month }) => month < first).reduce((sum, row) => sum + row.added, 0);
  return months.map((month) => {
    const here = byMonth.get(month) ?? 0;
    total += here;
    return { month, added: here, total };
  });
}
