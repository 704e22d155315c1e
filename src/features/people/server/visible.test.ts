import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, testApp } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';

const app = testApp();
let viewer: Client;
let person: Client;
let bystander: Client;

const NAME = 'Thandeka';
const set = (client: Client, facts: Record<string, unknown>) =>
  app.services.db.updateTable('profiles').set(facts).where('userId', '=', client.userId).execute();

/** Two people who are offered to each other, and a third who stays so. */
beforeEach(async () => {
  const { db } = app.services;
  await db.deleteFrom('users').execute();
  viewer = await app.member({ firstName: 'Vera', email: 'vera@mail.bigcorp.example', userType: 'investor' });
  person = await app.member({ firstName: NAME, lastName: 'Dlamini', userType: 'founder' });
  bystander = await app.member({ firstName: NAME, lastName: 'Nkosi', userType: 'founder' });
  for (const client of [viewer, person, bystander])
    await set(client, {
      isOpenToCofounder: true,
      isOpenToWork: true,
      isOpenToInvest: true,
      headline: 'Founder of things',
      location: 'Durban',
      skills: ['Sales', 'Finance'],
    });
});

const ids = (body: { id?: unknown; targetId?: unknown }[], key: 'id' | 'targetId') =>
  body.map((row) => String(row[key]));

/** Where one person meets another: list, count, page, matches, and how they stand. */
async function meets(who: Client, other: Client) {
  const all = await who.get('/api/users/search');
  await who.post('/api/users/generate-matches');
  const matches = await who.get('/api/users/matches');
  return {
    list: ids(all.body, 'id').includes(other.userId),
    count: Number(all.headers['x-total-count']) === 2,
    page: (await who.get(`/api/people/${other.userId}`)).status === 200,
    matches: ids(matches.body, 'targetId').includes(other.userId),
    view: (await who.get(`/api/users/${other.userId}/connection`)).status === 200,
  };
}
const EVERYWHERE = { list: true, count: true, page: true, matches: true, view: true };
const NOWHERE = { list: false, count: false, page: false, matches: false, view: false };

/** The viewer meets the bystander, who is offered as ever, and not the person; the count says the same. */
const meetsOnlyBystander = async () => [await meets(viewer, person), await meets(viewer, bystander)];
const ONLY_BYSTANDER = [NOWHERE, { ...EVERYWHERE, count: false }];
const exclude = async (who: Client, kind: string, value: string) =>
  expect((await who.post('/api/exclusions', { kind, value })).status).toBe(201);

const worksAt = (client: Client, company: string, end: string | null = null) =>
  app.services.db
    .insertInto('experiences')
    .values({
      userId: client.userId,
      type: 'work',
      title: 'Analyst',
      company,
      startDate: '2020-01-01',
      endDate: end,
      isCurrent: end === null,
    })
    .execute();

async function founds(client: Client, name: string, website: string) {
  const answer = await client.post('/api/startups', startupForm(name, { website }));
  expect(answer.status).toBe(201);
}

