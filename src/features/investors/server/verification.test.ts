import { sql } from 'kysely';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createTestApp, type TestApp } from '#test/app.ts';
import { createInvestor, investorForm, type MadeInvestor } from '#test/forms.ts';
import { listenAs } from '#test/live.ts';
import { investorJobs } from './jobs.ts';

/** What the name server knows: texts by domain; a domain with null stays unanswered, others do not exist. */
const zone = new Map<string, readonly string[] | null>();
let asked: string[] = [];

function answerTo(query: Buffer): Buffer | null {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const name = labels.join('.').toLowerCase();
  asked.push(name);
  const texts = zone.get(name);
  if (texts === null) return null;
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(texts ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(texts?.length ?? 0, 6);
  header.writeUInt32BE(0, 8);
  const answers = (texts ?? []).map((text) => {
    const parts = (text.match(/.{1,20}/g) ?? []).map((part) =>
      Buffer.concat([Buffer.from([part.length]), Buffer.from(part)]),
    );
    const data = Buffer.concat(parts);
    const record = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length]);
    return Buffer.concat([record, data]);
  });
  return Buffer.concat([header, query.subarray(12, at + 5), ...answers]);
}

let nameServer: Socket;
let beforeAnswer: (() => Promise<void>) | null = null;
let app: TestApp;
beforeAll(async () => {
  nameServer = createSocket('udp4', async (query, from) => {
    await beforeAnswer?.();
    const answer = answerTo(query);
    if (answer) nameServer.send(answer, from.port, from.address);
  });
  nameServer.bind(0, '127.0.0.1');
  await once(nameServer, 'listening');
  app = await createTestApp({ DNS_SERVERS: `127.0.0.1:${nameServer.address().port}` });
});
afterAll(async () => {
  await app.close();
  nameServer.close();
});

const statement = 'We closed two rounds together in 2024.';

const investor = (change: object = {}, person = {}) =>
  createInvestor(app, { firmName: null, ...change }, person);
/** An investor who is verified already, so that their vouch counts. */
const verified = async (change: object = {}, person = {}): Promise<MadeInvestor> => {
  const made = await investor(change, person);
  await app.services.db
    .updateTable('investors')
    .set({ verifiedBy: 'domain', verifiedDomain: `${made.id}.example`, verifiedAt: new Date(0) })
    .where('id', '=', made.id)
    .execute();
  return made;
};
const withWebsite = async (website: string): Promise<MadeInvestor & { record: string }> => {
  const made = await investor();
  const answer = await made.client.put(
    `/api/investors/${made.id}`,
    investorForm({ version: 1, website, firmName: null }),
  );
  return { ...made, record: String(answer.body.domainProof?.record) };
};
const verify = ({ client, id }: MadeInvestor) => client.post(`/api/investors/${id}/verify-domain`);
const vouch = (who: Client, { id }: MadeInvestor) => who.post(`/api/investors/${id}/vouches`, { statement });
const withdraw = (who: Client, { id }: MadeInvestor) => who.delete(`/api/investors/${id}/vouches/mine`);
const verifiedOf = async ({ id }: MadeInvestor) =>
  (await app.visitor.get(`/api/investors/${id}`)).body.verified;
const notesOf = async ({ client }: MadeInvestor) => {
  const rows = await app.services.db
    .selectFrom('notifications')
    .select('content')
    .where('userId', '=', client.userId)
    .where('kind', '=', 'investor-verification')
    .orderBy('id')
    .execute();
  return rows.map(({ content }) => content);
};

