import { describe, expect, it, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import { foldPage } from '../text/folded-page.ts';
import { homeCurrency } from '../words/home-currency.ts';
import { indicatorsIn } from './indicator.ts';
import { readTables } from './table-reader.ts';

const numbersOf = (text: string): string[] =>
  analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] }).numbers.map(
    ({ account, kind, value, currency, period }) =>
      `${account ?? kind} ${value} ${currency ?? '-'} ${period}`,
  );

describe('a list of indicators', () => {
  it('is of its month, and what stands in brackets of the one before', () => {
    expect(
      numbersOf(
        'Update no. 19, Nairobi\nPeriod covered: November 2025. All amounts in KES. Numbers in brackets are October.\nNet revenue: 7.35m (6.88m), +6.8% m/m\nGross profit: 2.06m (1.79m)\nEBITDA: -1.12m (-1.48m)\nRunway: 13 months (12)',
      ),
    ).toEqual(
      expect.arrayContaining([
        'revenue 7350000 KES 2025-11',
        'revenue 6880000 KES 2025-10',
        'ebitda -1120000 KES 2025-11',
        'ebitda -1480000 KES 2025-10',
        'runway 12 - 2025-10',
      ]),
    );
  });

  it('with dots before its figures, in the scale of the line above', () => {
    expect(
      numbersOf(
        "Dakar, point du T3 2025\nEn bref (millions FCFA ; T2 2025 entre crochets)\n* CA du trimestre ........ 318,6 [287,4]\n* marge brute ............ 104,2 [91,0]\n* perte d'exploitation ... 21,5 [38,8]",
      ),
    ).toEqual(
      expect.arrayContaining([
        'revenue 318600000 XOF 2025-Q3',
        'revenue 287400000 XOF 2025-Q2',
        'operatingProfit -21500000 XOF 2025-Q3',
      ]),
    );
  });

  it('and goes on behind them', () => {
    expect(
      numbersOf('Lagos, June 2025\nCash 30 June 2025: USD 1.9m; monthly burn USD 95k, i.e. 20 months'),
    ).toContain('burn 95000 USD 2025-06, monthly');
  });
});

