import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRateBook } from '#features/currencies/server/rates.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import { convertMoney } from '#shared/domain/exchange-rate.ts';
import { type Client, createTestApp, type TestApp } from '#test/app.ts';

let app: TestApp;
let fund: Client;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.now = new Date('2026-09-29T12:00:00Z');
  fund = await app.member({ userType: 'vc_fund', firstName: 'Nia' });
});
afterAll(() => app.close());

/** Minor units of a cheque, about $100,000 in each. */
const CHEQUES: readonly (readonly [CurrencyCode, number])[] = [
  ['NGN', 15_000_000_000],
  ['KES', 1_300_000_000],
  ['ZAR', 180_000_000],
  ['GHS', 140_000_000],
  ['EGP', 480_000_000],
  ['XOF', 60_000_000],
  ['EUR', 9_200_000],
  ['INR', 830_000_000],
  ['UGX', 38_000_000],
];
const digits = (currency: CurrencyCode) => (['XOF', 'UGX'].includes(currency) ? 1 : 100);

type Made = { id: number; startupId: number };

/** A first cheque for 10 %, and a year later a follow-on of half of it at three times the price. */
async function record([currency, minor]: (typeof CHEQUES)[number]): Promise<Made> {
  const cheque = minor / digits(currency);
  const terms = { currency, roundType: 'Seed' };
  const company = { name: `Kampuni ${currency}`, country: 'Kenya', sector: 'FinTech' };
  const first = { ...terms, company, dealDate: '2024-05-31', investmentAmount: cheque, equityPercentage: 10 };
  const { body } = await fund.post('/api/portfolio/investments', first);
  const followOn = { ...terms, dealDate: '2025-05-31', investmentAmount: cheque / 2, valuation: cheque * 30 };
  await fund.post('/api/portfolio/investments', { ...followOn, startupId: body.startupId });
  return body;
}

const figures = async (client: Client) => {
  const { summary, coverage } = (await client.get('/api/portfolio/overview')).body;
  const { dpi, tvpi, irr, effect, overview } = (await client.get('/api/portfolio/performance')).body;
  return { summary, coverage, dpi, tvpi, irr, effect, overview };
};

it('a fund in nine currencies records, follows on, marks, exits, exports and imports without a rate typed by hand', async () => {
  const made: Made[] = [];
  for (const cheque of CHEQUES) made.push(await record(cheque));
  const book = await findRateBook(app.services.db);
  const inDollars = (at: number, factor: number, day: string) => {
    const [currency, minor] = CHEQUES[at] ?? ['USD', 0];
    return (
      (convertMoney({ amountMinor: minor * factor, currency }, 'USD', day, book)?.amountMinor ?? 0) / 100
    );
  };
  const before = await figures(fund);
  expect(before.coverage).toMatchObject({ included: 18, total: 18, missing: [] });
  const paid = CHEQUES.map((_, at) => inDollars(at, 1, '2024-05-31') + inDollars(at, 0.5, '2025-05-31'));
  expect(before.summary?.totalInvested).toBeCloseTo(
    paid.reduce((sum, each) => sum + each, 0),
    1,
  );
  // The follow-on re-marks: 10 % less its 1/60 is 9.8333 %, and 1.6667 % bought, of a price of 30 cheques.
  const path = `/api/portfolio/companies/${made[0]?.startupId ?? 0}` as const;
  const page = (await fund.get(path)).body;
  const cheque = (CHEQUES[0]?.[1] ?? 0) / 100;
  expect(page.company?.own?.value).toBeCloseTo(cheque * 30 * (0.1 * (59 / 60) + 1 / 60), 0);
  expect(page.company?.basis).toBe('round');
  expect(page.company?.missingRates).toEqual([]);

  for (const [at, { id }] of made.entries()) {
    const path = `/api/portfolio/investments/${id}` as const;
    const [currency, minor] = CHEQUES[at] ?? ['USD', 0];
    const whole = minor / digits(currency);
    if (at % 3 === 0)
      await fund.post(`${path}/mark`, { date: '2026-06-30', amount: whole * 4, reason: 'Doubled' });
    if (at % 3 === 1)
      await fund.post(`${path}/exit`, { date: '2026-03-31', amount: whole * 2, soldPercentage: 50 });
    if (at % 3 === 2) await fund.post(`${path}/exit`, { date: '2026-03-31', amount: whole * 3 });
  }
  const after = await figures(fund);
  expect(after.coverage).toMatchObject({ included: 18, missing: [] });
  expect(after.overview).toMatchObject({ activeInvestments: 12, exitedInvestments: 6 });
  const proceeds = CHEQUES.map((_, at) =>
    at % 3 === 0 ? 0 : inDollars(at, at % 3 === 1 ? 2 : 3, '2026-03-31'),
  );
  expect(after.summary?.proceeds).toBeCloseTo(
    proceeds.reduce((sum, each) => sum + each, 0),
    1,
  );
  expect(after.tvpi).toBeGreaterThan(1);
  expect(after.irr).toBeGreaterThan(0);
  expect(after.effect?.leftOut).toBe(0);
  expect((await fund.get('/api/portfolio/fx-rates')).body).toEqual([]);

  const { text } = await fund.get('/api/portfolio/export');
  const again = await fund.post('/api/portfolio/import', { fileName: 'again.csv', csv: text });
  expect(again.body.counts).toMatchObject({ rows: 27, created: 0, known: 27, failed: 0 });
  const other = await app.member({ userType: 'vc_fund' });
  const taken = await other.post('/api/portfolio/import', { fileName: 'portfolio.csv', csv: text });
  expect(taken.body.counts).toMatchObject({ rows: 27, created: 27, failed: 0 });
  expect(await figures(other)).toEqual(after);
});
