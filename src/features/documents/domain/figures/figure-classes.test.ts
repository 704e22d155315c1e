import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const numbersOf = (text: string, type: DocumentType = 'pitch_deck'): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).numbers.map(
    ({ kind, account, value, currency, period }) => [account ?? kind, value, currency, period].join(' '),
  );

type Case = readonly [story: string, text: string, read: readonly string[], type?: DocumentType];
const reads = (cases: readonly Case[]): void => {
  test.each(cases.map(([story, ...rest]) => [story, rest] as const))('%s', (_, [text, read, type]) => {
    expect(numbersOf(text, type)).toEqual(expect.arrayContaining([...read]));
  });
};
const neverReads = (cases: readonly Case[]): void => {
  test.each(cases.map(([story, ...rest]) => [story, rest] as const))('%s', (_, [text, not, type]) => {
    const found = numbersOf(text, type);
    for (const one of not) expect(found).not.toContain(one);
  });
};

describe('rows of those who buy', () => {
  reads([
    [
      'by a trade and what is done with it',
      'Results\n\t2023\t2024\nRevenue (GHS m)\t3.1\t4.4\nBakeries supplied\t64\t97\nTailors\t3\t4\nPupils enrolled\t810\t1,240\nPumps on lease\t120\t210',
      ['customers 64  2023', 'customers 97  2024', 'customers 1240  2024'],
    ],
    [
      'persons as the head of a column beside the income, in months of a year told above them',
      'Kilimo Clinics Ltd, July 2026\nRecurring revenue (KES ’000)\nMonth of 2026\tMRR\tPatients\nApril\t410\t1,310\nMay\t432\t1,377\nJune\t455\t1,460',
      ['customers 1460  2026-06', 'recurringRevenueMonthly 455000 KES 2026-06, monthly'],
    ],
  ]);
});

describe('columns and their times', () => {
  reads([
    [
      'quarters by their months, the year and the unit in the corner',
      '2025 (GHS million)\tRevenue\tOrders\nJanuary to March\t2.3\t41\nApril to June\t2.6\t44\nJuly to September\t3.0\t52',
      ['revenue 2300000 GHS 2025-Q1', 'revenue 3000000 GHS 2025-Q3'],
    ],
    [
      'a target and a full year beside a half',
      'Management accounts, six months to 31 December 2025. UGX millions.\nUGX m\tJul-Dec 2025\tJul-Dec 2024\tFull year to June 2025\nTotal revenue\t812\t640\t1,377\nGross profit\t301\t222\t490',
      ['revenue 812000000 UGX 2025-H2', 'revenue 1377000000 UGX 2025'],
      'financial_statements',
    ],
    [
      'a column that is a target',
      'Traction\n\t2024\t2025 target\nRevenue (KES m)\t41\t90',
      ['revenue 41000000 KES 2024', 'revenue 90000000 KES 2025'],
    ],
    [
      'months with a letter for actual or forecast',
      'NGN million\tMar-25 A\tMar-26 F\nRevenue\t610\t940\nCost of sales\t-402\t-611\nGross profit\t208\t329',
      ['revenue 610000000 NGN 2025', 'revenue 940000000 NGN 2026', 'grossProfit 208000000 NGN 2025'],
      'financial_statements',
    ],
    [
      'a balance at the end of the months above it',
      'Exercice du 1er octobre 2024 au 30 septembre 2025. Montants en kMAD.\nBilan au 30 septembre\nkMAD\t2025\t2024\nStocks\t1 230\t1 470\nTotal actif\t31 240\t22 780\nCapitaux propres\t7 395\t2 820\nDettes de financement\t3 600\t8 150',
      ['inventories 1230000 MAD 2025-09', 'equity 2820000 MAD 2024-09', 'borrowings 3600000 MAD 2025-09'],
      'financial_statements',
    ],
    [
      'net of this year and the one before',
      'Exercice clos le 31 décembre 2024, montants en FCFA, Douala, Cameroun\nBILAN\nREF\tACTIF\tNET N\tNET N-1\nBB\tStocks et encours\t18 845 220\t16 630 110\nBI\tClients\t40 211 650\t37 842 990\nBT\tTrésorerie-actif\t4 120 880\t8 863 415\nBZ\tTotal actif\t63 177 750\t63 336 515',
      ['inventories 18845220 XAF 2024', 'cash 8863415 XAF 2023'],
      'financial_statements',
    ],
    [
      'recurring revenue by the month of its column',
      'Measure\tSept 2024\tSept 2025\nMonthly recurring revenue (KES)\t610,000\t950,000',
      ['recurringRevenueMonthly 950000 KES 2025-09, monthly'],
    ],
    [
      'a row whose remark is longer than its name',
      'Summary, US dollars\nHeadline\tValue\tComment\nCash in bank, 30 September 2025\t310000\tTwo banks\nRunway after the round (months)\t21\tThe round and what is in the bank, at the present pace\nStaff today\t29\tNine of them in the workshop and two in the office',
      ['runway 21  ', 'headcount 29  '],
      'financial_statements',
    ],
    [
      'growth in percent as a row',
      'GHS million\t2023A\t2024A\nFee income\t2.1\t3.2\nCost of sales\t-0.9\t-1.3\nGross profit\t1.2\t1.9\nGrowth in fee income, %\t\t52.4',
      ['growth 52.4  2024'],
      'financial_statements',
    ],
  ]);
});

