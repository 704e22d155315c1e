import { describe, expect, it } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import { documentDate } from '../text/document-date.ts';
import { currencyOfPlaces } from '../words/place-currency.ts';
import { settleAsk, settleRunway, settleUses, runAddingTo } from './figure-arithmetic.ts';
import type { Figure } from './figure-context.ts';
import { foldPage } from '../text/folded-page.ts';
import { languageOf } from '../text/language.ts';
import { valueOfWords } from '../words/number-word.ts';
import { passagesOf } from '../text/passage.ts';
import { datesIn, rateNear } from '../words/period.ts';
import { readSections } from '../text/section.ts';
import { scaleOfTable } from '../tables/table-scale.ts';

const folded = (text: string): string => foldPage({ page: 1, text }).text;
const datesOf = (text: string): string[] => datesIn(folded(text)).map(({ date }) => date);

describe('a date is as precise as it is written', () => {
  it.each([
    ['revenue in 2025', ['2025']],
    ['as of 14 March 2025', ['2025-03']],
    ['au 14 mars 2025', ['2025-03']],
    ['fin décembre 2024', ['2024-12']],
    ['fin 2024', ['2024-12']],
    ['end of the year 2024', ['2024-12']],
    ['Q3 2025', ['2025-Q3']],
    ['1er sem. 2025', ['2025-H1']],
    ['janvier à septembre 2025', ['2025-01 to 2025-09']],
    ['six months to 31 August 2025', ['2025-03 to 2025-08']],
    ['nine months ended 30 September 2025', ['2025-01 to 2025-09']],
    ['July to December 2024', ['2024-H2']],
    ['troisième trimestre 2025', ['2025-Q3']],
    ['H1 2025 and second half of 2025', ['2025-H1', '2025-H2']],
    ['31/12/2024', ['2024-12']],
    ['31-12-2024', ['2024-12']],
    ['nine months to 30-09-2025', ['2025-01 to 2025-09']],
    ['2025-09-30', ['2025-09']],
    ["FY'24 and FY 2025", ['2024', '2025']],
    ['the year ended 31 March 2025', ['2025']],
    ['exercice clos le 31 décembre 2023', ['2023']],
    ['Sept 2024: 40; Oct 2024: 55', ['2024-09', '2024-10']],
  ])('%s', (written, dates) => {
    expect(datesOf(written)).toEqual(dates);
  });

  it.each([
    'invoice 12025',
    '$2,025',
    'model X2024',
    'in 1879',
    'by 2075',
    '1.2024.5',
    'RC B-01-03-2019',
    '02-03-2019-77',
  ])('there is none in %s', (written) => {
    expect(datesOf(written)).toEqual([]);
  });
});

describe('the rate of a figure is the one said nearest to it', () => {
  const rateOf = (text: string, figure: string) => {
    const start = text.indexOf(figure);
    return rateNear(text, start, start + figure.length, 40);
  };

  it.each([
    ['we burn 40,000 a month', '40,000', 'monthly'],
    ['chiffre d’affaires de 12 millions par an', '12', 'annual'],
    ['arr of $420,000, growing monthly', '420,000', 'annual'],
    ['35k mrr in a year', '35k', 'monthly'],
    ['300 orders per day, 40 returns per week', '40', 'weekly'],
    ['300 orders per day, 40 returns per week', '300', 'daily'],
    ['9,000 per quarter', '9,000', 'quarterly'],
    ['paid 9,000 for the licence', '9,000', null],
  ])('%s: %s is %s', (text, figure, rate) => {
    expect(rateOf(text, figure)).toBe(rate);
  });
});

it.each([
  ['four million six hundred thousand', 4_600_000],
  ['eight hundred and fifty million', 850_000_000],
  ['one hundred and twenty', 120],
  ['a thousand', 1000],
  ['cinq cent douze millions huit cent mille', 512_800_000],
  ['cent quarante millions', 140_000_000],
  ['soixante-dix-huit mille', 78_000],
  ['un milliard', 1e9],
  ['mille deux cents', 1200],
])('%s is %d', (words, value) => {
  expect(valueOfWords(words)).toBe(value);
});

