import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { storedJson } from './stored-json.ts';

const first = storedJson(z.strictObject({ fair: z.number() }));
const second = storedJson(z.strictObject({ fair: z.number(), stepUp: z.number().nullable() }), [
  (old) => ({ ...old, stepUp: null }),
]);
const third = storedJson(z.strictObject({ fairValue: z.number(), stepUp: z.number().nullable() }), [
  (old) => ({ ...old, stepUp: null }),
  ({ fair, ...rest }) => ({ ...rest, fairValue: fair }),
]);

describe('stored JSON', () => {
  it('is read as it was written, from text and from jsonb', () => {
    expect(first.write({ fair: 3 })).toBe('{"fair":3}');
    expect(first.read('{"fair":3}')).toEqual({ fair: 3 });
    expect(first.read({ fair: 3 })).toEqual({ fair: 3 });
    expect(second.read(second.write({ fair: 3, stepUp: 2 }))).toEqual({ fair: 3, stepUp: 2 });
  });

  it('of an older format is brought up to today’s', () => {
    expect(second.read('{"fair":3}')).toEqual({ fair: 3, stepUp: null });
    expect(third.read('{"fair":3}')).toEqual({ fairValue: 3, stepUp: null });
    expect(third.read(second.write({ fair: 3, stepUp: 2 }))).toEqual({ fairValue: 3, stepUp: 2 });
  });

  it.each([
    ['a shape nobody knows', '{"value":3}'],
    ['a wrong type', { fair: '3' }],
    ['a format of a later version', { fair: 3, stepUp: null, format: 9 }],
    ['no JSON', '{"fair":'],
    ['a list', [3]],
    ['nothing', null],
  ])('is not believed: %s', (_, stored) => {
    expect(second.read(stored)).toBeNull();
  });

  it('may be a list', () => {
    expect(storedJson(z.array(z.string())).read(['a'])).toEqual(['a']);
    expect(storedJson(z.array(z.string())).read([1])).toBeNull();
  });
});
