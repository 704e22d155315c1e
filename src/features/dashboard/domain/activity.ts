/** Something the person was told, newest first in a list. */
export type Told = {
  readonly id: number;
  readonly kind: string;
  readonly content: string;
  readonly href: string | null;
  readonly createdAt: Date;
  readonly readAt: Date | null;
};

/** The newest of those that say the same, and how many they are. */
export type Activity = Told & { readonly count: number };

/** A conversation that was read tells nothing new: it is left to Messages. */
const isOver = ({ kind, readAt }: Told): boolean => kind === 'message' && readAt !== null;

/** What happened lately: what says the same of the same thing is one entry, at its newest. */
export function recentActivity(told: readonly Told[]): Activity[] {
  const groups = Map.groupBy(
    told.filter((one) => !isOver(one)),
    ({ kind, content, href }) => JSON.stringify([kind, content, href]),
  );
  return [...groups.values()].flatMap(([newest, ...others]) =>
    newest === undefined ? [] : [{ ...newest, count: others.length + 1 }],
  );
}
