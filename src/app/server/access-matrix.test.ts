import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { features } from './features.ts';
import { type Client, createTestApp, type TestApp } from '#test/app.ts';

type Listed = { readonly key: string; readonly endpoint: Endpoint };

const calls: readonly Listed[] = features
  .flatMap(({ routes }) => routes)
  .flatMap(({ table }) => Object.entries(table))
  .flatMap(([key, endpoint]) => (endpoint ? [{ key, endpoint }] : []))
  .toSorted((one, other) => one.key.localeCompare(other.key));

let app: TestApp;
let member: Client;
let suspended: Client;

beforeAll(async () => {
  app = await createTestApp();
  member = await app.member();
  suspended = await app.member();
  await sql`update users set suspended_at = now() where id = ${suspended.userId}`.execute(app.services.db);
});
afterAll(() => app.close());

async function answerTo(client: Client, { key, endpoint }: Listed) {
  const [method = '', path = ''] = key.split(' ');
  const url = path.replaceAll(/\{\w+\}/g, '1');
  const send: Record<string, () => ReturnType<Client['get']>> = {
    GET: () => client.get(url),
    POST: () => client.post(url, endpoint.body && {}),
    PUT: () => client.put(url, endpoint.body && {}),
    PATCH: () => client.patch(url, endpoint.body && {}),
    DELETE: () => client.delete(url),
  };
  const answer = await send[method]?.();
  if (!answer) throw new Error(`${key} has no method`);
  return answer;
}

const of = (access: Endpoint['access']) => calls.filter(({ endpoint }) => endpoint.access === access);

describe('every call', () => {
  it('is known here', () => {
    expect(calls.length).toBeGreaterThan(150);
  });

  it.each([...of('member'), ...of('admin')])('$key wants a session', async (listed) => {
    for (const client of [app.visitor, suspended]) {
      const answer = await answerTo(client, listed);
      expect(answer.status).toBe(401);
      expect(answer.problem.code).toBe('unauthenticated');
    }
  });

  it.each(of('admin'))('$key is for admins', async (listed) => {
    expect((await answerTo(member, listed)).status).toBeOneOf([403, 404]);
  });

  it.each(of('public'))('$key never fails for a visitor', async (listed) => {
    expect((await answerTo(app.visitor, listed)).status).toBeLessThan(500);
  });
});
