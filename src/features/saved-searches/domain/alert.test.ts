import { describe, expect, it } from 'vitest';
import { afterAlert, alertWords, MOST_ALERTS_A_DAY } from './alert.ts';

describe('an alert', () => {
  it('is one line, however much is new', () => {
    expect(alertWords('Seed in Lagos', 1)).toBe('1 new startup matches “Seed in Lagos”');
    expect(alertWords('Seed in Lagos', 12)).toBe('12 new startups match “Seed in Lagos”');
    expect(alertWords('All', 4321)).toBe('1,000+ new startups match “All”');
  });

  it('comes five times a day at most, and again on the next', () => {
    let told = { toldOn: null as string | null, toldTimes: 0 };
    for (let time = 1; time <= MOST_ALERTS_A_DAY; time += 1)
      told = afterAlert(told, '2026-11-22') ?? { toldOn: null, toldTimes: -1 };
    expect(told).toEqual({ toldOn: '2026-11-22', toldTimes: MOST_ALERTS_A_DAY });
    expect(afterAlert(told, '2026-11-22')).toBeNull();
    expect(afterAlert(told, '2026-11-23')).toEqual({ toldOn: '2026-11-23', toldTimes: 1 });
  });
});