describe('tiles', () => {
  it('under a head that speaks of the round, and of which the last is a share', () => {
    const text =
      'Zawadi Ltd\fThe ask\n$900k\nseed round\n$4.1m\npre-money\n82%\nheld by the founders before it\nTwo boats';
    const deck = analyseDocument({
      type: 'pitch_deck',
      pages: text.split('\f').map((page, index) => ({ page: index + 1, text: page })),
    }).numbers.map(({ kind, value, about }) => [kind, value, about]);
    expect(deck).toContainEqual(['ask', 900_000, null]);
    expect(deck).toContainEqual(['valuation', 4_100_000, 'pre-money']);
    expect(deck.filter(([kind]) => kind === 'ask')).toHaveLength(1);
  });

  it('with the share of the largest customer of what was sold', () => {
    const text = 'KES 41m\nrevenue 2025\n23%\nof sales to our biggest customer\n64%\ngross margin';
    const { numbers } = analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] });
    expect(numbers.map(({ value, about }) => [value, about])).toContainEqual([23, 'largest customer']);
  });

  it('of which the words of one alone are known, and which begin with its preposition', () => {
    const deck = analyseDocument({
      type: 'pitch_deck',
      pages: [
        {
          page: 1,
          text: 'Sira SA\nNotre tour\n450 M FCFA\naugmentation de capital\n1,8 Md FCFA\nvalorisation avant l’opération\nUn four de plus',
        },
      ],
    }).numbers.map(({ kind, value, about }) => [kind, value, about]);
    expect(deck).toContainEqual(['valuation', 1_800e6, 'pre-money']);
    expect(deck).toContainEqual(['ask', 450e6, null]);
    expect(
      numbersOf('Sira SA\n2025\n2,19 M USD\nde chiffre d’affaires\n310 000 USD\nd’EBITDA en 2025'),
    ).toEqual(expect.arrayContaining(['revenue 2190000 USD 2025', 'ebitda 310000 USD 2025']));
  });

  it('beside each other, whether or not their names say anything known', () => {
    const of = (text: string) =>
      analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] }).numbers.map(
        ({ kind, value, unit, label }) =>
          [kind, value, unit, ...(label === undefined ? [] : [label])].join(' '),
      );
    expect(
      of('Lamu Looms\n5.1 lakh\t14\t19 h\t44 %\nshawls sold\tlooms running\tto weave one\tof yarn spun here'),
    ).toEqual([
      'other 510000 count shawls sold',
      'other 14 count looms running',
      'other 19 count to weave one',
      'other 44 percent of yarn spun here',
    ]);
    expect(of('Reach\n2.6M\t44\t212\nweekly listeners\tmasts built\tdealers in nine towns')).toEqual([
      'users 2600000 count',
      'other 44 count masts built',
      'customers 212 count',
      'other 9 count towns',
    ]);
    expect(
      of('Mid-year\n1.7 lakh\ncustomers who ordered in 2025\nKES 4m\nrevenue 2025\n1 310 t\nglass sold'),
    ).toEqual(['customers 170000 count', 'revenue 4000000 money', 'other 1310 count glass sold']);
    expect(of('Results\nKES 19m\nsales, last 12 months\n2.4x\ngrowth over the 12 months before')).toContain(
      'growth 2.4 count',
    );
    expect(of('Terms\nR 400\t17 days\na month\tthe same, after two terms with us').join()).not.toContain(
      'customers',
    );
  });

  it('with the figure above its name, and the year before below', () => {
    expect(
      numbersOf(
        "Chiffres clés 2024, en millions de FCFA, Libreville\n1 948\nChiffre d'affaires\n2023 : 1 605\n317\nEBE\n2023 : 244\n76\nEffectif au 31/12\n2023 : 71",
      ),
    ).toEqual([
      'revenue 1948000000 XAF 2024',
      'revenue 1605000000 XAF 2023',
      'ebitda 317000000 XAF 2024',
      'ebitda 244000000 XAF 2023',
      'headcount 76 - 2024',
      'headcount 71 - 2023',
    ]);
  });

  it('with the figure below its name, and the quarter before behind it', () => {
    expect(
      numbersOf(
        'Q3 2025 board update\nMXN millions, prior quarter in grey\nNET REVENUE\n38.6\n33.9\nCASH\n61.3\n66.0\nACTIVE SHOPS\n8,215\n7,340',
      ),
    ).toEqual([
      'revenue 38600000 MXN 2025-Q3',
      'revenue 33900000 MXN 2025-Q2',
      'cash 61300000 MXN 2025-Q3',
      'cash 66000000 MXN 2025-Q2',
      'customers 8215 - 2025-Q3',
      'customers 7340 - 2025-Q2',
    ]);
  });

  it('as the bars of a chart, each with its year', () => {
    expect(numbersOf('Revenue path (VND bn)\n18.2\n2022\n27.5\n2023\n46.9\n2024\n71\n2025E')).toEqual([
      'revenue 18200000000 VND 2022',
      'revenue 27500000000 VND 2023',
      'revenue 46900000000 VND 2024',
      'revenue 71000000000 VND 2025',
    ]);
  });

  it('beside each other', () => {
    expect(
      numbersOf(
        '2025 in three numbers, Manila\nPHP 86.4m\t9,240\t8.1%\nrevenue in 2025\tstores ordering in December\tgross margin',
      ),
    ).toEqual(expect.arrayContaining(['revenue 86400000 PHP 2025', 'customers 9240 - 2025-12']));
  });

  it('beside each other, where one name is longer than the others', () => {
    expect(
      numbersOf(
        'Nos chiffres à fin octobre 2026\n184 000 DT\t207\t37 900\nrevenu récurrent mensuel\n(MRR)\técoles abonnées\télèves connectés',
      ),
    ).toEqual(expect.arrayContaining(['recurringRevenueMonthly 184000 TND 2026-10, monthly']));
  });

  it('margins and values beside each other are of what their names say', () => {
    const { numbers } = analyseDocument({
      type: 'pitch_deck',
      pages: [
        { page: 1, text: 'FY2026 at a glance\nR31.5m\t61%\tR6.8m\nrevenue\tgross margin\tEBITDA' },
        { page: 2, text: 'The raise\nnew equity\tpre-money valuation\nR20m\tR120m' },
      ],
    });
    const told = numbers.map(({ value, about }) => [value, about]);
    expect(told).toContainEqual([61, 'gross margin']);
    expect(told).toContainEqual([120e6, 'pre-money']);
  });
});

