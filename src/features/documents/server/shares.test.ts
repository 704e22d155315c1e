import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { makePdf, multipart } from '#test/documents.ts';
import { joinTeam, startupForm } from '#test/forms.ts';
import { insertThread } from '#features/messages/server/queries-change.ts';
import { sideProcess } from '#platform/jobs/side-process.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder', firstName: 'Grace', lastName: 'Ato' });
const investor = testMember(app, { userType: 'investor', firstName: 'Kofi', lastName: 'Mensah' });
const viewer = testMember(app);
const stranger = testMember(app);
let startupId: number;
let id: number;
let other: number;

const STARTUP = startupForm('Kijani Feeds', { sector: 'AgriTech', teamSize: 6, businessModel: 'Enterprise' });

async function upload(title: string): Promise<number> {
  const file = { name: 'deck.pdf', bytes: await makePdf(['The problem: imported soy is dear.']) };
  const fields = { startupId: String(startupId), title, note: 'Not for outsiders' };
  const { body, headers } = multipart(file, fields);
  return (await founder.post('/api/documents', body, headers)).body.id;
}

const talk = (one: Client, another: Client) =>
  insertThread(app.services.db, {
    subject: 'Kijani Feeds',
    subjectHref: null,
    members: [one.userId, another.userId],
    now: new Date(),
  });

beforeAll(async () => {
  startupId = (await founder.post('/api/startups', STARTUP)).body.id;
  await joinTeam(app, viewer, { startupId, role: 'viewer' });
  await talk(founder, investor);
  id = await upload('Seed deck');
  other = await upload('Cap table notes');
});
afterAll(() => sideProcess.close());

const share = (who: Client, userId: string, document = id) =>
  who.put(`/api/documents/${document}/shares/${userId}`);
const takeBack = (who: Client, userId: string) => who.delete(`/api/documents/${id}/shares/${userId}`);
const reads = (who: Client) => [
  who.get(`/api/documents/${id}`),
  who.get(`/api/documents/${id}/versions/1`),
  who.get(`/api/documents/${id}/versions/1/file`),
  who.get(`/api/documents/${id}/diff?from=1&to=1`),
];
const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);
const listed = async (who: Client) => {
  const { body, headers } = await who.get(`/api/documents?startup=${startupId}`);
  return { titles: body.map(({ title }) => title), total: headers['x-total-count'] };
};
const news = async () =>
  (await investor.get('/api/notifications')).body.filter(
    ({ href }) => String(href) === `/documents/${String(id)}`,
  );

