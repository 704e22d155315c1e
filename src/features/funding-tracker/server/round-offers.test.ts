import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { type Met, meet, offerAt, TERMS } from '#test/offers.ts';

const app = testApp();
let met: Met;
let url: `/api/startups/${number}/funding-tracker`;
let named = 0;

const NAIRA = { instrument: 'safe', currency: 'NGN', target: 450_000_000 };
const million = (amount: number) => amount * 1_000_000_00;

beforeEach(async () => {
  named += 1;
  met = await meet(app, `Kijani ${named}`);
  url = `/api/startups/${met.startupId}/funding-tracker`;
});

const setRound = async (round: object = {}) =>
  (await met.founder.put(`${url}/round`, { ...NAIRA, ...round })).body;
const amounts = async () => {
  const { round } = (await met.founder.get(url)).body;
  return round && [round.softCircledMinor, round.committedMinor, round.signedMinor, round.receivedMinor];
};
const publicly = async () => (await met.investor.get(`/api/startups/${met.startupId}`)).body.round;

describe('an offer in the round', () => {
  it.each([
    ['proposed', [10, 20, 0, 5]],
    ['soft', [40, 20, 0, 5]],
    ['committed', [10, 50, 0, 5]],
    ['signed', [10, 20, 30, 5]],
    ['received', [10, 20, 0, 35]],
  ] as const)('%s is added to what was typed, where both sides stand', async (step, expected) => {
    await setRound({ softCircled: 10_000_000, committed: 20_000_000, received: 5_000_000 });
    await offerAt(met, step);
    expect(await amounts()).toEqual(expected.map(million));
    const [, committed, signed, received] = expected;
    // The public page, the directory and every score read the same view.
    expect(await publicly()).toMatchObject({
      committedMinor: million(committed + signed),
      receivedMinor: million(received),
    });
    const { round, raisedAmount } = (await met.founder.get(url)).body;
    expect([round?.typed.receivedMinor, raisedAmount]).toEqual([million(5), received * 1_000_000]);
  });

  it('a range is its firm minimum, the rest soft until it is signed', async () => {
    await setRound();
    await offerAt(met, 'committed', { ...TERMS, amount: 20_000_000, most: 50_000_000 });
    expect(await amounts()).toEqual([30, 20, 0, 0].map(million));
  });

  it('a dollar offer counts at the rate, and at nothing without one', async () => {
    await setRound();
    await offerAt(met, 'received', { ...TERMS, currency: 'USD', amount: 100_000, cap: 2_000_000 });
    const { offers, round } = (await met.founder.get(url)).body;
    expect(round?.receivedMinor).toBe(offers[0]?.inRoundMinor);
    expect(round?.receivedMinor).toBeGreaterThan(million(50));
    expect(
      (await met.founder.put(`${url}/round`, { ...NAIRA, currency: 'USD', target: 500_000 })).body,
    ).toMatchObject({
      raisedAmount: 100_000,
    });
  });

  it('counts once where it was typed as well', async () => {
    await setRound({ committed: 30_000_000, received: 5_000_000 });
    const investor = { name: 'Adaeze', status: 'committed', amount: 30_000_000, currency: 'NGN' };
    const { investors } = (await met.founder.post(`${url}/investors`, investor)).body;
    const id = await offerAt(met, 'received');
    expect(await amounts()).toEqual([0, 30, 0, 35].map(million));
    const say = (body: object) => met.founder.put(`${url}/offers/${id}`, body);
    // It is the investor who was typed as committed: that amount makes room for the offer.
    void (await say({ counts: 'investor', investorId: investors[0]?.id })).body;
    expect(await amounts()).toEqual([0, 0, 0, 35].map(million));
    expect((await met.founder.get(url)).body.offers[0]).toMatchObject({
      counts: 'investor',
      step: 'received',
    });
    // It stands in the typed amounts already.
    void (await say({ counts: 'typed' })).body;
    expect(await amounts()).toEqual([0, 30, 0, 5].map(million));
    void (await say({ counts: 'added' })).body;
    expect(await amounts()).toEqual([0, 30, 0, 35].map(million));
  });

  it('refuses what it cannot be', async () => {
    await setRound();
    const id = await offerAt(met, 'soft');
    const say = async (offerId: number, body: object) => {
      const { status, problem } = await met.founder.put(`${url}/offers/${offerId}`, body);
      return [status, problem.errors?.[0]?.path];
    };
    expect(await say(id, { counts: 'twice' })).toEqual([400, 'counts']);
    expect(await say(id, { counts: 'investor' })).toEqual([400, 'investorId']);
    expect(await say(id, { counts: 'investor', investorId: 999_999 })).toEqual([400, 'investorId']);
    expect(await say(999_999, { counts: 'typed' })).toEqual([404, undefined]);
  });

  it('ends with the offer', async () => {
    await setRound();
    const id = await offerAt(met, 'committed');
    void (await met.investor.post(`/api/offers/${id}/withdraw`, { termsRead: 1 })).body;
    expect(await amounts()).toEqual([0, 0, 0, 0]);
    expect((await met.founder.get(url)).body.offers).toEqual([]);
  });
});
