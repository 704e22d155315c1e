import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const analysed = (text: string, type: DocumentType) => analyseDocument({ type, pages: [{ page: 1, text }] });
const numbersOf = (text: string, type: DocumentType = 'pitch_deck'): string[] =>
  analysed(text, type).numbers.map(({ kind, account, value, currency, period }) =>
    [account ?? kind, value, currency, period].join(' '),
  );
const codes = (text: string, type: DocumentType = 'pitch_deck') =>
  analysed(text, type).flags.map(({ code }) => code);

/** A text, what must be read of it, and what must not be. */
type Case = readonly [
  story: string,
  text: string,
  read: readonly string[],
  not?: readonly string[],
  type?: DocumentType,
];
const reads = (cases: readonly Case[]): void => {
  test.each(cases.map(([story, ...rest]) => [story, rest] as const))(
    '%s',
    (_story, [text, read, not = [], type = 'pitch_deck']) => {
      const found = numbersOf(text, type);
      for (const one of read) expect(found).toContain(one);
      for (const one of not) expect(found).not.toContain(one);
    },
  );
};

describe('tables', () => {
  reads([
    [
      'years down the side, accounts along the top',
      'Atelier Nana SA, Lomé, septembre 2025\nChiffres en M FCFA\nAnnée\tVentes\tMarge brute\tRésultat net\n2023\t268\t96\t2\n2024\t351\t133\t-21',
      [
        'revenue 268000000 XOF 2023',
        'revenue 351000000 XOF 2024',
        'grossProfit 133000000 XOF 2024',
        'netProfit -21000000 XOF 2024',
      ],
    ],
    [
      'an amount a line, each with its own time',
      'Kaya Tiles Ltd, Tema, 14 April 2026\nTurnover FY25\tGH₵ 11.2m\nTurnover FY24\tGH₵ 7.9m\nCrew\t57\nBank, 31 March\tGH₵ 940k',
      [
        'revenue 11200000 GHS 2025',
        'revenue 7900000 GHS 2024',
        'headcount 57  2026-04',
        'cash 940000 GHS 2026-03',
      ],
    ],
    [
      'columns told by what they are in: no share is a sum',
      'The round\nWe raise ₹40 crore.\nUse\t₹ crore\t%\nFifth plant\t26.0\t65\nSolar rooftop\t8.0\t20\nStock\t6.0\t15',
      ['ask 400000000 INR '],
      ['other 650000000 INR ', 'inventories 60000000 INR '],
    ],
    [
      'what a round was worth',
      'Rounds\nRound\tDate\tUSD invested\tPre-money USD\nSeed\t2023-03\t400000\t1600000\nSeries A\t2025-08\t500000\t4500000',
      ['valuation 1600000 USD 2023-03', 'valuation 4500000 USD 2025-08'],
      [],
      'legal_docs',
    ],
    [
      'all of the staff, and none of it as money',
      'Money in KES million.\nTeam\tHead count\nSite crews\t29\nOffice\t17\nAll\t46',
      ['headcount 46  '],
      ['other 29000000 KES '],
    ],
    [
      'a table beside words of something else',
      'Growth round, November 2025\nAt a glance\t₹ crore, year to 31 March\tFY24\tFY25\nFour plants, 7,800 pallet positions\tRevenue from operations\t64.20\t78.95\n\tEBITDA\t11.30\t15.10',
      ['revenue 642000000 INR 2024', 'ebitda 151000000 INR 2025'],
    ],
    [
      'quarters down the side of a table whose title says what they are of',
      'Date: 19 January 2026\nSALES (UGX million)\n2024 2025\nFirst quarter 610 742\nSecond quarter 655 790',
      ['revenue 742000000 UGX 2025-Q1', 'revenue 655000000 UGX 2024-Q2'],
      [],
      'business_plan',
    ],
    [
      'accounts whose cover says their year, though a report signed in another stands between',
      'DEMBA SARL, Casablanca, Maroc\nCOMPTES ANNUELS - EXERCICE DU 01/01/2025 AU 31/12/2025\nRapport\nNous avons examiné les comptes de la société. Ils sont réguliers et sincères dans tous leurs aspects.\nLes stocks ont été comptés en notre présence.\nNous n’avons pas d’autre observation à formuler.\nUn dépôt a ouvert à Fès.\nLe bail du siège court encore.\nLes assurances sont à jour.\nLe personnel est déclaré.\nRabat, 17 mars 2026.\nCOMPTE DE PRODUITS ET CHARGES (dirhams)\n\tExercice\tExercice précédent\nChiffre d’affaires\t9 420 000\t8 110 000\nRésultat net\t612 000\t-88 000',
      ['revenue 9420000 MAD 2025', 'revenue 8110000 MAD 2024', 'netProfit -88000 MAD 2024'],
      ['revenue 9420000 MAD 2026'],
      'financial_statements',
    ],
    [
      'a figure in a scale over what it is of, and months over what lasts',
      'Dakar, octobre 2026\n2,4 milliards\nde francs CFA de ventes en 2025\n9 mois\nde trésorerie au rythme actuel, sans levée',
      ['revenue 2400000000 XOF 2025', 'runway 9  2026-10'],
    ],
    [
      'tiles of the month before their letter, be its name in a line of its own',
      'Letter of November\nLahore, Pakistan, 6 November 2026\n1,310\tPKR 28.4m\t52\npaying customers in\tat bank, 31 October\tpeople\nOctober',
      ['customers 1310  2026-10', 'cash 28400000 PKR 2026-10'],
      [],
      'business_plan',
    ],
    [
      'costs of revenue, the numbers of notes, and what is owed to lenders',
      'Financial statements at 31 December 2025\nCOP million\n\t31.12.2025\t31.12.2024\nCash and banks\t905\t672\nTotal assets\t6650\t5465\nFinancial obligations\t2380\t1960\nTotal liabilities\t4100\t3441\nNotes\n3\tRevenue is recognised by days worked and signed.\n6\tCost of revenue: film 1,400; wages 900.',
      ['borrowings 2380000000 COP 2025-12'],
      ['revenue 3000000 COP 2025', 'revenue 1400000000 COP 2025', 'revenue 1400000000 COP 2025-12'],
      'financial_statements',
    ],
    [
      'a year in the head of the labels',
      'Plan 2027\nCash\n2025, KES thousand\tFeb\tMar\nOpening\t37200\t34500\nReceipts\t7900\t5200\nClosing\t34500\t31100',
      ['closingCash 31100000 KES 2025-03'],
      [],
      'financial_statements',
    ],
    [
      'estimates that are marked with a short word',
      'Millions FCFA\t2024 réel\t2025 réel\t2026 prév.\nChiffre d’affaires\t580\t670\t850\nEBE\t166\t206\t291',
      ['revenue 580000000 XOF 2024', 'ebitda 291000000 XOF 2026'],
      [],
      'financial_statements',
    ],
    [
      'the halves of a financial year',
      '₹ crore, year to 31 March\tFY24\tFY25\nRevenue from operations\t64.20\t78.95\nEBITDA\t11.30\t15.10\n₹ crore\tH1 FY26\tH1 FY25\nRevenue from operations\t43.50\t37.20\nStaff\t(9.10)\t(8.05)\nEBITDA\t8.75\t6.60',
      ['revenue 435000000 INR 2025-04 to 2025-09', 'staffCosts 91000000 INR 2025-04 to 2025-09'],
    ],
    [
      'lines with a code, of which two are no scale, beside a balance without codes',
      'Yaoundé. Montants en FCFA.\nRéf Libellé\tNote\tExercice 2024\tExercice 2023\nTC Scolarité (chiffre d’affaires)\t21\t612 450 000\t548 900 000\nRK Charges de personnel\t27\t-287 905 000\t-262 440 000\nXD Excédent brut d’exploitation\t\t149 595 000\t119 865 000\nXE Résultat d’exploitation\t\t96 995 000\t70 715 000\nRM Frais financiers\t29\t-14 780 000\t-17 320 000\nActif immobilisé net\t\t486 200 000\t471 350 000\nTOTAL ACTIF\t\t616 855 000\t567 760 000',
      ['ebitda 149595000 XAF 2024', 'operatingProfit 70715000 XAF 2023', 'financeCosts 14780000 XAF 2024'],
      ['users 486200000  2024'],
      'financial_statements',
    ],
    [
      'what is owed to a bank is no cash, and lines of a statement that name no account are no total of one',
      'En milliers de FCFA\t2024\t2023\nVentes de marchandises\t312 450\t298 110\nCHIFFRE D’AFFAIRES\t2 996 750\t2 689 860\nRevenus financiers\t2 100\t1 840\nTOTAL TRÉSORERIE-ACTIF\t61 400\t138 200\nTOTAL TRÉSORERIE-PASSIF\t1 079 500\t951 300',
      ['revenue 2996750000 XOF 2024', 'cash 61400000 XOF 2024'],
      ['cash 1079500000 XOF 2024', 'revenue 2100000 XOF 2024', 'revenue 312450000 XOF 2024'],
      'financial_statements',
    ],
  ]);
});

