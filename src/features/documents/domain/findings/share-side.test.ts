import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const codesOf = (text: string) =>
  analyseDocument({
    type: 'business_plan',
    pages: [{ page: 1, text: `Zawadi Ltd, letter to investors, 4 March 2026\n\n${text}` }],
  })
    .flags.map(({ code }) => code)
    .filter((code) => code.endsWith('_CONCENTRATION'));

test.each([
  ['Nine litres in every ten of the milk we bottle come from one cooperative at Githunguri.', 'SUPPLIER'],
  ['Eight sacks in every ten that we mill come out of one estate at Kitale.', 'SUPPLIER'],
  ['Of those 940 pumps, 720 were bought by the Kilifi Growers’ Union for its members.', 'CUSTOMER'],
  ['We can sleep: Mama Achieng brings us nine of every ten baskets of tomatoes.', 'SUPPLIER'],
  ['La polyclinique Ennasr nous envoie 7 patients sur 10 ; le reste vient du bouche-à-oreille.', 'CUSTOMER'],
  ['Of every 100 shillings billed in 2025, 71 came from one hotel group.', 'CUSTOMER'],
] as const)('%s', (text, side) => {
  expect(codesOf(text)).toEqual([`${side}_CONCENTRATION`]);
});
