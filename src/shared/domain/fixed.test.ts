import { describe, expect, it } from 'vitest';
import { exact } from './exact.ts';
import { cut, fixed, parseFixed, roundTo, toNumber, toText } from './fixed.ts';

describe('decimal numbers', () => {
  it('reads what people and JSON write, and nothing else', () => {
    expect(toText(fixed('0.1') + fixed('0.2'))).toBe('0.3');
    expect(toText(fixed(1e-7))).toBe('0.0000001');
    expect(toText(fixed('-2.50'))).toBe('-2.5');
    expect(toText(fixed(5e-324))).toBe('0');
    for (const wrong of [Number.NaN, Infinity, '1e309', '', '1,000', '0x10', null, undefined, {}]) {
      expect(parseFixed(wrong)).toBeNull();
    }
    expect(() => fixed('a lot')).toThrow('not a decimal number');
  });

  it('rounds half up at a number of decimals', () => {
    expect(toText(roundTo(fixed('1.11445'), 4))).toBe('1.1145');
    expect(toText(roundTo(fixed('1.114437'), 4))).toBe('1.1144');
    expect(toNumber(fixed('-0.125'), 2)).toBe(-0.13);
  });

  it('takes over what decimal.js computed, cut at 30 decimals', () => {
    expect(toNumber(cut(exact('1.08').pow(3)))).toBe(1.259712);
    expect(toNumber(cut(exact(2).pow('0.5')))).toBe(Math.SQRT2);
    expect(toText(cut(exact('0.5').pow('1.5')), 12)).toBe('0.353553390593');
    expect(toText(cut(exact(-1).div(3)))).toBe(`-0.${'3'.repeat(30)}`);
    expect(toText(cut(exact('1e50')))).toBe(`1${'0'.repeat(50)}`);
  });
});
