import { describe, expect, it } from 'vitest';
import { type Client, memberPerTest, testApp } from '#test/app.ts';
import { createInvestor, createStartup, investorForm } from '#test/forms.ts';

const app = testApp();
const ada = memberPerTest(app, { firstName: 'Ada', lastName: 'Obi' });
const kofi = memberPerTest(app, { firstName: 'Kofi', lastName: 'Mensah' });

const CALL = '/api/introductions/standings';
const standingsOf = async (who: Client, ...targets: string[]) =>
  (await who.get(`${CALL}?targets=${targets.join(',')}`)).body;
const namesOf = async (who: Client, ...targets: string[]) =>
  (await standingsOf(who, ...targets)).map(({ standing }) => standing);
const ask = async (from: Client, body: object) =>
  (await from.post('/api/introductions', { reason: 'We share an investor', ...body })).body.id;
const person = ({ userId }: Client) => `person:${userId}`;

describe('how two people stand', () => {
  it('is the same by startup, investor and person, and each side sees its own half', async () => {
    const { id: startupId } = await createStartup(kofi);
    const { body: investor } = await kofi.post('/api/investors', investorForm());
    const kofis = [`startup:${startupId}`, `investor:${investor.id}`, person(kofi)];
    expect(await namesOf(ada, ...kofis)).toEqual(['connect', 'connect', 'connect']);
    expect(await namesOf(kofi, ...kofis)).toEqual(['own', 'own', 'own']);
    const id = await ask(ada, { startupId });
    expect(await namesOf(ada, ...kofis)).toEqual(['requested', 'requested', 'requested']);
    expect(await namesOf(kofi, person(ada))).toEqual(['answer']);
    const { body } = await kofi.post(`/api/introductions/${id}/accept`);
    for (const [who, target] of [
      [ada, kofis[0]],
      [kofi, person(ada)],
    ] as const)
      expect(await standingsOf(who, target ?? '')).toEqual([
        { target, standing: 'message', note: null, threadId: body.threadId },
      ]);
  });

  it('a silent decline looks unanswered; one that was told says from when', async () => {
    const silent = await ask(ada, { receiverId: kofi.userId });
    await kofi.post(`/api/introductions/${silent}/decline`, {});
    expect(await namesOf(ada, person(kofi))).toEqual(['requested']);
    const told = await app.member({ firstName: 'Told', lastName: 'Off' });
    const id = await ask(told, { receiverId: kofi.userId });
    await kofi.post(`/api/introductions/${id}/decline`, { tellSender: true });
    const [standing] = await standingsOf(told, person(kofi));
    expect(standing?.standing).toBe('unavailable');
    expect(standing?.note).toMatch(/^Kofi Mensah declined\. You can ask again from /);
  });

  it('who is blocked, unknown or of the demo is not available, and nothing tells which of the first two', async () => {
    await kofi.post('/api/blocks', { userId: ada.userId });
    expect(await standingsOf(ada, person(kofi), 'person:nobody', 'startup:999999')).toEqual(
      [person(kofi), 'person:nobody', 'startup:999999'].map((target) => ({
        target,
        standing: 'unavailable',
        note: null,
        threadId: null,
      })),
    );
    expect(await namesOf(kofi, person(ada))).toEqual(['unavailable']);
    await kofi.delete(`/api/blocks/${ada.userId}`);
    expect(await namesOf(ada, person(kofi))).toEqual(['connect']);
    const demo = await createInvestor(app);
    const { db } = app.services;
    await db.updateTable('users').set({ isDemo: true }).where('id', '=', demo.client.userId).execute();
    expect(await standingsOf(ada, `investor:${demo.id}`)).toMatchObject([
      { standing: 'unavailable', note: 'A demo profile: no one is there to answer.' },
    ]);
  });

  it('is told to members, of what can be a target, and at most a hundred', async () => {
    expect((await app.visitor.get(`${CALL}?targets=startup:1`)).status).toBe(401);
    for (const query of ['', '?targets=', '?targets=startup', '?targets=firm:1', '?targets=startup:1;drop'])
      expect((await ada.get(`${CALL}${query}`)).status).toBe(400);
    const many = Array.from({ length: 101 }, (_, index) => `startup:${index + 1}`).join(',');
    const refused = await ada.get(`${CALL}?targets=${many}`);
    expect([refused.status, JSON.stringify(refused.problem)]).toEqual([
      400,
      expect.stringContaining('At most 100 values'),
    ]);
  });
});
