import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const read = (text: string, type: DocumentType = 'legal_docs'): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).numbers.map(
    ({ kind, about, value, period }) => `${kind}${about ? `/${about}` : ''} ${value} ${period}`,
  );

test.each([
  [
    'minutes speak of a year, and go on to its results',
    'Minutes of the annual meeting, Accra, 14 November 2026\nThe Chairman spoke to the year ended 30 June 2026. The company had earned revenue of GHS 31.2 million, against GHS 28.4 million the year before. A profit before taxation of GHS 4.1 million remained.',
    ['revenue 31200000 2026', 'revenue 28400000 2025', 'other 4100000 2026'],
  ],
  [
    'un rapport annuel',
    "Procès-verbal, Lomé, le 20 mai 2026\nLe président présente l'exercice clos le 31 décembre 2025. Les ventes atteignent 412 millions de F CFA. Le résultat net est de 21 millions de F CFA.",
    ['revenue 412000000 2025', 'other/net profit 21000000 2025'],
  ],
  [
    'what a bank confirms is as it stood on the day it names',
    'Lusaka, 18 July 2026\nWe confirm how matters stood in our books at the close of business on 30 June 2026. The current account ending 7730 was in credit by ZMW 412,300. There was besides a deposit of ZMW 900,000, placed on 3 March for nine months. Of the loan which we lent on 9 May 2023 there remained ZMW 1,250,000.',
    ['cash 412300 2026-06', 'other 900000 2026-06'],
  ],
  [
    'the quarter told before',
    'Minutes of the board, Kigali, 20 October 2026\nIn the quarter July to September 2026 sales came to RWF 310 million. The gross margin for the quarter was 34%.',
    ['revenue 310000000 2026-Q3', 'other/gross margin 34 2026-Q3'],
  ],
  [
    'twelve months that end on the day spoken of',
    'Nairobi, 21 October 2026\nOn 30 September the term loan stood at KES 57 million. Trailing twelve-month EBITDA came in at KES 32 million.',
    ['other/ebitda 32000000 2025-10 to 2026-09'],
  ],
  [
    'from the beginning of the year to the day told',
    "Cotonou, le 4 novembre 2026\nLe compte était, au 31 octobre 2026, créditeur de 47 000 000 F CFA. Les mouvements confiés depuis le début de l'année jusqu'à cette date se montent à 612 000 000 F CFA.",
    ['cash 47000000 2026-10', 'other 612000000 2026-01 to 2026-10'],
  ],
  [
    'how a quarter was closed',
    'Letter to shareholders, Accra, 15 October 2026\nMoney\nThe bank balance closed the quarter at GHS 4.2 million.',
    ['cash 4200000 2026-09'],
  ],
  [
    'twelve months to another month, and those before them',
    'Letter, Accra, 9 November 2026\nSales for the twelve months ended 30 September 2026 were GHS 31.2 million, against GHS 28.4 million in the preceding twelve.',
    ['revenue 31200000 2025-10 to 2026-09', 'revenue 28400000 2024-10 to 2025-09'],
  ],
  [
    'an audit that is of a year, and was signed on a day',
    'Letter, Accra, 9 November 2026\nThe audit of the year to 30 June 2026 was signed on 2 October. Net of taxes, the year’s revenue was GHS 31.2 million.\nResults\nThe 2025 audit was signed in April. On these sales the company made an audited net profit after tax of GHS 2.1 million.',
    ['revenue 31200000 2026', 'other/net profit 2100000 2025'],
  ],
])('%s', (_, text, numbers) => {
  expect(read(text)).toEqual(expect.arrayContaining(numbers));
});

test.each([
  'Letter, Accra, 12 March 2026\nIn 2025 sales were GHS 8 million. We expect revenue of GHS 11 million.',
  'Letter, Accra, 12 March 2026\nIn 2025 sales were GHS 8 million. Nine months together: GHS 11 million of revenue.',
])('what is planned, or is of a stretch of its own, is not of the time told before: %s', (text) => {
  expect(read(text, 'business_plan').filter((one) => / 11000000 2025/.test(one))).toEqual([]);
});

test('a year that tells one loan from another dates nothing beside it', () => {
  expect(
    read(
      'Lagos, 7 April 2026\nThe audited statements for 2025 show a turnover of ₦3.9 billion and EBITDA of ₦702 million, your 2021 equipment loan having been paid off.',
    ),
  ).toEqual(expect.arrayContaining(['revenue 3900000000 2025', 'other/ebitda 702000000 2025']));
});

