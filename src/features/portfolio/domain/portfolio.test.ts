import { expect, test } from 'vitest';
import { currencyEffect, sumEffects } from './currency-effect.ts';
import { type ExchangeRate, rateBook } from '#shared/domain/exchange-rate.ts';
import { companiesOf, type LedgerEvent, type LedgerInvestment, timelineProblem } from './ledger.ts';
import { portfolioOf } from './portfolio.ts';

const deal = (more: Partial<LedgerInvestment>): LedgerInvestment => ({
  id: 1,
  ownerId: 'ada',
  startupId: 1,
  startupName: 'Owosheet',
  dealDate: '2024-01-31',
  amountMinor: 150_000_000_00,
  currency: 'NGN',
  equityPercentage: 5,
  valuationMinor: null,
  ...more,
});
const event = (more: Partial<LedgerEvent>): LedgerEvent => ({
  id: 1,
  ownerId: 'ada',
  startupId: 1,
  kind: 'mark',
  date: '2025-12-31',
  currency: 'NGN',
  amountMinor: 320_000_000_00,
  soldPercentage: null,
  raisedMinor: null,
  runwayMonths: null,
  ...more,
});
const usdNgn = (date: string, rate: number): ExchangeRate => ({
  base: 'USD',
  quote: 'NGN',
  date,
  rate,
  source: 'Central bank',
});
const rates = [usdNgn('2024-01-31', 1000), usdNgn('2025-12-31', 1600)];

test('150 million naira at 1,000 became 320 million at 1,600: +$170,000 by the company, -$120,000 by the naira', () => {
  const { holdings, summary } = portfolioOf(
    companiesOf([deal({})], [event({})]),
    rateBook(rates),
    '2025-12-31',
  );
  const [holding] = holdings;
  expect(summary.summary.totalInvested).toBe(150_000);
  expect(summary.companies['1 ada']).toMatchObject({ currentValuation: 200_000, ownershipPercentage: 5 });
  expect(holding && currencyEffect(holding)).toEqual({
    gain: 50_000,
    operating: 170_000,
    currency: -120_000,
    averageRate: 0.001,
  });
});

test('two cheques at two rates: the parts still add up to the gain', () => {
  const second = deal({ id: 2, dealDate: '2025-12-31', amountMinor: 160_000_000_00 });
  const [holding] = portfolioOf(
    companiesOf([deal({}), second], [event({ amountMinor: 480_000_000_00 })]),
    rateBook(rates),
    '2025-12-31',
  ).holdings;
  const effect = holding && currencyEffect(holding);
  expect(effect).toMatchObject({ gain: 50_000 });
  expect((effect?.operating ?? 0) + (effect?.currency ?? 0)).toBeCloseTo(50_000, 6);
  expect(sumEffects([effect ?? null, null])).toMatchObject({ gain: 50_000, leftOut: 1 });
});

test('a company without a rate is counted but its money is left out and named', () => {
  const ledgers = companiesOf(
    [
      deal({ currency: 'USD', amountMinor: 100_000_00 }),
      deal({ id: 2, startupId: 2, startupName: 'Afuo Cold', currency: 'GHS', equityPercentage: 3 }),
    ],
    [],
  );
  const portfolio = portfolioOf(ledgers, rateBook(rates), '2025-12-31');
  expect(portfolio.summary.summary.totalInvested).toBe(100_000);
  expect(portfolio.counts.active).toEqual({ companies: 2, investments: 2 });
  expect(portfolio.avgOwnership).toBe(4);
  expect(portfolio.coverage).toEqual({
    included: 1,
    total: 2,
    missing: [{ currency: 'GHS', date: '2024-01-31', companies: ['Afuo Cold'] }],
  });
});

test('without a newer value the naira cost is worth what it is worth today', () => {
  const { summary } = portfolioOf(companiesOf([deal({})], []), rateBook(rates), '2025-12-31');
  expect(summary.companies['1 ada']?.currentValuation).toBe(93_750);
  expect(summary.dpi).toBe(0);
  expect(summary.tvpi).toBe(0.625);
});

test('a company reached in two currencies keeps that of its first cheque', () => {
  const dollars = deal({ id: 2, dealDate: '2025-12-31', currency: 'USD', amountMinor: 10_000_00 });
  const [holding] = portfolioOf(companiesOf([deal({}), dollars], []), rateBook(rates), '2025-12-31').holdings;
  expect(holding?.currency).toBe('NGN');
  expect(holding?.position.invested.toNumber()).toBe(166_000_000);
});

test('colleagues who hold the same company are one active company and two positions', () => {
  const { holdings, counts } = portfolioOf(
    companiesOf([deal({}), deal({ id: 2, ownerId: 'ben' })], [event({ ownerId: 'ben' })]),
    rateBook(rates),
    '2025-12-31',
  );
  expect(counts.active).toEqual({ companies: 1, investments: 2 });
  expect(holdings.map(({ position }) => position.value.toNumber())).toEqual([150_000_000, 320_000_000]);
});

test('an exit in a round keeps dilution and a sale in proportion, and nothing follows the end', () => {
  const exit = event({ kind: 'exit', soldPercentage: 100, date: '2025-06-30' });
  const [ledger] = companiesOf([deal({})], [exit]);
  expect(ledger && timelineProblem(ledger)).toBeNull();
  const problem = (events: LedgerEvent[], deals = [deal({})]) => {
    const [own] = companiesOf(deals, events);
    return own ? timelineProblem(own) : null;
  };
  expect(problem([exit, event({})])).toMatch(/exited on 30 Jun 2025/);
  expect(problem([exit, event({ kind: 'exit', soldPercentage: 10 })])).toMatch(/exited on 30 Jun 2025/);
  expect(problem([exit, event({ kind: 'distribution' })])).toBeNull();
  expect(problem([exit], [deal({}), deal({ id: 2, dealDate: '2025-07-01' })])).toMatch(/exited on/);
  expect(problem([exit, event({ kind: 'write-off' })])).toMatch(/already/);
  expect(problem([event({ date: '2024-01-30' })])).toBe(
    'The mark of 30 Jan 2024 must not be before the first investment (31 Jan 2024).',
  );
});
