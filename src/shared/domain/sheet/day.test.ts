import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isCalendarDate } from '../calendar.ts';
import { dayFirstOf, plainDay } from './day.ts';
import { UNCLEAR } from './number.ts';

test.each([
  ['2024-01-31', '2024-01-31'],
  ['2024-1-5', '2024-01-05'],
  ['2024/01/31', '2024-01-31'],
  ['2024-01-31T00:00:00.000Z', '2024-01-31'],
  ['31/01/2024', '2024-01-31'],
  ['01/31/2024', '2024-01-31'],
  ['03.04.2024', '2024-04-03'],
  ['05/05/2024', '2024-05-05'],
  ['31/01/2024 14:30', '2024-01-31'],
  ['31 Jan 2024', '2024-01-31'],
  ['31-Sept-2024', null],
  ['30 September 2024', '2024-09-30'],
  ['January 31, 2024', '2024-01-31'],
  ['03/04/2024', UNCLEAR],
  ['30/02/2024', null],
  ['31/01/24', null],
  ['2024', null],
  ['45322', null],
  ['tomorrow', null],
  ['', null],
])('%s is %s', (text, day) => {
  expect(plainDay(text)).toBe(day);
});

it('reads the others of a column as the ones that are clear', () => {
  expect(dayFirstOf(['03/04/2024', '31/01/2024', 'soon'])).toBe(true);
  expect(dayFirstOf(['03/04/2024', '01/31/2024'])).toBe(false);
  expect(dayFirstOf(['13/04/2024', '01/31/2024'])).toBeNull();
  expect([plainDay('03/04/2024', true), plainDay('03/04/2024', false)]).toEqual(['2024-04-03', '2024-03-04']);
});

it('never makes a day that does not exist', () => {
  const text = fc.stringMatching(/^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}$/);
  fc.assert(
    fc.property(text, fc.boolean(), (typed, dayFirst) => {
      const day = plainDay(typed, dayFirst);
      expect(day === null || day === UNCLEAR || isCalendarDate(day)).toBe(true);
    }),
  );
});
