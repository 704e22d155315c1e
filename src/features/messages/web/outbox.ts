import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '#shared/web/api-error.ts';
import { clientFor } from '#shared/web/api-client.ts';
import { store, readStored } from '#shared/web/browser-storage.ts';
import type { messageEndpoints } from '../contract.ts';
import { nextToSend, type Pending, queue, queueKey, readPending, refuse, settle } from '../domain.ts';

const client = clientFor<typeof messageEndpoints>();

const RETRY_MS = 4000;

const REFRESHES = ['GET /api/threads', 'GET /api/threads/{id}', 'GET /api/threads/{id}/messages'];

export type Outbox = {
  readonly pending: readonly Pending[];
  /** The last try met no server. */
  readonly isStuck: boolean;
  readonly send: (threadId: number, content: string) => void;
  readonly discard: (clientId: string) => void;
};

/** Whether the server will never take it, or only not now. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429;

/**
 * Messages on their way. They are kept until the server has answered each, are sent in order, and carry an id that
 * makes a repeat the same message: a reload, a broken line or a second tab sends none twice.
 */
export function useOutbox(userId: string): Outbox {
  const key = queueKey(userId);
  const cache = useQueryClient();
  const [pending, setPending] = useState(() => readPending(readStored(key)));
  const [isStuck, setStuck] = useState(false);
  const isBusy = useRef(false);

  const change = useCallback(
    (next: (now: readonly Pending[]) => readonly Pending[]) => {
      const changed = next(readPending(readStored(key)));
      store(key, changed.length === 0 ? null : JSON.stringify(changed));
      setPending(changed);
    },
    [key],
  );

  const flush = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      for (
        let next = nextToSend(readPending(readStored(key)));
        next;
        next = nextToSend(readPending(readStored(key)))
      ) {
        const { clientId, threadId, content } = next;
        try {
          await client.call('POST /api/threads/{id}/messages', {
            params: { id: threadId },
            body: { content, clientId },
          });
        } catch (error) {
          if (!isFinal(error)) throw error;
          change((now) => refuse(now, clientId, messageOf(error)));
          continue;
        }
        await Promise.all(REFRESHES.map((name) => cache.invalidateQueries({ queryKey: [name] })));
        change((now) => settle(now, clientId));
      }
      setStuck(false);
    } catch {
      setStuck(true);
    } finally {
      isBusy.current = false;
    }
  }, [cache, change, key]);

  useEffect(() => {
    const again = () => void flush();
    again();
    const timer = setInterval(again, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [flush]);

  const send = (threadId: number, content: string) => {
    const message = {
      clientId: crypto.randomUUID(),
      threadId,
      content,
      typedAt: new Date().toISOString(),
      problem: null,
    };
    change((now) => queue(now, message));
    void flush();
  };
  return { pending, isStuck, send, discard: (clientId) => change((now) => settle(now, clientId)) };
}
