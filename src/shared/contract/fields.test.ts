import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import {
  changes,
  idParam,
  isoDate,
  line,
  listOf,
  moneyAmount,
  oneOf,
  optionalLine,
  optionalLink,
  paragraph,
  percentage,
  stringList,
  term,
  wholeNumber,
} from './fields.ts';

/** The messages a value gets, or the value as understood. */
function read(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  return result.success ? { value: result.data } : result.error.issues.map((issue) => issue.message);
}

const NAME = 'Company name must be at least 2 characters';

test('a line speaks one message for missing, empty, invisible, short and mistyped', () => {
  const schema = z.strictObject({ name: line(NAME, { min: 2 }) });
  for (const body of [{}, { name: null }, { name: 7 }, { name: ['Zed'] }, { name: '' }, { name: '  ' }])
    expect(read(schema, body)).toEqual([NAME]);
  expect(read(schema, { name: '\u200b\u200b\u200b' })).toEqual([NAME]);
  expect(read(schema, { name: ' a\u200b ' })).toEqual([NAME]);
  expect(read(schema, { name: '  Zed Labs ' })).toEqual({ value: { name: 'Zed Labs' } });
  expect(read(schema, { name: 'Ọ̀ṣun 🌍 <img src=x>' })).toEqual({ value: { name: 'Ọ̀ṣun 🌍 <img src=x>' } });
});

test('a line refuses breaks, control characters, reversed text and half characters', () => {
  for (const text of ['x\r\nBcc: a@b.co', 'a\tb', 'a\nb'])
    expect(read(line(NAME), text)).toEqual(['Must be a single line']);
  for (const text of ['a\u0000b', 'a\u001bb', '\u202egnp.exe', 'a\u2066b', 'a\ud800b', 'a\u2028b'])
    expect(read(line(NAME), text)).toEqual(['Contains characters that cannot be used here']);
});

test('lengths count code points', () => {
  expect(read(line(NAME, { max: 3 }), '🌍🌍🌍')).toEqual({ value: '🌍🌍🌍' });
  expect(read(line(NAME, { max: 3 }), 'abcd')).toEqual(['At most 3 characters']);
  expect(read(paragraph('x', { max: 1_000_000 }), 'x'.repeat(50_001))).toEqual(['At most 50,000 characters']);
  expect(read(paragraph('x'), 'x'.repeat(5001))).toEqual(['At most 5,000 characters']);
});

test('a paragraph keeps its lines', () => {
  expect(read(paragraph('Say more', { min: 4 }), ' one\n\ttwo ')).toEqual({ value: 'one\n\ttwo' });
  expect(read(paragraph('Say more', { min: 10 }), 'short')).toEqual(['Say more']);
  expect(read(paragraph('Say more'), 'a\u0000b')).toEqual(['Contains characters that cannot be used here']);
});

test('an optional text is left, cleared or set', () => {
  const schema = z.strictObject({ headline: optionalLine(), website: optionalLink() });
  expect(read(schema, {})).toEqual({ value: {} });
  expect(read(schema, { headline: '', website: '' })).toEqual({ value: { headline: null, website: null } });
  expect(read(schema, { headline: null, website: null })).toEqual({
    value: { headline: null, website: null },
  });
  expect(read(schema, { headline: ' CEO ' })).toEqual({ value: { headline: 'CEO' } });
  expect(read(schema, { website: 'javascript:alert(1)' })).toEqual(['Must be a valid URL']);
  expect(read(schema, { website: 5 })).toEqual(['Must be a valid URL']);
});

test('a link is typed with or without https', () => {
  const linkOf = (website: string) => read(z.strictObject({ website: optionalLink() }), { website });
  for (const [typed, kept] of [
    ['example.com', 'https://example.com'],
    ['www.example.com/jobs?id=7', 'https://www.example.com/jobs?id=7'],
    ['example.com:8443/jobs', 'https://example.com:8443/jobs'],
    ['http://example.com', 'http://example.com'],
  ] as const)
    expect(linkOf(typed)).toEqual({ value: { website: kept } });
  for (const bad of [
    'example',
    'ada@example.com',
    '//example.com',
    'ftp://example.com',
    'mailto:ada@example.com',
  ])
    expect(linkOf(bad)).toEqual(['Must be a valid URL']);
});

test('whole numbers', () => {
  const schema = wholeNumber('Team size must be at least 1');
  for (const value of [0, -1, 2.5, '3', null, undefined, Number.NaN, Infinity, 2_147_483_648])
    expect(read(schema, value)).toEqual(['Team size must be at least 1']);
  expect(read(schema, 2_147_483_647)).toEqual({ value: 2_147_483_647 });
});

