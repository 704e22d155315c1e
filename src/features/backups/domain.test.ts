import { describe, expect, it } from 'vitest';
import { dailyName, isDue, surplusOf } from './domain.ts';

const now = new Date('2026-11-22T03:20:30Z');

describe('daily backups', () => {
  it('are due a day after the newest, as an hourly look finds it, and at once where there is none', () => {
    expect(isDue(null, now)).toBe(true);
    expect(isDue(new Date('2026-11-21T03:20:45Z'), now)).toBe(true);
    expect(isDue(new Date('2026-11-21T04:20:45Z'), now)).toBe(false);
    expect(isDue(now, now)).toBe(false);
  });

  it('are named so that names sort by time', () => {
    expect(dailyName(now)).toBe('kilele-2026-11-22T0320Z.tar.gz');
  });

  it('beyond the number kept are surplus, and nothing else in the folder is', () => {
    const names = [
      'kilele-2026-11-21T0320Z.tar.gz',
      'before-0364_x.tar.gz',
      'kilele-2026-11-22T0320Z.tar.gz',
      'notes.txt',
    ];
    expect(surplusOf(names, 1)).toEqual(['kilele-2026-11-21T0320Z.tar.gz']);
    expect(surplusOf(names, 2)).toEqual([]);
  });
});
