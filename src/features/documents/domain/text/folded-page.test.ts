import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import { foldPage, foldPages, quoteOf } from './folded-page.ts';

const folded = (text: string): string => foldPage({ page: 1, text }).text;

test('a paragraph that hangs from its number is one text', () => {
  const text =
    '4.1\tThe tenant pays the rent of the first year in advance, on the\n\tfirst day of each quarter.\n4.2\tShort';
  expect(folded(text)).toBe(
    '4.1\tthe tenant pays the rent of the first year in advance, on the\nfirst day of each quarter.\n4.2\tshort',
  );
});

test('what stands in it is quoted as it is written', () => {
  const text = '4.1\tThe tenant pays the rent of the first year in advance, on the\n\tfirst day';
  const page = foldPage({ page: 1, text });
  const start = page.text.indexOf('first day');
  const { start: from, end } = quoteOf(page, start, start + 9);
  expect(text.slice(from, end)).toBe('first day');
});

test.each([
  // Cells of a table.
  'Item\tKES\n\t2025',
  'Harrows and ploughs\t1,200\n\tof which sold\t900',
  // A row of another column.
  'A long description of the goods that are sold here\t1\t2\n\tthe same goods, as they were before',
])('tabs that part cells stay: %s', (text) => {
  expect(folded(text)).toBe(text.toLowerCase());
});

test.each([
  ['P21.7\n\tmillion', 21_700_000],
  ['P21.7 million, more than ever in the years since the company was\n\tfounded', 21_700_000],
])('a figure broken over two lines of it is one: %s', (told, value) => {
  const text = `MPOMA TANNERS (PTY) LTD, Gaborone, Botswana\n3\tThe director said that the sales of the year that was closed then were ${told}.`;
  const { numbers } = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] });
  expect(numbers.filter(({ unit }) => unit === 'money').map((number) => number.value)).toEqual([value]);
});

test('Tunisians write millions of dinars as MD and thousands as mD, and tables in millions say so once more', () => {
  const text =
    "Olivéa SA, Sfax, Tunisie\nPlan, 12 novembre 2026\nMD : millions de dinars ; mD : milliers de dinars.\n\t2025\t2024\nChiffre d'affaires\t9,4 MD\t9,1 MD\nRésultat net\t312 mD\t200 mD";
  const { numbers } = analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] });
  expect(numbers.map(({ value, currency, quote }) => [value, currency, quote.text])).toEqual([
    [9.4e6, 'TND', '9,4 MD'],
    [9.1e6, 'TND', '9,1 MD'],
    [312e3, 'TND', '312 mD'],
    [200e3, 'TND', '200 mD'],
  ]);
});

test('a table in `mDT` is in thousands, whatever letters are small', () => {
  const text =
    'Carthaplast SARL, Sfax, Tunisie\nTous les tableaux sont exprimés en milliers de dinars tunisiens (mDT).\n\t2024\t2023\nRevenus\t7 318\t6 742\nAchats consommés\t4 196\t3 951';
  const { numbers } = analyseDocument({ type: 'financial_statements', pages: [{ page: 1, text }] });
  expect(numbers.map(({ value, currency }) => [value, currency])[0]).toEqual([7_318_000, 'TND']);
});

test('millions of ariary are no day of March', () => {
  const text =
    'Sava Épices SARL, Antalaha, Madagascar\nNote du 6 février 2026\nTrésorerie : 233 MAr au 31 décembre 2025.';
  const { numbers } = analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] });
  expect(numbers.map(({ kind, value, currency, period }) => [kind, value, currency, period])).toEqual([
    ['cash', 233e6, 'MGA', '2025-12'],
  ]);
});

test('dots that lead to a figure part it from its name; those that wait for a signature do not', () => {
  expect(folded('Cash at bank .............. 252 million')).toBe('cash at bank\t252 million');
  expect(folded('Signed: .............. (to sign in 3 days)')).toBe(
    'signed: .............. (to sign in 3 days)',
  );
  expect(folded('Governance ......... 15\nAnnexes ........ 17')).toBe(
    'governance ......... 15\nannexes ........ 17',
  );
  const page = foldPage({ page: 1, text: 'Sales ......... 61 million' });
  expect(quoteOf(page, page.text.indexOf('61'), page.text.length).text).toBe('61 million');
});

test('the dot of a short mark of money ends nothing on the pages of a paper', () => {
  const paper = (text: string): string => foldPages([{ page: 1, text }], () => null)[0]?.text ?? '';
  expect(paper('Sales were Rs. 412 million, FY2025 Rs.338 million')).toBe(
    'sales were rs 412 million, fy2025 rs 338 million',
  );
  expect(paper('Income (Tk. lakh), costs (Rs.)')).toBe('income (tk lakh), costs (rs)');
  expect(paper('It is paid in Rs. The rest follows.')).toBe('it is paid in rs. the rest follows.');
});

describe('points between thousands', () => {
  const values = (text: string): number[] =>
    analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] }).numbers.flatMap(
      ({ value, unit }) => (unit === 'money' ? [value] : []),
    );
  test.each([
    // A comma before decimals.
    [
      'Chaco Semillas S.A., Filadelfia, Paraguay. 5.240 t cleaned, purity 99,97 %.\nGs. million\t2024\t2025\nNet sales\t74.664\t88.104\nCash on 31 December 2025: Gs. 6.115 million.',
      [74_664e6, 88_104e6, 6115e6],
    ],
    // No fraction anywhere.
    [
      'Muros S.A.S., Pereira, Colombia\nCOP million\t2024\t2025\nRevenue\t2.760\t3.590\nGross profit\t828\t1.149\nWe raise COP 4.000 million for the second press.',
      [2760e6, 3590e6, 828e6, 1149e6, 4000e6],
    ],
  ])('are read as such where a paper writes them throughout: %s', (text, expected) => {
    expect(values(text)).toEqual(expect.arrayContaining(expected));
  });

  test('are fractions where a paper parts thousands by commas or writes other fractions', () => {
    const text =
      'Kitui Juice Ltd, Nairobi. Sales of KES 12,400,000 in 2025; growth 4.5%.\nKES million\t2024\t2025\nSales\t74.664\t88.104\nCash on 31 December 2025: KES 6.115 million.';
    expect(values(text)).toEqual(expect.arrayContaining([12.4e6, 6.115e6]));
    expect(values(text)).not.toContain(6115e6);
  });

  test('are quoted as they are written', () => {
    const text =
      'Asunción, Paraguay. Sales were Gs. 1.350.500 in May and Gs. 2.410.000 in June 2025, 2,4 % more.';
    const { numbers } = analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] });
    expect(numbers.map(({ quote }) => quote.text)).toContain('Gs. 1.350.500');
  });
});
