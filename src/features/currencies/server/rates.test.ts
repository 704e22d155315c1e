import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#shared/domain/calendar.ts';
import { CURRENCY_CODES } from '#shared/domain/currency.ts';
import { convertMoney } from '#shared/domain/exchange-rate.ts';
import { createTestApp, type TestApp } from '#test/app.ts';
import { EXPECTED } from '../domain/rate-answer.ts';
import { refreshRates } from './refresh.ts';
import { findRateBook, keepShippedRates } from './rates.ts';

let app: TestApp;
let source: Server;
let answer: { status?: number; headers?: Record<string, string>; body: string; stallsAfter?: number };
let asked: string[];

let known: [string, number][];

beforeAll(async () => {
  source = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (answer.stallsAfter === 0) return;
    response.writeHead(answer.status ?? 200, answer.headers);
    if (answer.stallsAfter === undefined) response.end(answer.body);
    else response.write(answer.body.slice(0, answer.stallsAfter));
  });
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  // A server that listens has an address with a port.
  const { port } = source.address() as AddressInfo;
  app = await createTestApp({ RATES_URL: `http://127.0.0.1:${port}/usd.json` });
  app.clock.now = new Date('2026-11-22T06:00:00Z');
  known = (await status()).rates.map(({ currency, perDollar }) => [currency.toLowerCase(), perDollar]);
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await app.close();
  source.closeAllConnections();
  await new Promise((resolve) => source.close(resolve));
});

const table = (change: object = {}, date = '2026-11-21') =>
  JSON.stringify({ date, usd: { ...Object.fromEntries(known), ...change } });

const naira = async () => {
  const book = await findRateBook(app.services.db);
  return book('USD', 'NGN', '2026-11-22')?.rate.toNumber();
};
const status = async () => (await (await app.member()).get('/api/currencies/rates')).body;

describe('reference rates', () => {
  it('are there from the start, with their age and source, for members', async () => {
    const before = await status();
    expect(before).toMatchObject({ newest: '2026-09-29', ageDays: 54, isRefreshed: true, problem: null });
    expect(before.rates.map(({ currency }) => currency)).toEqual([...[...EXPECTED].toSorted(), 'XAF', 'XOF']);
    expect((await app.visitor.get('/api/currencies/rates')).status).toBe(401);
  });

  it('are kept once, however often the process starts', async () => {
    const count = async () =>
      (await app.services.db.selectFrom('referenceRates').selectAll().execute()).length;
    const before = await count();
    await app.services.db.transaction().execute(keepShippedRates);
    expect(await count()).toBe(before);
  });

  const wrong: [string, () => typeof answer, RegExp][] = [
    ['a table cut in half', () => ({ body: table().slice(0, 700) }), /not valid JSON/],
    ['a rate of 0', () => ({ body: table({ ngn: 0 }) }), /NGN/],
    ['a negative rate', () => ({ body: table({ ngn: -5 }) }), /NGN/],
    ['a day in the future', () => ({ body: table({}, '2027-01-01') }), /in the future/],
    ['an error', () => ({ status: 500, body: table({ ngn: 1 }) }), /answered 500/],
    ['a page', () => ({ body: '<html>' }), /not valid JSON/],
    ['an endless answer', () => ({ body: `"${'x'.repeat(1_100_000)}"` }), /did not answer/],
    [
      'a way to elsewhere',
      () => ({ status: 302, headers: { location: '/private' }, body: '' }),
      /did not answer/,
    ],
  ];
  it.each(wrong)('%s: the last good rates stay, and the screen says why', async (_name, make, problem) => {
    answer = make();
    expect(await refreshRates(app.services)).toBe(false);
    expect(asked).toEqual(['/usd.json']);
    expect(await status()).toMatchObject({
      newest: '2026-09-29',
      ageDays: 54,
      problem: expect.stringMatching(problem),
    });
    expect(await naira()).toBeCloseTo(1326.1644, 6);
  });

  it.each([
    ['never answers', 0],
    ['stops in the middle of its table', 400],
  ])('a source that %s is waited for only so long', async (_name, stallsAfter) => {
    answer = { body: table({ ngn: 1400 }), stallsAfter };
    expect(await refreshRates(app.services, 150)).toBe(false);
    expect(await status()).toMatchObject({
      newest: '2026-09-29',
      ageDays: 54,
      problem: 'The rate source did not answer in time.',
    });
    expect(await naira()).toBeCloseTo(1326.1644, 6);
  });

  it('half of the currencies, or a figure that is none, and the last good rates stay', async () => {
    const half = Object.fromEntries(known.slice(0, 40));
    for (const body of [JSON.stringify({ date: '2026-11-21', usd: half }), table().replace('1326.', 'NaN')]) {
      answer = { body };
      expect(await refreshRates(app.services)).toBe(false);
      expect((await status()).problem).not.toBeNull();
      expect(await naira()).toBeCloseTo(1326.1644, 6);
    }
  });

  it('a source that cannot be reached changes nothing', async () => {
    const services = {
      ...app.services,
      env: { ...app.services.env, ratesUrl: 'http://127.0.0.1:9/usd.json' },
    };
    expect(await refreshRates(services)).toBe(false);
    expect((await status()).problem).toMatch(/did not answer/);
    expect(await refreshRates({ ...services, env: { ...services.env, ratesUrl: undefined } })).toBe(false);
  });
});