describe('who sees whom, the same in list, count, page and matches', () => {
  it('people who let members find them are everywhere', async () => {
    expect(await meets(viewer, person)).toEqual(EVERYWHERE);
    expect(await meets(person, viewer)).toEqual(EVERYWHERE);
  });

  it('an excluded person and who excluded them do not meet, on either side', async () => {
    await exclude(person, 'person', viewer.userId);
    expect(await meetsOnlyBystander()).toEqual(ONLY_BYSTANDER);
    expect(await meets(person, viewer)).toEqual(NOWHERE);
  });

  it.each([
    ['Acmé Holdings', 'ACME holdings'],
    ['Acme Holdings Ltd.', 'Acme'],
  ])('who works at %s does not meet who excluded %s', async (company, excluded) => {
    await worksAt(viewer, company);
    await exclude(person, 'employer', excluded);
    expect(await meetsOnlyBystander()).toEqual(ONLY_BYSTANDER);
    expect(await meets(person, viewer)).toEqual(NOWHERE);
  });

  it('a former employer, or a name that merely begins alike, does not count', async () => {
    await worksAt(viewer, 'Acme', '2021-01-01');
    await worksAt(viewer, 'Acmeville');
    await exclude(person, 'employer', 'Acme');
    expect(await meets(viewer, person)).toEqual(EVERYWHERE);
  });

  it('an employer is also a startup one is in the team of', async () => {
    await founds(viewer, 'Zed Labs', 'https://zed.example');
    await exclude(person, 'employer', 'zed labs');
    expect(await meetsOnlyBystander()).toEqual(ONLY_BYSTANDER);
    expect(await meets(person, viewer)).toEqual(NOWHERE);
  });

  it('an excluded domain is that of a proved e-mail address and of those below it', async () => {
    await app.services.db.updateTable('users').set({ emailVerified: true }).execute();
    await exclude(person, 'domain', 'bigcorp.example');
    expect(await meetsOnlyBystander()).toEqual(ONLY_BYSTANDER);
  });

  it('whoever excludes a domain learns nothing of others’ e-mail addresses', async () => {
    await app.services.db.updateTable('users').set({ emailVerified: true }).execute();
    await exclude(person, 'domain', 'bigcorp.example');
    expect(await meets(person, viewer)).toEqual(EVERYWHERE);
  });

  it('an excluded domain is that of a website, on either side', async () => {
    await founds(viewer, 'Other', 'https://www.Zed.example/about');
    await exclude(person, 'domain', 'zed.example');
    expect(await meetsOnlyBystander()).toEqual(ONLY_BYSTANDER);
    expect(await meets(person, viewer)).toEqual(NOWHERE);
    await set(person, { personalWebsite: 'https://blog.thandeka.example/x' });
    await exclude(bystander, 'domain', 'thandeka.example');
    expect((await meets(person, bystander)).page).toBe(false);
    expect((await meets(bystander, person)).page).toBe(false);
  });

  it('a domain that merely ends alike does not count', async () => {
    await exclude(person, 'domain', 'corp.example');
    expect(await meets(viewer, person)).toEqual(EVERYWHERE);
  });

  it('a blocked pair does not meet, on either side, connected or not', async () => {
    const { body } = await viewer.post('/api/connections', { userId: person.userId });
    await person.post(`/api/connections/${body.id}/accept`);
    await app.services.db
      .insertInto('blocks')
      .values({ blockerId: person.userId, blockedId: viewer.userId })
      .execute();
    expect(await meetsOnlyBystander()).toEqual(ONLY_BYSTANDER);
    expect(await meets(person, viewer)).toEqual(NOWHERE);
    expect((await viewer.get('/api/users/connections')).body).toEqual([]);
    const row = await app.services.db.selectFrom('connections').select('status').executeTakeFirst();
    expect(row).toEqual({ status: 'blocked' });
    expect((await viewer.post('/api/connections', { userId: person.userId })).status).toBe(404);
    await app.services.db.deleteFrom('blocks').execute();
    expect(await meets(viewer, person)).toEqual(EVERYWHERE);
    expect((await viewer.post('/api/connections', { userId: person.userId })).status).toBe(409);
  });

  it('a suspended person is nowhere', async () => {
    await app.services.db
      .updateTable('users')
      .set({ suspendedAt: new Date() })
      .where('id', '=', person.userId)
      .execute();
    expect(await meetsOnlyBystander()).toEqual(ONLY_BYSTANDER);
  });

  it('a hidden person is nowhere, also for connections', async () => {
    const { body } = await viewer.post('/api/connections', { userId: person.userId });
    await person.post(`/api/connections/${body.id}/accept`);
    await set(person, { visibility: 'hidden' });
    expect(await meetsOnlyBystander()).toEqual(ONLY_BYSTANDER);
    expect((await viewer.get('/api/users/connections')).headers['x-total-count']).toBe('0');
  });

  it('a profile for connections is there for connections only', async () => {
    await set(person, { visibility: 'connections' });
    expect(await meetsOnlyBystander()).toEqual(ONLY_BYSTANDER);
    const { body } = await person.post('/api/connections', { userId: viewer.userId });
    await viewer.post(`/api/connections/${body.id}/accept`);
    const { page, list, count } = await meets(viewer, person);
    expect({ page, list, count }).toEqual({ page: true, list: true, count: true });
  });

  it('who left search keeps their page, and is neither offered nor counted', async () => {
    await set(person, { searchOptIn: false });
    expect(await meets(viewer, person)).toEqual({ ...NOWHERE, page: true, view: true });
  });
});
