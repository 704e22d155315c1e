import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pageMadeAt } from './page-made-at.ts';

type Listener = (topic: string) => void;

const STREAM = '/api/events';
const POLL_MS = 30_000;

const listeners = new Set<Listener>();
let stream: EventSource | null = null;
let polling: ReturnType<typeof setInterval> | null = null;

const publish = (topic: string) => {
  for (const listener of listeners) listener(topic);
};

/** Holds because our own server writes the stream. */
const topicOf = (data: string) => (JSON.parse(data) as { topic: string }).topic;

/**
 * The server says what has changed since it made the page, then and after each break. `EventSource` reconnects by itself;
 * where it gives up, everything is polled.
 */
function open(): void {
  const madeAt = pageMadeAt();
  stream = new EventSource(madeAt === null ? STREAM : `${STREAM}?since=${madeAt}`);
  stream.addEventListener('message', (event: MessageEvent<string>) => publish(topicOf(event.data)));
  stream.addEventListener('error', () => {
    if (stream?.readyState === EventSource.CLOSED) polling ??= setInterval(() => publish('*'), POLL_MS);
  });
}

function close(): void {
  stream?.close();
  stream = null;
  if (polling !== null) clearInterval(polling);
  polling = null;
}

/** Calls back when one of the person's own things changed. One stream serves the whole page. */
export function subscribeLive(listener: Listener): () => void {
  listeners.add(listener);
  if (stream === null && typeof EventSource !== 'undefined') open();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) close();
  };
}

/** Refetches the named calls when the server reports a change of `topic`: `useLive('matches', ['GET /api/…'])`. */
export function useLive(topic: string, calls: readonly string[]): void {
  const cache = useQueryClient();
  const names = calls.join('\n');
  useEffect(
    () =>
      subscribeLive((changed) => {
        if (changed !== topic && changed !== '*') return;
        for (const name of names.split('\n')) void cache.invalidateQueries({ queryKey: [name] });
      }),
    [cache, topic, names],
  );
}
