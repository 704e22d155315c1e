import type { FastifyBaseLogger } from 'fastify';

/** An outage of what the process stands on is two lines in the log, whatever the number of calls it met. */
export type Outages = {
  /** A call failed for want of it. */
  failed(error: unknown): void;
  /** A call was answered. */
  answered(): void;
};

/** One that was answered within this of a failure may have needed no database. */
const SETTLED_MS = 1_000;

/** `what` is not answering, by the name it has in the log. */
export function createOutages(
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  now: () => number,
  what = 'the database',
): Outages {
  let outage: { readonly since: number; last: number; calls: number } | null = null;
  return {
    failed(error) {
      const at = now();
      if (outage === null) {
        outage = { since: at, last: at, calls: 0 };
        log.error({ err: error }, `${what} does not answer`);
      }
      outage.last = at;
      outage.calls += 1;
    },
    answered() {
      if (outage === null || now() - outage.last < SETTLED_MS) return;
      const { since, last, calls } = outage;
      outage = null;
      log.warn({ seconds: Math.ceil((last - since) / 1_000), refused: calls }, `${what} answers again`);
    },
  };
}
