import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { joinTeam } from '#test/forms.ts';
import { insertMatchableInvestor, insertMatchableStartup } from '#test/matchable.ts';

const app = testApp();
const founder = testMember(app, { firstName: 'Ada', lastName: 'Obi', userType: 'founder' });
let startupId: number;
let amina: { client: Client; id: number };
let bode: { client: Client; id: number };

async function backer(firstName: string, geographies: string[]) {
  const client = await app.member({ firstName, lastName: 'Backer', userType: 'investor' });
  return {
    client,
    id: await insertMatchableInvestor(app.services.db, client.userId, { geographies }),
  };
}

const path = '/api/matching/feedback';
const idsOf = async (client: Client, id: number) =>
  [...(await client.get(`/api/advanced-matching/${id}`)).body].map((match) => match.investorId);
const no = (investorId: number, reason = 'cheque-too-small') => ({
  as: 'startup',
  startupId,
  investorId,
  reason,
});

beforeAll(async () => {
  startupId = await insertMatchableStartup(app.services.db, founder.userId);
  amina = await backer('Amina', ['NG']);
  bode = await backer('Bode', ['KE']);
});

describe('not a fit', () => {
  it('takes a pair off one side’s list, tells nobody else, and can be taken back', async () => {
    expect(await idsOf(founder, startupId)).toEqual([amina.id, bode.id]);
    await amina.client.post('/api/advanced-matching');
    const said = await founder.post(path, { ...no(amina.id), note: 'We need $250K.' });
    expect(said.status).toBe(201);
    expect(said.body).toMatchObject({
      reasonLabel: 'their cheque is too small',
      criterion: 'Cheque',
      note: 'We need $250K.',
      byName: 'Ada Obi',
      counterpart: { name: 'Amina Backer' },
    });
    expect(await idsOf(founder, startupId)).toEqual([bode.id]);
    const theirs = (await amina.client.get('/api/advanced-matching')).body;
    expect([...theirs].map((match) => match.startupId)).toContain(startupId);

    const kept = await founder.get(`${path}?startup=${startupId}`);
    expect([kept.body.length, kept.headers['x-total-count']]).toEqual([1, '1']);
    expect((await founder.delete(`${path}/${said.body.id}`)).body).toEqual({ ok: true });
    expect(await idsOf(founder, startupId)).toEqual([amina.id, bode.id]);
  });

  it('ranks the rest anew by what the reasons stand for', async () => {
    const { db } = app.services;
    const own = await insertMatchableStartup(db, founder.userId, { name: 'Ranked' });
    const [wallet, leader] = [await backer('Wallet', ['NG']), await backer('Leader', ['NG'])];
    const change = (id: number, values: { leadAppetite?: 'lead'; averageTicketMinor: number }) =>
      db.updateTable('investors').set(values).where('id', '=', id).execute();
    await change(leader.id, { leadAppetite: 'lead', averageTicketMinor: 10_000_000 });
    await change(wallet.id, { averageTicketMinor: 25_000_000 });
    const order = async () =>
      (await idsOf(founder, own)).map(Number).filter((id) => id === leader.id || id === wallet.id);
    expect(await order()).toEqual([wallet.id, leader.id]);
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      const { id: investorId } = await backer(name, ['NG']);
      const said = { as: 'startup', startupId: own, investorId, reason: 'does-not-lead' };
      expect((await founder.post(path, said)).status).toBe(201);
    }
    expect(await order()).toEqual([leader.id, wallet.id]);
  });

  it('works for an investor too, and the newer word counts', async () => {
    const body = { as: 'investor', startupId, investorId: bode.id, reason: 'wrong-stage' };
    const first = await bode.client.post(path, body);
    const second = await bode.client.post(path, { ...body, reason: 'off-thesis' });
    expect(second.body).toMatchObject({ id: first.body.id, criterion: 'Thesis' });
    const list = await bode.client.get(path);
    expect([...list.body].map((one) => one.reason)).toEqual(['off-thesis']);
    const left = [...(await bode.client.get('/api/advanced-matching')).body];
    const best = await bode.client.get('/api/advanced-matching?limit=1');
    expect([best.body, best.headers['x-total-count']]).toEqual([left.slice(0, 1), String(left.length)]);
    for (const limit of ['0', '21', 'all'])
      expect((await bode.client.get(`/api/advanced-matching?limit=${limit}`)).status).toBe(400);
    expect(left.map((match) => match.startupId)).not.toContain(startupId);
    expect(await idsOf(founder, startupId)).toContain(bode.id);
  });

  it.each([
    [{ reason: 'off-thesis' }, 'Choose a reason'],
    [{ reason: undefined }, 'Choose a reason'],
    [{ as: 'admin' }, 'Choose a side'],
    [{ investorId: 0 }, 'Choose an investor'],
    [{ startupId: '1' }, 'Choose a startup'],
    [{ note: 'x'.repeat(501) }, 'At most 500 characters'],
    [{ weight: 2 }, ''],
  ])('refuses %j', async (change, message) => {
    const answer = await founder.post(path, { ...no(amina.id), ...change });
    expect([answer.status, answer.problem.message]).toEqual([400, expect.stringContaining(message)]);
  });

  it('is there only for who may speak for the side', async () => {
    const stranger = await app.member();
    const reader = await app.member();
    await joinTeam(app, reader, { startupId, role: 'viewer' });
    const { body: said } = await founder.post(path, no(amina.id, 'other'));
    const id = String(said.id);
    for (const [client, status] of [
      [app.visitor, 401],
      [stranger, 404],
      [bode.client, 404],
      [reader, 404],
    ] as const) {
      expect((await client.post(path, no(amina.id))).status).toBe(status);
      expect((await client.delete(`${path}/${id}`)).status).toBe(status);
    }
    expect((await reader.get(`${path}?startup=${startupId}`)).body).toHaveLength(1);
    expect((await stranger.get(`${path}?startup=${startupId}`)).status).toBe(404);
    expect((await stranger.get(path)).status).toBe(404);
    expect((await app.visitor.get(path)).status).toBe(401);
    expect((await founder.get(`${path}?startup=x`)).status).toBe(400);
    expect((await founder.delete(`${path}/0`)).status).toBe(400);
    expect((await founder.delete(`${path}/2000000000`)).status).toBe(404);
    expect((await founder.post(path, no(2_000_000_000))).status).toBe(404);
    const asOther = { as: 'investor', startupId, investorId: amina.id, reason: 'other' };
    expect((await bode.client.post(path, asOther)).status).toBe(404);
    await founder.delete(`${path}/${id}`);
  });
});
