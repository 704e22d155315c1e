import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const analysed = (text: string, type: DocumentType) => analyseDocument({ type, pages: [{ page: 1, text }] });
const numbersOf = (text: string, type: DocumentType = 'pitch_deck') =>
  analysed(text, type).numbers.map(({ kind, account, value, currency, period, isLikely }) =>
    [isLikely ? 'likely' : (account ?? kind), value, currency, period].join(' '),
  );
const codes = (text: string, type: DocumentType = 'pitch_deck') =>
  analysed(text, type).flags.map(({ code }) => code);

describe('amounts', () => {
  test('what the account stood at is cash, and its burn another figure', () => {
    const text =
      'Nairobi, 4 November 2026\nAll of it is in the account at Pearl Bank, and it stood at KES 3.1 million at the end of October.';
    expect(numbersOf(text, 'business_plan')).toContain('cash 3100000 KES 2026-10');
    const both =
      'Nairobi, 4 November 2026\nCash at the end of October stood at KES 3.1 million and net burn for the month at KES 0.4 million.';
    expect(numbersOf(both, 'business_plan')).toContain('cash 3100000 KES 2026-10');
    expect(numbersOf(both, 'business_plan').join()).toContain('burn 400000 KES 2026-10');
  });

  test('debts that have come down to a sum are no revenue', () => {
    expect(
      numbersOf(
        'Les dettes sont revenues à 3,9 millions de dirhams au 30 septembre 2026.',
        'legal_docs',
      ).join(),
    ).not.toContain('revenue');
  });

  test('what is no part of the round is not asked for', () => {
    const found = numbersOf(
      'Besoin\nNous levons 220 millions de FCFA. Les 90 millions de la ligne bancaire ne font pas partie de la levée.',
    ).join();
    expect(found).toContain('ask 220000000');
    expect(found).not.toContain('ask 90000000');
    const alone = numbersOf('What we need\nThe lease of KES 40 million is not part of the round.').join();
    expect(alone).not.toContain('ask');
  });

  test('a letter for millions stands against its currency', () => {
    const found = numbersOf('Le tour, Casablanca\nNous levons 12 MDH. Trésorerie au 30 juin 2025 : 640 KDH');
    expect(found).toContain('ask 12000000 MAD ');
    expect(found).toContain('cash 640000 MAD 2025-06');
  });

  test('what is planned for a time is income to come, what is budgeted to be spent is none', () => {
    expect(numbersOf('Outlook\nOur plan for 2026: KES 84 million')).toContain('revenue 84000000 KES 2026');
    expect(numbersOf('Le budget de l’exercice 2026 est de 1 900 millions FCFA.', 'legal_docs')).toContain(
      'revenue 1900000000 XOF 2026',
    );
    expect(numbersOf('Our marketing budget for 2026 is KES 3 million.').join()).not.toContain('revenue');
  });

  test('sums of a statement told in a sentence keep currency, scale and year', () => {
    const found = numbersOf(
      'Comptes 2024\nLe chiffre d’affaires est de 1 520 millions FCFA (1 310 en 2023), le résultat net de 38 millions contre 51 millions.',
      'legal_docs',
    );
    expect(found).toContain('revenue 1520000000 XOF 2024');
    expect(found).toContain('revenue 1310000000 XOF 2023');
    expect(found).toContain('other 38000000 XOF 2024');
  });

  test('what another company sells is not income', () => {
    expect(
      numbersOf(
        'Traction\nOur sales were KES 20m in 2025. The largest listed miller sold KES 4 billion in 2025.',
      ).join(),
    ).not.toContain('revenue 4000000000');
  });

  test('what an investor pays for shares is what is asked for', () => {
    expect(numbersOf('The offer\nUSD 2.0 million of Series A shares.')).toContain('ask 2000000 USD ');
    expect(
      numbersOf('Coast Fund shall subscribe KES 45,000,000 for new ordinary shares.', 'legal_docs'),
    ).toContain('ask 45000000 KES ');
  });

  test('people told by verbs of employing', () => {
    expect(numbersOf('The company employed 34 persons at 30 June 2025.', 'legal_docs')).toContain(
      'team 34  2025-06',
    );
    expect(numbersOf('La société compte 51 salariés au 31 mars 2025.', 'legal_docs')).toContain(
      'team 51  2025-03',
    );
    expect(numbersOf('We were 88 on 31 August 2025.', 'business_plan')).toContain('team 88  2025-08');
  });
});

