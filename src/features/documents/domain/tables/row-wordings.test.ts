import { describe, expect, it } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const numbersOf = (text: string, type: DocumentType = 'financial_statements'): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).numbers.map(
    ({ kind, account, value, currency, unit, period, about }) =>
      [account ?? kind, value, currency ?? unit, period ?? '-', about ?? ''].join(' ').trim(),
  );

describe('lines of income', () => {
  it('are added up under the French names of all that comes in', () => {
    const found = numbersOf(
      'Bouaké, en milliers de FCFA\n\t2023\t2024\nCours du soir\t21 400\t25 900\nLocations de salles\t4 100\t5 200\nEnsemble des produits\t25 500\t31 100\nCharges de personnel\t(14 000)\t(16 500)\nAutres charges\t(9 000)\t(10 100)\nRésultat net\t2 500\t4 500',
    );
    expect(found).toContain('revenue 25500000 XOF 2023');
    expect(found).toContain('revenue 31100000 XOF 2024');
    expect(found).toContain('other 25900000 XOF 2024');
  });

  it('what stands under a head of people is counted, whatever the accounts are in', () => {
    const found = numbersOf(
      'Comptes, en millions de FCFA\n\t2025\t2024\nChiffre d’affaires\t4 120\t3 900\nRésultat net\t120\t100\n\nNote 35 – Effectif\nCatégorie\t2025\t2024\nAtelier\t97\t90\nTournées\t38\t36\nTotal\t135\t126',
    );
    expect(found).toContain('headcount 135 count 2025');
    expect(found.filter((one) => /\b(?:97|38)000000\b/.test(one))).toEqual([]);
  });

  it('costs that close between income, gross profit and result are told by that, be the sums small', () => {
    const found = numbersOf(
      'In short\n₹ crore\t2024\t2025\nInvoiced\t5.2\t8.9\nParts and fitting\t(3.5)\t(5.6)\nGross profit\t1.7\t3.3\nPeople and rooms\t(5.1)\t(7.2)\nEBITDA\t(3.4)\t(3.9)',
      'pitch_deck',
    );
    expect(found).toContain('costOfSales 56000000 INR 2025');
    expect(found).toContain('operatingExpenses 72000000 INR 2025');
  });

  it('a label that ends in a currency is of money, whatever it is called', () => {
    const found = numbersOf(
      'Traction\n\t2024\t2025\nCovers sold\t611,000\t1,062,000\nPremium gathered, KSh m\t21.4\t37.2\nCommission and fees, KSh m\t6.0\t10.4',
      'pitch_deck',
    );
    expect(found).toContain('other 37200000 KES 2025');
    expect(found).toContain('revenue 10400000 KES 2025');
  });

  it('shares under "part en %" are owners’, also where they do not make the whole', () => {
    const text =
      'Répartition au 30 avril 2025\nTitulaire\tActions\tPart en %\nAdjoa Kpode\t42000\t42\nFonds Nokoué\t25000\t25\nYao Mensah\t33000\t37\nTotal\t100000';
    expect(numbersOf(text, 'legal_docs')).toContain('other 42 percent 2025-04 Adjoa Kpode');
    const { flags } = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] });
    expect(flags.map(({ code }) => code)).toContain('OWNERSHIP_MISMATCH');
  });

  it('under a numbered head of people, too, by whatever word for the whole', () => {
    const found = numbersOf(
      'Accounts, K thousand\n\t2025\t2024\nRevenue\t4,100\t3,900\nCost of sales\t(1,000)\t(900)\nGross profit\t3,100\t3,000\n4. Heads\nSection\t30 Sept 2025\t31 Dec 2024\nKilns\t41\t36\nClay sites\t33\t33\nOffice\t8\t8\nAll\t82\t77',
    );
    expect(found).toContain('headcount 82 count 2025-09');
    expect(found).toContain('headcount 77 count 2024-12');
    expect(found.filter((one) => /\b(?:41|8|82)000\b/.test(one))).toEqual([]);
  });

  it('but beside what is sold, all that comes in is another line', () => {
    const found = numbersOf(
      "Sfax, en dinars\n\t2023\t2024\nChiffre d'affaires\t410 000\t466 000\nSubventions\t30 000\t12 000\nTotal des produits\t440 000\t478 000\nRésultat net\t18 000\t22 000",
    );
    expect(found).toContain('revenue 466000 TND 2024');
    expect(found).not.toContain('revenue 478000 TND 2024');
  });

  it('are sums where they say subscriptions, which a list of counts counts', () => {
    const statement = numbersOf(
      "KES '000\t2023\t2024\nSubscriptions\t2,140\t3,960\nSchool bundles\t310\t540\nTotal income\t2,450\t4,500\nStudio costs\t(1,300)\t(2,100)\nNet profit\t1,150\t2,400",
    );
    expect(statement).toContain('other 3960000 KES 2024');
    expect(statement).toContain('revenue 4500000 KES 2024');
    expect(statement.join()).not.toContain('users');
    const counts = numbersOf('Indicator\t2023\t2024\nSubscriptions\t2,140\t3,960\nStaff\t14\t19');
    expect(counts).toContain('users 3960 count 2024');
  });

  it('make an operating result by whatever balance they leave', () => {
    const found = numbersOf(
      "Millions FCFA\t2023\t2024\nRecettes\t210\t265\nDépenses courantes\t(232)\t(241)\nSolde d'exploitation\t(22)\t24",
    );
    expect(found).toContain('operatingProfit -22000000 XOF 2023');
    expect(found).toContain('operatingProfit 24000000 XOF 2024');
  });

  it('down the months are added up by the last column', () => {
    const found = numbersOf(
      'Nakuru, May 2024, in Kenya shillings\nMonth\tMilling fees\tFlour sales\tBoth\nMarch\t420,000\t95,000\t515,000\nApril\t455,000\t120,000\t575,000\nMay\t470,000\t133,000\t603,000',
    );
    expect(found).toContain('revenue 603000 KES 2024-05');
    expect(found).toContain('other 133000 KES 2024-05');
    expect(found).toContain('revenue 515000 KES 2024-03');
    const another = numbersOf(
      'Nakuru, May 2024, in Kenya shillings\nMonth\tMilling fees\tFlour sales\tBoth\nMarch\t420,000\t95,000\t520,000\nApril\t455,000\t120,000\t575,000\nMay\t470,000\t133,000\t603,000',
    );
    expect(another).not.toContain('revenue 603000 KES 2024-05');
  });
});

