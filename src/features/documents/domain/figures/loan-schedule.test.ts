import { describe, expect, it } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const leftOf = (text: string, name = 'Zawadi Ltd'): string[] =>
  (analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }], facts: { name } }).limits ?? []).map(
    ({ of, side, value, currency, period }) => `${of} ${side} ${value} ${currency} ${period}`,
  );

const TITLE =
  'LOAN AGREEMENT\nThis agreement is made on 4 March 2025 between Acacia Bank Plc and Zawadi Ltd of Kampala.\n';
const TITRE =
  'CONVENTION DE CRÉDIT\nentre la Banque du Golfe SA et Zawadi Ltd, signée à Lomé le 4 mars 2025.\n';
const SUM = 'The Bank lends UGX 240,000,000.\n';

describe('what is left of a loan', () => {
  it('by the column of a schedule, from each of its dates to the next', () => {
    const rows =
      'Due date\tPrincipal, FCFA\tInterest, FCFA\tBalance outstanding, FCFA\n31 March 2026\t20 000 000\t4 100 000\t220 000 000\n30 June 2026\t20 000 000\t3 800 000\t200 000 000\n30 September 2026\t20 000 000\t3 400 000\t180 000 000';
    expect(leftOf(`${TITRE}Échéancier\n${rows}`)).toEqual([
      'debt least 220000000 XOF 2026-03 to 2026-06',
      'debt least 200000000 XOF 2026-06 to 2026-09',
      'debt least 180000000 XOF 2026-09 to 2026-10',
    ]);
    const opening = rows.replace('Balance outstanding', 'Opening balance');
    expect(leftOf(`${TITRE}Échéancier\n${opening}`)).toEqual([]);
  });

  it('by a column behind the number and the date of each instalment, in the currency of what is lent', () => {
    const rows =
      'No.\tDate\tPrincipal\tOutstanding\n1\t31.03.2026\t30,000,000\t210,000,000\n2\t30.06.2026\t30,000,000\t180,000,000';
    expect(leftOf(`${TITLE}${SUM}Schedule\n${rows}`)).toEqual([
      'debt least 210000000 UGX 2026-03 to 2026-06',
      'debt least 180000000 UGX 2026-06 to 2026-07',
    ]);
    expect(leftOf(`${TITLE}Schedule\n${rows}`)).toEqual([]);
  });

  it.each([
    ['The Borrower may repay early after one year with a fee of 1%.', 2],
    ['Prepayment is permitted after 18 months from signature.', 3],
    ['Le remboursement anticipé est possible après la première année.', 2],
    ['Le remboursement anticipé est autorisé à l’issue de deux ans.', 5],
    ['The Borrower may repay early.', 0],
  ])('until it may be paid back early: %s', (clause, told) => {
    const rows = [
      ['30 September 2025', '200,000,000'],
      ['30 November 2025', '180,000,000'],
      ['28 February 2026', '160,000,000'],
      ['31 August 2026', '140,000,000'],
      ['28 February 2027', '120,000,000'],
    ].map(([date, left]) => `${date}\t20,000,000\t${left}`);
    const text = `${TITLE}${SUM}${clause}\nDate\tPrincipal\tBalance outstanding\n${rows.join('\n')}`;
    expect(leftOf(text)).toHaveLength(told);
  });

  it.each([
    'CONVENTION DE CRÉDIT\nBanque du Golfe\nEmprunteur : Moulins du Sahel SA, Lomé\n',
    'FACILITY LETTER\nGulf Bank\nBorrower\tMoulins du Sahel SA\n',
  ])('of whom a paper names beside the word: %s', (title) => {
    const terms =
      'Montant 90 000 000 FCFA\nTrois échéances trimestrielles de 30 000 000 FCFA, la première le 30 juin 2025.';
    expect(leftOf(`${title}${terms}`, 'Moulins du Sahel SA')).toHaveLength(2);
  });

  it.each([
    [
      `${TITLE}${SUM}It is repaid in four equal half-yearly instalments of UGX 60,000,000, the first on 30 September 2025.`,
      [
        '180000000 UGX 2025-09 to 2026-03',
        '120000000 UGX 2026-03 to 2026-09',
        '60000000 UGX 2026-09 to 2027-03',
      ],
    ],
    [
      `${TITLE}${SUM}Repayment: 3 annual payments of UGX 80,000,000 each, beginning on 31 December 2025.`,
      ['160000000 UGX 2025-12 to 2026-12', '80000000 UGX 2026-12 to 2027-12'],
    ],
    [
      `${TITRE}La Banque prête 90 000 000 FCFA.\nIl est remboursé en trois échéances trimestrielles égales de 30 000 000 FCFA, la première le 30 juin 2025.`,
      ['60000000 XOF 2025-06 to 2025-09', '30000000 XOF 2025-09 to 2025-12'],
    ],
    [
      `${TITRE}La Banque prête 90 000 000 FCFA.\nRemboursement. Trois semestrialités de 30 000 000 FCFA en principal, à compter du 30 juin 2025.`,
      ['60000000 XOF 2025-06 to 2025-12', '30000000 XOF 2025-12 to 2026-06'],
    ],
  ])('by equal instalments that make it: %s', (text, left) => {
    expect(leftOf(text)).toEqual(left.map((told) => `debt least ${told}`));
  });

  it.each([
    [
      'instalments with interest, which do not make the loan',
      `${TITLE}${SUM}It is repaid in 12 monthly instalments of UGX 22,400,000, the first on 30 September 2025.`,
    ],
    [
      'no day of the first',
      `${TITLE}${SUM}It is repaid in four equal half-yearly instalments of UGX 60,000,000.`,
    ],
    [
      'a loan that may be paid back early',
      `${TITLE}${SUM}It is repaid in four equal half-yearly instalments of UGX 60,000,000, the first on 30 September 2025. The Company may prepay at any time.`,
    ],
    [
      'a loan that the company gives',
      `LOAN AGREEMENT\nbetween Zawadi Ltd (the Lender) and Kito Farmers' Fund.\n${SUM}It is repaid in four equal half-yearly instalments of UGX 60,000,000, the first on 30 September 2025.`,
    ],
    [
      'a sale',
      `SALE OF A PRESS\nbetween Acacia Bank Plc and Zawadi Ltd.\nThe price of UGX 240,000,000 is paid in four equal half-yearly instalments of UGX 60,000,000, the first on 30 September 2025.`,
    ],
  ])('is not told by %s', (_story, text) => {
    expect(leftOf(text)).toEqual([]);
  });

  it('is not told of a company whose own trade is to lend', () => {
    const text = `LOAN AGREEMENT\nbetween Zawadi Credit Ltd and Amina Dairy Finance Ltd.\n${SUM}It is repaid in four equal half-yearly instalments of UGX 60,000,000, the first on 30 September 2025.`;
    expect(leftOf(text, 'Zawadi Credit Ltd')).toEqual([]);
  });
});

