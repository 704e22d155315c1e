import { countText } from '#shared/domain/text.ts';

/** How many searches a member keeps. */
export const MOST_SAVED = 25;

/** How often a member is told of one search in a day; what is found beyond is told with the next alert. */
export const MOST_ALERTS_A_DAY = 5;

/** Numbers are told up to here. */
const MOST_TOLD = 1_000;

export type Told = { readonly toldOn: string | null; readonly toldTimes: number };

/** How a search stands after one more alert on a day; null where that day has had its share. */
export function afterAlert({ toldOn, toldTimes }: Told, today: string): Told | null {
  const times = toldOn === today ? toldTimes : 0;
  return times >= MOST_ALERTS_A_DAY ? null : { toldOn: today, toldTimes: times + 1 };
}

/** `12 new startups match “Seed in Lagos”`: one line for all that is new, however much it is. */
export function alertWords(name: string, unseen: number): string {
  const startups =
    unseen > MOST_TOLD
      ? `${MOST_TOLD.toLocaleString('en-US')}+ new startups`
      : countText(unseen, 'new startup');
  return `${startups} ${unseen === 1 ? 'matches' : 'match'} “${name}”`;
}
