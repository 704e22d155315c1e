import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const codes = (...lines: string[]): string[] =>
  analyseDocument({
    type: 'pitch_deck',
    pages: [{ page: 1, text: ['Lubudi Glass Ltd, March 2026', ...lines].join('\n') }],
  }).flags.map(({ code }) => code);

test('results of a year to come that are called done', () => {
  const sold = 'Sales 2025: USD 3.1 million';
  expect(codes(sold, '2028: 9,000 t, USD 14 m, EBITDA USD 4 m. It is as good as done.')).toContain(
    'PROJECTION_AS_FACT',
  );
  expect(codes(sold, 'Ventes 2028 : 14 millions USD, c’est fait')).toContain('PROJECTION_AS_FACT');
  expect(codes(sold, 'Sales 2028: USD 14 m. Sorting is done by hand.')).not.toContain('PROJECTION_AS_FACT');
});

test('what is hoped for is no certainty, nor what is insured', () => {
  const sold = 'Ventes 2025 : 4 126 millions';
  expect(codes(sold, 'Nous aurons 5 300 millions de ventes en 2028. C’est garanti.')).toContain(
    'PROJECTION_AS_FACT',
  );
  expect(codes(sold, 'Nous espérons 5 300 millions de ventes en 2028. Le client est assuré.')).not.toContain(
    'PROJECTION_AS_FACT',
  );
  expect(codes(sold, 'Les ventes de 2028 : 5 300 millions. L’usine est assurée.')).not.toContain(
    'PROJECTION_AS_FACT',
  );
});

test('a table of which all is called actual has no year to come', () => {
  expect(codes('Loans (USD k, all actual)', '2024\t310', '2025\t460', '2027\t1,900')).toContain(
    'PROJECTION_AS_FACT',
  );
  expect(codes('All figures are actual', '\t2025\t2026\t2027', 'Sales\t310\t460\t1,900')).toContain(
    'PROJECTION_AS_FACT',
  );
  expect(codes('Réalisé 2027 : 1,2 milliard')).toContain('PROJECTION_AS_FACT');
  expect(codes('Réalisé 2025 : 1,2 milliard')).not.toContain('PROJECTION_AS_FACT');
  for (const head of ['Loans (USD k, all actual to 2025)', 'Loans (USD k)'])
    expect(codes(head, '2024\t310', '2025\t460', '2027\t1,900')).not.toContain('PROJECTION_AS_FACT');
  expect(codes('Loans (USD k, all actual)', '2023\t310', '2024\t460', '2025\t900')).not.toContain(
    'PROJECTION_AS_FACT',
  );
});
