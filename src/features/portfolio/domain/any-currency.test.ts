import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#shared/domain/calendar.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import { convertMoney, rateBook } from '#shared/domain/exchange-rate.ts';
import { type LedgerInvestment, companiesOf } from './ledger.ts';
import { portfolioOf } from './portfolio.ts';

const TEN = ['USD', 'NGN', 'KES', 'ZAR', 'GHS', 'EGP', 'XOF', 'EUR', 'INR', 'UGX'] as const;
const [, head = '', ...rows] = readFileSync(
  new URL('../../../../reference-data/exchange-rates.csv', import.meta.url),
  'utf8',
).split('\n');
const days = head.split(',').slice(1);
const book = rateBook(
  rows.flatMap((row) => {
    const [code = '', ...cells] = row.split(',');
    if (!TEN.some((one) => one === code)) return [];
    return cells.flatMap((cell, at) =>
      cell === ''
        ? []
        : ([
            {
              base: 'USD',
              quote: code as CurrencyCode,
              date: days[at] ?? '',
              rate: Number(cell),
              source: '',
            },
          ] as const),
    );
  }),
);

const START = '2024-04-01';
const deal = fc.record({
  day: fc.nat(800),
  dollars: fc.integer({ min: 20_000, max: 5_000_000 }),
  value: fc.integer({ min: 1, max: 400 }),
});

/** The same cheques and marks, written in one currency at the rate of each one's day. */
function recorded(deals: readonly { day: number; dollars: number; value: number }[], currency: CurrencyCode) {
  const asOf = '2026-09-29';
  const into = (dollars: number, date: string) =>
    convertMoney({ amountMinor: dollars * 100, currency: 'USD' }, currency, date, book)?.amountMinor ?? 0;
  const investments = deals.map(({ day, dollars }, at): LedgerInvestment => ({
    id: at + 1,
    ownerId: 'ada',
    startupId: at + 1,
    startupName: `Company ${at}`,
    dealDate: addDays(START, day),
    amountMinor: into(dollars, addDays(START, day)),
    currency,
    equityPercentage: null,
    valuationMinor: null,
  }));
  const marks = deals.map(({ dollars, value }, at) => ({
    id: at + 1,
    ownerId: 'ada',
    startupId: at + 1,
    kind: 'mark' as const,
    date: asOf,
    currency,
    amountMinor: into(Math.round((dollars * value) / 100), asOf),
    soldPercentage: null,
    raisedMinor: null,
    runwayMonths: null,
    reason: null,
    evidence: null,
  }));
  return portfolioOf(companiesOf(investments, marks), book, asOf);
}

test('a portfolio kept in any of ten currencies has the same multiples, with no rate typed by hand', () => {
  fc.assert(
    fc.property(fc.array(deal, { minLength: 1, maxLength: 6 }), (deals) => {
      const inDollars = recorded(deals, 'USD');
      for (const currency of TEN) {
        const { summary, coverage } = recorded(deals, currency);
        expect(coverage).toMatchObject({ included: deals.length, missing: [] });
        expect(summary.tvpi).toBeCloseTo(inDollars.summary.tvpi ?? 0, 3);
        expect(summary.performance.avgMultiple).toBeCloseTo(
          inDollars.summary.performance.avgMultiple ?? 0,
          3,
        );
      }
    }),
    { numRuns: 100 },
  );
});

test('nine currencies in one portfolio: totals do not depend on the order of its records', () => {
  fc.assert(
    fc.property(fc.array(deal, { minLength: 2, maxLength: 9 }), (deals) => {
      const ledgers = deals.flatMap((one, at) =>
        recorded([one], TEN[at + 1] ?? 'USD').holdings.map(({ ledger }) => ledger),
      );
      const total = (list: typeof ledgers) =>
        portfolioOf(list, book, '2026-09-29').summary.summary.totalInvested;
      expect(total(ledgers.toReversed())).toBe(total(ledgers));
    }),
    { numRuns: 100 },
  );
});
