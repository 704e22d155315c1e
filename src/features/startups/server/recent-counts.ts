const FRESH_MS = 10_000;
const LARGE = 5_000;
const MOST_CACHED = 1_000;

type CachedCount<T> = { readonly at: number; readonly counted: T };

/**
 * Counts of many rows, per database and filter, for ten seconds: on a large directory counting costs more than the
 * page. Counts below 5,000 are never kept, so who publishes in a small directory sees it counted at once.
 */
export function recentCounts<T extends { readonly total: number }>() {
  const byDatabase = new WeakMap<object, Map<string, CachedCount<T>>>();
  const of = (database: object) => {
    const cache = byDatabase.get(database) ?? new Map<string, CachedCount<T>>();
    byDatabase.set(database, cache);
    return cache;
  };
  return {
    recall(database: object, key: string, now: Date): T | null {
      const found = of(database).get(key);
      return found && now.getTime() - found.at < FRESH_MS ? found.counted : null;
    },
    keep(database: object, key: string, now: Date, counted: T): void {
      if (counted.total < LARGE) return;
      const cache = of(database);
      if (cache.size >= MOST_CACHED) cache.clear();
      cache.set(key, { at: now.getTime(), counted });
    },
  };
}
