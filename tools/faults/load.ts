import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startupForm } from '../../test/forms.ts';

/** A write that was acknowledged, by a name that only it has, and between which moments it was done. */
export type Write = { readonly name: string; readonly beganAt: number; readonly doneAt: number };
/** A file that was taken. */
export type Upload = Write & { readonly text: string; readonly path: string; readonly cookie: string };

/** What came of the calls of a while. */
export type Tally = {
  calls: number;
  failed: number;
  /** The longest time between two writes that were acknowledged. */
  windowMs: number;
  readonly acknowledged: Write[];
  readonly uploaded: Upload[];
  /** How often each status was answered, with what it said where it failed. */
  readonly outcomes: Map<string, number>;
};

const newTally = (): Tally => ({
  calls: 0,
  failed: 0,
  windowMs: 0,
  acknowledged: [],
  uploaded: [],
  outcomes: new Map(),
});

export type Load = {
  /** Ends the count of one while, and begins the next. */
  turn(): Tally;
  /** The count of the while that goes on. */
  current(): Tally;
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
export function startLoad(
  url: string,
  people: readonly string[],
  { writers = 3, readers = 3, uploaders = 1, restMs = 300 } = {},
): Load {
  const abort = new AbortController();
  let tally = newTally();
  let lastWriteAt = performance.now();
  let written = 0;
  const nextPerson = () => people[(written += 1) % people.length] ?? '';

  /** What was answered; null where it was not what was asked for. */
  async function ask(path: string, init: RequestInit = {}): Promise<string | null> {
    tally.calls += 1;
    const [status, said] = await fetch(`${url}${path}`, {
      ...init,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then(async (answer) => [answer.status, await answer.text()] as const)
      .catch((error: Error) => {
        const { code = error.name } = (error.cause ?? error) as { code?: string };
        return [0, code] as const;
      });
    const isFine = status >= 200 && status < 300;
    const outcome = [status || init.method || 'GET', isFine ? '' : reasonIn(said)].filter(Boolean).join(' ');
    tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + 1);
    if (!isFine) tally.failed += 1;
    return isFine ? said : null;
  }

  /** Asks again, under one key, until it is done; null where the load ends before. */
  async function insist(
    path: string,
    { body, headers }: { readonly body: string | FormData; readonly headers: Record<string, string> },
    key: string,
  ): Promise<string | null> {
    const init = { method: 'POST', body, headers: { ...headers, 'idempotency-key': key } };
    for (;;) {
      const said = await ask(path, init);
      if (said !== null || abort.signal.aborted) return said;
      await sleep(AGAIN_MS);
    }
  }

  async function write(): Promise<void> {
    while (!abort.signal.aborted) {
      const key = randomUUID();
      const [name, beganAt] = [`Fault ${key}`, performance.now()];
      const headers = { 'content-type': 'application/json', cookie: nextPerson() };
      const init = { body: JSON.stringify(startupForm(name)), headers };
      if ((await insist('/api/startups', init, key)) === null) return;
      const doneAt = performance.now();
      tally.windowMs = Math.max(tally.windowMs, doneAt - lastWriteAt);
      lastWriteAt = doneAt;
      tally.acknowledged.push({ name, beganAt, doneAt });
      await sleep(restMs);
    }
  }

  async function upload(): Promise<void> {
    while (!abort.signal.aborted) {
      const key = randomUUID();
      const [name, beganAt, cookie] = [`${key}.txt`, performance.now(), nextPerson()];
      const text = `Traction: 340 paying farmers, ${key}.`;
      const body = new FormData();
      body.set('file', new Blob([text]), name);
      const said = await insist('/api/documents', { body, headers: { cookie } }, key);
      if (said === null) return;
      const { id } = JSON.parse(said) as { id: number };
      const path = `/api/documents/${id}/versions/1/file`;
      tally.uploaded.push({ name, beganAt, doneAt: performance.now(), text, path, cookie });
      await sleep(3 * restMs);
    }
  }

  async function read(): Promise<void> {
    while (!abort.signal.aborted) {
      await ask('/api/startups?limit=10', { headers: { cookie: people[0] ?? '' } });
      await sleep(200);
    }
  }

  const all = [
    ...Array.from({ length: writers }, write),
    ...Array.from({ length: uploaders }, upload),
    ...Array.from({ length: readers }, read),
  ];
  return {
    turn() {
      const ended = tally;
      tally = newTally();
      return ended;
    },
    current: () => tally,
    lastWriteAt: () => lastWriteAt,
    async stop() {
      abort.abort();
      await Promise.all(all);
    },
  };
}