test.each([
  [
    'Letter, Pune, 6 November 2026\nWe closed FY26 (the twelve months to 31 March 2026) with revenue of ₹18.40 crore; the year before it had been ₹14.72 crore.',
    ['revenue 184000000 2026', 'revenue 147200000 2025'],
  ],
  [
    "Ouagadougou, 16 novembre 2026\nLe commissaire aux comptes a certifié 2025 sans réserve. Le chiffre d'affaires s'élevait à 875 millions de F CFA, en regard de 700 millions de F CFA en 2024.",
    ['revenue 875000000 2025'],
  ],
  [
    'Cape Town, 17 September 2026\nThe last accounts (year to 28 February 2026) report revenue of R23.8 million.',
    ['revenue 23800000 2026'],
  ],
  ['Le bail est conclu pour neuf (9) années entières.', ['other 9 null']],
  [
    'Nairobi, 2 November 2026\nA pre-money valuation of $12.0 million is agreed.',
    ['valuation/pre-money 12000000 2026-11'],
  ],
])('as papers of agreements tell it: %s', (text, numbers) => {
  expect(read(text)).toEqual(expect.arrayContaining(numbers));
});

test('an annual letter tells of the year in its title', () => {
  const letter =
    'Zawadi Ltd\nAnnual letter for 2025\n28 February 2026\nRevenue was KES 18.9 million, against KES 14.0 million in 2024.';
  expect(read(letter, 'business_plan')).toEqual(['revenue 18900000 2025', 'revenue 14000000 2024']);
});

test.each([
  [
    'brackets of a year under a letter on a half-year are of that half',
    'Delta Prawns Ltd\nLetter on the half year to 31 December 2025 (Khulna, 18 February 2026)\nSales for the six months were US$ 6.40 million, against US$ 5.60 million in the same months of 2024, an increase of 14.3 %.\nCost of sales was US$ 5.10 million (2024: US$ 4.55 million).',
    'financial_statements' as const,
    ['growth/revenue 14.3 2025-H2', 'expenses 5100000 2025-H2', 'expenses 4550000 2024-H2'],
  ],
  [
    'what it fell from is of the year before',
    'Minutes, 11 June 2026\nThe accounts for 2025 were received: turnover P 9,412,300. Cash at the year end was P 610,220.\nTerm loans fell to P 890,000 from P 1,120,000.',
    'legal_docs' as const,
    ['other/debt 890000 2025-12', 'other/debt 1120000 2024-12'],
  ],
  [
    'what stood on the day on which a stretch of months ended',
    'Plan, December 2025\nSales in the twelve months to 30 September 2025 were USD 5.33 million.\nStocks on that date were USD 0.87 million, trade debtors USD 0.42 million.',
    'business_plan' as const,
    ['revenue 5330000 2024-10 to 2025-09', 'other 870000 2025-09', 'other 420000 2025-09'],
  ],
  [
    'les mois de la situation',
    "Conseil d'administration, Lomé, 11 décembre 2025\nL'EBE des onze mois est de 742 000 000 FCFA.",
    'legal_docs' as const,
    ['other 742000000 2025-01 to 2025-11'],
  ],
  [
    'ce qui est passé d’une somme à une autre',
    'Plan, mai 2026\nEn 2025, nos ventes ont atteint 3,6 M$.\nL’EBE est passé de 0,31 M$ à 0,45 M$.',
    'business_plan' as const,
    ['other 310000 2024', 'other 450000 2025'],
  ],
  [
    'a margin that was, and that of the year before',
    'In 2025 sales were KES 168 million and gross profit KES 40.4 million.\nThe gross margin was 24 %, against 22 % the year before.',
    'business_plan' as const,
    ['other/gross margin 24 2025', 'other/gross margin 22 2024'],
  ],
  [
    'results below the month in which a paper was written',
    'LABS SA\nPresentation to funds and lenders, October 2026\nRevenue of US$ 4.1 million in the year to June 2026, up 25 %\nEBITDA US$ 0.61 million',
    'pitch_deck' as const,
    ['revenue 4100000 2026', 'other/ebitda 610000 2026'],
  ],
])('%s', (_, text, type, numbers) => {
  expect(read(text, type)).toEqual(expect.arrayContaining(numbers));
});

test('the margin of a quarter is not of the nine months spoken of in passing', () => {
  const text =
    'Update, Q3 2025\nUSD million\tQ2 2025\tQ3 2025\nRevenue\t36.5\t41.2\nGross profit\t10.5\t11.9\n\nRevenue grew 13% on the second quarter. Nine months together: USD 109.8m.\nGross margin was 29%.';
  expect(read(text, 'business_plan')).not.toContain('other/gross margin 29 2025-01 to 2025-09');
});

test('what tells its own time takes none from before', () => {
  const text =
    'Plan, May 2026\nSales were USD 5.3 million in 2025.\nThe gross margin will be 30 % in 2027.\nHead count fell to 30 from 34 in 2023.';
  expect(read(text, 'business_plan')).toEqual(expect.arrayContaining(['other 30 2027', 'team 34 2023']));
});
