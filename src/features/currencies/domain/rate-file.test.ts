import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EXPECTED } from './rate-answer.ts';
import { readRateFile } from './rate-file.ts';

const shipped = readFileSync(
  new URL('../../../../reference-data/exchange-rates.csv', import.meta.url),
  'utf8',
);

it('the table that comes with the product has every currency, month by month', () => {
  const rates = readRateFile(shipped);
  for (const code of EXPECTED) {
    const own = rates.filter(({ currency }) => currency === code);
    expect([code, own.at(-1)?.date]).toEqual([code, '2026-09-29']);
    // South Sudan's pound was not quoted for more than a year.
    expect([code, own.length >= (code === 'SSP' ? 10 : 26)]).toEqual([code, true]);
  }
  expect(shipped.length).toBeLessThan(48_000);
});

it('no rate leaps from one column to the next but by devaluations', () => {
  const leaps = EXPECTED.flatMap((code) => {
    const own = readRateFile(shipped).filter(({ currency }) => currency === code);
    return own
      .filter(({ perDollar }, at) => {
        const before = own[at - 1]?.perDollar ?? perDollar;
        return perDollar / before > 1.5 || perDollar / before < 0.67;
      })
      .map(({ date }) => `${code} ${date}`);
  });
  expect(leaps).toEqual([
    'EGP 2024-04-01',
    'ETB 2024-09-01',
    'SSP 2025-12-06',
    'ZWG 2024-11-01',
    'BOB 2026-08-01',
  ]);
});

it.each([
  'currency,2026-01-01\nNGN,0',
  'currency,2026-01-01\nXXX,5',
  'currency,2026-13-01\nNGN,5',
  'currency,2026-01-01\nNGN,x',
])('a faulty table is ours: %j throws', (text) => {
  expect(() => readRateFile(text)).toThrow(RangeError);
});