describe('tables', () => {
  test('the label of the first row says what those below it are in', () => {
    const found = numbersOf(
      'Figures\nYear to 31 August\t2024\t2025\nRevenue, EGP million\t40.1\t61.5\nDirect cost\t(22.0)\t(30.5)\nGross profit\t18.1\t31.0',
    );
    expect(found).toContain('grossProfit 31000000 EGP 2025');
  });
  test('two years of a financial year in one head are one column', () => {
    const found = numbersOf(
      'Résultats, Casablanca\nen milliers de DH\t2023-2024\t2024-2025\nChiffre d’affaires\t9 100\t12 400',
    );
    expect(found).toContain('revenue 12400000 MAD 2025');
    expect(found).toContain('revenue 9100000 MAD 2024');
  });
  test('quarters over numbers that only blanks part', () => {
    const found = numbersOf(
      'TABLE (UShs million)\nQ1 2025 Q2 2025 Q3 2025\nSales 1,050 1,120 1,390\nCost of sales (800) (860) (1,010)\nGross profit 250 260 380',
      'business_plan',
    );
    expect(found).toContain('grossProfit 380000000 UGX 2025-Q3');
  });
  test('costs of finance and tax are sums spent', () => {
    const found = numbersOf(
      'Income statement, KES thousand\n\t2025\t2024\nRevenue\t900\t800\nCost of sales\t(500)\t(450)\nFinance costs\t(40)\t(30)\nProfit before tax\t60\t50\nIncome tax\t(20)\t(15)\nProfit for the year\t40\t35',
      'financial_statements',
    );
    expect(found).toContain('financeCosts 40000 KES 2025');
    expect(found).toContain('incomeTax 15000 KES 2024');
  });
  test('a month in the label is the month of each year', () => {
    expect(numbersOf('KPIs\n\t2024\t2025\nMRR, December (₦ million)\t7.1\t11.4')).toContain(
      'recurringRevenueMonthly 11400000 NGN 2025-12, monthly',
    );
  });
});

describe('sums that differ', () => {
  const team =
    'Our people\nWe are 52 in full-time employment.\nDepartment\tFull-time staff\nStudio\t14\nSales\t16\nEngineering\t11\n';
  test('a head count and its departments', () => {
    expect(codes(team, 'business_plan')).toContain('CONTRADICTORY_NUMBERS');
    expect(codes(team.replace('52', '41'), 'business_plan')).not.toContain('CONTRADICTORY_NUMBERS');
    const sentence = (whole: number) =>
      `People\nWe were ${whole} on 31 August 2025: 60 nurses, 22 drivers and 18 at reception.`;
    expect(codes(sentence(118), 'business_plan')).toContain('CONTRADICTORY_NUMBERS');
    expect(codes(sentence(100), 'business_plan')).not.toContain('CONTRADICTORY_NUMBERS');
  });

  test('the income and the list of what it is made of', () => {
    const notes = (second: string) =>
      `Compte de résultat, en FCFA\n\t2024\t2023\nChiffre d'affaires\t810 000 000\t700 000 000\nRésultat net\t20 000 000\t18 000 000\nNote 4. Ventilation du chiffre d'affaires\nActivité\t2024\t2023\nMenuiserie\t600 000 000\t500 000 000\nSciage\t${second}\t200 000 000\nTotal\t${second === '210 000 000' ? '810 000 000' : '870 000 000'}\t700 000 000`;
    expect(codes(notes('270 000 000'), 'financial_statements')).toContain('CONTRADICTORY_NUMBERS');
    expect(codes(notes('210 000 000'), 'financial_statements')).not.toContain('CONTRADICTORY_NUMBERS');
  });

  test('the income of a year in two tables, but for what rounding makes', () => {
    const deck = (short: string) =>
      `Summary\nUSD million\t2023\t2024\nRevenue\t0.8\t${short}\nGross profit\t0.3\t0.5\nPages\n${'What the months of the year brought in, line by line, as the board sees it. '.repeat(6)}\nUSD thousand\t2023\t2024\nRevenue\t803\t1246\nCost of sales\t512\t740\nGross profit\t291\t506`;
    expect(codes(deck('1.52'))).toContain('CONTRADICTORY_NUMBERS');
    expect(codes(deck('1.2'))).not.toContain('CONTRADICTORY_NUMBERS');
  });

  test('growth on the quarter before', () => {
    const update = (percent: number) =>
      `Update, October 2025\nSales grew ${percent}% on the previous quarter.\nTABLE (KES million)\nQ1 2025 Q2 2025 Q3 2025\nSales 50 60 75\nCost of sales (30) (36) (45)`;
    expect(codes(update(45), 'business_plan')).toContain('GROWTH_MISMATCH');
    expect(codes(update(25), 'business_plan')).not.toContain('GROWTH_MISMATCH');
  });

  test('a planned burn is not what goes out today, and months without the round are not its months', () => {
    const found = codes(
      'The round\nWe raise KES 90 million for two depots: 60% depots, 40% stock.\nCash in the bank: KES 30 million. Net burn today KES 3 million a month, hence ten months without this round.\nAfter it, burn rises to KES 6 million a month: 20 months.',
    );
    expect(found).not.toContain('RUNWAY_SHORT');
    expect(found).not.toContain('RUNWAY_MISMATCH');
  });

  test('owners in a list that goes on behind its total', () => {
    const list = (last: string) =>
      `Schedule 1: Shareholdings\nName\tShares\tPercentage\nAwa Ba\t500,000\t50%\nOmar Fall\t350,000\t35%\nDelta Fund\t${last}\nTotal\t1,000,000\t100%\nSchedule 2\n`;
    expect(codes(list('200,000\t20%'), 'legal_docs')).toContain('OWNERSHIP_MISMATCH');
    expect(codes(list('150,000\t15%'), 'legal_docs')).not.toContain('OWNERSHIP_MISMATCH');
  });
});

