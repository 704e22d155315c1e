import { findFittingIds, findStartupCards } from '#features/startups/server/directory.ts';
import { markReadAt } from '#features/notifications/server/queries.ts';
import { AppError, invalid, notFound } from '#platform/http/errors.ts';
import type { Db, Member } from '#shared/server/context.ts';
import { type Call, DONE } from '#shared/server/implement.ts';
import { changedMeanwhile } from '#shared/server/refusals.ts';
import { takeTurns } from '#platform/postgres/advisory-lock.ts';
import { type SavedSearch, savedSearchEndpoints, SavedQuery } from '../contract.ts';
import { MOST_SAVED } from '../domain/alert.ts';
import {
  countSearches,
  deleteSearch,
  findHits,
  findSearch,
  findSearches,
  insertSearch,
  isNameTaken,
  markHitsSeen,
  type SearchRow,
  updateSearch,
} from './queries.ts';
import { insertHits } from './queries-replay.ts';
import { hitsPath } from './replay.ts';

type CallOf<K extends keyof typeof savedSearchEndpoints> = Call<(typeof savedSearchEndpoints)[K]>;

const nameTaken = () => invalid('name', 'You have a search of this name already');

/** A search as its owner reads it; one whose filters are no longer known is left out of lists. */
function savedOf({ query, createdAt, lastFoundAt, newCount, ...row }: SearchRow): SavedSearch[] {
  const { data } = SavedQuery.safeParse(query);
  if (!data) return [];
  return [
    {
      ...row,
      query: data,
      newCount: newCount ?? 0,
      lastFoundAt: lastFoundAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    },
  ];
}

/** A search of the member's own; anybody else's is not there. */
async function openSearch(db: Db, actor: Member, id: number): Promise<SavedSearch> {
  const row = await findSearch(db, actor.id, id);
  const [saved] = row ? savedOf(row) : [];
  if (!saved) throw notFound();
  return saved;
}

export async function handleSearches({ actor, db }: CallOf<'GET /api/saved-searches'>) {
  const items = (await findSearches(db, actor.id)).flatMap(savedOf);
  return { items, total: items.length };
}

export const handleOne = ({ actor, db, params }: CallOf<'GET /api/saved-searches/{id}'>) =>
  openSearch(db, actor, params.id);

export async function handleSaving(call: CallOf<'POST /api/saved-searches'>) {
  const { actor, body, db, services } = call;
  const now = services.now();
  await takeTurns(db, `saved searches of ${actor.id}`);
  if ((await countSearches(db, actor.id)) >= MOST_SAVED)
    throw new AppError('conflict', `You can keep ${MOST_SAVED} searches. Delete one first.`);
  const id = await insertSearch(db, actor.id, { ...body, createdAt: now });
  if (id === null) throw nameTaken();
  // What fits already is not new: of other filters a change itself tells what was found before.
  const known = (await findFittingIds(call, body.query)).map((startupId) => ({ searchId: id, startupId }));
  await insertHits(db, known, { foundAt: now, seenAt: now });
  return openSearch(db, actor, id);
}

export async function handleUpdate({ actor, body, db, params }: CallOf<'PUT /api/saved-searches/{id}'>) {
  await openSearch(db, actor, params.id);
  if (await isNameTaken(db, actor.id, { id: params.id, name: body.name })) throw nameTaken();
  const isSaved = await updateSearch(db, actor.id, params.id, body);
  const current = await openSearch(db, actor, params.id);
  if (!isSaved) throw changedMeanwhile(current);
  return current;
}

export async function handleRemoval({ actor, db, params }: CallOf<'DELETE /api/saved-searches/{id}'>) {
  if (!(await deleteSearch(db, actor.id, params.id))) throw notFound();
  return DONE;
}

export async function handleHits({ actor, db, params, query }: CallOf<'GET /api/saved-searches/{id}/hits'>) {
  const { id } = await openSearch(db, actor, params.id);
  const { rows, total } = await findHits(db, id, query);
  const cards = await findStartupCards(
    db,
    actor,
    rows.map(({ startupId }) => startupId),
  );
  const items = rows.flatMap(({ startupId, foundAt, seenAt }) => {
    const startup = cards.get(startupId);
    return startup ? [{ startup, foundAt: foundAt.toISOString(), isNew: seenAt === null }] : [];
  });
  return { items, total };
}

export async function handleSeen({
  actor,
  db,
  params,
  services,
}: CallOf<'POST /api/saved-searches/{id}/seen'>) {
  const { id } = await openSearch(db, actor, params.id);
  const now = services.now();
  await markHitsSeen(db, id, now);
  if (await markReadAt(db, actor.id, hitsPath(id), now))
    await services.events.publish(db, { userId: actor.id, topic: 'notifications' });
  return DONE;
}
