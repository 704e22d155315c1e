import { beforeAll, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder' });
beforeAll(async () => {
  app.clock.now = new Date('2025-12-31T12:00:00Z');
});

type Investment = `/api/portfolio/investments/${number}`;

/** A new company with 100,000 paid in on the last day of January 2024. */
async function held(investor: Client): Promise<{ startupId: number; path: Investment }> {
  const startupId = (await founder.post('/api/startups', startupForm('Owosheet'))).body.id;
  const terms = { dealDate: '2024-01-31', investmentAmount: 100_000, roundType: 'Seed', equityPercentage: 5 };
  const { body } = await investor.post('/api/portfolio/investments', { startupId, ...terms });
  return { startupId, path: `/api/portfolio/investments/${body.id}` };
}

async function recorded(
  investor: Client,
  path: `${Investment}/${'mark' | 'round' | 'exit' | 'write-off'}`,
  body: object,
) {
  const answer = await investor.post(path, body);
  expect(answer.status).toBe(201);
  return `/api/portfolio/events/${answer.body.id}` as const;
}

const proceedsOf = async (client: Client, startupId: number) =>
  (await client.get(`/api/portfolio/companies/${startupId}`)).body.company?.proceeds;

it('takes the proceeds of an exit once they are known, and every figure follows', async () => {
  const investor = await app.member();
  const { startupId, path } = await held(investor);
  const exit = await recorded(investor, `${path}/exit`, { date: '2025-06-30' });
  expect(await proceedsOf(investor, startupId)).toBeNull();
  const open = async () => (await investor.get('/api/portfolio/performance')).body.openExits;
  expect(await open()).toEqual([{ id: startupId, name: 'Owosheet' }]);
  const saved = await investor.patch(exit, { amount: 310_000, evidence: 'Escrow letter', version: 1 });
  expect([saved.status, saved.body]).toMatchObject([
    200,
    { kind: 'exit', amount: 310_000, soldPercentage: 100, evidence: 'Escrow letter', version: 2 },
  ]);
  expect(await proceedsOf(investor, startupId)).toBe(310_000);
  expect(await open()).toEqual([]);
  const stale = await investor.patch(exit, { amount: 1, version: 1 });
  expect(stale).toMatchObject({ status: 409, problem: { current: { amount: 310_000 } } });
});

it('corrects a mark, a round and a write-off in the terms of their forms', async () => {
  const investor = await app.member();
  const { path } = await held(investor);
  const mark = await recorded(investor, `${path}/mark`, { date: '2025-03-31', amount: 5, reason: 'Typo' });
  const corrected = { amount: 150_000, reason: 'Revenue doubled', runwayMonths: 9 };
  expect((await investor.patch(mark, corrected)).body).toMatchObject({ ...corrected, date: '2025-03-31' });
  expect((await investor.patch(mark, { currency: 'XOF' })).problem.errors).toEqual([
    { path: 'amount', message: 'Give the amount in the new currency' },
  ]);
  const inFrancs = await investor.patch(mark, { currency: 'XOF', amount: 90_000_000 });
  expect(inFrancs.body).toMatchObject({ currency: 'XOF', amount: 90_000_000 });
  const terms = { date: '2025-04-30', raised: 10, postMoney: 100 };
  const round = await recorded(investor, `${path}/round`, terms);
  expect((await investor.patch(round, { postMoney: 200 })).body).toMatchObject({ raised: 10, amount: 200 });
  const writeOff = await recorded(investor, `${path}/write-off`, { date: '2025-09-30', reason: 'Closed' });
  expect((await investor.patch(writeOff, { date: '2025-10-31' })).body).toMatchObject({ date: '2025-10-31' });
});

it('says by field why a correction cannot be, and changes nothing then', async () => {
  const investor = await app.member();
  const { startupId, path } = await held(investor);
  const mark = await recorded(investor, `${path}/mark`, { date: '2025-03-31', amount: 5, reason: 'First' });
  const part = await recorded(investor, `${path}/exit`, {
    date: '2025-04-30',
    amount: 9,
    soldPercentage: 20,
  });
  const cases: [string, object, string, string][] = [
    [mark, { amount: null }, 'amount', 'Value is required'],
    [mark, { amount: -1 }, 'amount', 'Amount must be 0 or more'],
    [mark, { reason: '' }, 'reason', 'Please give a reason'],
    [mark, { date: '2026-01-01' }, 'date', 'Must not be in the future'],
    [mark, { date: '2025-02-30' }, 'date', 'Must be a day that exists, from 1900-01-01 on'],
    [
      mark,
      { date: '2024-01-30' },
      'date',
      'The mark of 30 Jan 2024 must not be before the first investment (31 Jan 2024).',
    ],
    [mark, { soldPercentage: 50 }, 'soldPercentage', 'This record has no such entry'],
    [mark, { amount: 10.5, currency: 'XOF' }, 'amount', 'XOF has no smaller unit than that'],
    [mark, { version: 0 }, 'version', 'Must be the version you read'],
    [part, { amount: null }, 'amount', 'A partial exit needs its proceeds'],
    [part, { soldPercentage: 0 }, 'soldPercentage', 'Must be above 0 and at most 100 percent'],
  ];
  for (const [event, body, field, message] of cases) {
    const answer = await investor.patch(event, body);
    expect([body, answer.status, answer.problem.errors]).toEqual([body, 400, [{ path: field, message }]]);
  }
  const { body } = await investor.get(`/api/portfolio/companies/${startupId}`);
  expect(body.events).toMatchObject([
    { soldPercentage: 20, version: 1 },
    { amount: 5, version: 1 },
  ]);
});

it('lets no stranger change a record, nor anybody one that was removed', async () => {
  const [investor, stranger] = [await app.member(), await app.member({ userType: 'investor' })];
  const { path } = await held(investor);
  const mark = await recorded(investor, `${path}/mark`, { date: '2025-03-31', amount: 5, reason: 'Mine' });
  expect((await stranger.patch(mark, { amount: 1 })).status).toBe(404);
  expect((await app.visitor.patch(mark, { amount: 1 })).status).toBe(401);
  expect((await investor.patch('/api/portfolio/events/2147483647', { amount: 1 })).status).toBe(404);
  await investor.delete(mark);
  expect((await investor.patch(mark, { amount: 1 })).status).toBe(404);
});

it('keeps the first investment while later records stand on it', async () => {
  const investor = await app.member();
  const { startupId, path } = await held(investor);
  const follow = { startupId, dealDate: '2025-06-30', investmentAmount: 50_000, roundType: 'Seed' };
  await investor.post('/api/portfolio/investments', follow);
  const mark = await recorded(investor, `${path}/mark`, { date: '2025-03-31', amount: 5, reason: 'Early' });
  const refused = await investor.delete(path);
  expect([refused.status, refused.problem.message]).toEqual([
    400,
    'The mark of 31 Mar 2025 must not be before the first investment (30 Jun 2025).',
  ]);
  await investor.delete(mark);
  expect((await investor.delete(path)).status).toBe(200);
});
