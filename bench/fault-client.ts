import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { MINUTE_MS } from '#shared/domain/time.ts';
import { startupForm } from '#test/forms.ts';

export type Answer = { status: number; body: string; cookie: string };

/** One call on a connection of its own; rejects when the connection is refused or reset. */
export function call(
  port: number,
  method: string,
  path: string,
  body?: object,
  cookie = '',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
    const sent = request({ port, host: '127.0.0.1', method, path, agent: false, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('error', reject);
      response.once('end', () => {
        const cookies = response.headers['set-cookie'] ?? [];
        const pairs = cookies.map((line) => line.split(';')[0]).join('; ');
        resolve({ status: response.statusCode ?? 0, body: text, cookie: pairs });
      });
    });
    sent.once('error', reject);
    sent.end(body ? JSON.stringify(body) : undefined);
  });
}

/** Waits for the server to be ready and returns how long that took. */
export async function readyMs(port: number, since: number): Promise<number> {
  while (performance.now() - since < MINUTE_MS) {
    const answer = await call(port, 'GET', '/readyz').catch(() => null);
    if (answer?.status === 200) return performance.now() - since;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error('the server was not ready within a minute');
}

/** Signs a new founder up; the session outlives the server's kills, since it is in the database. */
export async function signUp(port: number): Promise<string> {
  const person = {
    firstName: 'Ada',
    lastName: 'Obi',
    email: `${randomUUID()}@example.test`,
    password: randomUUID(),
  };
  const answer = await call(port, 'POST', '/api/account/sign-up/email', person);
  if (answer.status !== 200) throw new Error(`sign-up answered ${answer.status}: ${answer.body}`);
  return answer.cookie;
}

export type Load = {
  /** Ids of the startups whose creation was acknowledged. */
  ids: number[];
  /** How often each status was answered. */
  statuses: Map<number, number>;
  /** Calls whose connection was made and then cut off before an answer. */
  cutOff: number;
  /** The longest time between two acknowledged creates. */
  longestGapMs: number;
  stop(): Promise<void>;
};

/** Creates startups from several clients at once until stopped. */
export function createStartups(port: number, cookie: string, clients = 8): Load {
  const abort = new AbortController();
  let lastAt = performance.now();
  const load: Load = {
    ids: [],
    statuses: new Map(),
    cutOff: 0,
    longestGapMs: 0,
    async stop() {
      abort.abort();
      await Promise.all(all);
    },
  };
  const note = ({ status, body }: Answer) => {
    load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1);
    if (status !== 201) return;
    load.ids.push((JSON.parse(body) as { id: number }).id);
    load.longestGapMs = Math.max(load.longestGapMs, performance.now() - lastAt);
    lastAt = performance.now();
  };
  const client = async (): Promise<void> => {
    while (!abort.signal.aborted) {
      try {
        note(await call(port, 'POST', '/api/startups', startupForm(`Fault ${randomUUID()}`), cookie));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') load.cutOff += 1;
        await new Promise((done) => setTimeout(done, 20));
      }
    }
  };
  const all = Array.from({ length: clients }, client);
  return load;
}
