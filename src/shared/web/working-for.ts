import { useSyncExternalStore } from 'react';
import { readStored, store } from './browser-storage.ts';

const KEY = 'kilele.working-for';
/** The side of somebody who invests, beside the ids of their startups. */
export const INVESTING = 'investor';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** For whom a member of several sides works in this browser: the id of a startup, `investor`, or null for none chosen. */
export function useWorkingFor(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(KEY),
    () => null,
  );
}

export function workFor(side: string | null): void {
  store(KEY, side);
  for (const listener of listeners) listener();
}
