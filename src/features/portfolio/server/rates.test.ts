import { beforeAll, expect, it } from 'vitest';
import { testApp } from '#test/app.ts';

const app = testApp();
beforeAll(async () => {
  app.clock.now = new Date('2025-12-31T12:00:00Z');
});

const url = '/api/portfolio/fx-rates';
const rate = (date: string, value: number) => ({
  base: 'USD',
  quote: 'NGN',
  date,
  rate: value,
  source: 'Central Bank of Nigeria',
});
const pathOf = (body: { id: number }) => `${url}/${body.id}` as const;

it('takes rates with their source, one per pair and day, from admins for everybody', async () => {
  const [investor, stranger, admin] = [
    await app.member(),
    await app.member(),
    await app.member({ isAdmin: true }),
  ];
  const mine = await investor.post(url, rate('2025-01-31', 1500));
  expect([mine.status, mine.body.mine, mine.body.version]).toEqual([201, true, 1]);
  expect((await investor.post(url, rate('2025-01-31', 1501))).status).toBe(409);
  const faults: [object, string, string][] = [
    [rate('2025-01-30', 0), 'rate', 'Rate must be a number above 0, at most 1,000,000,000'],
    [rate('2025-01-30', -1500), 'rate', 'Rate must be a number above 0, at most 1,000,000,000'],
    // JSON has no NaN: it arrives as null.
    [rate('2025-01-30', Number.NaN), 'rate', 'Rate must be a number above 0, at most 1,000,000,000'],
    [rate('2025-01-30', 1e10), 'rate', 'Rate must be a number above 0, at most 1,000,000,000'],
    [
      { ...rate('2025-01-30', 1500), rate: '1500' },
      'rate',
      'Rate must be a number above 0, at most 1,000,000,000',
    ],
    [rate('2026-01-30', 1500), 'date', 'Must not be in the future'],
    [rate('2025-02-30', 1500), 'date', 'Must be a day that exists, from 1900-01-01 on'],
    [{ ...rate('2025-01-30', 1500), source: ' ' }, 'source', 'Say where the rate comes from'],
    [{ ...rate('2025-01-30', 1500), quote: 'USD' }, 'quote', 'Choose two currencies'],
    [{ ...rate('2025-01-30', 1500), base: 'XXX' }, 'base', 'Please select a currency'],
  ];
  for (const [body, path, message] of faults)
    expect((await investor.post(url, body)).problem.errors).toEqual([{ path, message }]);
  expect((await investor.post(url, { ...rate('2025-02-28', 1), forEveryone: true })).status).toBe(403);
  const everyones = await admin.post(url, { ...rate('2025-02-28', 1550), forEveryone: true });
  expect((await stranger.get(url)).body.map(({ date, mine: own }) => [date, own])).toEqual([
    ['2025-02-28', false],
  ]);
  expect((await stranger.delete(pathOf(mine.body))).status).toBe(404);
  expect((await stranger.delete(pathOf(everyones.body))).status).toBe(404);
  expect((await investor.delete(pathOf(mine.body))).status).toBe(200);
  expect((await admin.delete(pathOf(everyones.body))).status).toBe(200);
});

it('corrects a rate, and tells the slower of two who do so at once', async () => {
  const investor = await app.member();
  const path = pathOf((await investor.post(url, rate('2025-03-31', 15_000))).body);
  const saved = await investor.patch(path, { rate: 1500, version: 1 });
  expect([saved.status, saved.body]).toMatchObject([200, { rate: 1500, date: '2025-03-31', version: 2 }]);
  const stale = await investor.patch(path, { rate: 1600, version: 1 });
  expect([stale.status, stale.problem]).toMatchObject([409, { current: { rate: 1500, version: 2 } }]);
  expect((await investor.patch(path, { date: '2025-03-30', source: 'CBN, closing' })).status).toBe(200);
  expect((await investor.get(url)).body).toMatchObject([
    { date: '2025-03-30', rate: 1500, source: 'CBN, closing', version: 3 },
  ]);
});

it('refuses a correction by field, and one that meets another rate of the day', async () => {
  const investor = await app.member();
  const path = pathOf((await investor.post(url, rate('2025-03-31', 1500))).body);
  await investor.post(url, rate('2025-04-30', 1510));
  const faults: [object, string][] = [
    [{ rate: -1 }, 'rate'],
    [{ rate: '1500' }, 'rate'],
    [{ date: '2026-01-01' }, 'date'],
    [{ date: '2025-02-30' }, 'date'],
    [{ quote: 'USD' }, 'quote'],
    [{ source: ' ' }, 'source'],
    [{ version: 0, rate: 1 }, 'version'],
  ];
  for (const [body, field] of faults) {
    const answer = await investor.patch(path, body);
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, field]);
  }
  expect((await investor.patch(path, {})).status).toBe(400);
  expect((await investor.patch(path, { forEveryone: true })).status).toBe(400);
  expect((await investor.patch(path, { date: '2025-04-30' })).status).toBe(409);
  expect((await investor.get(url)).body.map(({ rate: value }) => value)).toEqual([1510, 1500]);
});

it('lets nobody change the rate of another, and only admins that of everybody', async () => {
  const [investor, stranger, admin] = [
    await app.member(),
    await app.member(),
    await app.member({ isAdmin: true }),
  ];
  const mine = pathOf((await investor.post(url, rate('2025-05-31', 1500))).body);
  const everyones = await admin.post(url, { ...rate('2025-05-31', 1550), forEveryone: true });
  const change = { rate: 1, version: 1 };
  expect((await stranger.patch(mine, change)).status).toBe(404);
  expect((await admin.patch(mine, change)).status).toBe(404);
  expect((await investor.patch(pathOf(everyones.body), change)).status).toBe(404);
  expect((await app.visitor.patch(mine, change)).status).toBe(401);
  expect((await admin.patch(pathOf(everyones.body), { rate: 1555, version: 1 })).body).toMatchObject({
    rate: 1555,
    mine: false,
    version: 2,
  });
  expect((await investor.get(url)).body.map(({ rate: value }) => value)).toEqual([1500, 1555]);
});
