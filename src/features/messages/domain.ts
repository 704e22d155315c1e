/** A message that was typed and is not known to have arrived. `problem` is why the server would not take it. */
export type Pending = {
  readonly clientId: string;
  readonly threadId: number;
  readonly content: string;
  readonly typedAt: string;
  readonly problem: string | null;
};

/** Where a browser keeps somebody's queue. */
export const queueKey = (userId: string): string => `kilele.outbox.${userId}`;

/** Adds a message at the end of the queue; one that is queued already stays where it is. */
export function queue(pending: readonly Pending[], message: Pending): readonly Pending[] {
  return pending.some(({ clientId }) => clientId === message.clientId) ? pending : [...pending, message];
}

/** The queue after a message arrived, or was given up. */
export function settle(pending: readonly Pending[], clientId: string): readonly Pending[] {
  return pending.filter((message) => message.clientId !== clientId);
}

/** The queue after the server refused a message for good; it waits for its writer. */
export function refuse(pending: readonly Pending[], clientId: string, problem: string): readonly Pending[] {
  return pending.map((message) => (message.clientId === clientId ? { ...message, problem } : message));
}

/** What to send next: the oldest that was not refused, so that order is kept. */
export function nextToSend(pending: readonly Pending[]): Pending | null {
  return pending.find(({ problem }) => problem === null) ?? null;
}

function isPending(value: unknown): value is Pending {
  if (typeof value !== 'object' || value === null) return false;
  const has = (name: string, type: string) => name in value && typeof Reflect.get(value, name) === type;
  return (
    has('clientId', 'string') &&
    has('threadId', 'number') &&
    has('content', 'string') &&
    has('typedAt', 'string')
  );
}

/** The queue as it was kept as text; what cannot be read is left out. */
export function readPending(text: string | null): readonly Pending[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept)
      ? kept.filter(isPending).map((one) => ({ ...one, problem: one.problem ?? null }))
      : [];
  } catch {
    return [];
  }
}
