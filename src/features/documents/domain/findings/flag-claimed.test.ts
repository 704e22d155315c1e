import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType, FlagCode } from '../document.ts';

const codesOf = (type: DocumentType, text: string): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).flags.map(({ code }) => code);

type Paper = readonly [DocumentType, string];
const YEARS: Paper = [
  'pitch_deck',
  'Nyota Bakery\n@\nTurnover by year, UGX million\n2021 ... 410\n2022 ... 520\n2023 ... 640\n2024 ... 790\nOvens: 6. Wheat price up 12% in 2024.',
];
const MONTHS: Paper = [
  'business_plan',
  'Kopa Prêts, note de mars\n@\nPrêts accordés\noct 310\nnov 335\ndéc 350\njanv 372\nfévr 401\nmars 425\nTaux d’impayés 3 %.',
];
const QUARTERS: Paper = [
  'pitch_deck',
  'Umoja Solar\n| Quarter | Q1 2024 | Q2 2024 | Q3 2024 | Q4 2024 |\n| Systems sold | 240 | 262 | 288 | 315 |\n| Returns | 3 | 4 | 2 | 4 |\n@',
];
const STATEMENT: Paper = [
  'financial_statements',
  'PT Laut Biru\n@\nIDR billion\t2024\t2023\nRevenue\t91.2\t76.0\nCost of sales\t(60.1)\t(51.0)\nGross profit\t31.1\t25.0',
];
const ALONE: Paper = ['financial_statements', 'Report of the directors\n@\nStaff: 62.'];
const BANK: Paper = [
  'pitch_deck',
  'Ferme du Lac\nEn banque : 150 millions FCFA\nSorties nettes par mois : 15 millions FCFA\n@\nPoules : 12 000',
];
const SHEET: Paper = [
  'financial_statements',
  'Liquidity (EGP ’000)\nOpening balance\t9,000\nMonthly inflow\t1,100\nMonthly outflow\t1,850\n@\nStores\t14',
];
const BALANCES: Paper = [
  'financial_statements',
  'Cash sheet (KES ’000)\n\tApr\tMay\tJun\nOpening\t8,000\t7,200\t6,400\nIn\t900\t900\t900\nOut\t-1,700\t-1,700\t-1,700\nClosing\t7,200\t6,400\t5,600\n@',
];
const MINUTES: Paper = [
  'legal_docs',
  'Minutes of the directors\n4. UGX 300m stood in the account at 31 March; spending exceeds receipts by UGX 25m a month. @\n5. Debtors owe UGX 40m.',
];
const TOTALLED: Paper = [
  'business_plan',
  'Cover note\nBank balances   ₹ 90 lakh\nFixed deposits   ₹ 30 lakh\nTotal   ₹ 1.2 crore\nBurn, monthly average   ₹ 10 lakh\n@',
];
const ROUND: Paper = [
  'pitch_deck',
  'What it buys\nCash today: R4 million\nThis round: R20 million\nSpending net of income once closed: R1.6 million a month\n@\nHalf for machines, half for stock.',
];
const FLOWS: Paper = [
  'legal_docs',
  'Minutes\nThe bank holds GHS 6.0 million. Each month GHS 0.9 million comes in and GHS 1.5 million goes out.\n@',
];

const PARTED: Paper = [
  'pitch_deck',
  'KPIs\n              Q1     Q2     Q3     Q4\nGMV (USD k)   820    870    930    990\nOrders        4100   4300   4600   4800\n@',
];
const NOTE: Paper = [
  'financial_statements',
  'Note 2\nThe group held R18.0 million of cash at 31 December 2024. Cash used in operations averaged R1.5 million a month in the second half. @',
];

