import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Standing } from '../contract/standing.ts';
import { type ConnectTarget, standingQuery } from './standing.ts';

/** How the signed-in person stands with some, in their order; undefined until it is known. */
export function useStandings(targets: readonly ConnectTarget[]): readonly (Standing | undefined)[] {
  const cache = useQueryClient();
  const subscribe = useCallback((changed: () => void) => cache.getQueryCache().subscribe(changed), [cache]);
  const read = () => targets.map((target) => cache.getQueryData<Standing>(standingQuery(target).queryKey));
  // A word for each, since a store answers the same while nothing has changed.
  const words = () => JSON.stringify(read().map((standing) => standing?.standing ?? null));
  useSyncExternalStore(subscribe, words, words);
  const asked = JSON.stringify(targets);
  useEffect(() => {
    // Its text is only what it is remembered by.
    for (const target of JSON.parse(asked) as ConnectTarget[])
      void cache.prefetchQuery(standingQuery(target));
  }, [cache, asked]);
  return read();
}
