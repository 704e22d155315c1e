import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#app/server/demo.ts';
import { explore } from '#test/accounts.ts';
import { testApp } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';

const app = testApp({ DEMO: '1' });
beforeAll(async () => {
  await seedDemo(app.services);
});

const path = '/api/admin/demo';
const form = startupForm('Zuri Pay');

async function rowsOf(
  table: 'users' | 'startups' | 'investors' | 'pageViews' | 'investorVouches' | 'matches',
) {
  const row = await app.services.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n;
}

describe('removing the demo', () => {
  it('is not there for visitors, members and explorers', async () => {
    const member = await app.member();
    const explorer = await explore(app, 'founder');
    expect((await app.visitor.get(path)).status).toBe(401);
    expect((await app.visitor.delete(path)).status).toBe(401);
    for (const client of [member, explorer]) {
      expect((await client.get(path)).status).toBe(404);
      expect((await client.delete(path)).status).toBe(404);
    }
    expect(await rowsOf('startups')).toBeGreaterThan(50);
  });

  it('takes everything flagged and leaves what is real', async () => {
    const admin = await app.member({ isAdmin: true });
    const own = await admin.post('/api/startups', form);
    await admin.get('/api/startups/1');
    await app.visitor.get(`/api/startups/${own.body.id}`);
    // Looks are written together, a moment after the answer.
    await new Promise((done) => setTimeout(done, 150));
    const before = await admin.get(path);
    expect(before.status).toBe(200);
    const removed = await admin.delete(path);
    expect([removed.status, removed.body]).toEqual([200, before.body]);

    expect((await admin.get(path)).body).toEqual({ startups: 0, investors: 0, people: 0 });
    expect((await admin.get('/api/startups')).body.map(({ name }) => name)).toEqual(['Zuri Pay']);
    expect((await app.visitor.get('/api/startups/1')).status).toBe(404);
    expect((await app.visitor.get('/api/market/rounds')).headers['x-total-count']).toBe('0');
    expect([await rowsOf('investors'), await rowsOf('investorVouches'), await rowsOf('matches')]).toEqual([
      0, 0, 0,
    ]);
    expect(await rowsOf('pageViews')).toBeLessThanOrEqual(1);
    expect((await app.visitor.post('/api/auth/explore', { role: 'founder' })).status).toBe(404);
  });

  it('leaves no word of the demo for a mistyped search, and every word of what is real', async () => {
    const rows = await app.services.db.selectFrom('searchWords').select('word').execute();
    const words = rows.map(({ word }) => word);
    expect(words).not.toContain('mtajiline');
    expect(words).toEqual(expect.arrayContaining(['zuri', 'pay', 'fintech']));
    expect((await app.visitor.get('/api/startups?q=zurri%20pay')).body.map(({ name }) => name)).toEqual([
      'Zuri Pay',
    ]);
  });

  it('does not bring the demo back at the next start, and may be asked for again', async () => {
    await seedDemo(app.services);
    expect(await rowsOf('startups')).toBe(1);
    const admin = await app.member({ isAdmin: true });
    expect((await admin.delete(path)).body).toEqual({ startups: 0, investors: 0, people: 0 });
    expect((await admin.get(`${path}?all=1`)).status).toBe(400);
  });
});
