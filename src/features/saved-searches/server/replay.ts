import { replaceUnread } from '#features/notifications/server/queries.ts';
import { deleteChanges, holdChanges, type StartupChange } from '#features/startups/server/queries-replay.ts';
import { replaySearches } from '#features/startups/server/replay.ts';
import type { Db, Process } from '#shared/server/context.ts';
import { dayOf } from '#shared/domain/time.ts';
import { SavedQuery } from '../contract.ts';
import { afterAlert, alertWords } from '../domain/alert.ts';
import { countUnseen, findAlerting, insertHits, saveTold } from './queries-replay.ts';

/** Changes that one round takes, and searches that one step of it does. */
const CHANGES_A_ROUND = 1_000;
const SEARCHES_A_STEP = 10_000;

export const hitsPath = (searchId: number): string => `/saved-searches/${searchId}`;

type Alerting = Awaited<ReturnType<typeof findAlerting>>;
type Replayed = { readonly db: Db; readonly hooks: Process['hooks']; readonly now: Date };

/** Tells the owners of searches what is new, each in one line for a search, however much it is. */
async function alertOwners({ db, now }: Replayed, searches: Alerting): Promise<void> {
  const today = dayOf(now);
  const due = searches.flatMap((search) => {
    const told = afterAlert(search, today);
    return told === null ? [] : [{ ...search, ...told }];
  });
  const unseen = await countUnseen(
    db,
    due.map(({ id }) => id),
  );
  await replaceUnread(
    db,
    due.map(({ id, userId, name }) => ({
      userId,
      kind: 'saved-search',
      content: alertWords(name, unseen.get(id) ?? 0),
      href: hitsPath(id),
    })),
  );
  await saveTold(db, due);
}

async function replayStep(
  replayed: Replayed,
  searches: Alerting,
  changes: readonly StartupChange[],
): Promise<void> {
  const readable = searches.flatMap(({ id, userId, query }) => {
    const { data } = SavedQuery.safeParse(query);
    return data ? [{ id, userId, query: data }] : [];
  });
  const finds = await replaySearches(replayed, readable, changes);
  const hits = finds.flatMap(({ search, startupIds }) =>
    startupIds.map((startupId) => ({ searchId: search.id, startupId })),
  );
  const found = await insertHits(replayed.db, hits, { foundAt: replayed.now, seenAt: null });
  await alertOwners(
    replayed,
    searches.filter(({ id }) => found.has(id)),
  );
}

/** Replays all searches over the oldest changes; answers how many of these there were. */
async function replayRound(replayed: Replayed): Promise<number> {
  const { db } = replayed;
  const changes = await holdChanges(db, CHANGES_A_ROUND);
  if (changes.length === 0) return 0;
  let lastId = 0;
  for (;;) {
    const searches = await findAlerting(db, lastId, SEARCHES_A_STEP);
    await replayStep(replayed, searches, changes);
    lastId = searches.at(-1)?.id ?? lastId;
    if (searches.length < SEARCHES_A_STEP) break;
  }
  await deleteChanges(db, changes);
  return changes.length;
}

/** Replays all searches over all that has changed. A round that fails changes nothing and is taken up again. */
export async function replayChanges({
  db,
  hooks,
  now,
}: Pick<Process, 'db' | 'hooks' | 'now'>): Promise<void> {
  const round = () => db.transaction().execute((trx) => replayRound({ db: trx, hooks, now: now() }));
  while ((await round()) === CHANGES_A_ROUND);
}
