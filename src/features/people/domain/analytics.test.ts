import { expect, it } from 'vitest';
import { answerRate, groupsOrNone, lastMonths, runningTotals } from './analytics.ts';

it('a rate of fewer than five tells neither itself nor the answers', () => {
  expect(answerRate(2, 4)).toEqual({ percent: null, answered: null, n: 4 });
  expect(answerRate(3, 5)).toEqual({ percent: 60, answered: 3, n: 5 });
  expect(answerRate(39, 50)).toEqual({ percent: 78, answered: 39, n: 50 });
});

it('groups are shown all or none, since the rest would tell the small one', () => {
  const founders = { kind: 'founder', count: 7 };
  expect(groupsOrNone([founders, { kind: 'investor', count: 4 }])).toBeNull();
  expect(groupsOrNone([founders, { kind: 'investor', count: 9 }, { kind: 'vc_fund', count: 0 }])).toEqual([
    { kind: 'investor', count: 9 },
    founders,
  ]);
  expect(groupsOrNone([])).toBeNull();
});

it('the last months cross the turn of the year', () => {
  expect(lastMonths('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

it('totals run on from what was before, through months without any', () => {
  const added = [
    { month: '2025-03', added: 4 },
    { month: '2025-12', added: 6 },
    { month: '2026-02', added: 3 },
  ];
  expect(runningTotals(['2026-01', '2026-02', '2026-03'], added)).toEqual([
    { month: '2026-01', added: 0, total: 10 },
    { month: '2026-02', added: 3, total: 13 },
    { month: '2026-03', added: 0, total: 13 },
  ]);
});
