import { describe, expect, it } from 'vitest';
import { shareShapes } from './shared-shapes.ts';

const AMOUNT = {
  type: 'object',
  properties: { amountMinor: { type: 'integer', minimum: 0 }, currency: { type: 'string', enum: ['USD'] } },
  required: ['amountMinor', 'currency'],
};
const SINCE = {
  type: 'string',
  format: 'date-time',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$',
};
const answer = (schema: unknown) => ({
  get: { responses: { 200: { content: { 'application/json': { schema } } } } },
});
const object = (properties: Record<string, unknown>) => ({ type: 'object', properties });

/** What a reader of the description sees. */
function readOut(value: unknown, schemas: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => readOut(each, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const named = entries.find(([key]) => key === '$ref')?.[1];
  if (typeof named === 'string') return readOut(schemas[named.split('/').at(-1) ?? ''], schemas);
  return Object.fromEntries(entries.map(([key, each]) => [key, readOut(each, schemas)]));
}

describe('shapes of a description', () => {
  const round = object({ target: AMOUNT, raised: AMOUNT, closedAt: SINCE });
  const paths = {
    '/api/rounds': answer({ type: 'array', items: round }),
    '/api/rounds/{id}': answer(round),
    '/api/rounds/{id}/history': answer(
      object({ since: SINCE, type: AMOUNT, target: SINCE, once: { anyOf: [SINCE] } }),
    ),
  };
  const { paths: written, schemas } = shareShapes(paths, ['Problem']);

  it('are written once where they are the same, and say the same', () => {
    expect(readOut(written, schemas)).toEqual(paths);
    const text = JSON.stringify({ written, schemas });
    for (const each of ['amountMinor', 'date-time', 'raised'])
      expect(text.split(`"${each}"`)).toHaveLength(each === 'amountMinor' ? 3 : 2);
  });

  it('are named after what they are met under, or after their format', () => {
    expect(Object.keys(schemas).toSorted()).toEqual(['DateTime', 'Rounds', 'Target']);
    expect(written).toMatchObject({
      '/api/rounds/{id}': answer({ $ref: '#/components/schemas/Rounds' }),
      '/api/rounds/{id}/history': answer({ properties: { type: { $ref: '#/components/schemas/Target' } } }),
    });
  });

  it('leave names that are taken to others, and single ones where they are', () => {
    expect(Object.keys(shareShapes(paths, ['Target']).schemas)).toContain('Target2');
    const single = { '/api/one': answer(object({ amount: AMOUNT })) };
    expect(shareShapes(single, [])).toEqual({ paths: single, schemas: {} });
  });
});