describe('tiles whose names say more, or nothing that is known', () => {
  it('beside each other are of the time all their names agree on', () => {
    expect(
      numbersOf(
        'Progress, May 2025\n1,140\t36,200\tKES 410m\tKES 22m\ncircles at 31 March 2025\tmembers\tsavings kept for them\tfees earned, January to March 2025',
      ),
    ).toEqual([
      'other 1140 - 2025-03',
      'users 36200 - 2025-03',
      'other 410000000 KES 2025-03',
      'revenue 22000000 KES 2025-Q1',
    ]);
  });

  it('compared with a time are of the year after, and date nothing beside them', () => {
    expect(
      numbersOf('Update on Q3 2025\n\nIn short\n+9%\non Q3 2024\n2,150\nactive kiosks\n41\nemployees'),
    ).toEqual(['growth 9 - 2025-Q3', 'users 2150 - 2025-Q3', 'headcount 41 - 2025-Q3']);
    expect(
      numbersOf('Où nous en sommes, mars 2026\n\n4,1 MDT\nde ventes en 2025\n+12 %\npar rapport à 2024'),
    ).toContain('growth 12 - 2025');
  });

  it('say their growth with the sales beside them', () => {
    expect(
      numbersOf('Results\n€9.0M\t€6.0M\t50%\nnet revenue in 2023\tnet revenue in 2022\tgrowth year on year'),
    ).toContain('growth 50 - 2023');
    const found = numbersOf(
      'In short\nR 40m\nrevenue, year to June 2025\nR 3m\nprofit before tax, same year\n25 %\ngrowth on the year before',
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'revenue 40000000 ZAR 2025',
        'profitBeforeTax 3000000 ZAR 2025',
        'growth 25 - 2025',
      ]),
    );
  });

  it('are shown where they only count', () => {
    expect(numbersOf('Atelier\n31\t520\ncollaborateurs à ce jour\tpompes par mois')).toEqual([
      'team 31 - null',
      'other 520 - null',
    ]);
    expect(
      numbersOf('Offer\nUSD 2m\tUSD 8m\tUSD 10m\nequity sought\tpre-money\tpost-money').map(
        (one) => one.split(' ')[0],
      ),
    ).toEqual(['ask', 'valuation', 'valuation']);
  });
});

describe('figures in columns', () => {
  it('are of the times that stand below their names', () => {
    const found = numbersOf(
      'Chiffres clés, Douala\n\n214\t3,1 Md FCFA\t58 %\nclients payants\tchiffre d’affaires\tmarge brute\nfin juin 2026\t2025\t2025\n\n640 000 FCFA\t14 mois\t27\ncoût d’acquisition d’un client\tde trésorerie devant nous\tsalariés\nT2 2026\tau 30 juin 2026',
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'customers 214 - 2026-06',
        'revenue 3100000000 XAF 2025',
        'other 58 - 2025',
        'other 640000 XAF 2026-Q2',
        'runway 14 - 2026-06',
      ]),
    );
  });
});

