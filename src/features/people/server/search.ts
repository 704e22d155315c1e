import type { UserId } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import type { Handler } from '#shared/server/implement.ts';
import { correctWords, isSearchText } from '#shared/server/search.ts';
import type { peopleEndpoints } from '../contract.ts';
import type { PeopleQuery, PersonCard } from '../contract/person.ts';
import { connectionViewOf } from '../domain/connection.ts';
import { anywhereQuery, nameQuery, peopleWords, placeQuery } from '../domain/search.ts';
import { findPeople, type PeopleFilter, type PeopleSearch, type PersonRow } from './queries.ts';

const NOBODY = { rows: [], total: 0, isCapped: false };

const orAny = <T>(value: T | 'all' | undefined): T | undefined => (value === 'all' ? undefined : value);
const searchFor = (wanted: readonly string[]): PeopleSearch => ({
  name: nameQuery(wanted),
  anywhere: anywhereQuery(wanted),
  words: wanted,
  folded: wanted.join(' '),
});

/** The filter in the database's terms; null when nobody can fit it. */
function filterOf({ userType, experienceLevel, availability, location }: PeopleQuery): PeopleFilter | null {
  const place = isSearchText(location) && location !== 'all' ? peopleWords(location) : null;
  if (place?.length === 0) return null;
  return {
    userType: orAny(userType),
    experienceLevel: orAny(experienceLevel),
    isAvailable: orAny(availability),
    place: place ? { text: place.join(' '), query: placeQuery(place) } : undefined,
  };
}

/** The search as it was typed and, only when nobody is found, once more with its words corrected. */
async function search(db: Db, viewer: UserId, filter: PeopleFilter, query: PeopleQuery) {
  const { limit, offset } = query;
  if (!isSearchText(query.q)) return findPeople(db, viewer, { filter, search: null, limit, offset });
  const wanted = peopleWords(query.q);
  if (wanted.length === 0) return NOBODY;
  const found = await findPeople(db, viewer, { filter, search: searchFor(wanted), limit, offset });
  if (found.total > 0) return found;
  const better = await correctWords(db, wanted);
  return better ? findPeople(db, viewer, { filter, search: searchFor(better), limit, offset }) : found;
}

function cardOf(viewer: UserId, row: PersonRow): PersonCard {
  const { connectionId, connectionStatus, requesterId, ...person } = row;
  const view =
    connectionStatus && requesterId
      ? connectionViewOf(viewer, { status: connectionStatus, requesterId })
      : ('none' as const);
  return {
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    headline: person.headline,
    location: person.location,
    profileImageUrl: person.profileImageUrl,
    userType: person.userType,
    skills: person.skills,
    experienceLevel: person.experienceLevel,
    isOpenToWork: person.isOpenToWork,
    isOpenToCofounder: person.isOpenToCofounder,
    isOpenToInvest: person.isOpenToInvest,
    isDemo: person.isDemo,
    connectionStatus: view,
    connectionId: view === 'none' ? null : connectionId,
  };
}

export const handleSearch: Handler<(typeof peopleEndpoints)['GET /api/users/search']> = async (call) => {
  const { actor, db, query, reply } = call;
  const filter = filterOf(query);
  const { rows, total, isCapped } = filter ? await search(db, actor.id, filter, query) : NOBODY;
  if (isCapped) reply.header('x-total-capped', 'true');
  return { items: rows.map((row) => cardOf(actor.id, row)), total };
};
