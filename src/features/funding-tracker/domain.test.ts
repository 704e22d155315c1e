import { describe, expect, it } from 'vitest';
import { barSegments, namedAmounts, progressPercent } from './domain.ts';
import { stillToCome } from './domain/still-to-come.ts';

const round = {
  targetMinor: 50_000_000,
  softCircledMinor: 10_000_000,
  committedMinor: 5_000_000,
  signedMinor: 2_500_000,
  receivedMinor: 12_500_000,
};

describe('a round of $500,000', () => {
  it('is a quarter raised when $125,000 came in, whatever was promised', () => {
    expect(progressPercent(round)).toBe(25);
    expect(progressPercent({ ...round, softCircledMinor: 0, committedMinor: 0 })).toBe(25);
    expect(progressPercent({ ...round, receivedMinor: 60_000_000 })).toBe(120);
  });

  it('draws received first, and leaves open what is missing', () => {
    expect(barSegments(round).map(({ label, widthPercent }) => [label, widthPercent])).toEqual([
      ['Received', 25],
      ['Signed', 5],
      ['Committed', 10],
      ['Soft-circled', 20],
    ]);
  });

  it('fills the bar and no more when it is oversubscribed', () => {
    const widths = barSegments({ ...round, softCircledMinor: 80_000_000 }).map((part) => part.widthPercent);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 10);
    expect(widths).toEqual([12.5, 2.5, 5, 80]);
  });
});

it('adds up named investors in the currency of the round, and counts those without a rate into it', () => {
  const investors = [
    { status: 'signed', inRoundMinor: 100 },
    { status: 'signed', inRoundMinor: 50 },
    { status: 'received', inRoundMinor: 7 },
    { status: 'signed', inRoundMinor: null },
  ] as const;
  const { sums, leftOut } = namedAmounts(investors);
  expect(sums.map(({ amountMinor }) => amountMinor)).toEqual([0, 0, 150, 7]);
  expect(leftOut).toBe(1);
});

describe('₦300M still to come, with the naira losing 20% a year', () => {
  const naira = { targetMinor: 45_000_000_000, receivedMinor: 15_000_000_000 };
  const on = (closeDate: string | null, devaluationPct = 20) =>
    stillToCome(naira, { devaluationPct, closeDate, today: '2026-11-22' });

  it('is worth four fifths in a year, so a quarter more makes up for it', () => {
    expect(on('2027-11-22')).toMatchObject({ outstandingMinor: 30_000_000_000, shortMinor: 7_500_000_000 });
    expect(on('2027-11-22').worth).toBeCloseTo(0.8, 12);
    expect(on(null)).toEqual(on('2027-11-22'));
  });

  it('loses nothing today, without a devaluation, or once all is there', () => {
    expect(on('2026-11-22').shortMinor).toBe(0);
    expect(on('2026-01-01')).toMatchObject({ worth: 1, shortMinor: 0 });
    expect(on('2027-11-22', 0)).toMatchObject({ worth: 1, shortMinor: 0 });
    const whole = { ...naira, receivedMinor: 50_000_000_000 };
    const told = { devaluationPct: 20, closeDate: null, today: '2026-11-22' };
    expect(stillToCome(whole, told)).toMatchObject({ outstandingMinor: 0, shortMinor: 0 });
  });
});
