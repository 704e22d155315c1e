import { sectorIdOf, sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import { suggestionsOf } from '../domain/suggestion.ts';
import {
  findCandidates,
  findSuggestionProfile,
  findSuggestions,
  replaceSuggestions,
  type SuggestionProfileRow,
} from './queries-suggestions.ts';

/** Adds the sectors of a person's startups and investments to what they say they care about. */
function withSectors(row: SuggestionProfileRow): SuggestionProfileRow {
  const sectors = row.sectorIds.flatMap((text) => sectorIdOf(text) ?? []).map(sectorLabel);
  return { ...row, interests: [...new Set([...row.interests, ...sectors])] };
}

/** The list as it stands, best first. */
export async function listSuggestions(db: Db, userId: UserId) {
  const rows = await findSuggestions(db, userId);
  const items = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { items, total: items.length };
}

/** Suggests a person anew everybody they may find who fits, and stores the list. */
export async function generateSuggestions(db: Db, userId: UserId): Promise<void> {
  const me = withSectors(await findSuggestionProfile(db, userId));
  const found = suggestionsOf(me, (await findCandidates(db, userId)).map(withSectors));
  const rows = found.map(({ candidate, ...suggestion }) => ({ ...suggestion, targetId: candidate.id }));
  await replaceSuggestions(db, userId, rows);
}
