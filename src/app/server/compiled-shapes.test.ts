import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { servedTables } from './features.ts';

/** As much of JSON Schema as values are made by. */
type Shape = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: string[];
};

const ANSWERS = [
  'NG',
  'USD',
  '$500K',
  'AgriTech',
  'Africa',
  'Seed',
  'Subscription',
  '12',
  'a@b.co',
  'Kilele',
];
const FORMED = [
  '2026-01-31',
  '2026-02-30',
  'https://example.com',
  '',
  ' ',
  'a\u0000b',
  'a\nb',
  'x'.repeat(300),
];
const NUMBERS = [0, 1, 2, -1, 0.5, 12, 100, 2026, 1e9, 1e21];
const text = fc.oneof(fc.constantFrom(...ANSWERS, ...FORMED), fc.string());
const number = fc.oneof(fc.constantFrom(...NUMBERS), fc.nat({ max: 20 }));
const odd = fc.constantFrom<unknown>(null, undefined, '', 'zzz', -1, true, [], {}, { more: 1 });

function usual({ type, enum: allowed, anyOf, items, properties = {}, required = [], ...rest }: Shape) {
  if ('const' in rest) return fc.constant(rest.const);
  if (allowed) return fc.constantFrom(...allowed);
  if (anyOf) return fc.oneof(...anyOf.map(valuesOf));
  if (type === 'object') {
    const fields = Object.entries(properties).map(([name, shape]) => [name, valuesOf(shape)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: required });
  }
  if (type === 'array') return fc.array(items ? valuesOf(items) : odd, { maxLength: 3 });
  if (type === 'boolean') return fc.boolean();
  return type === 'number' || type === 'integer' ? number : text;
}

/** What a shape asks for, and here and there something else. */
const valuesOf = (shape: Shape): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: usual(shape), weight: 24 }, { arbitrary: odd, weight: 1 });

const told = (result: z.ZodSafeParseResult<unknown>) =>
  // As text, which tells the order of keys as well.
  JSON.stringify(result.success ? { data: result.data } : { issues: result.error.issues });

const shapes = servedTables
  .flatMap((table) => Object.entries(table as Readonly<Record<string, Endpoint>>))
  .flatMap(([key, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? [{ name: `${key} ${part}`, schema }] : [],
    ),
  );

describe('a shape that is compiled', () => {
  it.each(shapes)('answers as the one it comes from: $name', ({ schema }) => {
    const compiled = z.compile(schema);
    const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
    fc.assert(
      fc.property(valuesOf(shape), (value) => {
        expect(told(compiled.safeParse(value))).toBe(told(schema.safeParse(value)));
      }),
      { numRuns: 50 },
    );
  });
});