describe('lines of those who are counted', () => {
  it('are of the end of each year where they say so', () => {
    expect(
      numbersOf("Effectifs\nPostes\t2023\t2024\nEmployés en fin d'exercice\t31\t38\nMembres\t4200\t5150"),
    ).toEqual(expect.arrayContaining(['headcount 31 count 2023-12', 'headcount 38 count 2024-12']));
    expect(
      numbersOf(
        'Our financial year ends on 31 March\nKey figures\tFY2023\tFY2024\nStaff at the year end\t31\t38',
      ),
    ).toContain('headcount 38 count 2024-03');
  });

  it('are bodies that buy as one, and members, in no scale of the sheet', () => {
    const found = numbersOf(
      'Bamako, en milliers de FCFA\nIndicateur\t2023\t2024\nGroupements de femmes servis\t310\t402\nMembres actifs\t7400\t9150',
    );
    expect(found).toContain('customers 402 count 2024');
    expect(found).toContain('users 9150 count 2024');
  });

  it('are no lines of uses in money', () => {
    const found = numbersOf(
      'Besoin\nPoste\tMAD\nForage\t1 400 000\nStockage\t600 000\nEnsemble\t2 000 000',
      'pitch_deck',
    );
    expect(found.join()).not.toContain('headcount');
  });
});

describe('sheets of amounts', () => {
  it('say in the head of their labels what they are in', () => {
    const found = numbersOf(
      'Plan\nMilliers FCFA\tMontant\t%\nAugmentation de capital recherchée\t90000\t100\nSilo\t60000\t67\nStock\t30000\t33',
    );
    expect(found).toContain('ask 90000000 XOF -');
    expect(found).toContain('other 60000000 XOF -');
    expect(found.join()).not.toContain('growth');
  });

  it('tell months that a company can go on', () => {
    expect(
      numbersOf('KES million\tAmount\nBank balance 30 June 2024\t42\nMonths the company can hold out\t11'),
    ).toContain('runway 11 months -');
    expect(
      numbersOf('Millions FCFA\tMontant\nSolde bancaire\t42\nMois que nous pouvons tenir sans apport\t11'),
    ).toContain('runway 11 months -');
  });
});