describe('proof of a domain', () => {
  it('is found among the text records, in pieces too, and told', async () => {
    const made = await withWebsite('https://www.baobab.example.com/team');
    expect(made.record).toMatch(/^kilele-verification=[0-9a-f]{32}$/);
    zone.set('baobab.example.com', ['v=spf1 -all', made.record]);
    const answer = await verify(made);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      verified: { by: 'domain', domain: 'baobab.example.com' },
      domainProof: { isProved: true },
    });
    expect(await notesOf(made)).toEqual(['Your investor profile is now verified by your firm’s domain.']);
    const listed = await app.visitor.get('/api/investors?verified=true');
    expect(listed.body.map(({ id }) => id)).toEqual([made.id]);
  });

  it('holds no transaction while the name servers are asked', async () => {
    const made = await withWebsite('https://acacia.example.com');
    zone.set('acacia.example.com', [made.record]);
    const open: unknown[] = [];
    beforeAnswer = async () => {
      const { rows } = await sql`
        select pid from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`.execute(app.services.db);
      open.push(...rows);
    };
    try {
      expect((await verify(made)).status).toBe(200);
    } finally {
      beforeAnswer = null;
    }
    expect(open).toEqual([]);
  });

  it('stays while the domain stays, and goes with it', async () => {
    const made = await withWebsite('https://mopane.example.com');
    zone.set('mopane.example.com', [made.record]);
    await verify(made);
    const url = `/api/investors/${made.id}` as const;
    await made.client.put(
      url,
      investorForm({ version: 2, firmName: null, website: 'https://mopane.example.com/fund' }),
    );
    expect(await verifiedOf(made)).toMatchObject({ by: 'domain' });
    await made.client.put(
      url,
      investorForm({ version: 3, firmName: null, website: 'https://other.example.com' }),
    );
    expect(await verifiedOf(made)).toBeNull();
    zone.set('other.example.com', [made.record]);
    expect((await verify(made)).status).toBe(400);
    expect((await notesOf(made)).at(-1)).toContain('no longer verified');
  });

  it.each([
    ['another one’s record', 'https://mahogany.example.com', ['kilele-verification=00']],
    ['no record', 'https://ebony.example.com', []],
    ['a domain that does not exist', 'https://teak.example.com', undefined],
  ])('is refused with %s', async (_name, website, texts) => {
    if (texts) zone.set(new URL(website).hostname, texts);
    const made = await withWebsite(website);
    const answer = await verify(made);
    expect(answer.status).toBe(400);
    expect(answer.problem.message).toContain('has no TXT record kilele-verification=');
    expect(await verifiedOf(made)).toBeNull();
  });

  it('gives up on a silent name server within three seconds', async () => {
    zone.set('silent.example.com', null);
    const made = await withWebsite('https://silent.example.com');
    const start = performance.now();
    const answer = await verify(made);
    expect(performance.now() - start).toBeLessThan(3_500);
    expect(answer.status).toBe(503);
    expect(await verifiedOf(made)).toBeNull();
  });

  it('asks nobody about shared domains, or without a website', async () => {
    asked = [];
    const shared = await withWebsite('https://amina.wordpress.com');
    const answer = await verify(shared);
    expect([answer.status, answer.problem.message]).toEqual([
      400,
      expect.stringContaining('is used by many people'),
    ]);
    expect((await shared.client.get('/api/investors/mine')).body.domainProof).toMatchObject({
      record: null,
    });
    expect((await verify(await investor())).status).toBe(400);
    expect(asked).toEqual([]);
  });

  it('is for the owner alone', async () => {
    const made = await withWebsite('https://acacia.example.com');
    zone.set('acacia.example.com', [made.record]);
    expect((await app.visitor.post(`/api/investors/${made.id}/verify-domain`)).status).toBe(401);
    expect((await verify({ ...made, client: (await investor()).client })).status).toBe(404);
    expect(await verifiedOf(made)).toBeNull();
    expect((await app.visitor.get(`/api/investors/${made.id}`)).text).not.toContain('kilele-verification');
  });
});

