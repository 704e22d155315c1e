import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { dayText, isCalendarDate } from './calendar.ts';

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
      expect(isCalendarDate(day.toISOString().slice(0, 10))).toBe(true);
    }),
  );
});

test('a day in a sentence is written as a browser writes it', () => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  assert(
    property(
      date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
      (day) => {
        expect(dayText(day.toISOString().slice(0, 10))).toBe(format.format(day));
      },
    ),
  );
});