it('growth over a year is of that year, on a year of the one after', () => {
  const tiles = (name: string) =>
    numbersOf(`Chiffres, Casablanca\n14 MDH\nchiffre d’affaires 2025\n+31 %\n${name}`);
  expect(tiles('sur l’année 2025')).toContain('growth 31 - 2025');
  expect(tiles('sur 2024')).toContain('growth 31 - 2025');
  expect(tiles('Revenue growth over 2024')).toContain('growth 31 - 2025');
  const growth = analyseDocument({
    type: 'pitch_deck',
    pages: [{ page: 1, text: 'In short\nKES 14m\nrevenue 2025\n+31%\nover the year 2025' }],
  }).numbers.find(({ kind }) => kind === 'growth');
  expect(growth).toMatchObject({ about: 'revenue', period: '2025' });
});

it('tiles of twelve months end with the day that the head of their page tells', () => {
  expect(
    numbersOf(
      'Cold Chain Riders Ltd\nKisumu, Nakuru and Eldoret | figures at 31 August 2026 unless said otherwise\nKES 18.6m\nsales, last twelve months\n23\nvans, of which nine bought this year',
    ),
  ).toEqual(expect.arrayContaining(['revenue 18600000 KES 2025-09 to 2026-08', 'other 23 - 2026-08']));
});

describe('tiles beside each other', () => {
  const tilesOf = (text: string): string[] => {
    const pages = [foldPage({ page: 1, text })];
    return indicatorsIn(
      pages,
      homeCurrency(pages),
      readTables(pages, homeCurrency(pages), false),
      null,
    ).flatMap(({ rows }) =>
      rows.flatMap(({ account, label, values }) =>
        values.map(
          ({ value, currency, unit, date, kind }) =>
            `${account ?? kind ?? label} ${value} ${currency ?? unit} ${date}`,
        ),
      ),
    );
  };

  it('with what they were then below them, and by how much they changed', () => {
    expect(
      tilesOf(
        'Moka Export\tDashboard, 9 months to 30/09/2026 (compared to 9 months 2025)\n\nREVENUE\tGROSS PROFIT\tCASH\tHEADCOUNT\nUSD 4.1m\tUSD 1.2m\tUSD 0.6m\t41\n9M 2025: USD 3.5m\t9M 2025: USD 1.1m\t30/09/2025: USD 0.4m\t30/09/2025: 36\n+17.1%\t+9.1%\t+50.0%\t+5',
      ),
    ).toEqual([
      'revenue 4100000 USD 2026-01 to 2026-09',
      'grossProfit 1200000 USD 2026-01 to 2026-09',
      'cash 600000 USD 2026-09',
      'headcount 41 count 2026-09',
      'revenue 3500000 USD 2025-01 to 2025-09',
      'grossProfit 1100000 USD 2025-01 to 2025-09',
      'cash 400000 USD 2025-09',
      'headcount 36 count 2025-09',
      'growth 17.1 percent 2026-01 to 2026-09',
      'other 9.1 percent 2026-01 to 2026-09',
      'other 50 percent 2026-01 to 2026-09',
    ]);
  });

  it('and changes of the tiles above are no figures of the names below', () => {
    expect(
      tilesOf(
        'Point au 30 septembre 2026\nStocks\tClients\n320 KDH\t118\n+4\t-12\nEffectif\tTrésorerie\n58\t905 KDH',
      ),
    ).toEqual([
      'inventories 320000 MAD 2026-09',
      'customers 118 count 2026-09',
      'headcount 58 count 2026-09',
      'cash 905000 MAD 2026-09',
    ]);
  });
});

it('a tile’s currency may open its name, and a year alone ends the line above', () => {
  expect(
    numbersOf(
      "Baara Froid SAS\n2025 en quatre chiffres\n312 M\nFCFA de chiffre d'affaires\n38,5 M\nFCFA de bénéfice net\n19\nclients\n27\nsalariés fin 2025",
    ),
  ).toEqual(expect.arrayContaining(['revenue 312000000 XOF 2025', 'netProfit 38500000 XOF 2025']));
  expect(numbersOf('Kito Meters\nThe year behind us\nKES 410m revenue in\n2025\nKES 300m in 2024')).toContain(
    'revenue 410000000 KES 2025',
  );
});

