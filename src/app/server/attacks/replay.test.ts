import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { servedTables } from '#app/server/features.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { type Client, testApp, testMember } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';

const app = testApp();
const owner = testMember(app);
const stranger = testMember(app);
const ids: number[] = [];

const startup = startupForm('Zed Labs');
const table = {
  shares: [{ shareholderName: 'Ada', shareholderType: 'founder', shares: 1_000_000, shareClass: 'Common' }],
};
const keyed = (key: string) => ({ 'idempotency-key': key });

beforeAll(async () => {
  for (const client of [owner, owner, stranger])
    ids.push((await client.post('/api/startups', { ...startup, name: `Zed ${ids.length}` })).body.id);
});

const tableOf = (client: Client, id: number | undefined) => client.get(`/api/startups/${id}/cap-table`);

describe('one key on several objects', () => {
  it('does the work on each of them', async () => {
    for (const id of ids.slice(0, 2)) {
      const answer = await owner.post(`/api/startups/${id}/cap-table`, table, keyed('several-objects-1'));
      expect(answer.status).toBeLessThan(300);
      expect(answer.headers['idempotent-replay']).toBeUndefined();
      expect((await tableOf(owner, id)).status).toBe(200);
    }
  });

  it('opens nobody else’s, and says no more of it than without a key', async () => {
    const url = `/api/startups/${ids[2]}/cap-table` as const;
    const key = keyed('several-objects-1');
    expect((await owner.post(url, table, key)).status).toBe(404);
    expect((await tableOf(stranger, ids[2])).status).toBe(404);
  });

  it('does what another call is for', async () => {
    const key = keyed('several-calls-1');
    const made = await owner.post('/api/startups', { ...startup, name: 'Keyed once' }, key);
    const again = await owner.post('/api/startups', { ...startup, name: 'Keyed once' }, key);
    expect([made.status, again.status, again.body.id]).toEqual([201, 201, made.body.id]);
    expect(again.headers['idempotent-replay']).toBe('true');
    const other = await owner.post('/api/startups', { ...startup, name: 'Keyed twice' }, key);
    expect(other.status).toBe(409);
    const removed = await app.server.inject({
      method: 'DELETE',
      url: `/api/startups/${made.body.id}`,
      headers: { cookie: owner.cookie, ...key },
    });
    const gone = await owner.get(`/api/startups/${made.body.id}`);
    expect([removed.statusCode, gone.status]).toEqual([200, 404]);
  });
});

describe('an answer that holds a key', () => {
  it('is kept nowhere, and not given twice', async () => {
    const key = keyed('a-secret-answer-1');
    const url = `/api/startups/${ids[0] ?? 0}/invitations` as const;
    const made = await owner.post(url, { role: 'editor' }, key);
    const secret = made.body.link.split('/').at(-1) ?? '';
    expect(secret.length).toBeGreaterThan(20);
    expect((await owner.post(url, { role: 'editor' }, key)).problem.message).toContain('done already');
    expect((await owner.get(url)).body).toHaveLength(1);
    const rows = await app.services.db.selectFrom('idempotencyKeys').select('answer').execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('is each one in which a link is made', () => {
    const tables = servedTables.flatMap((table) => Object.entries<Endpoint>(table));
    const links = tables.filter(
      ([key, { response }]) =>
        key.startsWith('POST ') && response instanceof z.ZodObject && 'link' in response.shape,
    );
    expect(links.length).toBeGreaterThanOrEqual(5);
    expect(links.filter(([, { answersSecret }]) => answersSecret !== true)).toEqual([]);
  });
});

describe('the same request again', () => {
  it('tells nothing to somebody who was taken out of the team meanwhile', async () => {
    const colleague = await app.member();
    const invitation = await owner.post(`/api/startups/${ids[0] ?? 0}/invitations`, { role: 'editor' });
    const token = invitation.body.link.split('/').at(-1) ?? '';
    expect((await colleague.post(`/api/invitations/${token}/accept`)).status).toBe(200);
    const url = `/api/startups/${ids[0]}/cap-table` as const;
    const key = keyed('before-leaving-1');
    const first = await colleague.post(url, table, key);
    expect(first.status).toBeLessThan(300);
    expect((await colleague.post(url, table, key)).headers['idempotent-replay']).toBe('true');
    await owner.delete(`/api/startups/${ids[0]}/team/${colleague.userId}`);
    const refused = await colleague.post(url, table, key);
    expect([refused.status, refused.text.includes('Ada')]).toEqual([404, false]);
  });

  it('writes nothing a second time', async () => {
    const url = `/api/startups/${ids[1]}/traction` as const;
    const body = { metric: 'users', value: 100, date: '2026-01-31' };
    const key = keyed('traction-once-1');
    const first = await owner.post(url, body, key);
    expect(first.status).toBe(201);
    const again = await owner.post(url, body, key);
    expect(again.body).toEqual(first.body);
    const rows = await app.services.pool.query('select 1 from traction_points where startup_id = $1', [
      ids[1],
    ]);
    expect(rows.rowCount).toBe(1);
  });
});
