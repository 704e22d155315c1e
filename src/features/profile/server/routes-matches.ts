import { sectorIdOf, sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { changedMeanwhile } from '#shared/server/refusals.ts';
import { peopleMatchEndpoints } from '../contract.ts';
import { matchesOf } from '../domain/match.ts';
import {
  dismissMatch,
  findCandidates,
  findMatchable,
  findMatches,
  findMatchPreferences,
  type MatchableRow,
  replaceMatches,
  saveMatchPreferences,
} from './queries-matches.ts';

/** Adds the sectors of a person's startups and investments to what they say they care about. */
function withSectors(row: MatchableRow): MatchableRow {
  const sectors = row.sectorIds.flatMap((text) => sectorIdOf(text) ?? []).map(sectorLabel);
  return { ...row, interests: [...new Set([...row.interests, ...sectors])] };
}

async function listOf(db: Db, userId: UserId) {
  const rows = await findMatches(db, userId);
  const items = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { items, total: items.length };
}

/** Matches a person anew with everybody they may find, and keeps the list. */
export async function generateMatches(db: Db, userId: UserId): Promise<void> {
  const me = withSectors(await findMatchable(db, userId));
  const found = matchesOf(me, (await findCandidates(db, userId)).map(withSectors));
  const rows = found.map(({ candidate, ...match }) => ({ ...match, targetId: candidate.id }));
  await replaceMatches(db, userId, rows);
}

export const peopleMatchRoutes = implement(peopleMatchEndpoints, {
  'GET /api/users/matches': async ({ actor, db }) => listOf(db, actor.id),

  'POST /api/users/generate-matches': async ({ actor, db }) => {
    await generateMatches(db, actor.id);
    return listOf(db, actor.id);
  },

  'POST /api/users/matches/{id}/dismiss': async ({ actor, params, db }) => {
    if (!(await dismissMatch(db, actor.id, params.id))) throw notFound();
    return { ok: true } as const;
  },

  'GET /api/users/match-preferences': async ({ actor, db }) => findMatchPreferences(db, actor.id),

  'PUT /api/users/match-preferences': async ({ actor, body, db }) => {
    const saved = await saveMatchPreferences(db, actor.id, body);
    const current = await findMatchPreferences(db, actor.id);
    if (!saved) throw changedMeanwhile(current);
    return current;
  },
});