describe('times in the names of tiles', () => {
  it('are of the year of the paper where none is told, and not of what is compared with below', () => {
    expect(
      numbersOf(
        'Pitch, Kampala, November 2026\n\nUGX 9.84bn\tUGX 1.18bn\norders delivered, January–October\tour revenue, January to October\n(UGX 6.15bn in 2025: +60%)\t(UGX 710m in 2025: +66%)',
      ),
    ).toContain('revenue 1180000000 UGX 2026-01 to 2026-10');
  });

  it('may be parts of a financial year', () => {
    expect(
      numbersOf(
        'Pitch, November 2026\nOur year runs April to March.\n\n₹ 9.36 cr\nrevenue H1 FY27\n₹ 14.85 cr\nrevenue FY26',
      ),
    ).toEqual(
      expect.arrayContaining(['revenue 93600000 INR 2026-04 to 2026-09', 'revenue 148500000 INR 2026']),
    );
  });
});

it('a runway told from the average of some months is of their end', () => {
  expect(
    numbersOf(
      'Letter, November 2026\n\nNet burn, average August to October 2026: KES 1.2m a month, so 19 months.',
    ),
  ).toEqual(expect.arrayContaining(['burn 1200000 KES 2026-08 to 2026-10, monthly', 'runway 19 - 2026-10']));
});

it('tonnes are no meticals, and what came in the year is not of the day that stands beside it', () => {
  const read = numbersOf(
    'Lindi Fibres, November 2026\n\n3,850 MT\t118\nYarn sold in the year\tMills buying, June 2026',
  );
  expect(read).toContain('other 3850 - null');
  expect(read).toContain('customers 118 - 2026-06');
});

it('growth over a year is of the next one, whose sales stand beside it', () => {
  const tiles = (name: string) =>
    numbersOf(`Numbers, March 2026\n\n₦1.84bn\nRevenue 2025\n62%\n${name}\n41\nStaff`);
  expect(tiles('Revenue growth over 2024')).toContain('growth 62 - 2025');
  expect(tiles('Revenue growth vs 2024')).toContain('growth 62 - 2025');
  expect(tiles('Revenue growth in 2025')).toContain('growth 62 - 2025');
});

it('what came in and went out is not held', () => {
  expect(numbersOf('USD m\t2025\t2026\nRevenue\t4.1\t5.2\nFree cash flow\t0.4\t0.6')).toEqual([
    'revenue 4100000 USD 2025',
    'revenue 5200000 USD 2026',
    'other 400000 USD 2025',
    'other 600000 USD 2026',
  ]);
});

describe('names that are cut at the end of their line', () => {
  const read = (text: string) =>
    analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] }).numbers.map(
      ({ kind, value, period, about }) => [kind, value, period, about],
    );
  const tiles = "Exercice 2025\n2,4 MDT\t+41 %\t27 %\nchiffre d'affaires 2025\t";

  it('go on in the cells below, where there are as many', () => {
    const told = read(`${tiles}progression du chiffre\tde marge brute\nd'affaires, 2025 contre 2024`);
    expect(told).toContainEqual(['growth', 41, '2025', 'revenue']);
    expect(told).toContainEqual(['other', 27, '2025', 'gross margin']);
  });

  it('and a growth on a year is of the next', () => {
    const told = (name: string) => read(`${tiles}${name}\tde marge brute`);
    expect(told('de croissance sur 2024')).toContainEqual(['growth', 41, '2025', 'revenue']);
    expect(told('de croissance en 2025')).toContainEqual(['growth', 41, '2025', 'revenue']);
  });

  it('a growth of something else is none of sales', () => {
    const told = read(`${tiles}de croissance des inscrits\tde marge brute`);
    expect(told).not.toContainEqual(['growth', 41, '2025', 'revenue']);
  });
});

