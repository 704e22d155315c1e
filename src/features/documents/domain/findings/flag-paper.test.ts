import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const flagsOf = (text: string, type: DocumentType) =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).flags;
const codes = (text: string, type: DocumentType = 'legal_docs'): string[] =>
  flagsOf(text, type).map(({ code }) => code);

describe('agreements past their own end', () => {
  const PAST: readonly string[] = [
    'DISTRIBUTION AGREEMENT\nMade on 4 May 2021 between Palm Foods Limited and Coast Traders Limited.\n1. Term. This agreement starts on 4 May 2021 and ends on 3 May 2023.\nDeliveries as at 31 January 2025\nCartons in the month: 1,400',
    'SUPPLY AGREEMENT\nDated 1 March 2022 between Palm Foods Limited and Coast Traders Limited.\nTerm: two years from 1 March 2022.\nCopy printed on 12 June 2025.',
    'CONTRAT DE PRESTATION\nEntre Baobab SARL et la Commune de Thiès, signé le 2 janvier 2021.\nArticle 3. Durée. Le présent contrat est conclu pour une durée de trois ans à compter du 2 janvier 2021.\nRelevé des prestations arrêté au 31 mars 2025.',
    'BAIL COMMERCIAL\nEntre M. Fall et Baobab SARL, le 1er avril 2020.\nLe bail est consenti du 1er avril 2020 au 31 mars 2023.\nQuittances éditées le 5 mai 2025.',
    'SERVICE CONTRACT of 6 June 2021 between Palm Foods Limited and Otieno Cleaners.\n2. Duration: eighteen months from the date of signature.\nPosition at 30 April 2025: invoices are paid monthly.',
  ];
  test.each(PAST)('%#', (text) => {
    expect(codes(text)).toContain('AGREEMENT_NOT_SIGNED');
  });

  const RUNS: readonly string[] = [
    'SUPPLY AGREEMENT\nDated 1 March 2024 between Palm Foods Limited and Coast Traders Limited.\nTerm: three years from 1 March 2024.\nDeliveries as at 31 January 2025',
    'Minutes of the board of Palm Foods Limited, 4 June 2025\nThe lease of the shop ended on 31 March 2025 and was renewed for three years on 2 April 2025.',
    'SUPPLY AGREEMENT\nDated 1 March 2020.\nTerm: from 1 March 2020 to 28 February 2022, after which it renews automatically each year.\nCopy printed on 12 June 2025.',
    'CONTRAT DE PRESTATION signé le 2 janvier 2021.\nLe contrat court du 2 janvier 2021 au 1er janvier 2023, renouvelable par tacite reconduction.\nRelevé arrêté au 31 mars 2025.',
  ];
  test.each(RUNS)('in force: %#', (text) => {
    expect(codes(text)).not.toContain('AGREEMENT_NOT_SIGNED');
  });

  test.each([
    'B. The parties dealt with each other under an agreement of 2022 which ended on 31 December 2024.',
    'C. The parties wish to put down in writing terms that they have kept by habit.',
    '(A) Les parties souhaitent mettre par écrit un accord qu’elles suivent depuis deux ans.',
    'In the year to 31 December 2024 the Buyer had 40 pumps on lease.',
  ])('what a paper says it is made for is none: %s', (told) => {
    expect(
      codes(
        `SUPPLY AGREEMENT\nmade on 2 March 2025 between Palm Foods Limited and Coast Traders Limited\n${told}\n1. Term: three years from 1 April 2025.`,
      ),
    ).not.toContain('AGREEMENT_NOT_SIGNED');
  });

  test('one that a new one follows is none', () => {
    expect(
      codes(
        'Letter, May 2025\nOur contract with the county ended in March 2025; the new one starts in July.',
        'business_plan',
      ),
    ).not.toContain('AGREEMENT_NOT_SIGNED');
  });

  test('a licence whose day is past is missing', () => {
    expect(
      codes(
        'WAREHOUSE LICENCE No. 44\nHolder: Palm Foods Limited.\nValidity: 1 January 2023 to 31 December 2023.\nExtract of the register printed on 9 May 2025.',
      ),
    ).toContain('LICENCE_MISSING');
  });

  test('what is over in a deck is history, what is used still is not', () => {
    const deck = (line: string) =>
      codes(`Moto Kazi Limited\nInvestor presentation, June 2025\n${line}`, 'pitch_deck');
    expect(deck('The contract with the county ran from 1 May 2022 to 30 April 2024.')).toEqual([]);
    expect(deck('Our depot lease ran to 31 December 2024 and we still occupy the site.')).toContain(
      'AGREEMENT_NOT_SIGNED',
    );
  });
});

