import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const told = (text: string, type: DocumentType = 'pitch_deck'): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).numbers.map(
    ({ kind, account, value, period }) => `${account ?? kind} ${value} ${period ?? '-'}`,
  );

describe('what a figure is held against is of the time told beside it', () => {
  test.each([
    // The sum in brackets behind the time a growth is counted from.
    [
      'Letter, 9 November 2026\nSales of the quarter came to KES 46.2 million, 10% over the third quarter of 2025 (KES 42.0 million).',
      'revenue 42000000 2025-Q3',
    ],
    [
      'Letter, 9 October 2026\nMRR in September was PKR 9.2 million, +5% on August (8.8 million) and +40% on September 2025 (6.6 million).',
      'revenue 8800000 2026-08',
    ],
    [
      'Letter, 9 October 2026\nMRR in September was PKR 9.2 million, +5% on August (8.8 million) and +40% on September 2025 (6.6 million).',
      'revenue 6600000 2025-09',
    ],
    // A bracket whose currency ends with a full stop dates nothing before it.
    [
      'Note, 20 May 2026\nBank loans at 31 March 2026 were Rs. 118.4 Mn (31 March 2025: Rs. 140.0 Mn).',
      'other 118400000 2026-03',
    ],
    // From one end to another.
    [
      'Lettre, 31 juillet 2026\nEmprunt bancaire ramené de 190 M FCFA fin décembre à 165 M FCFA fin juin.',
      'other 190000000 2025-12',
    ],
    [
      'Lettre, 31 juillet 2026\nEmprunt bancaire ramené de 190 M FCFA fin décembre à 165 M FCFA fin juin.',
      'other 165000000 2026-06',
    ],
    // So many months, told in brackets behind the last of them.
    [
      'Présentation, septembre 2026\nNous prévoyons un chiffre d’affaires de 820 M FCFA en 2026.\nÀ fin août 2026 (8 mois) : 540 M FCFA.',
      'revenue 540000000 2026-01 to 2026-08',
    ],
    // For comparison with oneself.
    [
      'Letter, 9 October 2026\nFor comparison: revenue of FY25 was INR 64.5 million (audited).',
      'revenue 64500000 2025',
    ],
  ])('%s', (text, figure) => {
    expect(told(text)).toContain(figure);
  });

  test('the first of several instalments dates none of them', () => {
    expect(
      told(
        'LOAN AGREEMENT\ndated 3 March 2026\nThe Loan is repaid in six instalments of KES 20 million, the first on 30 June 2027.',
        'legal_docs',
      ),
    ).not.toContain('other 20000000 2027-06');
  });
});

describe('the day of a deed', () => {
  const DEED = 'TERM LOAN AGREEMENT\ndated 3 March 2026 between Mto Mills Limited and Pwani Bank Plc.\n';

  test('stands under its title, whatever later day it speaks of, and dates what it says as of its own date', () => {
    expect(
      told(
        `${DEED}1.1\tThe Lender makes available KES 90 million on or before 31 January 2027.\n4.1\tThe other debt of the Borrower at the date of this Agreement is KES 15 million.`,
        'legal_docs',
      ),
    ).toContain('other 15000000 2026-03');
  });

  test('the numbers of its clauses are no figures', () => {
    const figures = told(
      `${DEED}2.2\tDefault interest is 3% a year above the rate of clause 2.1.\n5.2\tThe Borrower shall deliver audited accounts within five months of each year end.\n6.1\tThe Borrower represents that in the year ended 31 December 2025 its revenue was KES 410 million and its total assets KES 260 million.`,
      'legal_docs',
    );
    expect(figures.filter((figure) => /^\w+ (?:2\.2|5\.2|6\.1)/.test(figure))).toEqual([]);
    expect(figures).toEqual(expect.arrayContaining(['revenue 410000000 2025', 'other 260000000 2025']));
  });
});

describe('what looks like sales or cash and is neither', () => {
  test.each([
    [
      'Minutes, 22 October 2026\nNet income for the third quarter was PHP 2.8 million.',
      'other 2800000 2026-Q3',
    ],
    [
      'Minutes, 22 October 2026\nRESOLVED, to declare a cash dividend of PHP 0.30 per share, PHP 3.6 million in all on 12,000,000 shares.',
      'other 3600000 -',
    ],
    [
      'Letter, 9 October 2026\nAverage credit turnover through the current account was BWP 4.1 million a month.',
      'other 4100000 -',
    ],
  ])('%s', (text, figure) => {
    expect(told(text, 'legal_docs').map((one) => one.replace(/ (?:monthly|-)$/, ' -'))).toContain(figure);
  });

  test('the rest of a profit goes into reserves and is in no bank', () => {
    const figures = told(
      'Procès-verbal, 24 juin 2026\nL’assemblée décide de verser un dividende, soit 2 milliards GNF, et de porter le solde, soit 1,4 milliard GNF, en réserves.',
      'legal_docs',
    );
    expect(figures.filter((figure) => figure.startsWith('cash'))).toEqual([]);
  });

  test('sales that have grown', () => {
    expect(told('PV, 24 juin 2026\nEn 2025 le chiffre d’affaires a crû de 12,5 %.')).toContain(
      'growth 12.5 2025',
    );
  });
});
