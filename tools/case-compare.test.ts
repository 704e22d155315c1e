import { describe, expect, it } from 'vitest';
import { differences, parseCaseFile } from './case-compare.ts';

const expectOf = (expected: string, tolerance = '{"relative": 0.001, "absolute": 0.01}') =>
  parseCaseFile(
    `{"format": "case-v1", "cases": [{"id": "x", "op": "y", "given": {}, "expect": ${expected}, "tolerance": ${tolerance}}]}`,
  )?.cases[0];

function missesOf(expected: string, got: unknown): string[] {
  const one = expectOf(expected);
  return one ? differences(got, one.expect, one.tolerance) : ['no case'];
}

describe('comparing a result with its case', () => {
  it('lets decimals pass within the larger tolerance', () => {
    expect(missesOf('1000.5', 1001.4)).toEqual([]);
    expect(missesOf('1000.5', 1001.6)).toEqual(['result: got 1001.6, want 1000.5']);
    expect(missesOf('0.5', 0.509)).toEqual([]);
  });

  it('wants whole numbers, strings, booleans and null exactly', () => {
    expect(missesOf('1000', 1000.4)).toHaveLength(1);
    expect(missesOf('1000', 1000.0000000000001)).toEqual([]);
    expect(missesOf('"High"', 'high')).toHaveLength(1);
    expect(missesOf('null', undefined)).toHaveLength(1);
    expect(missesOf('null', 0)).toHaveLength(1);
    expect(missesOf('1.5', '1.5')).toHaveLength(1);
    expect(missesOf('1.5', Number.NaN)).toHaveLength(1);
  });

  it('compares lists by length and place, objects by the keys that are expected', () => {
    expect(missesOf('{"a": [1, {"b": 2}]}', { a: [1, { b: 2, c: 3 }], d: 4 })).toEqual([]);
    expect(missesOf('[1, 2]', [1, 2, 3])).toHaveLength(1);
    expect(missesOf('{"a": [1, {"b": 2}]}', { a: [1, { b: 3 }] })).toEqual(['result.a[1].b: got 3, want 2']);
    expect(missesOf('{"a": 1}', null)).toHaveLength(1);
  });

  it('skips files of another format', () => {
    expect(parseCaseFile('{"format": "property-v1", "properties": []}')).toBeNull();
  });
});