it('numbers in words are read in both languages; one and un may be articles', () => {
  const words = ['thirteen', 'twenty-four', 'sixty', 'dix-huit', 'quarante-deux', 'vingt et un', 'one', 'un'];
  expect(words.map(valueOfWords)).toEqual([13, 24, 60, 18, 42, 21, null, null]);
});

describe('the head of a table says what its figures are', () => {
  it.each([
    ["Statement of income (₦'000)", 'NGN', 1000],
    ['All amounts in KES', 'KES', 1],
    ['(in millions of FCFA)', 'XOF', 1e6],
    ['En milliers de dirhams, Maroc', 'MAD', 1000],
    ['(US$ thousands)', 'USD', 1000],
  ] as const)('%s', (head, currency, factor) => {
    expect(scaleOfTable(folded(head), 'USD')).toEqual({ currency, factor });
  });

  it('an amount is no head, nor is a sentence, however it ends', () => {
    expect(scaleOfTable('r 12 million', 'USD')).toBeNull();
    expect(scaleOfTable(`${'We sold to many farmers last year. '.repeat(5)}(₦'000)`, 'USD')).toBeNull();
  });
});

it('a document’s home is the place it names most often', () => {
  expect(currencyOfPlaces('from lagos to nairobi and mombasa')).toBe('KES');
  expect(currencyOfPlaces('dakar, abidjan, then lagos')).toBe('XOF');
  expect(currencyOfPlaces('we sell to shops')).toBeNull();
  // Niger is not Nigeria, and Mali is not in "normality".
  expect(currencyOfPlaces('niamey in niger; normality in nigeria')).toBe('XOF');
});

it('the language is that of the small words, and unknown where neither leads', () => {
  const language = (text: string) => languageOf(passagesOf([foldPage({ page: 1, text })]));
  expect(language('The shops we serve are in the market and pay for it by phone.')).toBe('en');
  expect(language('Les boutiques que nous servons sont sur le marché et paient par téléphone.')).toBe('fr');
  expect(language('Cash 40,000 Burn 8,000')).toBe('unknown');
});

const PAGE = foldPage({ page: 1, text: '$500,000 for what follows' });
const [SENTENCE] = readSections('pitch_deck', passagesOf([PAGE])).passages;

/** A figure as the arithmetic looks at it: a sum on a line of one page, followed by “for”. */
function figure(kind: Figure['kind'], value: number, more: Partial<Figure> & { line?: number } = {}): Figure {
  const { line = 1, ...rest } = more;
  if (!SENTENCE) throw new Error('a text has a passage');
  return {
    passage: { ...SENTENCE, line },
    numeral: {
      start: 0,
      end: '$500,000'.length,
      value,
      unit: 'money',
      currency: 'USD',
      isScaled: false,
      noun: '',
    },
    kind,
    account: null,
    unit: 'money',
    value,
    currency: 'USD',
    date: null,
    rate: null,
    isForecast: false,
    ...rest,
  };
}
const kindsOf = (figures: readonly Figure[]) => figures.map(({ kind }) => kind);

