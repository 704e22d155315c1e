import { expect, it } from 'vitest';
import { isReversed, isTooFine, payOf } from './pay.ts';
import { JOB_CATEGORIES, JOB_TYPES, tabOf } from './vocabulary.ts';

it('keeps pay in minor units of the stated currency', () => {
  expect(payOf({ salaryMin: 450_000, salaryMax: 650_000.5, currency: 'NGN', payPeriod: 'month' })).toEqual({
    minMinor: 45_000_000,
    maxMinor: 65_000_050,
    currency: 'NGN',
    period: 'month',
  });
  expect(payOf({ salaryMin: 300_000, currency: 'XOF', payPeriod: 'month' })).toMatchObject({
    minMinor: 300_000,
    maxMinor: null,
  });
});

it('is dollars a year where nothing else is said, and nothing at all without an amount', () => {
  expect(payOf({ salaryMax: 60_000 })).toMatchObject({
    maxMinor: 6_000_000,
    currency: 'USD',
    period: 'year',
  });
  expect(payOf({ currency: 'KES', payPeriod: 'day' })).toMatchObject({ currency: null, period: null });
});

it('knows a range upside down and an amount finer than its currency', () => {
  expect([
    isReversed({ min: 100, max: 10 }),
    isReversed({ min: 10, max: 10 }),
    isReversed({ min: 5 }),
  ]).toEqual([true, false, false]);
  expect([isTooFine(0.5, 'XOF'), isTooFine(0.5, 'KES'), isTooFine(null, 'XOF')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('puts each kind of post in one tab', () => {
  expect(tabOf({ jobType: 'Co-founder', category: 'Operations' })).toBe('co-founders');
  expect(tabOf({ jobType: 'Contractor', category: 'Co-founder' })).toBe('co-founders');
  expect(tabOf({ jobType: 'Advisor', category: 'Operations' })).toBe('advisors');
  expect(tabOf({ jobType: 'Contractor', category: 'Advisory' })).toBe('advisors');
  expect(tabOf({ jobType: 'Part-time Employee', category: 'Operations' })).toBe('operators');
  expect(tabOf({ jobType: 'Full-time Employee', category: 'Leadership' })).toBe('jobs');
  const tabs = JOB_TYPES.flatMap((jobType) => JOB_CATEGORIES.map((category) => tabOf({ jobType, category })));
  expect(new Set(tabs).size).toBe(4);
});
