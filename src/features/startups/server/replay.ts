import { findRateBook } from '#features/currencies/server/rates.ts';
import { findStrangersTo } from '#features/people/server/queries.ts';
import type { Db, Services, UserId } from '#shared/server/context.ts';
import { isSearchText } from '#shared/server/search.ts';
import { CURRENCY_CODES } from '#shared/domain/currency.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { StartupFilters } from '../contract/startup.ts';
import { queryWords, textQuery } from '../domain/search.ts';
import { askedOf } from './directory.ts';
import {
  type CompiledSearch,
  findFoundByChange,
  findRaisingCurrencies,
  type StartupChange,
} from './queries-replay.ts';

/** Somebody's search of the directory. */
export type KeptSearch = { readonly id: number; readonly userId: UserId; readonly query: StartupFilters };
/** What one of them finds after a change, and did not find before it. */
export type Find = { readonly search: KeptSearch; readonly startupIds: readonly number[] };

/** Planning a statement takes longer the more searches are in it, and each statement reads all that changed. */
const AT_ONCE = 200;

function wordsOf(q: string | undefined): string | null {
  if (!isSearchText(q)) return null;
  return textQuery(queryWords(q));
}

const batches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, index) =>
    items.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );

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
  const finds: Find[] = [];
  for (const batch of batches(searches)) {
    const compiled = batch.map(({ query }): CompiledSearch => ({
      filter: askedOf(query, rates),
      words: wordsOf(query.q),
      takesFormer: query.fit !== undefined,
    }));
    const found = Map.groupBy(await findFoundByChange(db, compiled, changes), ({ place }) => place);
    for (const [place, own] of found) {
      const search = batch[place];
      if (search) finds.push({ search, startupIds: own.map(({ startupId }) => startupId) });
    }
  }
  const met = await onlyMet(db, await onlyFitting(replaying, finds));
  return met.filter(({ startupIds }) => startupIds.length > 0);
}
