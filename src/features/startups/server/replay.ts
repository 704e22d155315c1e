import { findRateBook } from '#features/currencies/server/rates.ts';
import { findStrangersTo } from '#features/people/server/queries.ts';
import type { Db, Services, UserId } from '#shared/server/context.ts';
import { isSearchText } from '#shared/server/search.ts';
import { CURRENCY_CODES } from '#shared/domain/currency.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { StartupFilters } from '../contract/startup.ts';
import { queryWords, textQuery } from '../domain/search.ts';
import { askedOf } from './directory.ts';
import type { DirectoryFilter } from './queries-directory.ts';
import { findMeeting, findRaisingCurrencies, type SearchPart, type StartupChange } from './queries-replay.ts';

/** Somebody's search of the directory. */
export type KeptSearch = { readonly id: number; readonly userId: UserId; readonly query: StartupFilters };
/** What one of them finds after a change, and did not find before it. */
export type Find = { readonly search: KeptSearch; readonly startupIds: readonly number[] };

/** Planning a statement takes longer the more is in it, and each statement reads all that changed. */
const PARTS_AT_ONCE = 200;

const EVERYTHING: SearchPart = { filter: {}, words: null };

/** The filter of one condition alone. */
const filterOf = (condition: readonly [string, unknown]): DirectoryFilter => Object.fromEntries([condition]);

/** What a search asks for, each by itself: it finds what meets them all. */
function partsOf({ q }: StartupFilters, filter: DirectoryFilter): SearchPart[] {
  const parts: SearchPart[] = Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map((condition) => ({ filter: filterOf(condition), words: null }));
  if (isSearchText(q)) parts.push({ filter: {}, words: textQuery(queryWords(q)) });
  return parts.length === 0 ? [EVERYTHING] : parts;
}

/** Which of the changed startups meet a part, by their places. */
type Meeting = {
  readonly places: readonly number[];
  readonly isMet: Uint8Array;
  readonly wasMet: Uint8Array;
};

const flagsOf = (size: number, places: readonly number[]): Uint8Array => {
  const flags = new Uint8Array(size);
  for (const place of places) flags[place] = 1;
  return flags;
};

const batches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / PARTS_AT_ONCE) }, (_, index) =>
    items.slice(index * PARTS_AT_ONCE, (index + 1) * PARTS_AT_ONCE),
  );

/** Asks for each part once, however many searches have it. */
async function findMeetings(
  db: Db,
  parts: ReadonlyMap<string, SearchPart>,
  changed: { readonly startupIds: readonly number[]; readonly changes: readonly StartupChange[] },
): Promise<Map<string, Meeting>> {
  const size = changed.startupIds.length;
  const meetings = new Map<string, Meeting>();
  for (const batch of batches([...parts])) {
    const found = await findMeeting(
      db,
      batch.map(([, part]) => part),
      changed,
    );
    for (const [index, { now, before }] of found.entries()) {
      const meeting = { places: now, isMet: flagsOf(size, now), wasMet: flagsOf(size, before) };
      meetings.set(batch[index]?.[0] ?? '', meeting);
    }
  }
  return meetings;
}

/** The places of what meets all of these parts now; `takesFormer` says whether also what met them all before. */
function newPlaces(meetings: readonly Meeting[], takesFormer: boolean): number[] {
  const [fewest] = meetings.toSorted((one, other) => one.places.length - other.places.length);
  return (fewest?.places ?? []).filter(
    (place) =>
      meetings.every(({ isMet }) => isMet[place] === 1) &&
      (takesFormer || !meetings.every(({ wasMet }) => wasMet[place] === 1)),
  );
}

/** Without those that fit the reader too little, which is asked for all readers at once. */
async function onlyFitting({ db, hooks, now }: Replaying, finds: readonly Find[]): Promise<readonly Find[]> {
  const picky = finds.filter(({ search }) => search.query.fit !== undefined);
  if (picky.length === 0) return finds;
  const asked = picky.map(({ search, startupIds }) => ({ reader: search.userId, startupIds }));
  const [answers] = await Promise.all(
    hooks.flatMap(({ startupFits }) => startupFits?.(db, asked, now) ?? []),
  );
  const fits = new Map(picky.map(({ search }, index) => [search.id, answers?.[index] ?? null]));
  return finds.map(({ search, startupIds }) => {
    const { fit } = search.query;
    const own = fits.get(search.id);
    return {
      search,
      startupIds: startupIds.filter((id) => fit === undefined || (own?.get(id) ?? -1) >= fit),
    };
  });
}

/** Without those whom a reader does not meet. */
async function onlyMet(db: Db, finds: readonly Find[]): Promise<readonly Find[]> {
  const ids = new Set(finds.flatMap(({ startupIds }) => startupIds));
  const strangers = new Map<number, Set<string>>();
  for (const { startupId, userId } of await findStrangersTo(db, [...ids]))
    strangers.set(startupId, (strangers.get(startupId) ?? new Set()).add(userId));
  return finds.map(({ search, startupIds }) => ({
    search,
    startupIds: startupIds.filter((id) => strangers.get(id)?.has(search.userId) !== true),
  }));
}

type Replaying = { readonly db: Db; readonly hooks: Services['hooks']; readonly now: Date };

/**
 * The search of the directory, replayed over startups that have changed: what each of these searches finds now and did not
 * before. One that asks for a fit finds all that fit now, since a fit of before is not known. Words count as they were
 * typed: nothing is corrected.
 */
export async function replaySearches(
  replaying: Replaying,
  searches: readonly KeptSearch[],
  changes: readonly StartupChange[],
): Promise<readonly Find[]> {
  const { db, now } = replaying;
  const raised = new Set(await findRaisingCurrencies(db, changes));
  const codes = CURRENCY_CODES.filter((code) => raised.has(code));
  const rates = { book: await findRateBook(db), day: dayOf(now), codes };
  const startupIds = [...new Set(changes.map(({ startupId }) => startupId))];
  const parts = new Map<string, SearchPart>();
  const asked = searches.map((search) => {
    const keys = partsOf(search.query, askedOf(search.query, rates)).map((part) => {
      const key = JSON.stringify(part);
      parts.set(key, part);
      return key;
    });
    return { search, keys };
  });
  const meetings = await findMeetings(db, parts, { startupIds, changes });
  const finds = asked.map(({ search, keys }): Find => {
    const own = keys.flatMap((key) => meetings.get(key) ?? []);
    const places = newPlaces(own, search.query.fit !== undefined);
    return { search, startupIds: places.flatMap((place) => startupIds[place] ?? []) };
  });
  const met = await onlyMet(db, await onlyFitting(replaying, finds));
  return met.filter(({ startupIds }) => startupIds.length > 0);
}
