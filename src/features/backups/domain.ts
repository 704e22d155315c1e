import { DAY_MS } from '#shared/domain/time.ts';

export const DAILY = 'kilele-';

const stampOf = (at: Date) => at.toISOString().slice(0, 16).replaceAll(':', '');

/** The name of a daily backup; names sort by time. */
export const dailyName = (at: Date): string => `${DAILY}${stampOf(at)}Z.tar.gz`;

/** Whether a day has gone since the newest backup, less half an hour, for it is looked for once an hour. */
export const isDue = (newestAt: Date | null, now: Date): boolean =>
  newestAt === null || now.getTime() - newestAt.getTime() > DAY_MS - DAY_MS / 48;

/** Of the names in a folder, the daily ones beyond the newest `keep`. */
export const surplusOf = (names: readonly string[], keep: number): string[] =>
  names
    .filter((name) => name.startsWith(DAILY) && name.endsWith('.tar.gz'))
    .toSorted()
    .toReversed()
    .slice(keep);
