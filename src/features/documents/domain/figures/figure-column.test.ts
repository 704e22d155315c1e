import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const numbersOf = (text: string): string[] =>
  analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] }).numbers.map(
    ({ kind, value, currency, period }) => [kind, value, currency, period].join(' '),
  );

test('sums are in what the head of their column says, be it on its second line', () => {
  const read = numbersOf(
    'Cover of the Savanne mill, 4 May 2026.\nRisk\tInsurer\tSum insured MUR\tExcess\tYearly cost\n\t\t\t\tMUR\nFire, mill and sheds\tPearl\t71,500,000\t5\t214,500\nGoods in transit\tPearl\t8,200,000\tnil\t61,300',
  );
  expect(read).toContain('other 71500000 MUR ');
  expect(read).toContain('other 61300 MUR ');
});

test('a table without a currency in its heads takes none from the one above', () => {
  const read = numbersOf(
    'Poste\tMontant mensuel FCFA\tObservation\nLoyer\t2 150 000\tplafond 6 %\nPièce\tNombre\tÉtat\nClés remises\t1 240\tbon',
  );
  expect(read).toContain('other 2150000 XOF ');
  expect(read).not.toContain('other 1240 XOF ');
});

test('a day to come in a cell behind a sum ends a loan and dates nothing; the day of a payment does', () => {
  const read = numbersOf(
    'Lilongwe, 9 March 2026\nLine\tAmount MWK\tRemark\nTruck lease\t18,300,000\tto 31 July 2029\nDeposit\t3,900,000\tpaid on 12 January 2026',
  );
  expect(read).toContain('other 18300000 MWK ');
  expect(read).not.toContain('other 18300000 MWK 2029-07');
  expect(read).toContain('other 3900000 MWK 2026-01');
});

test('the label of a row says what its number is in', () => {
  expect(numbersOf('Register of 3 June 2026\nPrice per share KES\t\t710')).toContain('other 710 KES ');
});

test('a figure is of what its own column is called, and beside a name of its row a part of the sales told there', () => {
  const read = numbersOf(
    'Rounds until 2026\nRound\tWhen\tAmount raised NAD\tPre-money NAD\nFounders\tMay 2024\t1 400 000\t6 300 000\nHost\tWaste taken\tIncome NAD\nRundu\tglass\t410 000',
  );
  expect(read).toContain('valuation 6300000 NAD 2024-05');
  expect(read).toContain('other 410000 NAD ');
});

test('sales and marketing are what is spent on them', () => {
  expect(numbersOf('We put KES 4.2 million into sales and marketing.').join()).not.toContain('revenue');
});

test.each([
  [
    'Prices, 4 May 2026\nGrade\tTonnes\tKES a tonne\tAmount a month\nClear\t60\t31,000\t1,860,000',
    'other 1860000 KES ',
  ],
  ['4. Products and prices (MUR)\nCode\tItem\tUnit price\nC1\tSmall box\t31', 'other 31 MUR '],
])('columns of sums are in the currency of the column beside them or of their title: %s', (text, number) => {
  expect(numbersOf(text)).toContain(number);
});
