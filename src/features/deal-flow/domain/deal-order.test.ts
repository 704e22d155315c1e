import { expect, it } from 'vitest';
import { DEAL_ORDERS, type DealOrder, orderedDeals } from './deal-order.ts';

const deal = (name: string, more: Partial<Parameters<typeof orderedDeals>[0][number]>) => ({
  stage: 'sourced' as const,
  priority: 'medium' as const,
  interestLevel: 5,
  lastActivity: '2026-11-10T09:00:00.000Z',
  nextActionDue: null,
  ...more,
  startup: { name },
});
const DEALS = [
  deal('Zuri', { stage: 'passed', priority: 'low', nextActionDue: '2026-11-30' }),
  deal('Ada', { stage: 'term-sheet', interestLevel: 9, lastActivity: '2026-11-20T09:00:00.000Z' }),
  deal('Kora', { priority: 'high', interestLevel: 2, nextActionDue: '2026-11-22' }),
];

it.each<[DealOrder, string]>([
  ['moved', 'Zuri Ada Kora'],
  ['due', 'Kora Zuri Ada'],
  ['interest', 'Ada Zuri Kora'],
  ['priority', 'Kora Ada Zuri'],
  ['stage', 'Ada Kora Zuri'],
  ['activity', 'Zuri Kora Ada'],
  ['name', 'Ada Kora Zuri'],
])('%s gives %s', (order, names) => {
  expect(DEAL_ORDERS).toContain(order);
  const given = orderedDeals(DEALS, order).map(({ startup }) => startup.name);
  expect(given.join(' ')).toBe(names);
});
