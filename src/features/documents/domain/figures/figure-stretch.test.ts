import { describe, expect, it } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const numbersOf = (text: string, type: DocumentType = 'business_plan'): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).numbers.map(
    ({ kind, account, value, currency, unit, period, about }) =>
      [account ?? kind, value, currency ?? unit, period ?? '-', about ?? ''].join(' ').trim(),
  );

describe('stretches told by the month they begin or end with', () => {
  it('since a month, and the same of the year before', () => {
    const found = numbersOf(
      'Minutes of the board of Lumo Freight, held on 12 September 2024\nTrading\nRevenue for the five months since April came to R 21.4 m (same months last year: R 18.9 m).',
      'legal_docs',
    );
    expect(found).toContain('revenue 21400000 ZAR 2024-04 to 2024-08');
    expect(found).toContain('revenue 18900000 ZAR 2023-04 to 2023-08');
    expect(
      numbersOf(
        'Lettre du 10 février 2025\nLe chiffre d’affaires des sept mois depuis juillet est de 84 millions de FCFA.',
      ),
    ).toContain('revenue 84000000 XOF 2024-07 to 2025-01');
  });

  it('in a forecast to the month a year ends with', () => {
    expect(
      numbersOf(
        'Minutes of the board of Lumo Freight, held on 12 September 2024\nThe forecast to March stays at R 48 m of revenue, to be reviewed in November.',
        'legal_docs',
      ),
    ).toContain('revenue 48000000 ZAR 2024-04 to 2025-03');
  });
});

describe('counts beside another time', () => {
  it('are of the day they are told of, whatever they are compared with', () => {
    expect(
      numbersOf(
        'From: Ada\nDate: 3 June 2024\nSubject: our May\n\nCash was KES 4m on 31 May 2024.\n\nPeople: 31 on the team, two fewer than in March.',
      ),
    ).toContain('team 31 count 2024-05');
    expect(
      numbersOf('Lettre du 3 juin 2024\nNous sommes 31 salariés aujourd’hui et en prévoyons 40 en décembre.'),
    ).toContain('team 31 count 2024-06');
  });
});

describe('what is left of a debt', () => {
  it('is no cash', () => {
    const found = numbersOf(
      'Kaolack, janvier 2025\nDette\nUn prêt de 90 millions FCFA de la BICIS à 9 %, remboursable en quatre ans ; solde au 31 décembre 2024 : 61 millions FCFA.',
      'pitch_deck',
    );
    expect(found.join()).not.toContain('cash 61000000');
    expect(found.some((one) => one.includes('61000000 XOF 2024-12'))).toBe(true);
  });
});

describe('rows that begin with their numbers', () => {
  it('are of what stands behind them', () => {
    const found = numbersOf(
      'Remarks, third quarter 2024, KES thousand\nNo.\tRemark\n1\tThe claim of last year is closed.\n2\t64 people at quarter end: 40 in the mill, 24 on the road.\n3\tTax is paid to date.',
      'financial_statements',
    );
    expect(found).toContain('team 64 count 2024-Q3');
    expect(found.join()).not.toContain('other 3000 KES');
  });
});

describe('amounts grouped in lakhs', () => {
  it('are whole in a sentence', () => {
    const found = numbersOf(
      'Service contract, Nagpur, 4 May 2024\nThe fee is ₹ 2,35,000 a month and the whole price Rs. 1,12,40,000.50, paid in full.',
      'legal_docs',
    );
    expect(found.some((one) => one.includes(' 235000 INR'))).toBe(true);
    expect(found.some((one) => one.includes(' 11240000.5 INR'))).toBe(true);
  });
});

describe('customers who leave', () => {
  it('are a churn under its French name, and no growth', () => {
    const found = numbersOf('Dossier, mars 2025\nLe taux de résiliation mensuel est de 3,2 %.', 'pitch_deck');
    expect(found.find((one) => one.includes('3.2 percent'))).toContain('churn');
  });
});

