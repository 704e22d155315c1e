import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { CURRENCY_CODES } from './currency.ts';
import { rateBook } from './exchange-rate.ts';
import { changeIn, growthLenses, lensSentence } from './growth-lenses.ts';

const rates = [
  { base: 'USD', quote: 'NGN', date: '2025-09-30', rate: 1200, source: 'Bank' },
  { base: 'USD', quote: 'NGN', date: '2026-09-30', rate: 1500, source: 'Bank' },
] as const;
const naira = (amountMinor: number, day: string) => ({ amountMinor, currency: 'NGN', day }) as const;

test('revenue of ₦12M a month grows to ₦19.2M while the naira loses a fifth', () => {
  const [opening, closing] = [naira(1_200_000_000, '2025-09-30'), naira(1_920_000_000, '2026-09-30')];
  const lenses = growthLenses('USD', opening, closing, rateBook(rates));
  // $10,000 become $12,800; at the opening rate they would be $16,000.
  expect(lenses).toMatchObject({
    openingMinor: 1_000_000,
    closingMinor: 1_280_000,
    operatingMinor: 600_000,
    effectMinor: -320_000,
    changeMinor: 280_000,
  });
  expect(lenses?.local).toBeCloseTo(0.6, 12);
  expect(lenses?.currency).toBeCloseTo(-0.2, 12);
  expect(lenses?.reported).toBeCloseTo(0.28, 12);
  expect(lenses && lensSentence(lenses)).toBe(
    'Up 60% in NGN; NGN lost 20% against USD, so it is up 28% in USD.',
  );
});

test('nothing is said of growth from zero, across currencies, or without a rate', () => {
  const book = rateBook(rates);
  expect(growthLenses('USD', naira(0, '2025-09-30'), naira(5, '2026-09-30'), book)).toBeNull();
  expect(growthLenses('USD', naira(5, '2020-09-30'), naira(5, '2026-09-30'), book)).toBeNull();
  const rand = { amountMinor: 5, currency: 'ZAR', day: '2026-09-30' } as const;
  expect(growthLenses('USD', naira(5, '2025-09-30'), rand, book)).toBeNull();
});

test(
  'on 10,000 random series operating + currency = total to the cent, and the lenses multiply',
  { timeout: 60_000 },
  () => {
    const day = fc.nat(900).map((days) => addDays('2024-03-01', days));
    const point = fc.record({ amountMinor: fc.integer({ min: 0, max: 1e13 }), day });
    const currency = fc.constantFrom(...CURRENCY_CODES);
    const perDollar = fc.integer({ min: 1, max: 1e9 }).map((value) => value / 1e4);
    const series = fc.record({
      from: currency,
      to: currency,
      points: fc.array(point, { minLength: 2, maxLength: 8 }),
      rates: fc.array(fc.tuple(day, perDollar, perDollar), { minLength: 1, maxLength: 8 }),
    });
    let compared = 0;
    fc.assert(
      fc.property(series, ({ from, to, points, rates: known }) => {
        const book = rateBook(
          known.flatMap(([date, one, other]) =>
            [from, to]
              .filter((code) => code !== 'USD')
              .map((quote, at) => ({
                base: 'USD' as const,
                quote,
                date,
                rate: at === 0 ? one : other,
                source: '',
              })),
          ),
        );
        const dated = points
          .map((one) => ({ ...one, currency: from }))
          .toSorted((a, b) => a.day.localeCompare(b.day));
        const changes = dated
          .slice(1)
          .map((closing, at) => changeIn(to, dated[at] ?? closing, closing, book));
        if (changes.includes(null)) return;
        compared += 1;
        const sum = (pick: (change: NonNullable<(typeof changes)[number]>) => number) =>
          changes.reduce((total, change) => total + BigInt(change === null ? 0 : pick(change)), 0n);
        const [first, last] = [changes[0], changes.at(-1)];
        expect(sum((one) => one.operatingMinor) + sum((one) => one.effectMinor)).toBe(
          BigInt(last?.closingMinor ?? 0) - BigInt(first?.openingMinor ?? 0),
        );
        for (const [at, closing] of dated.slice(1).entries()) {
          const lenses = growthLenses(to, dated[at] ?? closing, closing, book);
          if (lenses === null) continue;
          const product = (1 + lenses.local) * (1 + lenses.currency);
          // One more than a fall to nearly nothing has few digits left, and the rate's gain multiplies what is lost.
          const lost = 4 * Number.EPSILON * Math.max(1, 1 + lenses.currency, 1 + lenses.local);
          expect(Math.abs(product - (1 + lenses.reported))).toBeLessThanOrEqual(
            1e-9 * Math.max(1, Math.abs(product)) + lost,
          );
        }
      }),
      { numRuns: 10_000 },
    );
    expect(compared).toBeGreaterThan(2_000);
  },
);
