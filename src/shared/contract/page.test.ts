import { expect, test } from 'vitest';
import { z } from 'zod';
import { sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { term } from './fields.ts';
import { commaList, flag, pageQuery } from './page.ts';

const query = z.strictObject({
  ...pageQuery,
  sectors: commaList(term(sectorIdOf, 'Unknown sector'), 3).optional(),
  remote: flag().optional(),
});

test('a page is 20 rows from the first unless said', () => {
  expect(query.parse({})).toEqual({ limit: 20, offset: 0 });
  expect(query.parse({ limit: '100', offset: '40' })).toEqual({ limit: 100, offset: 40 });
});

test.each(['-1', '0', '101', '1e9', '0x10', '1.0', ' 5', '05', '', 'abc', ['5', '6']])(
  'limit %j is refused',
  (limit) => expect(query.safeParse({ limit }).success).toBe(false),
);

test.each(['-20', '0x10', '1e1', '99999999999999999999', '1000001'])('offset %j is refused', (offset) =>
  expect(query.safeParse({ offset }).success).toBe(false),
);

test('lists are separated by commas or repeated', () => {
  expect(query.parse({ sectors: 'fintech, logistics,FinTech' }).sectors).toEqual([
    'fintech',
    'logisticstech',
  ]);
  expect(query.parse({ sectors: ['edtech', 'saas'] }).sectors).toEqual(['edtech', 'saas']);
  for (const sectors of ['', 'fintech,', 'a', 'fintech,edtech,saas,gaming'])
    expect(query.safeParse({ sectors }).success).toBe(false);
});

test('flags are true or false, unknown parameters are refused', () => {
  expect(query.parse({ remote: 'true' }).remote).toBe(true);
  expect(query.parse({ remote: 'false' }).remote).toBe(false);
  for (const remote of ['1', 'TRUE', '']) expect(query.safeParse({ remote }).success).toBe(false);
  expect(query.safeParse({ 'sector[$ne]': 'x' }).success).toBe(false);
});
