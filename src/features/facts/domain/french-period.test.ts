import { expect, it } from 'vitest';
import { inFrenchOf, periodInFrench } from './french-period.ts';

it('a period is told in French', () => {
  const periods = [
    '2025',
    '2025-Q3',
    '2026-H1',
    '2026-08',
    '2025-07 to 2026-06',
    '2025-10 to 2026-03',
    '2026-04 to 2026-09',
    '2026-09-18',
    '2026-10-01',
  ];
  expect(periods.map(periodInFrench)).toEqual([
    '2025',
    'T3 2025',
    'S1 2026',
    'août 2026',
    'exercice clos en juin 2026',
    'd’octobre 2025 à mars 2026',
    'd’avril à septembre 2026',
    '18 septembre 2026',
    '1er octobre 2026',
  ]);
  expect(periods.slice(0, -2).map(inFrenchOf)).toEqual([
    'de 2025',
    'du T3 2025',
    'du S1 2026',
    'd’août 2026',
    'de l’exercice clos en juin 2026',
    'd’octobre 2025 à mars 2026',
    'd’avril à septembre 2026',
  ]);
});