describe('rounds below owners', () => {
  const paper =
    'Capital of Lumo Kilns at 31 May 2024, in US dollars\nHolder\tClass\tShares\tHolding\nRuth Banda\tOrdinary\t6,000\t60.0 %\nChipo Phiri\tOrdinary\t2,500\t25.0 %\nLake Angels\tPreference\t1,500\t15.0 %\nTotal\t\t10,000\t100.0 %\n\nEarlier rounds\nDate\tEvent\tCash in\tPre-money\nMarch 2021\tLake Angels\t150,000\t850,000\nJune 2023\tBridge\t60,000\t1,100,000';
  it('are what was put in and what the company was worth before, and no shares', () => {
    const found = numbersOf(paper, 'legal_docs');
    expect(found).toContain('valuation 850000 USD 2021-03');
    expect(found).toContain('other 150000 USD 2021-03');
    expect(found).toContain('valuation 1100000 USD 2023-06');
    expect(found).toContain('other 15 percent 2024-05 Lake Angels');
    expect(found.join()).not.toContain('850000 percent');
  });
});

describe('what a customer costs and brings', () => {
  it('is money in a sheet of whole numbers, and the one over the other a number of times', () => {
    const found = numbersOf(
      'Per pupil, term 2 of 2026, KES\nItem\tValue\nPupils paying at 31 July 2026\t1830\nLTV\t38400\nCAC\t6400\nLTV / CAC\t6.5',
    );
    expect(found.join()).toContain('other 38400 KES');
    expect(found.find((one) => one.includes('38400'))).toContain('lifetime value');
    expect(found.find((one) => one.includes('6400 KES'))).toContain('customer acquisition cost');
    expect(found.filter((one) => one.includes('lifetime value'))).toHaveLength(1);
  });
});

describe('rows that name what they are not of', () => {
  it('the number of an answer before its question is no figure of it', () => {
    const found = numbersOf(
      'Answers, Kano, Nigeria\nNo\tQuestion\tAnswer\n4\tStaff\t37 at the end of October 2026, all on contracts.\n9\tAll borrowing\tOne bank, ₦40m.\n12\tLawsuits\tNone.',
      'business_plan',
    );
    expect(found.filter((one) => / (?:4|9|12) (?:count|NGN)/.test(one) && !one.startsWith('other'))).toEqual(
      [],
    );
  });

  it('what is collected from customers counts nobody', () => {
    const found = numbersOf(
      'Cash, KES\n\tJul 2026\tAug 2026\nOpening cash\t900000\t840000\nCollected from customers\t410000\t420000\nPaid to suppliers\t-470000\t-455000\nClosing cash\t840000\t805000',
    );
    expect(found).toContain('other 410000 KES 2026-07');
    expect(found.filter((one) => one.startsWith('customers'))).toEqual([]);
  });

  it('the accounts are of the year they say, whatever sentences speak of further down', () => {
    const found = numbersOf(
      'Comptes de l’exercice du 01/01/2025 au 31/12/2025\nLe second atelier a été ouvert au mois de mars 2026 et tourne depuis.\n\nCompte de résultat (dirhams)\n\tExercice\tExercice précédent\nChiffre d’affaires\t8 120 400\t7 410 300\nCharges de personnel\t-2 040 000\t-1 900 000\nRésultat net\t610 000\t480 000',
    );
    expect(found).toContain('revenue 8120400 MAD 2025');
    expect(found).toContain('revenue 7410300 MAD 2024');
  });

  it('a gross margin is one with its year behind its name', () => {
    const found = numbersOf('Traction\nRevenue 2025\tGross margin 2025\nKES 31m\t44%', 'pitch_deck');
    expect(found).toContain('other 44 percent 2025 gross margin');
  });
});
