import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { insertMatchableInvestor, insertMatchableStartup } from '#test/matchable.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder' });
let investor: Client;
let startupId: number;

const ask = (client: Client, id: number | string, body: unknown) =>
  client.post(`/api/advanced-matching/${id}/what-if`, body);

beforeAll(async () => {
  startupId = await insertMatchableStartup(app.services.db, founder.userId);
  investor = await app.member({ firstName: 'Amina', lastName: 'Seed', userType: 'investor' });
  await insertMatchableInvestor(app.services.db, investor.userId);
  for (let n = 0; n < 20; n++) {
    const { userId } = await app.member({ firstName: 'Nairobi', lastName: `${n}`, userType: 'investor' });
    await insertMatchableInvestor(app.services.db, userId, { geographies: ['KE'] });
  }
});

describe('what if', () => {
  it('says who would drop, whom the change let in, and which criterion flipped', async () => {
    const { status, body } = await ask(founder, startupId, { country: 'Kenya' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ compared: 21, listed: 20 });
    expect(body.tried).toEqual([{ label: 'Country', before: 'Nigeria', after: 'Kenya' }]);
    expect(body.entered).toHaveLength(1);
    const [dropped] = body.dropped ?? [];
    expect(dropped?.counterpart?.name).toBe('Amina Seed');
    expect(dropped).toMatchObject({ rankBefore: 1, rankAfter: 21, flip: { label: 'Place' } });
    expect(String(dropped?.flip?.beforeText)).toContain('You are in Nigeria');
    expect(String(dropped?.flip?.afterText)).toContain('You are in Kenya');
    expect(dropped?.scoreAfter).toBeLessThan(dropped?.scoreBefore ?? 0);
  });

  it('names what rules a pair out after a change of the ask', async () => {
    const { body } = await ask(founder, startupId, { raisingAmount: '$9M' });
    const moves = [...(body.stayed ?? [])];
    expect(moves[0]?.flip).toMatchObject({ label: 'Rules it out', beforeText: 'Nothing rules it out.' });
    expect(moves[0]?.scoreAfter).toBeLessThanOrEqual(40);
  });

  it('takes an ask in any currency, and says what it is in dollars', async () => {
    const { body } = await ask(founder, startupId, { raisingAmount: '₦450M' });
    expect(body.tried).toEqual([
      { label: 'Ask', before: '$500K', after: expect.stringMatching(/^₦450M \(about \$\d{3}K\)$/) },
    ]);
  });

  it('knows that a SAFE needs no lead', async () => {
    const { body } = await ask(founder, startupId, { instrument: 'SAFE' });
    expect(body.tried).toEqual([{ label: 'Instrument', before: 'not stated', after: 'SAFE' }]);
    expect(body.stayed?.[0]?.flip).toMatchObject({ label: 'Lead', afterFraction: 1 });
  });

  it('stores nothing', async () => {
    const before = await app.services.db.selectFrom('startups').selectAll().execute();
    await ask(founder, startupId, { fundingStage: 'Growth', raisingAmount: '$20M' });
    expect(await app.services.db.selectFrom('startups').selectAll().execute()).toEqual(before);
    expect(await app.services.db.selectFrom('matches').selectAll().execute()).toEqual([]);
  });

  it.each([
    [{}, 'Change the ask'],
    [{ raisingAmount: 'lots' }, 'Write the amount'],
    [{ raisingAmount: '$0' }, 'Write the amount'],
    [{ fundingStage: 'Moon' }, 'funding stage'],
    [{ country: 'Atlantis' }, 'country'],
    [{ instrument: 7 }, 'instrument'],
    [{ country: 'KE', weight: 1 }, ''],
  ])('refuses %j', async (body, message) => {
    const answer = await ask(founder, startupId, body);
    expect([answer.status, answer.problem.message]).toEqual([400, expect.stringContaining(message)]);
  });

  it('is there for the team alone', async () => {
    const stranger = await app.member();
    const change = { country: 'KE' };
    expect((await ask(app.visitor, startupId, change)).status).toBe(401);
    expect((await ask(stranger, startupId, change)).status).toBe(404);
    expect((await ask(investor, startupId, change)).status).toBe(404);
    expect((await ask(founder, 2_000_000_000, change)).status).toBe(404);
    expect((await ask(founder, 'x', change)).status).toBe(400);
  });
});