it('what an admin enters for everybody goes before the reference of that day, for sums in the database too', async () => {
  const admin = await app.member({ isAdmin: true });
  const inSql = async () => {
    const { rows } = await sql<{
      cents: number;
    }>`select usd_minor(45000000000, 'NGN', '2026-11-22') as cents`.execute(app.services.db);
    return rows[0]?.cents;
  };
  const rate = {
    base: 'USD',
    quote: 'NGN',
    rate: 1500,
    date: '2026-11-20',
    source: 'Central bank',
    forEveryone: true,
  };
  const made = await admin.post('/api/portfolio/fx-rates', rate);
  expect([await naira(), await inSql()]).toEqual([1500, 30_000_000]);
  expect(
    (await admin.patch(`/api/portfolio/fx-rates/${made.body.id}`, { rate: 1200, version: 1 })).status,
  ).toBe(200);
  expect([await naira(), await inSql()]).toEqual([1200, 37_500_000]);
  await admin.delete(`/api/portfolio/fx-rates/${made.body.id}`);
  expect([await naira(), await inSql()]).toEqual([expect.closeTo(1326.1644, 6), 33_932_445]);
});

it('the database and the code turn every currency into the same cents, on days near, between, old and unknown', async () => {
  const book = await findRateBook(app.services.db);
  const days = ['2024-01-01', '2024-03-02', '2025-03-15', '2026-09-29', '2026-11-22', '2027-09-30'];
  const cases = CURRENCY_CODES.flatMap((code) => days.map((day) => ({ code, day, minor: 123_456_789 })));
  const { rows } = await sql<{ cents: number | null }>`
    select usd_minor(c.minor, c.code, c.day) as cents
    from jsonb_to_recordset(${JSON.stringify(cases.map((one, at) => ({ ...one, at })))}::jsonb)
      as c (code text, day date, minor bigint, at integer) order by c.at`.execute(app.services.db);
  const expected = cases.map(
    ({ code, day, minor }) =>
      convertMoney({ amountMinor: minor, currency: code }, 'USD', day, book)?.amountMinor ?? null,
  );
  expect(rows.map(({ cents }) => cents)).toEqual(expected);
  expect(addDays('2026-09-29', 365)).toBe('2027-09-29');
});

it('a good table of the day replaces the last from the configured address', async () => {
  answer = { body: table({ ngn: 1400 }) };
  expect(await refreshRates(app.services)).toBe(true);
  expect(asked).toEqual(['/usd.json']);
  expect(await status()).toMatchObject({ newest: '2026-11-21', ageDays: 1, problem: null });
  expect(await naira()).toBe(1400);
});
