import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType, FlagCode } from '../document.ts';

const flagged = (type: DocumentType, text: string): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).flags.map(({ code }) => code);

/** A list of owners and what a clause says of one of them. */
const OWNERS =
  'Following completion the shares are held as follows.\nHolder\tShares\tShare of capital\nNino Gelovani\t48,000\t48%\nDavit Tsereteli\t27,000\t27%\nRioni Ventures LP\t25,000\t25%\nTotal\t100,000\t100%\n';

/** A paper with a gap for one amount: what contradicts the rest of it, and what does not. */
const TWINS: readonly (readonly [FlagCode, DocumentType, string, string, string])[] = [
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    `${OWNERS}Madame Gelovani, qui détient ⟨⟩ % des actions et des droits de vote, conserve la majorité pendant la durée du pacte.`,
    '58',
    '48',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    'Minutes, 11 November 2025\nPresent: Eng. Samir Haddad (chair, ⟨⟩% of the shares), Mrs Rula Nimri (35%), Dr Khaled Majali (30%), these being all the shareholders.',
    '40',
    '35',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'financial_statements',
    'Use, COP million\tAmount\nWet mill\t⟨⟩\nRoasting line\t700\nFarmer prepayments\t450\nBrand and shop\t350\nRound size\t2400\nPre-money value\t9600',
    '1100',
    '900',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'business_plan',
    'In 2025 we sold oils for KES 276 million. Clove made KES ⟨⟩ million, neem KES 87 million and mint KES 34 million, and there is nothing else.',
    '115',
    '155',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'business_plan',
    'Give the sales of the last two years.\nIn 2023 it was GHS 18.9 million, in 2024 it was GHS 24.7 million.\nSales of 2024 by product?\nCrates GHS ⟨⟩ million, trays GHS 5.4 million, lids GHS 4.6 million, and other things we do not sell.',
    '11.2',
    '14.7',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'financial_statements',
    'Accounts for the year to 31 December 2024, in US dollars\n\t2024\t2023\nSales\t1,284,500\t1,106,200\nRemarks\nThe harbour shop took ⟨⟩ over the year, the hill shop 401,500 and the ferry 200,000, and these three are the only places we sell.',
    '612,000',
    '683,000',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'financial_statements',
    'Compte de résultat\nMillions FCFA\t2024\t2023\nChiffre d’affaires\t2 846\t2 410\nAchats\t-1 652\t-1 388\nNotes\nA – Le chiffre d’affaires se répartit ainsi : pain 1 480, cantines ⟨⟩, biscuits 398, ensemble ⟪⟫ millions.',
    '612|2 490',
    '968|2 846',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'financial_statements',
    'Accounts to 31 December 2025, in millions of rand\n\t2025\t2024\nRevenue\t4,920\t4,310\nCost of sales\t(3,149)\t(2,845)\nGross profit\t1,771\t1,465\nRevenue by product\nR million\t2025\nCylinders\t2,610\nPipes\t⟨⟩\nFittings\t540\nGas\t190\nAll products\t⟪⟫',
    '1,180|4,520',
    '1,580|4,920',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'legal_docs',
    'Loan agreement of October 2025\nA. The Borrower sold goods worth LKR ⟨⟩ million in 2024.\n7.1 The Borrower states that its sales in 2024 amounted to LKR 118 million.',
    '92',
    '118',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'legal_docs',
    'Contrat de prêt, juillet 2025\nArticle 1. L’emprunteur emploie à ce jour 27 personnes.\nArticle 6. L’emprunteur garde tous ses emplois actuels, soit ⟨⟩ postes occupés à ce jour.',
    '35',
    '27',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'business_plan',
    'Vingt-neuf permanents, dont 14 à la distillerie, ⟨⟩ à la collecte et 11 au bureau.',
    '9',
    '4',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'financial_statements',
    'Amount sought, RWF million\t480\nWhat it pays for\tRWF million\nNew cold rooms\t⟨⟩\nTwo trucks\t120\nWorking capital\t75\nPre-money value, RWF million\t1440',
    '330',
    '285',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'financial_statements',
    'Equity to be raised, NPR thousand\t45000\nWhere it goes\nBattery packs (310)\t⟨⟩\nThree stations\t10500\nChargers\t6500\nWorking money\t4000',
    '31000',
    '24000',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'legal_docs',
    'Minutes of 22 May 2026\nIt was resolved to spend the LKR 120 million raised as follows: dryer LKR 70 million; roof LKR ⟨⟩ million; laboratory LKR 25 million.',
    '45',
    '25',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'financial_statements',
    'Use of the round\nPaid for from the PHP 120 million and nothing else\tPHP\nPanels and batteries\t⟨⟩\nStandby sets\t11500000\nPoles\t17000000\nWorking capital\t21000000',
    '84000000',
    '70500000',
  ],
  [
    'GROWTH_MISMATCH',
    'financial_statements',
    'Summary\nRevenue 2025 over 2024\t⟨⟩%\tsee the next sheet\nPHP thousand\t2024 actual\t2025 actual\nRevenue\t31200\t38376\nDirect cost\t19660\t24180',
    '52',
    '23',
  ],
  [
    'RUNWAY_MISMATCH',
    'pitch_deck',
    'Novembre 2025\nEn caisse au 31 octobre 2025 : ⟨⟩ DT. Nous consommons 21 000 DT par mois, ce qui nous mène jusqu’au printemps 2027.',
    '126 000',
    '357 000',
  ],
  [
    'RUNWAY_MISMATCH',
    'financial_statements',
    'Bank balance 31 March 2026\t⟨⟩\nOverheads, net of receipts, per month\t300000\nMonths we can go on without new money\t11',
    '1800000',
    '3300000',
  ],
  [
    'RUNWAY_MISMATCH',
    'business_plan',
    'October 2025\nWe hold KES ⟨⟩ million in cash and eat up KES 1.5 million a month. That cash buys us nearly a year.',
    '9',
    '17',
  ],
];

