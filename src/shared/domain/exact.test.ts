import { describe, expect, it } from 'vitest';
import { clampExact, exact, ratio, settled, sumExact, toNumber } from './exact.ts';

describe('exact decimals', () => {
  it('add up where binary numbers do not', () => {
    expect(toNumber(sumExact(['0.1', '0.2']))).toBe(0.3);
    expect(sumExact([]).isZero()).toBe(true);
  });

  it('have no quotient by zero, and no number beyond what a number holds', () => {
    expect(ratio(exact(1), exact(0))).toBeNull();
    expect(toNumber(exact('1e400'))).toBeNull();
    expect(toNumber(null)).toBeNull();
    expect(Object.is(toNumber(exact('-0')), 0)).toBe(true);
  });

  it('are held between bounds, and freed of the last digits before a limit is asked', () => {
    expect([-1, 0.5, 7].map((value) => toNumber(clampExact(exact(value), 0, 2)))).toEqual([0, 0.5, 2]);
    const third = exact(1).div(3).times(3);
    expect(third.equals(1)).toBe(false);
    expect(settled(third).equals(1)).toBe(true);
  });
});
