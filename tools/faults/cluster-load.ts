import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startupForm } from '../../test/forms.ts';

/** What came of the calls of a while. */
export type Tally = {
  calls: number;
  failed: number;
  /** The longest time between two writes that were acknowledged. */
  windowMs: number;
  /** Each write that was acknowledged, by a name that only it has. */
  readonly acknowledged: string[];
  /** How often each status was answered, with what it said where it failed. */
  readonly outcomes: Map<string, number>;
};

const newTally = (): Tally => ({ calls: 0, failed: 0, windowMs: 0, acknowledged: [], outcomes: new Map() });

export type Load = {
  /** Ends the count of one while, and begins the next. */
  turn(): Tally;
  /** When a write was last acknowledged. */
  lastWriteAt(): number;
  stop(): Promise<void>;
};

const PATIENCE_MS = 20_000;
const AGAIN_MS = 250;

/** What a refusal says: the product's own message, or the first words of a proxy's page. */
function reasonIn(text: string): string {
  try {
    return (JSON.parse(text) as { message: string }).message;
  } catch {
    return text
      .replaceAll(/<[^>]+>/g, ' ')
      .trim()
      .slice(0, 60);
  }
}

/**
 * Writers and readers as browsers and programs are: one that gets no answer, or a 503, asks again with the same key until it
 * is told that its write is done.
 */
export function startLoad(url: string, people: readonly string[], { writers = 3, readers = 3 } = {}): Load {
  const abort = new AbortController();
  let tally = newTally();
  let lastWriteAt = performance.now();
  let written = 0;
  const nextPerson = () => people[(written += 1) % people.length] ?? '';

  async function ask(path: string, init: RequestInit = {}): Promise<number> {
    tally.calls += 1;
    const [status, said] = await fetch(`${url}${path}`, {
      ...init,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then(async (answer) => [answer.status, answer.ok ? '' : reasonIn(await answer.text())] as const)
      .catch((error: Error) => {
        const { code = error.name } = (error.cause ?? error) as { code?: string };
        return [0, code] as const;
      });
    const outcome = [status || init.method || 'GET', said].filter(Boolean).join(' ');
    tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + 1);
    const isFine = status >= 200 && status < 300;
    if (!isFine) tally.failed += 1;
    return isFine ? status : 0;
  }

  async function write(): Promise<void> {
    while (!abort.signal.aborted) {
      const name = `Fault ${randomUUID()}`;
      const init = {
        method: 'POST',
        body: JSON.stringify(startupForm(name)),
        headers: {
          'content-type': 'application/json',
          cookie: nextPerson(),
          'idempotency-key': name.slice(6),
        },
      };
      while ((await ask('/api/startups', init)) === 0) {
        if (abort.signal.aborted) return;
        await sleep(AGAIN_MS);
      }
      const now = performance.now();
      tally.windowMs = Math.max(tally.windowMs, now - lastWriteAt);
      lastWriteAt = now;
      tally.acknowledged.push(name);
      await sleep(300);
    }
  }

  async function read(): Promise<void> {
    while (!abort.signal.aborted) {
      await ask('/api/startups?limit=10', { headers: { cookie: people[0] ?? '' } });
      await sleep(200);
    }
  }

  const all = [...Array.from({ length: writers }, write), ...Array.from({ length: readers }, read)];
  return {
    turn() {
      const ended = tally;
      tally = newTally();
      return ended;
    },
    lastWriteAt: () => lastWriteAt,
    async stop() {
      abort.abort();
      await Promise.all(all);
    },
  };
}