test('rent from a director told with its sum is asked about, money lent to him without paper is a flag', () => {
  expect(
    codes(
      'Note 9. Mr Otieno, a director, lets the depot to the company at KES 85,000 a month under a lease to 2030.',
      'financial_statements',
    ),
  ).not.toContain('RELATED_PARTY');
  expect(
    codes(
      'Note 9. KES 9 million was advanced to Mr Otieno, a director, without an agreement or interest.',
      'financial_statements',
    ),
  ).toContain('RELATED_PARTY');
});

test('sentences of a narrow column are read as one', () => {
  const found = numbersOf(
    'Market\nEgyptian families spend an estimated\nEGP 92 billion a year on private\nlessons, of which we can reach the\nlast three years of school.',
  );
  expect(found.join()).toContain('market 92000000000 EGP');
});

describe('what a sentence tells of customers, owners and results', () => {
  const aboutOf = (text: string, type: DocumentType = 'business_plan') =>
    analysed(text, type).numbers.map(({ value, about, period }) => [value, about ?? '-', period].join(' '));

  test('the cost of a new customer takes in what its brackets say, and their months', () => {
    expect(
      aboutOf(
        'Letter, Lusaka, 5 June 2026\nCost per new tenant (adverts and agents, January to April): ZMW 410',
      ),
    ).toContain('410 customer acquisition cost 2026-01 to 2026-04');
    expect(aboutOf('Le coût d’un nouveau locataire a été de 14 500 FCFA en 2025.')).toContain(
      '14500 customer acquisition cost 2025',
    );
    expect(aboutOf('The cost per new store was ZMW 410,000 in 2025.').join()).not.toContain('acquisition');
  });

  test('who left each month is churn', () => {
    expect(aboutOf('In 2025, 1.8% of tenants left each month of the year.')).toContain(
      '1.8 monthly churn 2025',
    );
  });

  test('the share of a named customer is one customer’s, and a limit is nobody’s', () => {
    expect(aboutOf('Le client Dunes & Fils a pesé 31 % du chiffre d’affaires en 2025.')).toContain(
      '31 one customer 2025',
    );
    expect(aboutOf('The buyer Harbour Mills took 31% of sales in 2025.')).toContain('31 one customer 2025');
    expect(aboutOf('The buyer Harbour Mills may not exceed 31% of sales in 2025.').join()).not.toContain(
      'one customer',
    );
  });

  test('what founders hold before a round is told as that', () => {
    expect(
      aboutOf('Before closing the founders together hold 71% of the shares.', 'legal_docs').join(),
    ).toContain('71 founders');
    expect(
      aboutOf('Avant la levée, les fondateurs possèdent ensemble 71 % du capital.', 'legal_docs').join(),
    ).toContain('71 founders');
    expect(aboutOf('Two years before, the founders together held 71%.', 'legal_docs').join()).not.toContain(
      'founders',
    );
  });

  test('what stands behind a share names whose it is', () => {
    expect(aboutOf('We own 82% (founders)').join()).toContain('82 founders');
    expect(aboutOf('Dependence: Harbour Mills took 29% of sales in 2025.')).toContain('29 one customer 2025');
  });

  test('what churn had been, and what onboarding costs', () => {
    expect(aboutOf('Monthly churn of tenants had been 2.9% in the first quarter of 2026.')).toContain(
      '2.9 monthly churn 2026-Q1',
    );
    expect(aboutOf('Onboarding one tenant costs us ZMW 700.').join()).toContain(
      '700 customer acquisition cost',
    );
  });

  test('a month in brackets behind its name dates what follows', () => {
    expect(
      numbersOf('Kilns Ltd, June 2026\nLast month (May 2026) we sold for KES 9m', 'pitch_deck'),
    ).toContain('revenue 9000000 KES 2026-05');
  });

  test('a heading that counts its figures dates them', () => {
    expect(
      numbersOf('Deck\n2024 in four numbers\n• Revenue: KES 8.1 million\n• Gross margin: 41%'),
    ).toContain('revenue 8100000 KES 2024');
  });

  test('books whose year stands in brackets behind its name date the results behind them', () => {
    expect(
      numbersOf(
        'Kigali, 3 October 2026\nThe books for FY26 (the year to 30 June 2026) were closed. Turnover was RWF 310 million and we ended the year with a net profit of RWF 9 million.',
        'business_plan',
      ),
    ).toContain('other 9000000 RWF 2026');
  });

  test('New Year is the end of the year before, and a runway is counted from the newer balance', () => {
    const found = numbersOf(
      'Second quarter of 2026\nCash at quarter end was KES 8.4m, against KES 12m at New Year. That leaves 14 months.',
      'business_plan',
    );
    expect(found).toContain('cash 12000000 KES 2025-12');
    expect(found).toContain('runway 14  2026-Q2');
  });
});