describe('signatures that are wanting', () => {
  const title = "SHAREHOLDERS' AGREEMENT of Palm Foods Limited dated 4 May 2024\n";
  test('a name on the line is a signature', () => {
    const signed = 'Signed as a true record: ____B. Mensah____ (Chair)\nFor the company: ____Ama Osei____\n';
    expect(codes(`${title}${signed}`)).not.toContain('AGREEMENT_NOT_SIGNED');
    expect(codes(`${title}${signed}For the investor: ______________`)).toContain('AGREEMENT_NOT_SIGNED');
    expect(
      codes(`${title}For the investor: ____________ Date: ______\nFor the company: signed A. Osei, 4/5/24`),
    ).toContain('AGREEMENT_NOT_SIGNED');
  });

  test.each([
    `${title}Signed by Amina Otieno (signed) 4 May 2024\nSigned for Coast Ventures LP ____________________`,
    `${title}For the supplier: Amina Otieno, director, 4 May 2024\nFor the customer: [signature page not yet returned]`,
    "PACTE D'ACTIONNAIRES de la société Baobab SA, le 3 février 2025\nPour la société : signé, Awa Ndiaye\nPour l'investisseur : (non signé à ce jour)",
    `${title}Signature: /s/ Amina Otieno\nDate: 4 May 2024\nSignature: ______________\nDate: ____________`,
  ])('%#', (text) => {
    expect(codes(text)).toContain('AGREEMENT_NOT_SIGNED');
  });

  test('in a transfer of rights the rights stay where they were', () => {
    const found = codes(
      'DEED OF ASSIGNMENT OF INTELLECTUAL PROPERTY\nbetween Brian Mwangi (the assignor) and Palm Foods Limited\nThe assignor assigns all rights in the source code.\nSigned for Palm Foods Limited: Amina Otieno, 3 March 2025\nSigned by the assignor: ______________  Date: ________',
    );
    expect(found).toContain('IP_NOT_ASSIGNED');
    expect(found).not.toContain('AGREEMENT_NOT_SIGNED');
  });

  test.each([
    `${title}Signed by Amina Otieno (signed) 4 May 2024\nSigned for Coast Ventures LP (signed) 5 May 2024`,
    `${title}Signed by Amina Otieno ______________\nSigned for Coast Ventures LP ______________`,
    `${title}Signature: ______________\nDate: 4 May 2024\nSignature: ______________\nDate: 5 May 2024`,
    `${title}9. This agreement is void if it has not been signed by all parties.`,
  ])('all alike: %#', (text) => {
    expect(codes(text)).not.toContain('AGREEMENT_NOT_SIGNED');
  });
});

describe('debts seen by their repayment alone', () => {
  const deck = (uses: string, more = '') =>
    codes(
      `Moto Kazi Limited, June 2025\n${more}\nThe ask\nWe are raising USD 1,000,000.\n${uses}`,
      'pitch_deck',
    );
  const bridge =
    'Use of funds: 40% stations, 25% batteries, 20% repay the bridge from our dealer, 15% stock.';

  test('in English and French', () => {
    expect(deck(bridge)).toContain('DEBT_UNDISCLOSED');
    expect(
      codes(
        'Baobab Énergie, juin 2025\nNous levons 500 millions de FCFA.\nEmploi des fonds : 300 millions pour les ateliers, 120 millions pour le remboursement du découvert bancaire, 80 millions de stock.',
        'pitch_deck',
      ),
    ).toContain('DEBT_UNDISCLOSED');
  });
  test('not where the debt is told', () => {
    expect(deck(bridge, 'We owe our battery dealer USD 200,000, due in March 2026.')).not.toContain(
      'DEBT_UNDISCLOSED',
    );
  });
  test('not where a sentence tells how it is served', () => {
    expect(deck('Our bank loan of USD 90,000 is repaid each month until 2027.')).not.toContain(
      'DEBT_UNDISCLOSED',
    );
  });
  test('a loan of the founders is one of insiders, arrears of tax are unpaid taxes', () => {
    expect(deck('Use of funds: 60% stations, 25% stock, 15% repayment of shareholder loans.')).toContain(
      'RELATED_PARTY',
    );
    expect(deck('Use of funds: 60% stations, 25% stock, 15% to settle PAYE arrears.')).toContain(
      'TAXES_UNPAID',
    );
  });
});

describe('shares, months and amounts told in other words', () => {
  test('a holder has another share in a sentence than in the list', () => {
    const list = 'Répartition du capital\nAssocié\tParts\t%\nAwa Ndiaye\t550\t55 %\nCheikh Fall\t450\t45 %\n';
    expect(codes(`${list}Avec ses 65 % du capital, Mme Ndiaye décide seule.`)).toContain(
      'OWNERSHIP_MISMATCH',
    );
    expect(codes(`${list}Avec ses 55 % du capital, Mme Ndiaye décide seule.`)).not.toContain(
      'OWNERSHIP_MISMATCH',
    );
    const table = 'Cap table\nShareholder\t%\nAmina Otieno\t52%\nBrian Mwangi\t33%\nCoast Ventures\t15%\n';
    expect(codes(`${table}Amina holds 52% of the shares and Brian has a stake of 39%.`)).toContain(
      'OWNERSHIP_MISMATCH',
    );
  });

  test('months that the cash is said to give', () => {
    const update = (months: string) =>
      codes(
        `Investor update, July 2025\nCash at the end of July was KES 24m. We burned KES 3m in July.\nThat gives us ${months} months.`,
        'business_plan',
      );
    expect(update('18')).toContain('RUNWAY_MISMATCH');
    expect(update('eight')).not.toContain('RUNWAY_MISMATCH');
  });

  test('what one customer paid is no income of the year', () => {
    const found = codes(
      'Traction\nRevenue was KES 80m in 2023 and KES 120m in 2024, up 50%.\nIn 2024 Twiga accounted for KES 49.1m of what we billed.',
      'pitch_deck',
    );
    expect(found).toContain('CUSTOMER_CONCENTRATION');
    expect(found).not.toContain('GROWTH_MISMATCH');
    expect(found).not.toContain('CONTRADICTORY_NUMBERS');
  });
});
