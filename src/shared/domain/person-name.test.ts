import { expect, test } from 'vitest';
import { fullName } from './person-name.ts';

test.each([
  ['Ada', 'Obi', 'Ada Obi'],
  [' Ada ', ' van  der Merwe', 'Ada van der Merwe'],
  ['Ada', '', 'Ada'],
  [null, 'Obi', 'Obi'],
  [' ', null, 'Member'],
])('%j and %j make %j', (firstName, lastName, name) => expect(fullName({ firstName, lastName })).toBe(name));

test('a caller may say what to call the nameless', () => {
  expect(fullName({}, 'ada@example.com')).toBe('ada@example.com');
});
