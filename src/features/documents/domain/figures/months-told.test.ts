import { describe, expect, it } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const numbersOf = (text: string): string[] =>
  analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] }).numbers.map(
    ({ kind, account, value, currency, unit, period }) =>
      [account ?? kind, value, currency ?? unit, period ?? '-'].join(' '),
  );

describe('a sum told with its months', () => {
  it.each([
    [
      'months before their figures, in the next sentence',
      'Letter of 9 October 2026\nFrom July to September we sold for KES 12.9 million. By month: July 4.5, August 4.3, September 4.1.',
      ['12900000 KES 2026-Q3', '4500000 KES 2026-07', '4300000 KES 2026-08', '4100000 KES 2026-09'],
    ],
    [
      'in brackets, where no time of the sum is told',
      'Letter of 16 October 2026\nRevenue was EC$1.38 million (July 0.41, August 0.46, September 0.51).',
      ['1380000 XCD 2026-Q3', '410000 XCD 2026-07', '460000 XCD 2026-08', '510000 XCD 2026-09'],
    ],
    [
      'French, months behind their figures',
      'Douala, le 12 octobre 2026\nLes ventes du troisième trimestre : 158 millions de FCFA, dont 49 en juillet, 51 en août et 58 en septembre.',
      ['158000000 XAF 2026-Q3', '49000000 XAF 2026-07', '51000000 XAF 2026-08', '58000000 XAF 2026-09'],
    ],
    [
      'written out, with no time of the sum',
      'Tunis, le 9 octobre 2026\nNous avons vendu pour 214 000 EUR, soit 96 000 en juillet, 71 000 en août et 47 000 en septembre.',
      ['214000 EUR 2026-Q3', '96000 EUR 2026-07', '71000 EUR 2026-08', '47000 EUR 2026-09'],
    ],
    [
      'in crores',
      'Letter of 14 October 2026\nRevenue of the quarter: ₹4.05 crore (July 1.21, August 1.32, September 1.52).',
      ['40500000 INR 2026-Q3', '12100000 INR 2026-07', '13200000 INR 2026-08', '15200000 INR 2026-09'],
    ],
    [
      'over the end of a year',
      'Letter of 20 February 2027\nSales came to £5.1m: December 2.2, January 2.9.',
      ['5100000 GBP 2026-12 to 2027-01', '2200000 GBP 2026-12', '2900000 GBP 2027-01'],
    ],
  ])('%s', (_story, text, found) => {
    expect(numbersOf(text)).toEqual(found.map((told) => `revenue ${told}`));
  });

  it.each([
    [
      'figures that do not make it',
      'Letter of 9 October 2026\nWe sold for KES 12.9 million. Orders: July 412, August 430, September 455.',
    ],
    [
      'months that do not follow each other',
      'Letter of 9 October 2026\nWe sold for KES 12.9 million. Best: July 6.5, September 6.4.',
    ],
    [
      'counts beside a sum',
      'Letter of 9 October 2026\nWe sold for KES 12.9 million. Staff was 61 in July and 63 in August.',
    ],
  ])('and none is read in %s', (_story, text) => {
    expect(numbersOf(text).filter((told) => told.startsWith('revenue'))).toHaveLength(1);
  });
});
