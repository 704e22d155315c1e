import { createHook } from 'node:async_hooks';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { sideProcess } from '#platform/jobs/side-process.ts';
import { testApp } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';

/** How many packings begin meanwhile, whoever asks for them. */
async function packingsDuring(work: () => Promise<void>): Promise<number> {
  let begun = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'ZLIB') begun += 1;
    },
  }).enable();
  await work().finally(() => hook.disable());
  return begun;
}

const packed = promisify(brotliCompress);

const app = testApp({ TRUST_PROXY: '1' });
afterAll(() => sideProcess.close());

const ANALYZE = '/api/documents/1/analyze';
const SHORT_LINES = '- a\n'.repeat(100_000);

describe('a text that costs much', () => {
  it('is a member’s to paste, and is read to its end', { timeout: 60_000 }, async () => {
    const refused = await app.visitor.post(ANALYZE, { documentText: SHORT_LINES });
    expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([400, 'documentText']);
    const member = await app.member();
    // The process beside the server is stopped after 15 seconds of work.
    expect((await member.post(ANALYZE, { documentText: SHORT_LINES })).status).toBe(200);
  });

  it('waits behind members when a visitor sends it', async () => {
    const asked = vi.spyOn(sideProcess, 'run');
    const member = await app.member();
    for (const client of [app.visitor, member])
      await client.post(ANALYZE, { documentText: 'Revenue of $5m.' });
    expect(asked.mock.calls.map(([, , rank]) => rank)).toEqual(['visitor', 'member']);
    asked.mockRestore();
  });
});

describe('kept answers', () => {
  it.each(['/api/openapi.json', '/api/docs'])(
    '%s is packed once, and not sent to whoever has it',
    async (url) => {
      const first = await app.server.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect([first.statusCode, first.headers['content-encoding']]).toEqual([200, 'br']);
      const packings = await packingsDuring(async () => {
        await packed('Kilele');
        for (let n = 0; n < 50; n += 1)
          await app.server.inject({ url, headers: { 'accept-encoding': 'br' } });
      });
      // That of this test alone.
      expect(packings).toBe(1);
      const again = await app.server.inject({
        url,
        headers: { 'if-none-match': String(first.headers['etag']) },
      });
      expect([again.statusCode, again.payload]).toEqual([304, '']);
      const plain = await app.server.inject({ url });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.payload).toContain('Kilele');
    },
  );

  it('market figures are made once, and again once somebody wrote, by whatever way', async () => {
    const member = await app.member();
    const ask = async () => (await app.visitor.get('/api/market-intelligence')).body.overview.totalStartups;
    await vi.waitFor(async () => expect(await app.services.events.caughtUp()).toBe(true));
    const before = await ask();
    const made = vi.spyOn(app.services.db, 'selectFrom');
    expect(await ask()).toBe(before);
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
    await app.services.pool.query(
      `insert into startups (name, description, sector_id, region_id, stage_id, business_model,
      raising_text, team_size, search, search_name, created_by)
      values ('By hand', 'Payments', 'fintech', 'africa', 'seed', 'B2B', '$1', 3, '', 'by hand', $1)`,
      [member.userId],
    );
    expect(await ask()).toBe(before + 1);
    const seen = await member.post('/api/startups', startupForm('Seen'));
    expect([seen.status, await ask()]).toEqual([201, before + 2]);
  });
});
