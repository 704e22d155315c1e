import { sql } from 'kysely';
import { faultOf, type Receipt } from '#features/access-ledger/domain/receipt.ts';
import { tools } from '#features/access-ledger/server/signing.ts';
import { readDocument } from '#features/documents/server/reader/text.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { StartupForm } from '#features/startups/contract/form.ts';
import { raisingOf } from '#features/startups/domain/raising.ts';
import { readDemoInvestors } from '#features/investors/server/seed.ts';
import { readDemoStartups } from '#features/startups/server/seed.ts';
import { seedDemo } from './demo.ts';
import { explore } from '#test/accounts.ts';
import { testApp } from '#test/app.ts';

const app = testApp({ DEMO: '1' });
const startups = readDemoStartups(new Date());
const investors = readDemoInvestors(new Date());

async function count(from: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.raw(from)}`.execute(
    app.services.db,
  );
  return rows[0]?.n ?? 0;
}

beforeAll(async () => {
  await seedDemo(app.services);
});

describe('the demo', () => {
  it('fills an empty house once', async () => {
    await seedDemo(app.services);
    expect(await count('startups')).toBe(startups.length);
    expect(await count('investors')).toBe(investors.length);
    expect(await count('users where not is_demo')).toBe(0);
    expect(await count('credentials')).toBe(0);
    expect(await count('profiles where headline is null')).toBe(0);
  });

  it('flags every row and leaves the next id free', async () => {
    expect(await count('startups where not is_demo')).toBe(0);
    expect(await count('investors where not is_demo')).toBe(0);
    const form = StartupForm.parse({ ...(await sample()), name: 'First Real One' });
    const member = await app.member();
    const made = await member.post('/api/startups', { ...form, region: 'Africa' });
    expect([made.status, made.body.id, made.body.isDemo]).toEqual([201, startups.length + 1, false]);
  });

  it('lets both explorers find a conversation with something unread, and a request that waits', async () => {
    for (const role of ['founder', 'investor'] as const) {
      const client = await explore(app, role);
      const threads = (await client.get('/api/threads')).body;
      const waiting = (await client.get('/api/introductions?box=received')).body;
      expect(threads).toHaveLength(1);
      expect(threads[0]?.unreadCount).toBe(1);
      expect(waiting.filter((each) => each.status === 'received')).toHaveLength(1);
    }
  });

  it('has names, amounts and words of its own in each row', () => {
    const forms = startups.map(({ form }) => form);
    expect(new Set(forms.map(({ name }) => name)).size).toBe(startups.length);
    expect(forms.filter(({ raisingAmount }) => raisingOf(raisingAmount) === null)).toEqual([]);
    const people = [...startups.flatMap(({ team }) => team), ...investors].map(
      ({ firstName, lastName }) => `${firstName} ${lastName}`,
    );
    expect(new Set(people).size).toBe(people.length);
    expect(new Set(forms.map(({ country }) => country)).size).toBeGreaterThan(12);
  });

  it('verifies by vouches only whom two founders vouched for', async () => {
    const { rows } = await sql<{ id: number }>`
      select i.id from investors i where verified_by = 'vouches'
        and (select count(*) from investor_vouches v where v.investor_id = i.id) < 2`.execute(
      app.services.db,
    );
    expect(rows).toEqual([]);
    expect(await count('investor_vouches')).toBe(14);
  });

  it('shows a founder and an investor around, with matches and news', async () => {
    const founder = await explore(app, 'founder');
    const own = await founder.get('/api/profile');
    expect(own.body.startups?.map(({ id, role }) => [id, role])).toEqual([[1, 'owner']]);
    const investor = await explore(app, 'investor');
    for (const person of [founder, investor]) {
      expect((await person.get('/api/auth/user')).body.isDemo).toBe(true);
      expect(Number((await person.get('/api/notifications')).headers['x-total-count'])).toBeGreaterThan(1);
    }
    expect(await count("matches where side = 'startup' and startup_id = 1")).toBeGreaterThan(9);
    expect(await count("matches where side = 'investor' and investor_id = 1")).toBeGreaterThan(9);
  });

  it('lets the founder find each financial tool filled, and in agreement with the others', async () => {
    const founder = await explore(app, 'founder');
    const { body: table } = await founder.get('/api/startups/1/cap-table');
    const { body: model } = await founder.get('/api/startups/1/financial-model');
    const { body: valuation } = await founder.get('/api/startups/1/valuation');
    const { investors: named, round } = (await founder.get('/api/startups/1/funding-tracker')).body;
    expect([table.version, table.totalShares, model.version]).toEqual([2, 10_000_000, 2]);
    expect(valuation.recommendation.fairValue).toBeGreaterThan(0);
    const sumOf = (status: string) =>
      named.filter((each) => each.status === status).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    expect(sumOf('received')).toBe(round?.receivedMinor);
    expect(sumOf('committed')).toBe(round?.committedMinor);
    const safes = table.inputs.convertibles ?? [];
    expect(safes.map(({ holder, amount }) => [holder, Number(amount) * 100])).toEqual(
      named.filter(({ status }) => status === 'received').map(({ name, amountMinor }) => [name, amountMinor]),
    );
  });

  it('shows a room with documents, guests whose group ends, questions and answers, to both sides', async () => {
    const [founder, investor] = [await explore(app, 'founder'), await explore(app, 'investor')];
    const path = '/api/startups/1/room';
    const room = (await founder.get(path)).body;
    expect(room.isDemo).toBe(true);
    const documents = room.folders.flatMap((folder) => folder.documents);
    expect(documents.map(({ title }) => title).toSorted()).toEqual([
      'Management accounts',
      'Register extract',
      'Seed deck',
    ]);
    const { groups } = (await founder.get(`${path}/guests`)).body;
    expect(groups.map(({ name, expiresAt }) => [name, expiresAt !== null])).toEqual([
      ['Lead investors', true],
      ['Angels', true],
    ]);
    expect((await founder.get(`${path}/questions`)).body.map(({ answer }) => answer === null)).toEqual([
      true,
      false,
    ]);
    const seen = (await investor.get(path)).body;
    expect([seen.isDemo, seen.gate]).toEqual([true, null]);
    const accounts = documents.find(({ title }) => title === 'Management accounts');
    const page = `${path}/documents/${accounts?.id ?? 0}/pages/1` as const;
    expect((await investor.get(page)).body.picture?.width).toBeGreaterThan(690);
    expect((await app.visitor.get(path)).status).toBe(401);
  });

  it('shows offers in several stages, each statement in the ledger', async () => {
    const [founder, investor] = [await explore(app, 'founder'), await explore(app, 'investor')];
    const stages = (offers: readonly { step: string; endedAs: string | null }[]) =>
      offers.map(({ step, endedAs }) => endedAs ?? step).toSorted();
    const offers = (await investor.get('/api/offers')).body;
    expect(stages(offers)).toEqual(['committed', 'proposed', 'signed', 'withdrawn']);
    expect(offers.every(({ isDemo }) => isDemo)).toBe(true);
    expect(stages((await founder.get('/api/offers')).body)).toEqual(['soft']);
    const id = offers.find(({ step }) => step === 'signed')?.id ?? 0;
    const [first] = (await investor.get(`/api/offers/${id}`)).body.statements;
    const receipt = await investor.get(`/api/offers/${id}/statements/${first?.id ?? 0}/receipt`);
    expect(faultOf(receipt.body as Receipt, tools)).toBeNull();
  });

  it('has files that say what is kept of their text', async () => {
    const { rows } = await sql<{ fileKey: string; pages: string[] }>`
      select file_key as "fileKey", pages from document_files where file_kind = 'pdf'`.execute(
      app.services.db,
    );
    expect(rows).toHaveLength(2);
    for (const { fileKey, pages } of rows) {
      const bytes = (await app.services.files.get(fileKey)) ?? Buffer.alloc(0);
      expect((await readDocument({ kind: 'pdf', bytes })).text?.pages).toEqual(pages);
    }
  });

  it('is found by what it is, and by a slip of the finger', async () => {
    const names = async (q: string) =>
      (await app.visitor.get(`/api/startups?q=${encodeURIComponent(q)}`)).body.map(({ name }) => name);
    expect(await names('mtajiline')).toEqual(['Mtajiline']);
    expect(await names('owoshet')).toEqual(['Owosheet']);
    expect(await names('fintech nigeria')).toContain('Isanwo Desk');
  });
});

/** The first startup of the demo, as its form would send it. */
async function sample() {
  const { body } = await app.visitor.get('/api/startups/1');
  const { name, description, sector, region, fundingStage, raisingAmount, teamSize, businessModel } = body;
  return { name, description, sector, region, fundingStage, raisingAmount, teamSize, businessModel };
}