describe('sentences', () => {
  reads([
    [
      'a year in front of each of two sums',
      'In 2025 we billed KSh 186m; in 2024 it was KSh 141m and in 2023 KSh 98m.',
      ['revenue 141000000 KES 2024', 'revenue 98000000 KES 2023'],
    ],
    [
      'times counted from the day of writing',
      'Pixel Kano Studios Ltd, Lagos\nDate: 6 November 2025\nRevenue: N31.8m for October (October last year: N19.5m). Ten months so far: N248m.\nBank: N58.5m on 31 October.\nHeads: 29.',
      [
        'revenue 19500000 NGN 2024-10',
        'revenue 248000000 NGN 2025-01 to 2025-10',
        'cash 58500000 NGN 2025-10',
        'team 29  2025-10',
      ],
      [],
      'business_plan',
    ],
    [
      'months of a year that no one writes',
      'Brazzaville, 3 mai 2026\nProduction facturée\nDe janvier à avril : 1,12 milliard de FCFA. Exercice 2025 complet : 2,95 milliards, contre 2,41 en 2024.',
      [
        'revenue 1120000000 XAF 2026-01 to 2026-04',
        'revenue 2950000000 XAF 2025',
        'revenue 2410000000 XAF 2024',
      ],
      [],
      'business_plan',
    ],
    [
      'the year before, in brackets',
      'Minutes, Accra, 6 September 2025\nMr Owusu laid the accounts for the year to 31 July 2025. Fees and boarding came to GHS 14.86 million (previous year GHS 13.02 million).',
      ['revenue 14860000 GHS 2025', 'revenue 13020000 GHS 2024'],
      [],
      'legal_docs',
    ],
    [
      'what a country spends is no cost of ours',
      'The problem\nKenyan growers and traders spend KES 11.5bn a year on cold storage (2024).',
      ['market 11500000000 KES 2024, annual'],
    ],
    [
      'debts, fines and claims are no cash and no ask',
      'We hold KES 4.2m in the bank at 31 May 2025. The bank loan stands at KES 132m. The buyer has sued us and asks the court for KES 9m.',
      ['cash 4200000 KES 2025-05'],
      ['cash 132000000 KES 2025-05', 'ask 9000000 KES '],
    ],
    [
      'two figures of one sentence, each with its own word and day',
      'Turnover in the year to 31 December 2024 was KES 61.3 million and cash at 31 March 2025 KES 7.9 million.',
      ['revenue 61300000 KES 2024', 'cash 7900000 KES 2025-03'],
      [],
      'legal_docs',
    ],
    [
      'parts of the income of a year are not the income',
      'Statement\t2025\t2024\nRevenue\t6,214,800\t7,480,300\nGross profit\t913,540\t1,578,160\n3. Turnover 2025: pouches 4,012,600; labels 1,388,900; cups 813,300.',
      [],
      ['revenue 4012600 UGX 2025', 'revenue 1388900 UGX 2025'],
      'financial_statements',
    ],
    [
      'those who deliver to us do not buy, and one who lives long lasts no runway',
      'Traction\n1 130 producteurs livreurs, payés le jour même. Une coque dure vingt ans. A hull costs TZS 19m, lasts twenty years.',
      [],
      ['customers 1130  ', 'runway 240  '],
    ],
    [
      'what others have to be paid at least is asked of nobody',
      'Equity Financing. On the first priced round of not less than US$ 1,000,000 this Safe converts.',
      [],
      ['ask 1000000 USD '],
      'legal_docs',
    ],
    [
      'a date and a number that a line breaks in two',
      'Notes. Agréments de l’Éducation de base en cours de validité pour tous nos élèves inscrits ; 1\n526 élèves et 117 salariés au 31 décembre 2024.',
      ['team 117  2024-12'],
      ['customers 526  2024-12'],
      'financial_statements',
    ],
    [
      'the number of a page at its foot is no figure',
      'Annual report\nRevenue GHS’000 in the statements for the year ended 30 June 2025\t1',
      [],
      ['revenue 1000 GHS 2025'],
      'financial_statements',
    ],
  ]);
});

