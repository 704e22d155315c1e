import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const numbersOf = (line: string) =>
  analyseDocument({
    type: 'business_plan',
    pages: [{ page: 1, text: `Zawadi Ltd\nLetter, Nairobi, 15 October 2026\nNews\n${line}` }],
    facts: { name: 'Zawadi' },
  }).numbers.map(({ kind, value, about }) => [kind, value, about]);

describe('a part of the company', () => {
  test.each([
    ['The field team has 14 people.', 'team', 14],
    ['Our Eldoret plant employs 31 people.', 'team', 31],
    ['31 people work at the Eldoret plant.', 'team', 31],
    ['L’usine de Kaolack emploie 31 personnes.', 'team', 31],
    ['A crew of 31 seasonal workers joined us for the harvest.', 'team', 31],
    ['Export sales were KES 41 million in 2025.', 'revenue', 41e6],
    ['Revenue in Uganda was KES 41 million in 2025.', 'revenue', 41e6],
    ['Sales of flour came to KES 41 million in 2025.', 'revenue', 41e6],
    ['Les ventes de farine de 2025 ont atteint 41 millions de FCFA.', 'revenue', 41e6],
    ['The draft accounts show sales of KES 41 million for 2025.', 'revenue', 41e6],
    ['Sales to hotels were KES 41 million in 2025.', 'revenue', 41e6],
    ['Sales at the Eldoret shop were KES 41 million in 2025.', 'revenue', 41e6],
    ['Revenue per shop was KES 4.1 million in 2025.', 'revenue', 4.1e6],
    ['Sales rose by KES 41 million in 2025.', 'revenue', 41e6],
    ['The holding company had revenue of KES 900 million in 2025.', 'revenue', 900e6],
    ['Les ventes à l’export ont atteint 41 millions de FCFA en 2025.', 'revenue', 41e6],
    ['Le chiffre d’affaires au Togo a été de 41 millions de FCFA en 2025.', 'revenue', 41e6],
    ['KES 14 million of cash is reserved for the VAT payment.', 'cash', 14e6],
    ['12 of our customers are in Uganda.', 'customers', 12],
    ['240 shops visited our stand in September 2026.', 'customers', 240],
    ['Customers on annual plans: 240', 'customers', 240],
    ['In Uganda we have 240 customers.', 'customers', 240],
    ['An earlier plan was to raise KES 90 million.', 'ask', 90e6],
    ['Our partner employs 40 people at the depot.', 'team', 40],
    ['Half-year sales in 2025 were KES 41 million.', 'revenue', 41e6],
    ['Revenue of our ten largest customers was KES 41 million in 2025.', 'revenue', 41e6],
    ['Sales lost to the strike were KES 41 million in 2025.', 'revenue', 41e6],
    [
      'In May 2026 we signed the purchase of Kilima Mills, a miller with sales of KES 41 million in 2025.',
      'revenue',
      41e6,
    ],
    ['140 customers pay by mobile money.', 'customers', 140],
    ['At incorporation we were 4 people.', 'team', 4],
    ['In the worst month we burned KES 14 million.', 'burn', 14e6],
  ])('%s', (line, kind, value) => {
    expect(numbersOf(line)).toContainEqual([kind, value, 'some of them']);
  });

  test.each([
    ['The savings account held KES 14 million at 30 September 2026.', 14e6],
    ['Notre compte en dollars présentait un solde de 140 000 USD au 30 septembre 2026.', 140_000],
  ])('an account of one sort: %s', (line, value) => {
    expect(numbersOf(line)).toContainEqual(['cash', value, 'one account']);
  });

  test.each([
    ['Gross margin on flour was 24% in 2025.', 24],
    ['Gross margin before freight was 24% in 2025.', 24],
    ['La boulangerie seule a dégagé un bénéfice net de 14 millions de FCFA en 2025.', 14e6],
    ['The best quarter of 2025 brought a net profit of KES 14 million.', 14e6],
    ['Average debt over 2025 was KES 14 million.', 14e6],
    ['The Eldoret branch made a net profit of KES 14 million in 2025.', 14e6],
    ['EBITDA of the Eldoret branch was KES 14 million in 2025.', 14e6],
    ['The founders’ families hold 14%.', 14],
    ['We had budgeted a net profit of KES 14 million for 2025.', 14e6],
    ['The draft accounts for 2025 showed a net profit of KES 14 million before the count.', 14e6],
  ])('what its results are is told of no company: %s', (line, value) => {
    expect(numbersOf(line)).toContainEqual(['other', value, null]);
  });
});

describe('a row of a part', () => {
  test.each([
    ['KES million\t2024\t2025\nExport sales\t12\t41', 'revenue', 41e6, 'some of them'],
    ['KES million\t2025\nEldoret branch revenue\t41', 'revenue', 41e6, 'some of them'],
    ['Counts\tAugust 2026\tSeptember 2026\nCustomers in Uganda\t30\t31', 'customers', 31, 'some of them'],
    ['KES million\t2024\t2025\nCash costs\t12\t41', 'cash', 41e6, 'some of them'],
    ['KES million\t30 September 2026\nRestricted cash\t3.2', 'cash', 3.2e6, 'one account'],
    ['KES million\t30 September 2026\nCash, dollar account\t3.2', 'cash', 3.2e6, 'one account'],
  ])('%s', (table, kind, value, about) => {
    expect(numbersOf(table)).toContainEqual([kind, value, about]);
  });

  test('none where a row is of all', () => {
    const table = 'Counts\tAugust 2026\tSeptember 2026\nCustomers in the month\t30\t31';
    expect(numbersOf(table)).toContainEqual(['customers', 31, null]);
  });
});

describe('all of the company', () => {
  test.each([
    ['The field team has moved in and we are now 57 people.', 'team', 57],
    ['The company employs 57 people at its Eldoret plant and in Nairobi.', 'team', 57],
    ['This took revenue to KES 41 million in 2025.', 'revenue', 41e6],
    ['Revenue in Kenya shillings was KES 41 million in 2025.', 'revenue', 41e6],
    ['Revenue from July to September 2026 was KES 41 million.', 'revenue', 41e6],
    ['Sales of goods were KES 41 million in 2025.', 'revenue', 41e6],
    ['Les ventes de 2025 ont atteint 41 millions de FCFA.', 'revenue', 41e6],
    [
      'After the purchase of Kilima Mills in 2024 our revenue reached KES 41 million in 2025.',
      'revenue',
      41e6,
    ],
    ['Revenue from operations was KES 41 million in 2025.', 'revenue', 41e6],
    ['Sales in September 2026 were KES 41 million.', 'revenue', 41e6],
    [
      'We opened the Eldoret branch in May 2025 and closed 2025 with revenue of KES 41 million.',
      'revenue',
      41e6,
    ],
    ['Cash in our current account at Acacia Bank was KES 41 million at 30 September 2026.', 'cash', 41e6],
    ['Cash fell to KES 41 million at 30 September 2026.', 'cash', 41e6],
    ['312 customers pay every month.', 'customers', 312],
  ])('%s', (line, kind, value) => {
    expect(numbersOf(line)).toContainEqual([kind, value, null]);
  });

  test('its margin on sales', () => {
    expect(numbersOf('The gross margin on sales was 31% in 2025.')).toContainEqual([
      'other',
      31,
      'gross margin',
    ]);
  });
});