describe('sums that fit a claimed runway are cash and burn', () => {
  const runway = figure('runway', 18, { unit: 'months' });

  it('$900,000 and $50,000 a month beside 18 months', () => {
    const figures = [runway, figure('other', 900_000), figure('other', 50_000, { rate: 'monthly' })];
    expect(kindsOf(settleRunway(figures))).toEqual(['runway', 'cash', 'burn']);
  });

  it('not where they are off by more than a tenth, far away, a hope, or of another currency', () => {
    const burn = figure('other', 50_000, { rate: 'monthly' });
    for (const cash of [
      figure('other', 1_100_000),
      figure('other', 900_000, { line: 20 }),
      figure('other', 900_000, { isForecast: true }),
      figure('other', 900_000, { currency: 'KES' }),
    ])
      expect(kindsOf(settleRunway([runway, cash, burn]))).toEqual(['runway', 'other', 'other']);
  });

  it('nor is income what goes out, or what is in the bank', () => {
    const [income, sum] = [figure('revenue', 50_000, { rate: 'monthly' }), figure('other', 900_000)];
    expect(kindsOf(settleRunway([runway, sum, income]))).toEqual(['runway', 'other', 'revenue']);
    const [spent, sales] = [figure('expenses', 50_000, { rate: 'monthly' }), figure('revenue', 900_000)];
    expect(kindsOf(settleRunway([runway, sales, spent]))).toEqual(['runway', 'revenue', 'expenses']);
  });

  it('and nothing is settled where the document has named both itself', () => {
    const named = [runway, figure('cash', 10), figure('burn', 10), figure('other', 900_000)];
    expect(settleRunway(named)).toEqual(named);
  });
});

describe('parts that add up to a sum', () => {
  const parts = [200_000, 175_000, 125_000].map((value) => figure('expenses', value));

  it('are found as a run within one percent', () => {
    expect(runAddingTo(500_000, parts)).toEqual(parts);
    expect(runAddingTo(375_000, parts)).toEqual(parts.slice(0, 2));
    expect(runAddingTo(503_000, parts)).toEqual(parts);
    expect(runAddingTo(520_000, parts)).toBeNull();
    expect(runAddingTo(200_000, parts)).toBeNull();
  });

  it('after an ask are its uses, not costs of the company', () => {
    const ask = figure('ask', 500_000);
    expect(kindsOf(settleUses([ask, ...parts, figure('expenses', 90_000)]))).toEqual([
      'ask',
      'other',
      'other',
      'other',
      'expenses',
    ]);
    expect(kindsOf(settleUses([...parts, ask]))).toEqual(['expenses', 'expenses', 'expenses', 'ask']);
    const statement = parts.map((part): Figure => ({
      ...part,
      account: 'netProfit',
      isOfRow: true,
      value: -part.value,
    }));
    expect(settleUses([ask, ...statement])).toEqual([ask, ...statement]);
  });

  it('make the sum before them the ask of a document that names none', () => {
    const before = [1, 2, 3, 4, 5, 6].map((value) => figure('revenue', value * 1000));
    const kinds = kindsOf(settleAsk([...before, figure('other', 500_000), ...parts]));
    expect(kinds.slice(6)).toEqual(['ask', 'expenses', 'expenses', 'expenses']);
    const asked = [figure('ask', 1), figure('other', 500_000), ...parts];
    expect(settleAsk(asked)).toEqual(asked);
  });
});

