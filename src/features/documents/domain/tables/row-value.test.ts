import { expect, test } from 'vitest';
import { rowsWritten } from '#test/table-rows.ts';

test('a remark that is a number and a day is what the row counts then', () => {
  expect(
    rowsWritten(
      'Plan\n\t2025\t2026 E\tRemark\nHouseholds connected\t8,940\t13,600\t13,010 at 30 September\nStaff\t84\t109\tfour left in May',
    ),
  ).toEqual(['customers 8940  2025, 13600  2026, 13010  2026-09', 'headcount 84  2025, 109  2026']);
});
