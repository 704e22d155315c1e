import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const growthOf = (text: string) =>
  analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] })
    .numbers.filter(({ unit }) => unit === 'percent')
    .map(({ kind, value, period, label }) => `${kind} ${value} ${period} ${label ?? ''}`.trim());

test('a column of changes says by how much the sales of the newer time grew', () => {
  expect(
    growthOf(
      'KES m\tQ3 2026\tQ3 2025\tChange\nRevenue\t64.2\t51.4\t+24.9%\nGross profit\t20.1\t16.0\t+25.6%',
    ),
  ).toEqual(['growth 24.9 2026-Q3', 'other 25.6 2026-Q3 Gross profit']);
  expect(
    growthOf(
      'En M FCFA\t2025\t2024\tVar. %\nChiffre d’affaires\t1 260\t1 050\t+20,0\nRésultat net\t90\t60\t+50,0',
    ),
  ).toEqual(['growth 20 2025', 'other 50 2025 Résultat net']);
});

test('a share that its row does not make is none of its own', () => {
  expect(growthOf('KES m\tQ3 2026\tQ3 2025\tVar. vs budget\nRevenue\t64.2\t51.4\t-3.1%')).not.toContain(
    'growth -3.1 2026-Q3',
  );
});