describe('what lender and borrower say was owed', () => {
  const told = (line: string) =>
    leftOf(
      `AMENDMENT TO THE LOAN AGREEMENT\nKampala, 12 March 2026, between Acacia Bank Plc and Zawadi Ltd (the “Borrower”).\n${line}`,
    );
  it.each([
    [
      'The parties acknowledge that at 31 December 2025 the principal outstanding under the agreement was UGX 61,500,000.',
      ['debt least 61500000 UGX 2025-12 to 2026-01'],
    ],
    ['At 31 December 2026 the principal outstanding shall be UGX 41,500,000.', []],
    ['The principal outstanding at 31 December 2025 may not exceed UGX 61,500,000.', []],
  ])('%s', (line, limits) => {
    expect(told(line)).toEqual(limits);
  });
});

describe('what a bank certifies to be owed', () => {
  it.each([
    [
      'ACACIA DEVELOPMENT FINANCE\nThe Directors, Zawadi Ltd, Kampala\nFacility letter 7\nCapital outstanding at 31 August 2026\tUGX 61,500,000',
      'debt least 61500000 UGX 2026-08 to 2026-09',
    ],
    [
      'ACACIA BANK\nTo whom it may concern\nWe confirm that the balance outstanding on the loan of Zawadi Ltd was UGX 61,500,000 on 30 September 2026.',
      'debt least 61500000 UGX 2026-09 to 2026-10',
    ],
    [
      'BANQUE DU GOLFE, Lomé\nAttestation\nNous soussignés attestons que la société Zawadi Ltd nous est redevable d’un capital restant dû de 102 750 000 FCFA au 30 juin 2026.',
      'debt least 102750000 XOF 2026-06 to 2026-07',
    ],
    [
      'ACACIA BANK\nBalances at 30 June 2026\nWe confirm the following of Zawadi Ltd.\nItem\tDetail\nLent\tUGX 90,000,000 on 4 March 2025\nPrincipal outstanding at close of business on 30\tUGX 61,500,000\nJune 2026, all instalments paid',
      'debt least 61500000 UGX 2026-06 to 2026-07',
    ],
    [
      'BANQUE DU GOLFE, Lomé, le 6 juillet 2026\nZawadi Ltd\nConfirmation de vos concours au 30 juin 2026\nNature\tMontant FCFA\nCompte courant, solde créditeur\t8 120 000\nCrédit d’équipement, capital restant dû\t102 750 000',
      'debt least 102750000 XOF 2026-06 to 2026-07',
    ],
    [
      'ACACIA BANK\nRe: your balances on 30 September 2026\nZawadi Ltd\n• Loan 6020-00933, original UGX 240,000,000: UGX 161,000,000 outstanding',
      'debt least 161000000 UGX 2026-09 to 2026-10',
    ],
  ])('%s', (text, told) => {
    expect(leftOf(text)).toEqual([told]);
  });

  it('not where the line below goes on with no date', () => {
    expect(
      leftOf(
        'ACACIA BANK\nWe confirm the following of Zawadi Ltd.\nPrincipal outstanding on line 30\tUGX 61,500,000\nInterest is paid.',
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'ACACIA BANK\nConfirmation of balances of Zawadi Ltd\nWe confirm the following at 31 December 2025.\nB. Owed by the customer\nFacility\tLimit, UGX\tOutstanding, UGX\nTerm loan\t90,000,000\t61,500,000\nOverdraft\t20,000,000\t8,250,000\nGuarantee of rent\t5,000,000\t5,000,000\nTotal\t115,000,000\t74,750,000',
      'debt least 69750000 UGX 2025-12 to 2026-01',
    ],
    [
      'BANQUE DU GOLFE\nNous attestons ce qui suit de Zawadi Ltd au 31 décembre 2025.\nConcours accordés\nCrédit\tMontant initial\tEncours, FCFA\nCrédit à moyen terme\t90 000 000\t61 500 000\nDécouvert\t20 000 000\t8 250 000',
      'debt least 69750000 XOF 2025-12 to 2026-01',
    ],
    [
      'ACACIA BANK\nConfirmation of balances of Zawadi Ltd at 31 December 2025\nAccount or facility\tLimit (UGX)\tBalance (UGX)\nCurrent account 01\t-\t1,212,400.18 Credit\nCall deposit\t-\t9,000,000\nTerm loan\t90,000,000\t61,500,000.00 Debit (owed to the bank)\nOverdraft\t20,000,000\t0.00 Unused',
      'debt least 61500000 UGX 2025-12 to 2026-01',
    ],
    [
      "ACACIA BANK\nConfirmation of balances of Zawadi Ltd at 31 December 2025\nCredit\tApproved\tOutstanding, UGX '000\nRevolving line\t1,500,000\t1,200,000\nTerm loan (Jinja shed and\t2,000,000\t1,850,000\nvehicles)\nTotal owed by the customer\t\t3,050,000",
      'debt least 3050000000 UGX 2025-12 to 2026-01',
    ],
    [
      'BANQUE DU GOLFE\nNous attestons que Zawadi Ltd est bénéficiaire d’un prêt, dont le capital restant dû s’élève à 61 500 000 FCFA au 30 juin 2026.\nTableau d’amortissement du prêt\nN°\tÉchéance\tIntérêts\tRestant dû\n1\t31/03/2026\t5 225 000\t75 000 000 Réglée\n2\t30/06/2026\t4 898 438\t61 500 000 Réglée',
      'debt least 61500000 XOF 2026-06 to 2026-07',
    ],
  ])('by the rows of what is outstanding: %s', (text, told) => {
    expect(leftOf(text)).toEqual([told]);
  });

  it.each([
    'ACACIA BANK\nWe confirm the following of Zawadi Ltd at 31 December 2025.\nIn favour of the customer\nAccount\tBalance, UGX\nCurrent\t61,500,000',
    'ACACIA BANK\nTo whom it may concern\nWe confirm that Zawadi Ltd held a balance of UGX 61,500,000 with us on 30 September 2026.',
    'The balance outstanding on the loan of Zawadi Ltd was UGX 61,500,000 on 30 September 2026.',
    'ACACIA BANK\nTo whom it may concern\nWe confirm that the balance outstanding on the loan of Kito Farms was UGX 61,500,000 on 30 September 2026.',
  ])('and none is read in: %s', (text) => {
    expect(leftOf(text)).toEqual([]);
  });
});

describe('what is told of one loan on a day', () => {
  it.each([
    [
      'The finance director reported that the Maisha Bank term loan stood at UGX 34.2 million on 31 August 2026.',
      'debt least 34200000 UGX 2026-08 to 2026-09',
    ],
    [
      'At 30 June 2026 the overdraft with Acacia Bank was at UGX 8 million.',
      'debt least 8000000 UGX 2026-06 to 2026-07',
    ],
    [
      'L’emprunt auprès de la Banque du Golfe s’élève à 142 millions de FCFA au 30 juin 2026.',
      'debt least 142000000 XOF 2026-06 to 2026-07',
    ],
    [
      'We owe Acacia Bank UGX 690 million on 30 September 2026, after the first instalment.',
      'debt least 690000000 UGX 2026-09 to 2026-10',
    ],
    [
      'Nous devons à la Banque du Golfe 88 millions de FCFA au 30 juin 2026.',
      'debt least 88000000 XOF 2026-06 to 2026-07',
    ],
  ])('%s', (line, told) => {
    expect(leftOf(`Zawadi Ltd, 5 October 2026\n${line}`)).toEqual([told]);
  });

  it.each([
    'Our loans to customers stood at UGX 34.2 million on 31 August 2026, funded by two banks.',
    'The Acacia Bank facility of UGX 34.2 million was approved on 31 August 2026.',
    'The loan limit at Acacia Bank stood at UGX 34.2 million on 31 August 2026.',
    'We owe our suppliers at the food bank UGX 34.2 million on 31 August 2026, as clients do.',
    'A loan from a founder stood at UGX 34.2 million on 31 August 2026.',
  ])('and none is read in: %s', (line) => {
    expect(leftOf(`Zawadi Ltd, 5 October 2026\n${line}`)).toEqual([]);
  });
});