describe('what a document says of its present is of its own date', () => {
  const numbersOf = (...texts: string[]) =>
    analyseDocument({
      type: 'pitch_deck',
      pages: texts.map((text, index) => ({ page: index + 1, text })),
    }).numbers.map(({ kind, value, period }) => `${kind} ${value} ${period}`);

  it('months without a year are the last ones before it', () => {
    expect(
      numbersOf(
        'Moyo Foods\nPitch, Lusaka, March 2025',
        'Money\nCash at bank at the end of November was $410,000.\nWe have 31 employees.',
      ),
    ).toEqual(['cash 410000 2024-11', 'team 31 2025-03']);
    expect(
      numbersOf(
        'Baraka Santé\nDakar, juin 2025',
        "Chiffres d'avril\nTrésorerie de 52 millions de FCFA au 30 avril.\nL'équipe : 19 salariés.",
      ),
    ).toEqual(['cash 52000000 2025-04', 'team 19 2025-04']);
    expect(numbersOf('Moyo Foods', 'We have 31 employees.')).toEqual(['team 31 null']);
  });

  it('quarters without a year are the last that had begun, and a heading says the scale of its list', () => {
    expect(
      numbersOf(
        'Note to holders, 9 May 2024\n\nFIGURES (GHS, thousands)\n- Turnover Q1: 1,840 (Q4: 1,655, Q1 last year: 1,410)\n- Burn: 260 a month\n\nREACH\n- Customers: 340',
      ),
    ).toEqual([
      'revenue 1840000 2024-Q1',
      'revenue 1655000 2023-Q4',
      'revenue 1410000 2023-Q1',
      'burn 260000 2024-03, monthly',
      'customers 340 2024-03',
    ]);
    expect(
      numbersOf('Moyo Foods\nMai 2024', 'Chiffres\nVentes de 12 millions de FCFA au premier trimestre.'),
    ).toEqual(['revenue 12000000 2024-Q1']);
  });

  it('what is told without a date is of the time the figures are of, where that is fresh', () => {
    const team = 'People\nWe have 31 employees.';
    expect(
      numbersOf('Moyo Foods\nMarch 2025', 'Figures\nRevenue was $410,000 in December 2024.', team).at(-1),
    ).toBe('team 31 2024-12');
    expect(
      numbersOf('Moyo Foods\nNovember 2025', 'Figures\nRevenue was $410,000 in 2024.', team).at(-1),
    ).toBe('team 31 2025-11');
  });

  it('an amount without a currency is in the one the document writes, and stays open where it writes several', () => {
    const currencies = (...lines: string[]) =>
      analyseDocument({
        type: 'pitch_deck',
        pages: [{ page: 1, text: ['Chiffres', ...lines].join('\n') }],
      }).numbers.map(({ currency }) => currency);
    const sold = 'Ventes de 12 millions de FCFA en 2023 et de 15 millions de FCFA en 2024.';
    expect(currencies(sold, 'Il reste 9 millions en banque.')).toEqual(['XOF', 'XOF', 'XOF']);
    expect(currencies(sold, 'Nous levons 300 000 €.', 'Il reste 9 millions en banque.').at(-1)).toBeNull();
  });

  it('an amount in words with its figure behind it is one amount', () => {
    expect(
      numbersOf(
        'Procès-verbal\nLe chiffre d’affaires 2024 est de trois cent douze millions (312 000 000) de francs CFA.',
      ),
    ).toEqual(['revenue 312000000 2024']);
    expect(numbersOf('Minutes\nSales in 2023 came to two million three hundred thousand dollars.')).toEqual([
      'revenue 2300000 2023',
    ]);
  });

  it('a growth is dated by what grew', () => {
    expect(numbersOf('Figures\nRevenue in 2024 grew 40% on 2023.')).toEqual(['growth 40 2024']);
    expect(
      numbersOf('Chiffres\nLes ventes progressent de 15 % par rapport au premier semestre 2024.'),
    ).toEqual(['growth 15 2025-H1']);
    expect(numbersOf('Figures\nSales grew 12% in 2022 and 20% in 2023.')).toEqual([
      'growth 12 2022',
      'growth 20 2023',
    ]);
  });

  it('the date of a document is on its first page, and not the day of something else', () => {
    const dateOf = (text: string) => documentDate([foldPage({ page: 1, text })])?.date ?? null;
    expect(dateOf('Acme\nAccra · October 2024')).toBe('2024-10');
    expect(dateOf('Acme\nIncorporated in May 2019')).toBeNull();
    expect(dateOf("L'an deux mille vingt-quatre et le dix mai à dix heures")).toBe('2024-05');
    expect(dateOf('Acme deck, autumn 2025')).toBe('2025');
  });

  it('the day a document gives itself goes before a later one it speaks of', () => {
    const dateOf = (text: string) => documentDate([foldPage({ page: 1, text })])?.date ?? null;
    const lease = 'The buyer.” Made and signed at Kisumu on 4 March 2024. First season 2024 to May 2026.';
    expect(dateOf(lease)).toBe('2024-03');
    expect(dateOf('Direction des mines. Fait à Ségou, le 7 avril 2024. Visite du 3 juin 2024.')).toBe(
      '2024-04',
    );
    const letter = 'Letter to holders: April to June 2025\nDear all,\nMaize is in.';
    expect(dateOf(`${letter}${' and more'.repeat(30)}\nWe owe 3m, taken up in May 2023.`)).toBe('2025-06');
  });

  it.each([
    ['Seventy-four people were employed in 2024.', ['team 74 2024']],
    ['L’effectif moyen était de quatre-vingt-douze personnes en 2024.', ['team 92 2024']],
    ['In 2024 we had 58 staff: 31 at the depot.', ['team 58 2024', 'other 31 2024']],
    ['14 Staff. Fifty people were employed in 2024.', ['team 50 2024']],
    ['The 6 designers were registered with the ministry in 2024.', ['other 6 2024']],
    ['240 hotels paid us in June 2025.', ['customers 240 2025-06']],
    ['9 500 adresses enregistrées en 2025.', ['other 9500 2025']],
    ['The round carries us about 22 months.', ['runway 22 null']],
    ['The net monthly spend was $40,000 in May 2025.', ['burn 40000 2025-05, monthly']],
    ['We ask $2.0m at $9.0m before the money.', ['ask 2000000 null', 'valuation 9000000 null']],
    [
      'Nous levons 300 millions de FCFA, pour une valeur avant opération de 2 milliards de FCFA.',
      ['ask 300000000 null', 'valuation 2000000000 null'],
    ],
    ['Stalls inside the market pay ₦900.', ['other 900 null']],
    ['En mai 2025 nous dépensons 22 000 € nets par mois.', ['burn 22000 2025-05, monthly']],
    ['In 2024 we billed $450,000.', ['revenue 450000 2024']],
    ['We have R9m in the bank and use R700,000 a month.', ['cash 9000000 null', 'burn 700000 monthly']],
    [
      'We have R9m in the bank and R700,000 to pay back to a fund.',
      ['cash 9000000 null', 'other 700000 null'],
    ],
    ['Every month R300,000 a month more than we earn leaves the till.', ['burn 300000 monthly']],
    ['We plan NGN 80m of profit in 2024.', ['other 80000000 2024']],
    ['Nous avons fait 64 millions de FCFA de commissions en 2024.', ['revenue 64000000 2024']],
    ['In 2023 the revenue reserve stood at $40,000.', ['other 40000 2023']],
    ['$6.5m before any new money.', ['valuation 6500000 null']],
    [
      'Nous levons 90 millions de FCFA, sur 400 millions avant augmentation.',
      ['ask 90000000 null', 'valuation 400000000 null'],
    ],
    ['Trésorerie : 47 millions de FCFA à fin 2023.', ['cash 47000000 2023-12']],
    ['Nous comptions 240 pharmacies au 30 juin 2024.', ['customers 240 2024-06']],
    ['1,310 growers sold with us in May 2025.', ['customers 1310 2025-05']],
    ['We asked 205 hotels in May 2025.', ['other 205 2025-05']],
    ['There are 9,000 clinics in the country.', ['other 9000 null']],
    ['Ask\nR9m at R36m before.', ['ask 9000000 null', 'valuation 36000000 null']],
    [
      'KES 90m for a press (60%), stock (25%), sales (15%).',
      ['ask 90000000 null', 'other 60 null', 'other 25 null', 'other 15 null'],
    ],
    [
      'Cash KES 9.6m, 31 August 2025; KES 0.6m a month; 16 months.',
      ['cash 9600000 2025-08', 'burn 600000 2025-08, monthly', 'runway 16 2025-08'],
    ],
    ['1,140 trucks on the road at the end of May 2025.', ['other 1140 2025-05']],
    ['231 tonnes netted in 2025.', ['other 231 2025']],
    ['June payroll run: 268 persons.', ['team 268 null']],
    ['Staff at the close of the year were 203.', ['team 203 null']],
    ['Prévisions\nDe l’ordre de 1,05 milliard en 2028.', ['revenue 1050000000 2028']],
    ['La demande\n700 millions contre un cinquième du capital.', ['ask 700000000 null']],
    ['Acme, March 2026\nDebt: KES 52m from SunFunder.', ['other 52000000 2026-03']],
    ['88 on payroll in June 2025.', ['team 88 2025-06']],
    ['Thirty-nine people work for us, June 2025.', ['team 39 2025-06']],
    ['L’effectif était de 64 au 31 décembre 2024.', ['team 64 2024-12']],
    [
      'Revenue was $40,000 in May 2025, $31,000 a year before.',
      ['revenue 40000 2025-05', 'revenue 31000 2024-05'],
    ],
  ])('%s', (text, said) => {
    expect(numbersOf(text)).toEqual(said);
  });
});