describe('a shared document', () => {
  it('is read by the investor, that one only, until it is taken back', async () => {
    expect(await statuses(reads(investor))).toEqual([404, 404, 404, 404]);
    const shared = await share(founder, investor.userId);
    expect(shared.body).toMatchObject([
      { userId: investor.userId, firstName: 'Kofi', sharedBy: 'Grace Ato' },
    ]);
    expect(await statuses(reads(investor))).toEqual([200, 200, 200, 200]);
    expect(await listed(investor)).toEqual({ titles: ['Seed deck'], total: '1' });
    const all = await investor.get('/api/documents?shared=true');
    expect(all.body).toMatchObject([
      { title: 'Seed deck', startupName: 'Kijani Feeds', latest: { note: null, flagCount: null } },
    ]);
    expect(all.text).not.toContain('Not for outsiders');
    for (const who of [founder, stranger])
      expect((await who.get('/api/documents?shared=true')).body).toEqual([]);
    expect((await investor.get(`/api/documents/${other}`)).status).toBe(404);
    expect((await takeBack(founder, investor.userId)).body).toEqual([]);
    expect(await statuses(reads(investor))).toEqual([404, 404, 404, 404]);
    expect(await listed(investor)).toEqual({ titles: [], total: '0' });
    expect((await investor.get('/api/documents?shared=true')).body).toEqual([]);
    expect((await investor.get('/api/documents?shared=perhaps')).status).toBe(400);
  });

  it('is announced once, however often it is shared', async () => {
    const before = (await news()).length;
    expect(await statuses([share(founder, investor.userId)])).toEqual([200]);
    expect(await statuses([share(founder, investor.userId)])).toEqual([200]);
    const told = await news();
    expect(told).toHaveLength(before + 1);
    expect(told[0]?.content).toBe('Grace Ato shared “Seed deck” of Kijani Feeds with you');
  });

  it('is not announced to who turned news of documents off', async () => {
    const everything = { inboxOff: [], digestOff: [], digestEnabled: true, mutedUntil: null };
    const settle = (change: object) =>
      investor.put('/api/notifications/settings', { ...everything, ...change });
    expect((await settle({ version: 0, inboxOff: ['document'] })).status).toBe(200);
    const unread = async () => (await investor.get('/api/notifications/unread')).body.unread;
    const before = await unread();
    await share(founder, investor.userId, other);
    expect(await unread()).toBe(before);
    expect(await news()).toEqual([]);
    await founder.delete(`/api/documents/${other}/shares/${investor.userId}`);
    await settle({ version: 1 });
    expect((await news()).length).toBeGreaterThan(0);
  });

  it('shows no note or count of the team to its reader, who changes nothing and sees no other reader', async () => {
    await share(founder, investor.userId);
    const { body, text } = await investor.get(`/api/documents/${id}`);
    expect(body).toMatchObject({
      canEdit: false,
      isShared: true,
      versions: [{ note: null, flagCount: null }],
    });
    expect(text).not.toContain('Not for outsiders');
    expect((await founder.get(`/api/documents/${id}`)).body).toMatchObject({
      canEdit: true,
      isShared: false,
    });
    const { body: form, headers } = multipart({ name: 'x.pdf', bytes: await makePdf(['x']) });
    const writes = [
      investor.post(`/api/documents/${id}/versions`, form, headers),
      investor.post(`/api/documents/${id}/analyze`, {}),
      investor.delete(`/api/documents/${id}`),
      investor.get(`/api/documents/${id}/shares`),
      share(investor, founder.userId),
      takeBack(investor, investor.userId),
    ];
    expect(await statuses(writes)).toEqual([403, 403, 403, 403, 403, 403]);
    expect((await share(investor, founder.userId)).problem.message).toMatch(/is read-only/);
    expect((await investor.get(`/api/documents/${id}/proposals?version=1`)).status).toBe(404);
    expect((await founder.get(`/api/documents/${id}/shares`)).body).toHaveLength(1);
  });

  it('is out of sight while the two who shared and read it have blocked one another', async () => {
    await share(founder, investor.userId);
    for (const [one, another] of [
      [founder, investor],
      [investor, founder],
    ] as const) {
      expect((await one.post('/api/blocks', { userId: another.userId })).status).toBe(201);
      expect(await statuses(reads(investor))).toEqual([404, 404, 404, 404]);
      expect((await investor.get('/api/documents?shared=true')).body).toEqual([]);
      expect((await one.delete(`/api/blocks/${another.userId}`)).status).toBe(200);
      expect(await statuses(reads(investor))).toEqual([200, 200, 200, 200]);
    }
  });

  it('goes away with the document', async () => {
    const gone = await upload('Old deck');
    await share(founder, investor.userId, gone);
    expect((await listed(investor)).titles).toContain('Old deck');
    await founder.delete(`/api/documents/${gone}`);
    expect((await listed(investor)).titles).not.toContain('Old deck');
  });
});

describe('sharing', () => {
  it('is the team’s: its readers look on, strangers find nothing, visitors sign in', async () => {
    const asks = (who: Client) => [
      who.get(`/api/documents/${id}/shares`),
      share(who, investor.userId),
      takeBack(who, investor.userId),
    ];
    expect(await statuses(asks(viewer))).toEqual([200, 403, 403]);
    expect(await statuses(asks(stranger))).toEqual([404, 404, 404]);
    expect(await statuses(asks(app.visitor))).toEqual([401, 401, 401]);
  });

  it('is with people of an open conversation', async () => {
    const blocker = await app.member();
    const suspended = await app.member();
    await Promise.all([talk(founder, blocker), talk(founder, suspended)]);
    const { db } = app.services;
    await db.insertInto('blocks').values({ blockerId: blocker.userId, blockedId: founder.userId }).execute();
    await db
      .updateTable('users')
      .set({ suspendedAt: new Date() })
      .where('id', '=', suspended.userId)
      .execute();
    for (const userId of [stranger, blocker, suspended, founder].map((who) => who.userId)) {
      const { status, problem } = await share(founder, userId);
      expect(status).toBe(400);
      expect(problem.errors?.[0]).toMatchObject({ path: 'userId' });
    }
    expect((await share(founder, 'x'.repeat(65))).status).toBe(400);
    expect((await share(founder, investor.userId, 999_999)).status).toBe(404);
    expect((await takeBack(founder, stranger.userId)).status).toBe(404);
    expect((await founder.get(`/api/documents/${id}/shares`)).body).toHaveLength(1);
  });
});
