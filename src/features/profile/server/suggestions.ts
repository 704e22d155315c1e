import { findPeopleFits } from '#features/matching/server/people-fits.ts';
import { findPairStatuses } from '#features/people/server/pair-statuses.ts';
import { sectorIdOf, sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { SuggestionPreferences, SuggestionPreferencesInput } from '../contract/suggestion.ts';
import { suggestionsOf } from '../domain/suggestion.ts';
import {
  findCandidates,
  findSuggestionProfile,
  findSuggestions,
  findWishes,
  replaceSuggestions,
  saveWishes,
  type SuggestionProfileRow,
} from './queries-suggestions.ts';
import { readWishes, storedWishes } from './stored-wishes.ts';

/** What suggestions are made from: with the sectors of a person's startups and investments among their interests. */
function profileOf({ sectorIds, ...row }: SuggestionProfileRow) {
  const sectors = sectorIds.flatMap((text) => sectorIdOf(text) ?? []).map(sectorLabel);
  return {
    ...row,
    interests: [...new Set([...row.interests, ...sectors])],
    wishes: readWishes(row.wishes),
  };
}

/** The list as it stands, best first; an investor and a founder have the fit that they have as a match. */
export async function listSuggestions(db: Db, userId: UserId, now: Date) {
  const rows = await findSuggestions(db, userId);
  const otherIds = rows.flatMap((row) => (row.matchType === 'investment' ? row.targetId : []));
  const fits = otherIds.length === 0 ? null : await findPeopleFits(db, { userId, otherIds, now });
  const statuses = await findPairStatuses(
    db,
    userId,
    rows.map(({ targetId }) => targetId),
  );
  const items = rows.map(
    ({ firstName, lastName, headline, location, profileImageUrl, isDemo, summary, ...row }) => {
      const match = row.matchType === 'investment' ? fits?.get(row.targetId) : undefined;
      return {
        ...row,
        score: match?.fit ?? row.score,
        reasons: match ? [...match.reasons] : row.reasons,
        target: { firstName, lastName, headline, location, profileImageUrl, isDemo },
        aiAnalysis: { summary },
        connection: statuses.get(row.targetId) ?? { id: null, connectionStatus: 'none' as const },
        createdAt: row.createdAt.toISOString(),
      };
    },
  );
  return { items: items.toSorted((a, b) => b.score - a.score || a.id - b.id), total: items.length };
}

/** Suggests a person anew everybody they may find who fits, and stores the list. */
export async function generateSuggestions(db: Db, userId: UserId): Promise<void> {
  const me = profileOf(await findSuggestionProfile(db, userId));
  const found = suggestionsOf(me, (await findCandidates(db, userId)).map(profileOf));
  const rows = found.map(({ candidate, ...suggestion }) => ({ ...suggestion, targetId: candidate.id }));
  await replaceSuggestions(db, userId, rows);
}

/** What the person looks for; nothing and version 0 before they first said so. */
export async function findPreferences(db: Db, userId: UserId): Promise<SuggestionPreferences> {
  const said = await findWishes(db, userId);
  const { isHiring, isRaising, wishes } = said ?? (await findSuggestionProfile(db, userId));
  return { isHiring, isRaising, wishes: readWishes(wishes), version: said?.version ?? 0 };
}

/** Saves over the version that was read, or over any; false when a newer one is there. */
export const savePreferences = (
  db: Db,
  userId: UserId,
  { isHiring, isRaising, wishes, version }: SuggestionPreferencesInput,
  now: Date,
): Promise<boolean> => {
  const row = { isHiring, isRaising, wishes: storedWishes.write(wishes) };
  return saveWishes(db, userId, { row, version: version ?? null, now });
};
