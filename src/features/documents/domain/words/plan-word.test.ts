import { expect, test } from 'vitest';
import { tablesOf } from '#test/table-rows.ts';
import { statusTime } from '../tables/table-period.ts';
import { saysActual } from './plan-word.ts';

const plannedIn = (text: string): (boolean | undefined)[] =>
  tablesOf(text).flatMap(({ rows }) =>
    rows.slice(0, 1).flatMap(({ values }) => values.map(({ isForecast }) => isForecast)),
  );

test.each(['Expected', 'Outlook', 'Budgeted', 'Targets', 'Prévu', 'Attendu', 'Objectifs', 'Likely'])(
  '%s over a year is a plan beside what came to be',
  (head) => {
    expect(plannedIn(`KES'000\n\tActual\t${head}\n\t2025\t2026\nRevenue\t410\t520\nCash\t31\t44`)).toEqual([
      false,
      true,
    ]);
  },
);

test('a head that says it came to be is no plan under the title of one', () => {
  for (const head of ['Actual 2025', 'Réalisé 2025', '2025A', 'Audited 2025'])
    expect(plannedIn(`Budget 2026, KES'000\n\t${head}\t2026\nRevenue\t410\t520\nCash\t31\t44`)[0]).toBe(
      false,
    );
  expect(saysActual('2025 b')).toBe(false);
});

test('a line that speaks of what was budgeted makes no plan of the accounts', () => {
  expect(
    plannedIn(
      "Sales were above what the board had budgeted.\nKES'000\n\t2025\t2024\nRevenue\t410\t390\nCash\t31\t30",
    ),
  ).toEqual([false, false]);
});

test('the east is no estimate, and a word that is short for one is where it stands alone', () => {
  expect(plannedIn("KES'000\n\tNord-Est\t\n\t2025\t2024\nRevenue\t410\t390\nCash\t31\t30")).toEqual([
    false,
    false,
  ]);
  expect(statusTime('est')).toMatchObject({ isForecast: true });
});
