import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';
import { foldPage } from '../text/folded-page.ts';
import { sharedMarkIn } from './place-currency.ts';

const numbersOf = (type: DocumentType, text: string): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).numbers.map(
    ({ kind, value, currency }) => `${kind} ${value} ${currency}`,
  );

test.each([
  ['Sales in 2024 came to NPR 38.6 million.', 'revenue 38600000 NPR'],
  ['Revenue in 2024 was PHP 72.5 million.', 'revenue 72500000 PHP'],
  ['Revenue in 2024 was LKR 410 million.', 'revenue 410000000 LKR'],
  ['Revenue in 2024 was 91 million GMD.', 'revenue 91000000 GMD'],
  ['Revenue in 2024 was COP 6,250 million.', 'revenue 6250000000 COP'],
  ['Revenue in 2024 was 310,000 PEN.', 'revenue 310000 PEN'],
])('a currency is known by its code, whichever it is: %s', (text, number) => {
  expect(numbersOf('business_plan', text)).toContain(number);
});

test('the word behind a sign is no letter of it', () => {
  expect(numbersOf('business_plan', 'La trésorerie était de 1,2 M$ au 31 décembre 2025.')).toEqual([
    'cash 1200000 USD',
  ]);
  expect(numbersOf('business_plan', 'The cash was 1,200,000 $ AU.')).toEqual(['cash 1200000 AUD']);
});

test('a code that is a word, too, is one in capitals before a sum alone', () => {
  const numbers = numbersOf(
    'business_plan',
    'Revenue\nAt COP 29 in 2024 we met 40 buyers, and 30 try it in 2025.',
  );
  expect(numbers.every((number) => !/(?:COP|TRY)$/.test(number))).toBe(true);
});

test.each([
  [
    'COP million\t2023\t2024\nRevenue\t5,140\t6,250\nCost of sales\t3,900\t4,800\nGross profit\t1,240\t1,450',
    'revenue 6250000000 COP',
  ],
  [
    'PHP thousand\t2023\t2024\nRevenue\t21,340\t47,815\nCost of sales\t15,200\t33,100\nGross profit\t6,140\t14,715',
    'revenue 47815000 PHP',
  ],
  [
    '(All amounts in Rs. lakhs unless otherwise stated)\nHyderabad\n\t31-Mar-2025\t31-Mar-2024\nRevenue\t18,642\t17,215\nCost of sales\t13,905\t12,488\nGross profit\t4,737\t4,727',
    'revenue 1864200000 INR',
  ],
  [
    '(Sgd.) Perera and Co, Colombo\n(Sgd.) The directors\nRs. thousand\t2025\t2024\nRevenue\t18,642\t17,215\nCost of sales\t13,905\t12,488\nGross profit\t4,737\t4,727',
    'revenue 18642000 LKR',
  ],
  [
    'Siège à Douala, Cameroun\nRéf.\tCompte de résultat (milliers FCFA, valeurs nettes)\t31/12/2024\t31/12/2023\nXB\tChiffre d’affaires\t1 975 300\t2 240 160',
    'revenue 1975300000 XAF',
  ],
])('a table says its scale and currency: %s', (text, number) => {
  expect(numbersOf('financial_statements', text)).toContain(number);
});

test.each([
  ['A letter from Banjul, The Gambia. Revenue in 2025 was D 9,400,000.', 'revenue 9400000 GMD'],
  ['A letter from Freetown, Sierra Leone. Revenue in 2025 was Le 4,500,000.', 'revenue 4500000 SLE'],
])('a letter is the currency of the one country that writes it so: %s', (text, number) => {
  expect(numbersOf('business_plan', text)).toContain(number);
});

test.each([
  ['A letter from Mandeville, Jamaica. Revenue in 2025 was $412 million.', 'revenue 412000000 JMD'],
  ['A letter from Chaguanas, Trinidad. Revenue in 2025 was TT$18.6 million.', 'revenue 18600000 TTD'],
  ['Revenue in 2025 was J$96.4 million, of which US$ 120,000 was abroad.', 'revenue 96400000 JMD'],
  ['Revenue in 2025 was 7.2 million Barbados dollars.', 'revenue 7200000 BBD'],
  ["Le chiffre d'affaires 2025 s'élève à 640 millions de gourdes.", 'revenue 640000000 HTG'],
  ['A letter from Auckland. Revenue in 2025 was NZ$4.4m.', 'revenue 4400000 NZD'],
  ['A letter from Harare. Revenue in 2025 was $4.4m.', 'revenue 4400000 USD'],
])('dollars and gourdes are those of their place: %s', (text, number) => {
  expect(numbersOf('business_plan', text)).toContain(number);
});

