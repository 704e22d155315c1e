import { expect, test } from 'vitest';
import { outlookOf } from './cohort.ts';

test('the four stages with a cohort have its base rate', () => {
  const rates = ['seed', 'series-a', 'series-b', 'series-c'].map((stage) => outlookOf(stage, '').probability);
  expect(rates).toEqual([0.43, 0.51, 0.48, 0.46]);
});

test('the cohort is named with its size', () => {
  const outlook = outlookOf('seed', 'Seed');
  expect(outlook.count).toBe(2140);
  expect(outlook.cohort).toContain('2,140 Seed rounds');
});

test('a stage without a cohort says so', () => {
  expect(outlookOf('growth', 'Growth')).toMatchObject({ probability: null, count: 0 });
  expect(outlookOf('growth', 'Growth').cohort).toContain('No cohort of Growth');
  expect(outlookOf(null, '').cohort).toContain('unstated');
});
