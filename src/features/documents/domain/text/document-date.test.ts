import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const yearEndOf = (line: string) =>
  analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text: `Zawadi Ltd\nOctober 2026\n${line}` }] })
    .time?.yearEnd;

test.each([
  ['Figures in KES thousand; years end 30 September.', 9],
  ['The year that closed on 31 March 2026', 3],
  ['We close our books in June.', 6],
  ['Nous clôturons nos comptes fin juin.', 6],
  ['Fiscal 2026 (year to June)', 6],
  ['The half-year ended 30 September 2026', null],
])('%s', (line, month) => {
  expect(yearEndOf(line)).toBe(month);
});

test('the day a line ends with is the paper’s own, whatever later day its first words speak of', () => {
  const time = analyseDocument({
    type: 'business_plan',
    pages: [
      {
        page: 1,
        text: 'Zawadi Ltd\nLetter to shareholders, Mombasa, 14 October 2025\n\nOur permit was renewed to July 2028.',
      },
    ],
  }).time;
  expect(time?.writtenIn).toBe('2025-10');
});