test('elsewhere that letter is none', () => {
  expect(numbersOf('business_plan', 'A letter from Lagos. Revenue in 2025 was D 9,400,000.')).not.toContain(
    'revenue 9400000 GMD',
  );
});

test('a currency on the next line is that of the sum before it', () => {
  const numbers = numbersOf(
    'legal_docs',
    'Article 2. Usage\nUn four pour 120 000 000 FCFA, un camion pour 40 000 000 FCFA et des stocks pour 35 000 000\nFCFA.',
  );
  expect(numbers).toEqual(['other 120000000 XOF', 'other 40000000 XOF', 'other 35000000 XOF']);
});

test('land and machines of a balance sheet are money, whatever else their row names', () => {
  const numbers = numbersOf(
    'financial_statements',
    'Balance sheet at 31 December\nK\t2025\t2024\nLand, plant and trucks\t8,462,700\t8,763,780\nInventories\t3,804,500\t4,911,200\nCash\t188,640\t902,150\nTotal assets\t12,455,840\t14,577,130\nLusaka, Zambia',
  );
  expect(numbers).toContain('other 8462700 ZMW');
});

test.each([
  ['P&L 2026, Shs m\nRevenue\t12', 'shs'],
  ['En milliers de FCFA\nVentes\t12', 'fcfa'],
  ['Rs lakh\nSales\t12\nRs 4 of rent, Shs 3', 'rs'],
  ['USD thousand\nSales\t12', null],
])('the mark of money of a paper that names no country: %s', (text, mark) => {
  expect(sharedMarkIn([foldPage({ page: 1, text })])).toBe(mark);
});

test('dinars and riyals of the Gulf and the Levant are known by their marks', () => {
  expect(numbersOf('business_plan', 'Board pack, Amman. Revenue in 2025 was JD 588,000.')).toContain(
    'revenue 588000 JOD',
  );
  expect(numbersOf('business_plan', 'Board pack, Riyadh. Revenue in 2025 was SR 2.4 million.')).toContain(
    'revenue 2400000 SAR',
  );
});

test('bare millions are of the currency a paper counts its millions in', () => {
  const numbers = numbersOf(
    'business_plan',
    'Rapport, Kankan\nLa subvention de 420 000 € a été reçue en 2025, dont 295 000 € de revenus en 2026.\nLes ventes de 2025 ont été de 6 480 millions GNF et les achats de 3 100 millions GNF. Nos clients nous devaient 1 120 millions.',
  );
  expect(numbers).toContain('other 1120000000 GNF');
});

describe('a cell that names a currency', () => {
  const read = (text: string): string[] => numbersOf('legal_docs', text);
  test('is that of the sums behind it, and of no number of an account', () => {
    const numbers = read(
      'Account\tNumber\tCurrency\tLimit\tBalance\nCurrent\t4471\tLKR\t-\t18,642,310.55 Cr\nOverdraft\t5520\tLKR\t40,000,000\t7,200,000.00 Dr',
    );
    expect(numbers).toContain('other 18642310.55 LKR');
    expect(numbers).toContain('other 40000000 LKR');
    expect(numbers).toContain('other 7200000 LKR');
    expect(numbers.some((number) => number.includes('4471 LKR'))).toBe(false);
  });
  test('or else of the sum before it', () => {
    expect(
      read('Item\tAmount\tCurrency\tDate\nNote of the Lakeshore fund\t80000\tUSD\t2026-02-17'),
    ).toContain('other 80000 USD');
  });
});

const FIGURES =
  '\t2025\t2024\nRevenue\t18,642\t17,215\nCost of sales\t13,905\t12,488\nGross profit\t4,737\t4,727';

test.each([
  ['Approved: J. Owusu (RM)', 'GHS'],
  ['Ref. RM 114/2026 (Sgd.) D. Mad', 'GHS'],
  ['Quality is tested by our own laboratory (QR)', 'GHS'],
])('letters that abbreviate something else are no currency: %s', (line, currency) => {
  const numbers = numbersOf(
    'financial_statements',
    `Adom Feeds Limited, Kumasi\nAll amounts in GHS thousand\n${line}\n${FIGURES}`,
  );
  expect(numbers).toContain(`revenue 18642000 ${currency}`);
});

test('a mark that is none of the place a paper names tells no sum', () => {
  const numbers = numbersOf(
    'business_plan',
    'Nous vendons à Sfax et à Tunis.\nUne émission de 400 actions P2 000 en 2025 et un chiffre d’affaires de 4,2 millions de dinars en 2025.',
  );
  expect(numbers.join()).not.toContain('BWP');
});

