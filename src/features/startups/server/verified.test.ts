import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { isSharedDomain } from '#features/investors/domain/domain-proof.ts';
import { type Client, testApp } from '#test/app.ts';
import { provedMember } from '#test/data-room.ts';
import { joinTeam, startupForm } from '#test/forms.ts';
import type { UserId } from '#shared/server/context.ts';

const app = testApp();
let founder: Client;
let site: string;
let made = 0;

beforeEach(async () => {
  made += 1;
  site = `mtajiline${made}.example`;
  founder = await provedMember(app, `wambui@${site}`);
});

const publish = async (who: Client, website: string | null) =>
  (await who.post('/api/startups', startupForm(`Mtajiline ${made}`, { website }))).body.id;
const domainOf = async (id: number) => (await app.visitor.get(`/api/startups/${id}`)).body.verifiedDomain;
const setProved = (who: Client, isProved: boolean) =>
  app.services.db
    .updateTable('users')
    .set({ emailVerified: isProved })
    .where('id', '=', who.userId as UserId)
    .execute();

describe('a startup is verified', () => {
  it('by a proved address of an owner at the domain of its website, and found by it', async () => {
    const id = await publish(founder, `https://www.${site}/about?x=1`);
    expect(await domainOf(id)).toBe(site);
    const ids = async (verified: string) =>
      (await app.visitor.get(`/api/startups?limit=100&verified=${verified}`)).body.map((card) => card.id);
    expect([(await ids('true')).includes(id), (await ids('false')).includes(id)]).toEqual([true, false]);
    expect((await app.visitor.get('/api/startups/summary?verified=true')).body.total).toBe(
      (await ids('true')).length,
    );
  });

  it('also where the website is below the domain of the address', async () => {
    expect(await domainOf(await publish(founder, `https://app.${site}`))).toBe(`app.${site}`);
  });

  it.each<[string, () => string | null]>([
    ['no website', () => null],
    ['another domain', () => 'https://other.example'],
    ['a domain that ends alike', () => `https://not${site}`],
    ['a domain above', () => 'https://example'],
    ['the domain in the path', () => `https://other.example/${site}`],
    ['the domain before an at sign', () => `https://${site}@other.example`],
  ])('not by %s', async (_name, website) => {
    const answer = await founder.post('/api/startups', startupForm(`Other ${made}`, { website: website() }));
    // Some of these are no addresses of a website, and refused as such.
    expect(answer.status === 201 ? await domainOf(answer.body.id) : null).toBeNull();
  });

  it('not by an address that is not proved, by an editor, or where thousands have an address', async () => {
    const newcomer = await app.member({ email: `kofi@new-${site}` });
    const id = await publish(newcomer, `https://new-${site}`);
    expect(await domainOf(id)).toBeNull();
    const editor = await provedMember(app, `ama@new-${site}`);
    await joinTeam(app, editor, { startupId: id, role: 'editor' });
    expect(await domainOf(id)).toBeNull();
    await setProved(newcomer, true);
    expect(await domainOf(id)).toBe(`new-${site}`);
    const anybody = await provedMember(app, `anybody${made}@gmail.com`);
    expect(await domainOf(await publish(anybody, 'https://gmail.com'))).toBeNull();
  });

  it('until website, address or owner change', async () => {
    const id = await publish(founder, `https://${site}`);
    await setProved(founder, false);
    expect(await domainOf(id)).toBeNull();
    await setProved(founder, true);
    expect(await domainOf(id)).toBe(site);
    const other = await app.member();
    await joinTeam(app, other, { startupId: id, role: 'owner' });
    expect((await other.delete(`/api/startups/${id}/team/${founder.userId}`)).status).toBe(200);
    expect(await domainOf(id)).toBeNull();
    await joinTeam(app, founder, { startupId: id, role: 'owner' });
    expect(await domainOf(id)).toBe(site);
    const { version } = (await founder.get(`/api/startups/${id}`)).body;
    const form = startupForm(`Mtajiline ${made}`, { website: 'https://elsewhere.example', version });
    expect((await founder.put(`/api/startups/${id}`, form)).status).toBe(200);
    expect(await domainOf(id)).toBeNull();
  });
});

it('who waits for verified startups is told when one becomes verified', async () => {
  const reader = await app.member();
  const query = { verified: 'true' };
  const { id } = (await reader.post('/api/saved-searches', { name: 'Verified', query, isAlerting: true }))
    .body;
  await setProved(founder, false);
  const startupId = await publish(founder, `https://${site}`);
  await setProved(founder, true);
  await app.services.hooks.find(({ startupChanged }) => startupChanged)?.startupChanged?.(app.services);
  const hits = (await reader.get(`/api/saved-searches/${id}/hits`)).body;
  expect(hits.map(({ startup }) => startup.id)).toContain(startupId);
});

it('the database knows the same shared domains', async () => {
  const file = new URL('../../investors/domain/domain-proof.ts', import.meta.url);
  const listed = [...readFileSync(file, 'utf8').matchAll(/^  '([a-z.]+)',$/gm)].map(
    ([, domain = '']) => domain,
  );
  expect(listed.length).toBeGreaterThan(30);
  const { rows } = await sql<{ source: string }>`
    select prosrc as source from pg_proc where proname = 'is_shared_domain'`.execute(app.services.db);
  const known = [...(rows[0]?.source ?? '').matchAll(/[a-z]+(?:\\\.[a-z]+)+/g)].map(([text]) =>
    text.replaceAll('\\', ''),
  );
  expect(known.toSorted()).toEqual(listed.toSorted());
  expect(known.every(isSharedDomain)).toBe(true);
});