describe('vouches', () => {
  it('verify from the second on, are shown by name, and take it away when withdrawn', async () => {
    const made = await investor();
    const [one, two] = [
      await verified({ firmName: 'Savanna Capital' }, { firstName: 'Kofi', lastName: 'Mensah' }),
      await verified(),
    ];
    const inbox = await listenAs(app, made.client.userId);
    const first = await vouch(one.client, made);
    expect(await inbox.topics()).toEqual(['notifications']);
    expect(first.status).toBe(201);
    expect(first.body.voucher).toMatchObject({ firstName: 'Kofi', affiliation: 'Savanna Capital' });
    expect(await verifiedOf(made)).toBeNull();
    await vouch(two.client, made);
    expect(await verifiedOf(made)).toMatchObject({ by: 'vouches', domain: null });
    const page = await one.client.get(`/api/investors/${made.id}`);
    expect(page.body.vouches).toMatchObject({ count: 2 });
    expect(page.body.vouches?.items?.[1]).toMatchObject({
      statement,
      voucher: { lastName: 'Mensah' },
    });
    expect(page.body.viewer).toEqual({ isOwner: false, canVouch: true, hasVouched: true });
    expect((await withdraw(one.client, made)).status).toBe(200);
    expect(await verifiedOf(made)).toBeNull();
    expect((await withdraw(one.client, made)).status).toBe(404);
    expect(await notesOf(made)).toEqual([
      'Kofi Mensah vouched for you.',
      'Ada Obi vouched for you.',
      'Your investor profile is now verified by two vouches.',
      'Your investor profile is no longer verified. Prove your domain or ask for vouches.',
    ]);
  });

  it('of one firm count as one, and colleagues do not count', async () => {
    const made = await investor({ firmName: 'Baobab Angels' });
    const firm = { firmName: 'Savanna Capital' };
    for (const who of [await verified(firm), await verified({ firmName: 'savanna  capital' })])
      expect((await vouch(who.client, made)).status).toBe(201);
    expect((await vouch((await verified({ firmName: 'Baobab angels' })).client, made)).status).toBe(201);
    expect(await verifiedOf(made)).toBeNull();
    await vouch((await verified()).client, made);
    expect(await verifiedOf(made)).toMatchObject({ by: 'vouches' });
  });

  it('are one per person, not for oneself, and only by somebody', async () => {
    const made = await investor();
    const voucher = (await investor()).client;
    const nobody = await app.member();
    await vouch(voucher, made);
    expect((await vouch(voucher, made)).status).toBe(409);
    expect((await vouch(made.client, made)).status).toBe(403);
    expect((await vouch(nobody, made)).status).toBe(403);
    expect((await vouch(app.visitor, made)).status).toBe(401);
    expect((await withdraw(app.visitor, made)).status).toBe(401);
    expect((await withdraw(nobody, made)).status).toBe(404);
    expect((await vouch(voucher, { ...made, id: 2_147_483_647 })).status).toBe(404);
    const page = await nobody.get(`/api/investors/${made.id}`);
    expect(page.body).toMatchObject({ vouches: { count: 1 }, viewer: { canVouch: false } });
  });

  it.each([undefined, 'Too short', '', 'a'.repeat(301), 7, 'Ten letters\u0000'])(
    'need words, not %j',
    async (words) => {
      const made = await investor();
      const { client } = await investor();
      const answer = await client.post(`/api/investors/${made.id}/vouches`, { statement: words });
      expect(answer.status).toBe(400);
      expect((await app.visitor.get(`/api/investors/${made.id}`)).body.vouches).toMatchObject({
        count: 0,
      });
    },
  );

  it('keep the demo apart from real people', async () => {
    const made = await investor();
    const { client } = await investor();
    const demo = { isDemo: true };
    await app.services.db.updateTable('users').set(demo).where('id', '=', client.userId).execute();
    expect((await vouch(client, made)).status).toBe(404);
  });

  it('are weighed again at night: a suspended voucher no longer counts', async () => {
    const made = await investor();
    const [one, two] = [await verified(), await verified()];
    await vouch(one.client, made);
    await vouch(two.client, made);
    const { db } = app.services;
    await db
      .updateTable('users')
      .set({ suspendedAt: new Date() })
      .where('id', '=', two.client.userId)
      .execute();
    expect((await app.visitor.get(`/api/investors/${made.id}`)).body.vouches).toMatchObject({ count: 1 });
    await investorJobs.find(({ name }) => name === 'investors-verification')?.work(app.services, {});
    expect(await verifiedOf(made)).toBeNull();
  });
});
