import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

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
 * `EventSource` reconnects by itself after a broken line, and what was missed meanwhile is asked for; where it gives up,
 * everything is asked for now and then.
 */
function open(): void {
  stream = new EventSource(STREAM);
  let isBroken = false;
  stream.addEventListener('message', (event: MessageEvent<string>) => publish(topicOf(event.data)));
  stream.addEventListener('open', () => {
    if (isBroken) publish('*');
    isBroken = false;
  });
  stream.addEventListener('error', () => {
    isBroken = true;
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

/** Reads the named calls again when the server says that `topic` changed: `useLive('matches', ['GET /api/…'])`. */
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