/** A paper, what is claimed in it beyond its figures, and what they give. */
const CLAIMED: readonly (readonly [FlagCode, Paper, wrong: string, right: string])[] = [
  ['GROWTH_MISMATCH', YEARS, 'Our turnover is up fourfold on 2021.', 'Our turnover is up 1.9 times on 2021.'],
  [
    'GROWTH_MISMATCH',
    YEARS,
    'In three years turnover quadrupled.',
    'In three years turnover nearly doubled.',
  ],
  ['GROWTH_MISMATCH', YEARS, 'Turnover 2021-2024: +260%', 'Turnover 2021-2024: +93%'],
  [
    'GROWTH_MISMATCH',
    YEARS,
    'Average yearly growth since 2021: 52%',
    'Average yearly growth since 2021: 24%',
  ],
  ['GROWTH_MISMATCH', YEARS, 'Sales went up by half in 2024.', 'Sales went up by a quarter in 2024.'],
  ['GROWTH_MISMATCH', YEARS, '2024 was 60% better than 2023.', '2024 was 23% better than 2023.'],
  [
    'GROWTH_MISMATCH',
    YEARS,
    '2024 brought double the sales of 2023.',
    '2024 brought double the sales of 2021.',
  ],
  [
    'GROWTH_MISMATCH',
    MONTHS,
    'Le nombre de prêts a bondi de 20 % chaque mois depuis octobre.',
    'Le nombre de prêts a crû de 7 % chaque mois depuis octobre.',
  ],
  [
    'GROWTH_MISMATCH',
    MONTHS,
    'Nous accordons trois fois plus de prêts qu’en octobre.',
    'Nous accordons 1,4 fois plus de prêts qu’en octobre.',
  ],
  [
    'GROWTH_MISMATCH',
    QUARTERS,
    'System sales climb by a third every quarter.',
    'System sales climb by a tenth every quarter.',
  ],
  [
    'GROWTH_MISMATCH',
    QUARTERS,
    'Systems sold more than doubled from Q1 to Q4 2024.',
    'Systems sold rose 31% from Q1 to Q4 2024.',
  ],
  [
    'GROWTH_MISMATCH',
    STATEMENT,
    'Revenue for 2024 exceeded that of 2023 by 55%.',
    'Revenue for 2024 exceeded that of 2023 by 20%.',
  ],
  [
    'GROWTH_MISMATCH',
    STATEMENT,
    'The year saw revenue expand by more than half.',
    'The year saw revenue expand by a fifth.',
  ],
  [
    'GROWTH_MISMATCH',
    ALONE,
    'Revenue grew 64% over the year, from GHS 8.2m to GHS 10.1m.',
    'Revenue grew 23% over the year, from GHS 8.2m to GHS 10.1m.',
  ],
  [
    'GROWTH_MISMATCH',
    ALONE,
    'Le chiffre d’affaires est passé de 3,1 milliards en 2022 à 3,9 milliards en 2023, soit une hausse de 58 %.',
    'Le chiffre d’affaires est passé de 3,1 milliards en 2022 à 3,9 milliards en 2023, soit une hausse de 26 %.',
  ],
  ['GROWTH_MISMATCH', PARTED, 'GMV has grown 25% each quarter', 'GMV has grown about 6.5% each quarter'],
  ['GROWTH_MISMATCH', PARTED, 'Orders doubled over the year', 'Orders up 17% over the year'],
  [
    'GROWTH_MISMATCH',
    YEARS,
    'L’exercice 2024 se solde par une hausse de 51 % des ventes.',
    'L’exercice 2024 se solde par une hausse de 23 % des ventes.',
  ],
  [
    'RUNWAY_MISMATCH',
    NOTE,
    'The directors are satisfied that this is adequate for at least twenty-two months.',
    'The directors are satisfied that this is adequate for at least ten months.',
  ],
  ['RUNWAY_MISMATCH', BANK, 'Marge de manœuvre : 18 mois', 'Marge de manœuvre : 10 mois'],
  [
    'RUNWAY_MISMATCH',
    BANK,
    'De quoi voir venir pendant dix-huit mois',
    'De quoi voir venir pendant dix mois',
  ],
  ['RUNWAY_MISMATCH', SHEET, 'Months until cash is nil\t20', 'Months until cash is nil\t12'],
  ['RUNWAY_MISMATCH', BALANCES, 'Months left at this pace\t13', 'Months left at this pace\t7'],
  [
    'RUNWAY_MISMATCH',
    MINUTES,
    'He was satisfied that this would see the company through the coming twenty months.',
    'He was satisfied that this would see the company through the coming twelve months.',
  ],
  ['RUNWAY_MISMATCH', TOTALLED, 'Months in hand   twenty', 'Months in hand   twelve'],
  ['RUNWAY_MISMATCH', ROUND, '28 months of life after closing', '15 months of life after closing'],
  [
    'RUNWAY_MISMATCH',
    FLOWS,
    'This gives the company seventeen months before fresh capital is needed.',
    'This gives the company ten months before fresh capital is needed.',
  ],
];

test.each(CLAIMED)(
  '%s is found where figures give less, and not where they give it',
  (code, paper, ...said) => {
    const [wrong, right] = said.map((words) => codesOf(paper[0], paper[1].replace('@', words)));
    expect(wrong).toContain(code);
    expect(right).not.toContain(code);
  },
);

/** What is near to such a claim and none. */
const NOTHING: readonly (readonly [FlagCode, Paper, string])[] = [
  ['GROWTH_MISMATCH', YEARS, 'Diesel back-up 3% of hours.'],
  ['GROWTH_MISMATCH', YEARS, 'Supermarkets make up 38% of turnover.'],
  ['GROWTH_MISMATCH', YEARS, 'The price is four times the sales.'],
  ['GROWTH_MISMATCH', YEARS, 'Members meet three times a year.'],
  ['GROWTH_MISMATCH', YEARS, 'Advance to growers 20%'],
  ['GROWTH_MISMATCH', STATEMENT, 'No customer exceeds 8% of revenue.'],
  ['RUNWAY_MISMATCH', BANK, 'Le bail court encore 36 mois.'],
  ['RUNWAY_MISMATCH', BANK, 'Nous la remercions de six ans de travail.'],
  ['RUNWAY_SHORT', TOTALLED, 'Months in hand   twelve'],
  ['CONTRADICTORY_NUMBERS', ROUND, 'Monthly burn after the round: R1.7 million'],
  ['CONTRADICTORY_NUMBERS', FLOWS, 'Debtors stood at GHS 2.1 million.'],
  [
    'CONTRADICTORY_NUMBERS',
    ['business_plan', 'Letter, July 2025\nWe burn R1.2m a month net.\n@'],
    'A second hangar was let to us, R38 000 a month (inside the burn above).',
  ],
];

test.each(NOTHING)('no %s is seen in what is no claim', (code, paper, words) => {
  expect(codesOf(paper[0], paper[1].replace('@', words))).not.toContain(code);
});