const LETTER =
  'Harbour Mills Ltd\nLetter to investors on the third quarter of 2025, Accra, 14 October 2025\n\n';
describe('sentences', () => {
  reads([
    [
      'what others did, counted on',
      `${LETTER}8,200 parents have opened an account since launch; 5,100 paid through it in September.`,
      ['customers 5100  2025-09'],
    ],
    [
      'who bought at least once',
      `${LETTER}People and places\n3,140 growers ordered at least one sack in 2024.`,
      ['customers 3140  2024'],
    ],
    ['a team by its strength', `${LETTER}Our 38-strong team works from Tema.`, ['team 38  2025-10']],
    [
      'those who work for the company',
      `${LETTER}71 people cut, sew and pack for the company.`,
      ['team 71  2025-10'],
    ],
    [
      'people of two years, under a scale of thousands',
      'Accounts for the year ended 31 December 2025. Figures in N’000.\n4. Wages were N14,200 thousand; the company employed 61 persons (2024: 57). The average number employed was 59.',
      ['team 61  2025', 'team 57  2024', 'team 59  2025'],
      'financial_statements',
    ],
    ['a budget by its year', `${LETTER}FY2026 budget: GHS 28 million.`, ['revenue 28000000 GHS 2026']],
    [
      'an average since a month, and one of the quarter',
      `${LETTER}Cash at 30 September 2025 was GHS 4 million. Net cash going out has averaged GHS 310,000 a month since May.`,
      ['burn 310000 GHS 2025-05 to 2025-09, monthly'],
    ],
    [
      'a runway is of now, and not of when it ends',
      `${LETTER}Sales in the third quarter of 2025 were GHS 4 million. We burn GHS 95,000 a month, which leaves us fourteen months, to the end of 2026.`,
      ['runway 14  2025-09'],
    ],
    [
      'what was held at the date before',
      `${LETTER}In the year to 30 June 2025 its income was GHS 12 million (prior year: GHS 9 million). It held GHS 800,000 in cash at that date.`,
      ['cash 800000 GHS 2025'],
    ],
    [
      'lakhs with thousands',
      `Kisan Mills Private Limited, Mumbai, October 2025\nRevenue for 2024 was Rs 2,140 lakh.`,
      ['revenue 214000000 INR 2024'],
    ],
    [
      'who invests, by what is paid',
      'SHARE SUBSCRIPTION AGREEMENT made on 3 November 2025\nThe Investor has today paid to the Company USD 640,000 for Seed shares at a pre-money valuation of USD 3,000,000.',
      ['ask 640000 USD 2025-11', 'valuation 3000000 USD 2025-11'],
      'legal_docs',
    ],
  ]);
});

describe('what looks like them', () => {
  neverReads([
    [
      'a capital is not asked for',
      `${LETTER}Registered in Abidjan with a capital of 50 000 000 FCFA.`,
      ['ask 50000000 XOF ', 'ask 50000000 XOF 2025-10'],
    ],
    [
      'the staff of others',
      `${LETTER}Accountants of firms with 40 to 400 staff told us payroll takes 5 days.`,
      ['team 400  2025-09'],
    ],
    [
      'how many stay',
      `${LETTER}Of the 96 shops that ordered in January, 81 ordered in September.`,
      ['customers 81  2025-09'],
    ],
    [
      'the income of one',
      `${LETTER}Revenue of GHS 3,120 per merchant and quarter.`,
      ['revenue 3120 GHS 2025-Q3', 'revenue 3120 GHS 2025-Q3, quarterly'],
    ],
    [
      'a part in words',
      `${LETTER}One order in six left without at least one item.`,
      ['customers 6  2025-09'],
    ],
    [
      'what is sold to those there are',
      'Orders for 2026\nWho\tXOF million\tStage\nBank\t145\tOffered\nTwo breweries\t180\tFirst talks\nClients actuels\t190\tTo renew',
      ['customers 190  2026'],
    ],
  ]);
});
