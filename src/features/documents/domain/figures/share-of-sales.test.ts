import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const timesOf = (text: string): string[] =>
  analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] }).numbers.map(
    ({ value, period }) => `${value} ${period ?? '-'}`,
  );

describe('of when a share of sales is', () => {
  test.each([
    // Of the quarter that a letter reports on.
    [
      'Letter to shareholders, third quarter 2026\n12 October 2026\nSales were $412,000, against $361,000 in the third quarter of 2025.\nOur mill lost four days in March 2026.\nThe biggest, a hotel in Nakuru, was 9% of sales.',
      '9 2026-Q3',
    ],
    [
      'Lettre aux associés, troisième trimestre 2026\nLe 12 octobre 2026\nVentes : 412 000 euros, contre 361 000 au troisième trimestre 2025.\nLe premier d’entre eux, un hôtel de Sfax, pèse 9 %.',
      '9 2026-Q3',
    ],
    // Of the month that a letter tells sales of, though it tells those of the year too.
    [
      'Update, October 2026\n4 November 2026\nRevenue in October 2026 was $41,000. January to October 2026: revenue of $331,000.\nBiggest dealer takes 3.1% of our revenue.',
      '3.1 2026-10',
    ],
    // Of what its paragraph tells, and not of what that is held against.
    [
      'Answers, 3 November 2026\nRevenue of the first half of 2026 was $912,000.\n\nIn 2025 we sold goods for $1,700,000. The largest buyer, a chain, took 18%.',
      '18 2025',
    ],
    [
      'Answers, 3 November 2026\nRevenue of the year to December 2025 was $912,000.\n\nWe have 412 paying schools (2024: 338). The largest group gives us 8% of revenue.',
      '8 2025',
    ],
    // Of the year so far, where its sentence says so.
    [
      'Lettre, troisième trimestre 2026\nLe 12 octobre 2026\nVentes : 412 000 euros.\nUne seule maison a pris 61 % de nos ventes depuis janvier.',
      '61 2026-01 to 2026-09',
    ],
    // A share of something else is of no time of sales.
    [
      'Letter, third quarter 2026\n12 October 2026\nSales were $412,000.\nThe largest tour house took 8% of the beds.',
      '8 -',
    ],
  ])('%s', (text, time) => {
    expect(timesOf(text)).toContain(time);
  });
});
