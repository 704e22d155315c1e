import { expect, it } from 'vitest';
import { periodInFrench } from './french-period.ts';

it('a period is told in French', () => {
  const periods = ['2025', '2025-Q3', '2026-H1', '2026-08', '2025-07 to 2026-06', '2026-09-18'];
  expect(periods.map(periodInFrench)).toEqual([
    '2025',
    'T3 2025',
    'S1 2026',
    'août 2026',
    'de juillet 2025 à juin 2026',
    '18 septembre 2026',
  ]);
});