test('money has at most two decimals and a bound', () => {
  const schema = moneyAmount(1, 'Investment amount is required');
  for (const value of [0.5, -1, Number.NaN, '1000', undefined, null])
    expect(read(schema, value)).toEqual(['Investment amount is required']);
  expect(read(moneyAmount(0, 'x'), 0.300_000_000_000_000_04)).toEqual(['At most 2 decimals']);
  expect(read(moneyAmount(0, 'x'), 1e-7)).toEqual(['At most 2 decimals']);
  expect(read(schema, 1e21)).toEqual(['At most 1,000,000,000,000']);
  expect(read(schema, 1000.25)).toEqual({ value: 1000.25 });
});

test('every amount of whole cents is money', () => {
  assert(
    property(integer({ min: 100, max: 1e14 }), (cents) => {
      expect(moneyAmount(1, 'x').safeParse(cents / 100).success).toBe(true);
    }),
  );
});

test('percentages stay between 0 and 100', () => {
  expect(read(percentage('0 to 100'), 100.01)).toEqual(['0 to 100']);
  expect(read(percentage('0 to 100'), -0.1)).toEqual(['0 to 100']);
  expect(read(percentage('0 to 100'), 33.333_33)).toEqual(['At most 4 decimals']);
  expect(read(percentage('0 to 100'), 12.5)).toEqual({ value: 12.5 });
});

test('an id in a path is plain digits', () => {
  for (const id of [
    '0',
    '-1',
    '01',
    '1.0',
    '1e3',
    '0x1',
    ' 1',
    '',
    '2147483648',
    '9999999999999999999999',
    'abc',
    [1],
  ])
    expect(read(idParam(), id)).toEqual(['Not a valid id']);
  expect(read(idParam(), '2147483647')).toEqual({ value: 2_147_483_647 });
});

test('dates exist', () => {
  for (const day of [
    '2026-02-30',
    '1899-12-31',
    '2026-13-01',
    '2026-1-5',
    '2026-01-05T00:00:00Z',
    '',
    undefined,
    5,
  ])
    expect(read(isoDate('Deal date is required'), day)).toEqual(['Deal date is required']);
  expect(read(isoDate(), '2024-02-29')).toEqual({ value: '2024-02-29' });
});

test('a catalogue term is taken in any spelling', () => {
  const schema = z.strictObject({ sector: term(sectorIdOf, 'Please select a sector') });
  expect(read(schema, { sector: 'Fintech' })).toEqual({ value: { sector: 'fintech' } });
  for (const body of [
    {},
    { sector: '' },
    { sector: 'fintech; drop table startups' },
    { sector: ['FinTech'] },
  ])
    expect(read(schema, body)).toEqual(['Please select a sector']);
  expect(read(oneOf(['angel', 'vc_partner'], 'Choose'), 'Angel')).toEqual(['Choose']);
});

test('lists speak, drop repeats and are bounded', () => {
  const schema = listOf(term(sectorIdOf, 'Unknown sector'), 'Select at least one sector', { min: 1 });
  expect(read(schema, ['Logistics', 'LogisticsTech'])).toEqual({ value: ['logisticstech'] });
  for (const value of [undefined, [], 'FinTech'])
    expect(read(schema, value)).toEqual(['Select at least one sector']);
  expect(read(stringList(2), ['a', 'b', 'c'])).toEqual(['At most 2']);
});

test('an update needs a known field; prototype keys are unknown', () => {
  const schema = changes({ headline: optionalLine() });
  expect(read(schema, {})).toEqual(['Nothing to change']);
  expect(read(schema, { headline: null })).toEqual({ value: { headline: null } });
  expect(schema.safeParse(JSON.parse('{"headline":"a","__proto__":{"x":1}}')).success).toBe(false);
  expect(schema.safeParse(JSON.parse('{"headline":"a","constructor":{"prototype":{"x":1}}}')).success).toBe(
    false,
  );
  expect(schema.safeParse({ headline: 'a', ownerId: 1 }).success).toBe(false);
});

test('fields describe themselves to the API page', () => {
  const schema = z.strictObject({
    name: line(NAME, { min: 2 }),
    website: optionalLink(),
    day: isoDate(),
    id: idParam(),
  });
  expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject({
    required: ['name', 'day', 'id'],
    properties: {
      name: { type: 'string', minLength: 2, maxLength: 200 },
      day: { format: 'date' },
      id: { type: 'integer' },
    },
  });
});
