import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

test.each([
  ['The pump costs KES 40,000, is ours, and lasts about 3 years.', false],
  ['A set of blades lasts two years.', false],
  ['Our cash lasts two years.', true],
] as const)('what lasts for years where no money is spoken of is no runway: %s', (text, isRunway) => {
  const { numbers } = analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] });
  expect(numbers.some(({ kind }) => kind === 'runway')).toBe(isRunway);
});

test.each([
  'Net burn, average of three months, was KES 2.8m.',
  'Burn averaged over three months was KES 2.8m a month.',
  'On a three-month average we burn KES 2.8m.',
  'Net burn has averaged KES 2.8m a month over seven months.',
  'Notre burn, moyenne sur trois mois, est de KES 2,8 millions.',
])('the months something is averaged over are no runway: %s', (text) => {
  const pages = [{ page: 1, text: `Cash was KES 40 million on 31 October 2026.\n${text}` }];
  const { numbers, flags } = analyseDocument({ type: 'pitch_deck', pages });
  expect(numbers.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['cash', 'burn']));
  expect(numbers.some(({ kind }) => kind === 'runway')).toBe(false);
  expect(flags.map(({ code }) => code)).not.toContain('RUNWAY_MISMATCH');
});

test('a rate that is fixed for so long is no runway', () => {
  const { flags } = analyseDocument({
    type: 'pitch_deck',
    pages: [
      {
        page: 1,
        text: 'Cash was KES 40 million on 31 October 2026. We burn KES 2 million a month.\nChange : 40 % des achats en euros, couverts à six mois.',
      },
    ],
  });
  expect(flags.map(({ code }) => code)).not.toContain('RUNWAY_MISMATCH');
});

test('what one month alone came to is no cash', () => {
  const { numbers } = analyseDocument({
    type: 'business_plan',
    pages: [
      {
        page: 1,
        text: 'Cash was NGN 675 million on 31 October 2026. Net burn has averaged NGN 37.5m a month over seven months. October alone was NGN 41.2m because two quarters of hosting were paid at once.',
      },
    ],
  });
  expect(numbers.flatMap(({ kind, value }) => (kind === 'cash' ? [value] : []))).toEqual([675_000_000]);
});