it.each([
  ['2025 en trois chiffres\n\n9,8 MHTG\nde bénéfice net, impôt payé', 'netProfit 9800000 HTG 2025'],
  ['Mars 2026\n\nSeries A\nUS$3.5m\nnew shares only', 'ask 3500000 USD null'],
])('a figure set apart is what its name or its heading says: %s', (text, told) => {
  expect(numbersOf(text)).toEqual([told]);
});

describe('a heading that tells of when the figures below it are', () => {
  it.each([
    [
      "Lait du Sahel SA\nRencontre investisseurs, Dakar, 4 juin 2026\nDiapositive 3 — L'année 2025 en bref\nChiffre d'affaires\n2 140 MFCFA\nÉvolution sur 2024\n+12,5 %\nRésultat net\n96 MFCFA",
      ['revenue 2140000000 XOF 2025', 'growth 12.5 - 2025', 'netProfit 96000000 XOF 2025'],
    ],
    [
      'Port Cargo Ltd\nPre-Series A — July 2026\nKEY METRICS (30 June 2026)\nUS$ 0.96m\tUS$ 80k\t71 %\nARR\tMRR\tgross margin',
      ['recurringRevenueMonthly 80000 USD 2026-06, monthly'],
    ],
    [
      'FIELD SALT LTD\nPitch, August 2025\n$3.8M\nrevenue, year to 30 June 2025\n$1.5M\ngross profit, same year\n39.5%\ngross margin',
      ['grossProfit 1500000 USD 2025', 'other 39.5 - 2025'],
    ],
  ])('%s', (text, numbers) => {
    expect(numbersOf(text)).toEqual(expect.arrayContaining(numbers));
  });
});

test('a list whose figures have those of the month before in brackets, without colons', () => {
  const text =
    'DUKAPAY - INVESTOR UPDATE, OCTOBER 2026\nSent 9 November 2026\n\nRevenue NGN 57.0m (September 54.6m)\nDuka paying traders 8,140 (September 7,905)\nMonthly active traders 43,200 (September 42,700)\nAccounts opened since launch 212,000';
  const { numbers } = analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] });
  const told = numbers.map(({ kind, value, period }) => `${kind} ${value} ${period}`);
  expect(told).toEqual(
    expect.arrayContaining([
      'revenue 57000000 2026-10',
      'customers 8140 2026-10',
      'users 43200 2026-10',
      'users 42700 2026-09',
    ]),
  );
});

test('equity on a tile of a page on a round is what is asked for', () => {
  const kindOf = (title: string): string | undefined =>
    analyseDocument({
      type: 'pitch_deck',
      pages: [{ page: 1, text: `${title}\nUS$800,000\nequity\nUS$1.2m\nwhole expansion programme\n` }],
    }).numbers.find(({ value }) => value === 800_000)?.kind;
  expect(kindOf('The round')).toBe('ask');
  expect(kindOf('Balance sheet')).not.toBe('ask');
});

test('figures of a strip are read where one of them says itself what it counts', () => {
  const text =
    'LafiaDesk, Lagos\n214\t₦19.6m\t11 states\nclinics paying us at end of September\trevenue in September 2026\tfrom Kano to Rivers\n2026';
  const { numbers } = analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] });
  expect(
    numbers.filter(({ kind }) => kind !== 'other').map(({ kind, value, period }) => [kind, value, period]),
  ).toEqual([
    ['customers', 214, '2026-09'],
    ['revenue', 19.6e6, '2026-09'],
  ]);
});

test('what a tile is in may stand in a line of its own, over its name', () => {
  const read = numbersOf(
    'Oil press, Tunis, January 2026\n3 000 000\t9 000 000\t25 %\nTND\tTND\tshare given\namount sought\tpre-money valuation\n',
  );
  expect(read.some((number) => number.includes('ask') && number.includes('3000000'))).toBe(true);
  expect(read.some((number) => number.includes('valuation') && number.includes('9000000'))).toBe(true);
});
