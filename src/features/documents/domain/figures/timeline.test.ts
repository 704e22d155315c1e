import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const numbersOf = (text: string) =>
  analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] }).numbers.map(
    ({ value, period, isForecast }) => `${value} ${period}${isForecast ? ' planned' : ''}`,
  );

test('what milestones tell is of the year over them', () => {
  const read = numbersOf(
    'Lindi Fibres Ltd, Tanzania. August 2026\n2021\t2023\t2025\t2028\n\nFirst loom, TSh 90 million\tSecond loom; capacity of\tBuyers in Kenya\t1,400 growers supply us\nfrom the founders\t2,600 bales a year\t\t',
  );
  expect(read).toContain('90000000 2021');
  expect(read).toContain('2600 2023');
  expect(read).toContain('1400 2028 planned');
});

test('numbers under years are rows, and a cell that tells its own year is of that', () => {
  expect(
    numbersOf(
      'Lindi Fibres Ltd, August 2026\n2021\t2023\t2025\nLoan of USD 40,000 in May 2022\tNew shed\tNew yard',
    ),
  ).toContain('40000 2022-05');
});