describe('times counted from the day of the paper', () => {
  const found = (day: string, text: string): string[] =>
    numbersOf(`Letter of Lumo Freight, Kumasi, ${day}\n\n${text}`);
  it('the last month is the one before, or its own where the paper is of its last days', () => {
    const text = 'Last month we sold goods for GHS 412,000.';
    expect(found('12 September 2024', text)).toContain('revenue 412000 GHS 2024-08');
    expect(found('30 September 2024', text)).toContain('revenue 412000 GHS 2024-09');
  });
  it('so is the year so far', () => {
    const text = 'Since January we have sold goods for GHS 3,412,000.';
    expect(found('12 September 2024', text)).toContain('revenue 3412000 GHS 2024-01 to 2024-08');
    expect(found('30 September 2024', text)).toContain('revenue 3412000 GHS 2024-01 to 2024-09');
  });
  it('what stood a year ago, or at the start of the year, is of that day', () => {
    expect(found('12 September 2024', 'We served 310 customers a year ago.')).toContain(
      'customers 310 count 2023-09',
    );
    expect(found('12 September 2024', 'We had 280 customers at the start of the year.')).toContain(
      'customers 280 count 2023-12',
    );
  });
  it('and what was sold is of no day', () => {
    expect(
      found('12 September 2024', 'Sales were GHS 2.4m, a year ago they were GHS 2.1m.').filter((one) =>
        /2023-09/.test(one),
      ),
    ).toEqual([]);
  });
});

it.each([
  [
    'Letter, Nairobi, 3 November 2026\n\nRevenue for January to September 2026 was KES 30m, that of September KES 4m.\n\nOur largest customer is 8% of revenue.',
    '8 2026-01 to 2026-09',
  ],
  [
    'Lettre, Dakar, le 3 novembre 2026\n\nLe chiffre d’affaires 2025 était de 410 MFCFA ; nous visons 600 MFCFA en 2026.\n\nNotre premier client pèse 6 % du chiffre d’affaires.',
    '6 2025',
  ],
])('who buys most is told of the longest time of which sales are told: %s', (text, share) => {
  const numbers = analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] }).numbers;
  expect(numbers.map(({ value, period }) => `${value} ${period}`)).toContain(share);
});

it.each([
  ['UGX 6,240 million, against 5,110 a year earlier', '5110000000 UGX'],
  ['UGX 6,240 million in the nine months, against 5,110 in 2025', '5110000000 UGX'],
  ['UGX 6,240 million (nine months 2025: 5,110)', '5110000000 UGX'],
  ['UGX 6.24 billion (H1 2025: 5.11)', '5110000000 UGX'],
])('what a sum is held against is in its scale and currency: %s', (words, expected) => {
  const text = `Kasese Cages Ltd, letter of 20 October 2026\n\nSales were ${words}.`;
  const { numbers } = analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] });
  const incomes = numbers.filter(({ kind }) => kind === 'revenue');
  expect(incomes.map(({ value, currency }) => `${value} ${currency}`)).toContain(expected);
});

it('a figure of another thing behind a sum stays what it is', () => {
  const text =
    'Letter of 20 October 2026\n\nSales were UGX 6,240 million (active shops: 5,110), against 5,400 orders.';
  const { numbers } = analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] });
  expect(numbers.filter(({ kind }) => kind === 'revenue').map(({ value }) => value)).toEqual([6_240_000_000]);
});

it('a quarter of the same year in brackets is no time of the year to come', () => {
  const text = 'Letter of 20 October 2026\n\nRevenue was UGX 512 million (Q2 2026: UGX 488 million).';
  const { numbers } = analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] });
  expect(numbers.map(({ period }) => period)).not.toContain('2027-Q2');
});

it.each([
  ['Sales of 2025A were KES 12 million.', '12000000 KES 2025'],
  ['In 2026F we see sales of KES 14 million.', '14000000 KES 2026'],
  ['Sales of FY27E: KES 16 million.', '16000000 KES 2027'],
])('a year as it was, forecast or estimated is a year: %s', (text, expected) => {
  const { numbers } = analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] });
  expect(numbers.map(({ value, currency, period }) => `${value} ${currency} ${period}`)).toEqual([expected]);
});

it.each([
  'La trésorerie, hors fonds de la clientèle, est de 196 millions au 30 juin 2026.',
  'Cash, excluding trust money, was XOF 196 million at 30 June 2026.',
])('what is left out parts a word and its sum no further: %s', (sentence) => {
  const text = `Rizerie SA, Cotonou, Bénin, capital 40 000 000 FCFA\n${sentence}`;
  const { numbers } = analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] });
  expect(numbers.filter(({ kind }) => kind === 'cash').map(({ value }) => value)).toEqual([196_000_000]);
});

it('commissions that were collected are income', () => {
  const text =
    'Comptes du premier semestre 2026\nLes commissions encaissées s’élèvent à 312,4 millions de FCFA.';
  const { numbers } = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] });
  expect(numbers.map(({ kind, value }) => `${kind} ${value}`)).toContain('revenue 312400000');
});
