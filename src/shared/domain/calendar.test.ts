import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayNumber,
  dayText,
  endOfMonth,
  isCalendarDate,
  periodText,
} from './calendar.ts';
import { dayOf } from './time.ts';

test.each(['2024-02-29', '2000-02-29', '2026-12-31', '1900-01-01'])('%s exists', (day) =>
  expect(isCalendarDate(day)).toBe(true),
);

test.each([
  '2026-02-29',
  '1900-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '0000-01-01',
  '2026-1-1',
  ' 2026-01-01',
  '2026-01-01\n',
  '',
])('%j does not', (day) => expect(isCalendarDate(day)).toBe(false));

test('every day of the calendar exists', () => {
  const days = date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  assert(
    property(days, (day) => {
      expect(isCalendarDate(dayOf(day))).toBe(true);
    }),
  );
});

test('a day in a sentence is written as a browser writes it', () => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  assert(
    property(
      date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
      (day) => {
        expect(dayText(dayOf(day))).toBe(format.format(day));
      },
    ),
  );
});

test('months later keeps the day or takes the last of the month', () => {
  expect(addMonths('2023-01-31', 1)).toBe('2023-02-28');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  expect(addMonths('2024-02-29', -12)).toBe('2023-02-28');
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30');
  expect(addMonths('2022-11-15', 24)).toBe('2024-11-15');
});

test('days are added across months and years', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(endOfMonth('2026-02-10')).toBe('2026-02-28');
  expect(dayNumber('1970-01-02')).toBe(1);
  expect(() => dayNumber('2026-13-01')).toThrow(RangeError);
});

test('puts a period into words', () => {
  expect(['2026-10-31', '2026-09', '2025-Q3', '2025-H1', '2025', '2026-09, monthly'].map(periodText)).toEqual(
    ['31 Oct 2026', 'Sept 2026', 'Q3 2025', 'H1 2025', '2025', 'Sept 2026, per month'],
  );
  expect(
    ['2025-07 to 2026-06', '2025-01 to 2025-09', '2025-10 to 2026-03', '2025-01 to 2025-12'].map(periodText),
  ).toEqual(['year to Jun 2026', 'Jan to Sept 2025', 'Oct 2025 to Mar 2026', '2025']);
  expect(['annual', '2025-07 to 2026-06, quarterly'].map(periodText)).toEqual([
    'per year',
    'year to Jun 2026, per quarter',
  ]);
});
