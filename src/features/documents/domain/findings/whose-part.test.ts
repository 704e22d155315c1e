import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const codes = (type: DocumentType, text: string): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).flags.map(({ code }) => code);

test('where sales come from are kinds of income, and nobody who sells to the company', () => {
  const deck = (rows: string): string[] =>
    codes('pitch_deck', `Where sales come from\nKES million\t2024\t2025\n${rows}\nSales\t210\t280`);
  expect(deck('Bread by weight\t170\t220\nRental of ovens\t30\t48\nRepair, other\t10\t12')).toEqual([]);
});

test('one thing in several places is no buyer, nor is a trade', () => {
  const accounts = codes(
    'financial_statements',
    "Management accounts, third quarter 2025\nIncome and expenditure (N'000)\n\tQ3 2025\tQ2 2025\nDryer-days, Kaduna\t88,700\t81,200\nDryer-days, Zaria\t41,600\t36,900\nIncome\t130,300\t118,100\nDiesel\t(41,800)\t(39,300)\nResult\t88,500\t78,800",
  );
  expect(accounts).not.toContain('CUSTOMER_CONCENTRATION');
  const deck = codes(
    'pitch_deck',
    'Clients\nImprimeurs : 46 %\nRelieurs (écoles) : 31 %\nBois et cuir : 23 %',
  );
  expect(deck).not.toContain('CUSTOMER_CONCENTRATION');
});

test('the first of a table of buyers is one, whatever remark stands beside it and be there a column of shares', () => {
  const buyers = (first: string): string[] =>
    codes(
      'financial_statements',
      `Sales by customer, January to June 2026, UGX million\nCustomer\tAmount\tShare\tNote\n${first}\nSupermarkets (6)\t812\t18%\nHotels\t749\t16%\tslow since the road works began at Easter in the whole of the west.\nTotal\t4532`,
    );
  expect(buyers('Relief & Camp Stores\t2971\t66%\ttendered again every year in March')).toContain(
    'CUSTOMER_CONCENTRATION',
  );
  expect(buyers('Boarding schools (31)\t2971\t66%\tpay in term one')).not.toContain('CUSTOMER_CONCENTRATION');
});

test('coins that a cost takes, last year in brackets and numbers of a register are nobody’s share', () => {
  const minutes = (text: string): string[] => codes('legal_docs', `Minutes, 4 June 2026\n2. Trade\n${text}`);
  expect(minutes('Diesel took 41 cents of each shilling earned.')).toEqual([]);
  expect(minutes('Clove Traders took 41 cents of each shilling we earned.')).toContain(
    'CUSTOMER_CONCENTRATION',
  );
  expect(
    codes(
      'legal_docs',
      'Supply agreement\nDune Pumps, registration 2016/204417/09, of 14 Kerk Road ("the Supplier")',
    ),
  ).toEqual([]);
  expect(
    codes('financial_statements', '3. Sales costs include fees of R 310 000 (2025: R 285 000).'),
  ).toEqual([]);
});

test('they who took a part are those of the sentence before', () => {
  const deck = (first: string): string[] =>
    codes(
      'pitch_deck',
      `Seed round, October 2026\n₦ million\t2024\t2025\nSales\t318\t604\nWho takes our yarn\n${first} They lifted ₦447 million of last year's ₦604 million.`,
    );
  expect(deck('Our anchor is the Kano mill of Sahel Weavers.')).toContain('CUSTOMER_CONCENTRATION');
  expect(deck('It goes to some forty weavers.')).not.toContain('CUSTOMER_CONCENTRATION');
});

test('some of a staff are not all of it, and all of us are', () => {
  const letter = (text: string): string[] => codes('business_plan', `Letter, October 2026\nPeople\n${text}`);
  expect(
    letter('187 of us. 140 are fitters, and 90 of those have the card; the other 50 sit for it.'),
  ).toEqual([]);
  expect(
    letter(
      'We are 96 people now: 58 teachers, 21 in product, 17 in the office.\nPayday came early for all 83 of us.',
    ),
  ).toContain('CONTRADICTORY_NUMBERS');
  const deck = codes(
    'pitch_deck',
    "L'équipe : 94 salariés\n21\nmédecins\n43\ninfirmiers et sages-femmes\n12\nau laboratoire\n18\nà l'administration",
  );
  expect(deck).not.toContain('CONTRADICTORY_NUMBERS');
  const teams = (total: string): string[] =>
    codes(
      'pitch_deck',
      `En trois chiffres\n112 femmes et hommes à Bizerte, au 30 septembre 2026\nL'équipe\nEffectif au 30 septembre 2026\nScierie\t${total}\nClouage\t31\nBureau, direction\t21`,
    );
  expect(teams('38')).toContain('CONTRADICTORY_NUMBERS');
  expect(teams('60')).not.toContain('CONTRADICTORY_NUMBERS');
});

test('steps are no cash, boats laid up no fleet, and four quarters of two years no year', () => {
  const deck = codes(
    'pitch_deck',
    'How it works\n1\nAgent comes to the stall\n2\nCash in, receipt out\nMoney\nIn the bank at 31 October 2026: N36m. 210 riders on contract.\nWhen the road was cut we parked 60 riders.',
  );
  expect(deck).not.toContain('CONTRADICTORY_NUMBERS');
});

test('a row of what the company buys itself is no buyer', () => {
  expect(
    codes(
      'financial_statements',
      'Profit and loss, TZS 000\n\tJul 2025\tAug 2025\tTotal\nTotal sales\t61200\t63800\t125000\nPotatoes bought\t27100\t28200\t55300\nGross profit\t34100\t35600\t69700',
    ),
  ).not.toContain('CUSTOMER_CONCENTRATION');
});