test('the one holder who invests by trade is the Investor, and founders may be told by name', () => {
  const says = (clause: string) => flagged('legal_docs', `${OWNERS}${clause}`);
  expect(
    says('2.1 The Investor, being the holder of one third of the capital, appoints a director.'),
  ).toContain('OWNERSHIP_MISMATCH');
  expect(
    says('2.1 The Investor, being the holder of one quarter of the capital, appoints a director.'),
  ).toEqual([]);
  expect(says('The founders Nino and Davit own 85% between them, so decisions are quick.')).toContain(
    'OWNERSHIP_MISMATCH',
  );
  expect(says('The founders Nino and Davit own 75% between them, so decisions are quick.')).toEqual([]);
});

const filled = (text: string, amounts: string): string => {
  const [first = '', second = ''] = amounts.split('|');
  return text.replace('⟨⟩', first).replace('⟪⟫', second);
};

test.each(TWINS)('%s in a %s: %j', (code, type, text, wrong, right) => {
  expect(flagged(type, filled(text, wrong))).toContain(code);
  expect(flagged(type, filled(text, right))).not.toContain(code);
});

test('times, parts and others are no second telling', () => {
  for (const text of [
    'Revenue was GHS 6.8 million in 2025, up from GHS 4.1 million in 2024, that is 66% growth.\nRevenue 2025: GHS 6.8 million.',
    'Sales in 2025 were KES 90 million. Sales of export crates in 2025 were KES 60 million.',
    'The company employs 36 persons, of whom 29 are from the district; 12 agents sell on commission.',
    'We are 41 people, of whom 27 in the plant, 6 on the road (2024: 9) and 8 in the office.',
  ])
    expect(flagged('business_plan', text)).toEqual([]);
});

test('a number stands within a word before it, and is not about so much', () =>
  expect(
    flagged(
      'financial_statements',
      'Accounts for 2022, thousand kwacha\n\t2022\t2021\nTurnover\t4,000\t3,400\nCost of sales\t(3,350)\t(2,905)\nThe turnover for 2022 came to ZMW 3.7 million.',
    ),
  ).toContain('CONTRADICTORY_NUMBERS'));