test('a sum in foreign money is not what all the sums of a paper are in', () => {
  const numbers = numbersOf(
    'financial_statements',
    `Adom Feeds Limited, Kumasi, Ghana\nThe dryer was bought for EUR 40,000 in 2025.\n${FIGURES}`,
  );
  expect(numbers).toContain('revenue 18642 null');
});

test('the marks at its sums tell the country of a paper that names a neighbour more often', () => {
  const numbers = numbersOf(
    'business_plan',
    'We sell to Johannesburg, Durban and Pretoria.\nSales in 2025 were P 4.2 million and in 2024 P 3.8 million. The loan is P 1.1 million, the rent P 240,000.',
  );
  expect(numbers).toContain('revenue 4200000 BWP');
});

describe('letters that one country alone writes its money with', () => {
  test.each([
    ['Sago Snacks Sdn Bhd, Sibu, Sarawak\nRevenue in 2025 was RM 4.2 million.', 'revenue 4200000 MYR'],
    ['Copán Textiles, San Pedro Sula\nSales in 2025 came to L 31.4 million.', 'revenue 31400000 HNL'],
    ['Atitlán Foods\nSales in 2025 came to Q 12.6 million. We look for US$ 300,000.', 'revenue 12600000 GTQ'],
    ['Atitlán Foods, Guatemala\nSales in 2025 came to Q12 million.', 'revenue 12000000 GTQ'],
    ['Chaco Mills\nAudited revenue 2025 of Gs. 14,300 million.', 'revenue 14300000000 PYG'],
    ['Paro Weavers\nSales for 2025 were Nu. 84.2 million.', 'revenue 84200000 BTN'],
    ['Berbice Mills, Georgetown, Guyana\nSales in 2025 were G$ 910 million.', 'revenue 910000000 GYD'],
    ['Savonnerie du Niari, Dolisie\nVentes de 2025 : 412 MFCFA.', 'revenue 412000000 XAF'],
    ['Usine de Port-Louis\nVentes de 2025 : 41 millions de roupies.', 'revenue 41000000 MUR'],
  ])('%s', (text, number) => {
    expect(numbersOf('business_plan', text)).toContain(number);
  });

  test('are none beside the money of another, nor as numbers of questions or names of companies', () => {
    const numbers = numbersOf(
      'legal_docs',
      'Q 4.3 Sales? KES 41.2 million in 2025. L 12 and RM 20 are codes of our store in Nairobi, Kenya.',
    );
    expect(numbers).toContain('revenue 41200000 KES');
    expect(numbers.every((number) => !/(?:GTQ|HNL|MYR)$/.test(number))).toBe(true);
    expect(
      numbersOf(
        'financial_statements',
        "BORNEO TOYS BHD, Kuching\n\t2025\t2024\n\tRM'000\tRM'000\nRevenue\t18,240\t16,110\nGross profit\t7,220\t6,240",
      ),
    ).toContain('revenue 18240000 MYR');
  });
});

test.each([
  [
    'Cheese of Maseru\nM thousand\t2025\t2024\nRevenue\t9,812\t8,690\nCost of sales\t5,400\t4,800\nGross profit\t4,412\t3,890',
    'revenue 9812000 LSL',
  ],
  [
    'Escuintla\nQ million\t2025\t2024\nRevenue\t9.8\t8.7\nCost of sales\t5.4\t4.8\nGross profit\t4.4\t3.9',
    'revenue 9800000 GTQ',
  ],
  [
    'Chisinau\nAmounts in thousands of Moldovan lei\n\t2025\t2024\nRevenue\t9,812\t8,690\nCost of sales\t5,400\t4,800\nGross profit\t4,412\t3,890',
    'revenue 9812000 MDL',
  ],
  [
    'Accounts of a shop in Monrovia. All in US dollars.\n\t2025\t2024\nRevenue\t9,812\t8,690\nCost of sales\t5,400\t4,800\nGross profit\t4,412\t3,890',
    'revenue 9812 USD',
  ],
])('a table is in the money its head calls by a letter or a name: %s', (text, number) => {
  expect(numbersOf('financial_statements', text)).toContain(number);
});

test('a table says its scale, whatever its money is called', () => {
  const text =
    'Amounts in thousands of tarsil\n\t2025\t2024\nRevenue\t9,812\t8,690\nCost of sales\t5,400\t4,800\nGross profit\t4,412\t3,890';
  expect(numbersOf('financial_statements', text)).toContain('revenue 9812000 null');
});