describe('arithmetic', () => {
  const series = 'Year\tSales, TZS m\n2022/23\t5,980\n2023/24\t7,240\n2024/25\t8,815\n';
  test('growth said of each year is held against each', () => {
    expect(codes(`${series}Sales have grown by more than a third in each of the last two years.`)).toContain(
      'GROWTH_MISMATCH',
    );
    expect(codes(`${series}Sales have grown by a fifth in each of the last two years.`)).not.toContain(
      'GROWTH_MISMATCH',
    );
  });

  test('growth of a half year is held against that half', () => {
    const halves =
      '₹ crore\tH1 FY26\tH1 FY25\nRevenue from operations\t43.50\t37.20\nEBITDA\t8.75\t6.60\nOur financial year ends on 31 March.\n';
    expect(codes(`${halves}Up 17% on the same six months of the previous year.`)).not.toContain(
      'GROWTH_MISMATCH',
    );
  });

  test('four quarters make their year', () => {
    const quarters =
      'Date: 19 January 2026\nSALES (UGX million)\n2024 2025\nFirst quarter 610 742\nSecond quarter 655 790\nThird quarter 890 1,105\nFourth quarter 845 1,023\n';
    const isTold = (sum: string): boolean =>
      codes(`${quarters}Full-year sales came out at UGX ${sum} million for 2025.`, 'business_plan').includes(
        'CONTRADICTORY_NUMBERS',
      );
    expect(isTold('4,120')).toBe(true);
    expect(isTold('3,660')).toBe(false);
  });

  test('owners beside other words are added up', () => {
    const register = (last: number): string =>
      `Forme : SARL\tAssociés\tParts\t%\nRCCM : SN-DKR-2016-B-22318\tMame Sow\t1 020\t51\n\tIbrahima Kandé\t480\t24\nSiège : Dakar\tTeranga SA\t360\t18\n\tÉquipe\t240\t${last}`;
    expect(codes(register(12), 'legal_docs')).toContain('OWNERSHIP_MISMATCH');
    expect(codes(register(7), 'legal_docs')).not.toContain('OWNERSHIP_MISMATCH');
  });

  test('the lines of a balance sheet are no uses of a sum', () => {
    expect(
      codes(
        'En millions de FCFA\t31/12/2024\t31/12/2023\nImmobilisations nettes\t1 420\t1 506\nStocks\t96\t88\nCréances\t742\t590\nTrésorerie\t133\t171\nTotal de l’actif\t2 391\t2 355',
        'financial_statements',
      ),
    ).not.toContain('USE_OF_FUNDS_MISMATCH');
  });
});
