import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testApp, testMember } from '#test/app.ts';
import { createStartup } from '#test/forms.ts';
import { features } from '../features.ts';
import { DEFAULT_ASSUMPTIONS } from '#features/financial-model/domain/assumptions.ts';

type Shape = { readonly [key: string]: unknown };
const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;

/** An id is read from digits too, and then checked against what a table's key can be. */
const IS_ID = /(?:\.id|Id)(?:\.anyOf)+$/;

/** The numbers of a shape that may be as large as a number can be, by their path. */
function unbounded(shape: unknown, path: string): string[] {
  if (Array.isArray(shape)) return shape.flatMap((one) => unbounded(one, path));
  if (!isShape(shape)) return [];
  const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = shape;
  const isNumber = type === 'number' || type === 'integer';
  const isBounded =
    (minimum ?? exclusiveMinimum) !== undefined && (maximum ?? exclusiveMaximum) !== undefined;
  const own =
    isNumber && !isBounded && !IS_ID.test(path) && !('const' in shape) && !('enum' in shape) ? [path] : [];
  return [...own, ...Object.entries(shape).flatMap(([key, value]) => unbounded(value, `${path}.${key}`))];
}

const calls = features
  .flatMap(({ routes }) => routes)
  .flatMap(({ table }) => Object.entries(table))
  .flatMap(([key, endpoint]) => (endpoint ? [{ key, endpoint }] : []));

it('no call takes a number without bounds', () => {
  const found = calls.flatMap(({ key, endpoint: { body } }) =>
    body ? unbounded(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), key) : [],
  );
  expect(found).toEqual([]);
});

describe('a financial model of absurd figures', () => {
  const app = testApp();
  const founder = testMember(app);
  let url: `/api/startups/${number}/financial-model`;
  beforeAll(async () => {
    url = `/api/startups/${(await createStartup(founder)).id}/financial-model`;
  });

  it.each([
    ['revenueGrowthRate', 1e308],
    ['revenueGrowthRate', 100_001],
    ['churnRate', -1_001],
    ['grossMargin', 1e300],
    ['marketSize', 1e308],
    ['marketSize', 1.1e15],
    ['customerAcquisitionCost', -1e308],
    ['lifetimeValue', 1e16],
    ['startingRevenue', 1e308],
    ['arpaMonthly', 1e308],
    ['cash', -1e308],
    ['startingHeadcount', 1e308],
    ['costPerHead', 1e308],
    ['fixedOpex', 1e308],
    ['growthDecay', 1e308],
    ['taxRate', 1e308],
    ['capexPct', 1e308],
    ['nwcPct', 1e308],
  ])('refuses %s of %d by name', async (field, value) => {
    const answer = await founder.post(url, { assumptions: { ...DEFAULT_ASSUMPTIONS, [field]: value } });
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, `assumptions.${field}`]);
  });

  it('takes the ends of the bounds, and answers numbers', async () => {
    const most = {
      ...DEFAULT_ASSUMPTIONS,
      revenueGrowthRate: 100_000,
      marketSize: 1e15,
      lifetimeValue: 1e15,
      growthDecay: 10,
      years: 30,
    };
    for (const assumptions of [
      most,
      { ...most, marketSize: -1e15, churnRate: -1_000, grossMargin: -1_000 },
    ]) {
      const answer = await founder.post(url, { assumptions });
      expect(answer.status).toBeLessThan(300);
      expect(answer.text).not.toMatch(/Infinity|NaN|e\+308/);
    }
  });
});