describe('figures in other words', () => {
  const figuresOf = (text: string, type: 'pitch_deck' | 'business_plan' | 'legal_docs' = 'pitch_deck') =>
    analyseDocument({ type, pages: [{ page: 1, text }] })
      .numbers.filter(({ kind }) => kind !== 'other')
      .map(({ kind, value, currency, period }) => `${kind} ${value} ${currency ?? '-'} ${period ?? '-'}`);

  it.each([
    [
      'We want\nKES 41.5 million, priced, pre KES 120 million.',
      ['ask 41500000 KES -', 'valuation 120000000 KES -'],
    ],
    [
      'Tour\n480 millions de FCFA, pré-monétaire de 1,4 milliard de FCFA.',
      ['ask 480000000 XOF -', 'valuation 1400000000 XOF -'],
    ],
    [
      'Money\nWe had RWF 61.2m on 31 May 2026 and have not been burning cash since.',
      ['cash 61200000 RWF 2026-05'],
    ],
    [
      'Notre trésorerie\nNantes, mai 2026\n4 millions de FCFA consommés par mois.',
      ['burn 4000000 XOF 2026-05, monthly'],
    ],
    ['People\nPersons employed at 31 March 2026: forty-six.', ['team 46 - 2026-03']],
    ['People\n38 on the books at 31 March 2026.', ['team 38 - 2026-03']],
  ])('%s', (text, figures) => {
    expect(figuresOf(text)).toEqual(figures);
  });

  it('the price of new shares and the worth before them, in an agreement', () => {
    expect(
      figuresOf(
        'Share subscription agreement\n2.1 The Investor shall subscribe for 1,250 Ordinary Shares for an aggregate price of KES 31,000,000.\n2.2 That price values the Company at KES 124,000,000 before the subscription.',
        'legal_docs',
      ),
    ).toEqual(['ask 31000000 KES -', 'valuation 124000000 KES -']);
  });

  it('a sum without a currency is in that of the place', () => {
    expect(
      figuresOf(
        'Lettre de Kaolack, mai 2026\nTrésorerie\n88 millions en banque au 31 mai 2026.',
        'business_plan',
      ),
    ).toEqual(['cash 88000000 XOF 2026-05']);
  });

  it('neither the number of a clause nor what customers have paid in advance counts customers', () => {
    expect(
      figuresOf(
        'Loan agreement\n4.2 Customers of the Borrower pay into the account.\n4.5 Active users are told.',
        'legal_docs',
      ),
    ).toEqual([]);
    const accounts =
      "Balance sheet\nKES '000\t2025\t2024\nTotal assets\t99,310\t87,020\nDeposits from customers\t8,140\t7,205";
    expect(
      analyseDocument({ type: 'financial_statements', pages: [{ page: 1, text: accounts }] }).numbers.filter(
        ({ kind }) => kind === 'customers',
      ),
    ).toEqual([]);
  });

  it('a quarter dates a document that names no month', () => {
    expect(documentDate([foldPage({ page: 1, text: 'Lettre, troisième trimestre 2025' })])).toEqual({
      date: '2025-09',
      year: 2025,
      month: 9,
      reported: '2025-Q3',
    });
  });
});
