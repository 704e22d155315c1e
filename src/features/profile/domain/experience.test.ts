import { expect, it } from 'vitest';
import { experienceProblems } from './experience.ts';

it.each([
  [{ startDate: '2020-01-01', endDate: '2020-01-01', isCurrent: false }, []],
  [{ startDate: '2020-01-01', endDate: null, isCurrent: true }, []],
  [{ startDate: '2020-01-01', isCurrent: false }, []],
  [
    { startDate: '2020-01-02', endDate: '2020-01-01', isCurrent: false },
    ['End date must not be before the start date'],
  ],
  [{ startDate: '2020-01-01', endDate: '2021-01-01', isCurrent: true }, ['A current entry has no end date']],
])('%o', (dates, messages) => {
  expect(experienceProblems(dates).map(({ message }) => message)).toEqual(messages);
});
