import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let seenAtMs: number | null = null;

function show(at: number | null): void {
  seenAtMs = at;
  for (const listener of listeners) listener();
}

/** Of what is on the screen the oldest counts. */
const showOlder = (at: number) => show(Math.min(seenAtMs ?? at, at));

/** What the worker says of an answer that was kept, or once the line is back. */
type Word = { readonly seenAt?: string; readonly isBack?: true };

/** Holds because our own worker says it. */
const asWord = (data: unknown): Word => data as Word;

const INSTALLS_AFTER_MS = 2_000;
const TRIES_AGAIN_MS = 5_000;

/** Installs the worker once the first screen stands; it did not see what that was made of, and is told. */
async function install(): Promise<void> {
  const { serviceWorker } = navigator;
  const isNew = serviceWorker.controller === null;
  await serviceWorker.register('/service-worker.js');
  const { active } = await serviceWorker.ready;
  if (!isNew) return;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([...files, window.location.href.replace(/#.*/, '')], []);
}

function watchLine(readAgain: () => void): () => void {
  const cut = () => showOlder(Date.now());
  const back = () => {
    show(null);
    readAgain();
  };
  const heard = ({ data }: MessageEvent<unknown>) => {
    const { seenAt, isBack } = asWord(data);
    if (isBack) back();
    else if (seenAt !== undefined) showOlder(Date.parse(seenAt));
  };
  const { seenAt } = document.documentElement.dataset;
  if (seenAt !== undefined) showOlder(Date.parse(seenAt));
  delete document.documentElement.dataset['seenAt'];
  window.addEventListener('offline', cut);
  window.addEventListener('online', back);
  const worker = 'serviceWorker' in navigator && import.meta.env.PROD ? navigator.serviceWorker : null;
  worker?.addEventListener('message', heard);
  // The device has a line, and nothing came over it.
  const trying = setInterval(() => {
    if (seenAtMs !== null && navigator.onLine) readAgain();
  }, TRIES_AGAIN_MS);
  const later = worker && setTimeout(() => void install().catch(() => {}), INSTALLS_AFTER_MS);
  return () => {
    clearInterval(trying);
    if (later !== null) clearTimeout(later);
    worker?.removeEventListener('message', heard);
    window.removeEventListener('offline', cut);
    window.removeEventListener('online', back);
  };
}

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** "22 November, 14:05", in the viewer's zone. */
export function momentText(at: number): string {
  const part = (type: string) => dayAndTime.formatToParts(at).find((each) => each.type === type)?.value ?? '';
  return `${part('day')} ${part('month')}, ${part('hour')}:${part('minute')}`;
}

/** Keeps what a member sees for the time without a line, and says from when it is; null while the line is there. */
export function useSeenBefore(): string | null {
  const cache = useQueryClient();
  useEffect(() => watchLine(() => void cache.invalidateQueries()), [cache]);
  const at = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => seenAtMs,
    () => null,
  );
  return at === null ? null : `Offline. Seen on ${momentText(at)}. Nothing you typed is lost.`;
}
