import { createRequire } from 'node:module';
import PdfWriter from 'pdfkit';
import { strToU8, zipSync } from 'fflate';
import writeExcel, { type SheetData } from 'write-excel-file/node';
import { type Account, STANDING } from '../src/features/documents/domain/words/account.ts';

/** A figure that a generated statement states. */
export type StatedFigure = {
  readonly account: Account;
  readonly date: string;
  readonly value: number;
  readonly currency: string | null;
  readonly isPlanned: boolean;
};

/**
 * How a statement is laid out: `turned` with its periods down the side, `behind` with labels right of the numbers, `trade` with costs in
 * the words of a trade, `narrow` with cells that printed break off within a number or a word.
 */
const SHAPES = ['turned', 'behind', 'trade', 'narrow'] as const;
type Shape = (typeof SHAPES)[number] | 'plain';

/** A statement made up from a seed: what is printed, and the figures that stand in it. */
export type MadeStatement = {
  readonly seed: number;
  readonly language: 'en' | 'fr';
  readonly lines: readonly string[];
  readonly head: readonly (readonly string[])[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly hasNotes: boolean;
  readonly shape: Shape;
  readonly write: (value: number) => string;
  readonly figures: readonly StatedFigure[];
  /** Amounts of another table, in a unit of its own, as they are printed. */
  readonly others?: readonly { readonly text: string; readonly value: number; readonly currency: string }[];
};

/** Where a statement says what its amounts are in: nowhere else than in a line of titles or under its heads, or as told here. */
const UNIT_PLACES = ['sentence', 'subtitle', 'corner', 'note', 'beside another'] as const;
type UnitPlace = (typeof UNIT_PLACES)[number];

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Style = { readonly thousands: string; readonly decimal: string };
const ENGLISH_STYLES: readonly Style[] = [
  { thousands: ',', decimal: '.' },
  { thousands: ' ', decimal: '.' },
  { thousands: "'", decimal: '.' },
];
const FRENCH_STYLES: readonly Style[] = [
  { thousands: ' ', decimal: ',' },
  { thousands: '\u00a0', decimal: ',' },
  { thousands: '\u202f', decimal: ',' },
  { thousands: '.', decimal: ',' },
];

/** Words of a currency: `(in thousands of Naira)`, `N'000`, `FCFA`. */
const CURRENCIES: readonly {
  readonly code: string;
  readonly sign: string;
  readonly name: string;
  readonly nom: string;
  readonly place: string;
}[] = [
  { code: 'NGN', sign: 'N', name: 'Naira', nom: 'nairas', place: 'Lagos, Nigeria' },
  { code: 'KES', sign: 'Shs', name: 'Kenya Shillings', nom: 'shillings', place: 'Nairobi, Kenya' },
  { code: 'ZAR', sign: 'R', name: 'Rand', nom: 'rands', place: 'Cape Town, South Africa' },
  { code: 'GHS', sign: 'GHS', name: 'Ghana Cedis', nom: 'cedis', place: 'Accra, Ghana' },
  { code: 'UGX', sign: 'UGX', name: 'Uganda Shillings', nom: 'shillings', place: 'Kampala, Uganda' },
  { code: 'USD', sign: 'USD', name: 'US Dollars', nom: 'dollars', place: 'Port Louis, Mauritius' },
  { code: 'XOF', sign: 'FCFA', name: 'FCFA', nom: 'FCFA', place: 'Dakar, Sénégal' },
  { code: 'XAF', sign: 'FCFA', name: 'FCFA', nom: 'FCFA', place: 'Douala, Cameroun' },
  { code: 'MAD', sign: 'MAD', name: 'Dirhams', nom: 'dirhams', place: 'Casablanca, Maroc' },
];

type Labels = Partial<Record<Account, readonly string[]>>;
const ENGLISH: Labels = {
  revenue: ['Revenue', 'Turnover', 'Revenue from contracts with customers', 'Net sales'],
  costOfSales: ['Cost of sales', 'Cost of goods sold', 'Direct costs'],
  grossProfit: ['Gross profit', 'GROSS PROFIT'],
  operatingExpenses: ['Operating expenses', 'Administrative expenses', 'Total operating expenses'],
  operatingProfit: ['Operating profit/(loss)', 'Operating profit', 'Results from operating activities'],
  financeCosts: ['Finance costs', 'Interest expense'],
  profitBeforeTax: ['Profit before tax', 'Profit/(loss) before taxation'],
  incomeTax: ['Income tax expense', 'Taxation'],
  netProfit: ['Profit for the year', 'Net profit', 'Profit after tax'],
  nonCurrentAssets: ['Total non-current assets', 'Non-current assets'],
  currentAssets: ['Total current assets', 'Current assets'],
  cash: ['Cash and cash equivalents', 'Cash at bank and in hand', 'Bank and cash balances'],
  totalAssets: ['TOTAL ASSETS', 'Total assets'],
  equity: ['Total equity', "Shareholders' funds"],
  totalLiabilities: ['Total liabilities'],
  totalEquityAndLiabilities: ['TOTAL EQUITY AND LIABILITIES', 'Total equity and liabilities'],
  headcount: ['Number of employees', 'Headcount'],
  customers: ['Active customers', 'Number of customers'],
};
const FRENCH: Labels = {
  revenue: ["Chiffre d'affaires", 'Chiffre d’affaires net', 'Ventes nettes'],
  costOfSales: ['Coût des ventes', 'Achats consommés'],
  grossProfit: ['Marge brute', 'Marge commerciale'],
  operatingExpenses: ["Charges d'exploitation", 'Frais généraux'],
  operatingProfit: ["Résultat d'exploitation"],
  financeCosts: ['Frais financiers', 'Charges financières'],
  profitBeforeTax: ['Résultat avant impôt'],
  incomeTax: ['Impôt sur le résultat', 'Impôts sur les bénéfices'],
  netProfit: ['Résultat net', "Résultat net de l'exercice"],
  nonCurrentAssets: ['Total actif immobilisé'],
  currentAssets: ['Total actif circulant'],
  cash: ['Trésorerie-actif', 'Disponibilités', 'Trésorerie et équivalents de trésorerie'],
  totalAssets: ['TOTAL ACTIF', "Total de l'actif"],
  equity: ['Total capitaux propres', 'Capitaux propres'],
  totalLiabilities: ['Total dettes'],
  totalEquityAndLiabilities: ['TOTAL PASSIF', 'Total du passif'],
  headcount: ['Effectif', "Nombre d'employés"],
  customers: ['Clients actifs', 'Nombre de clients'],
};
const OTHER_ROWS = {
  en: ['Distribution costs', 'Repairs and maintenance', 'Professional fees'],
  fr: ['Transports', 'Entretien et réparations', 'Honoraires'],
};
/** What businesses call the costs of what they sell, and all others. */
const TRADE_COSTS = {
  en: [
    'Hides and tanning bark',
    'Clay, glaze and firewood',
    'Flour, yeast and gas',
    'Spares and lubricants',
    'Beans and roasting',
  ],
  fr: [
    'Peaux et écorces',
    'Argile, émail et bois',
    'Farine, levure et gaz',
    'Pièces et lubrifiants',
    'Grains et torréfaction',
  ],
};
const ALL_OTHERS = {
  en: ['Everything else', 'Keeping the doors open', 'The house'],
  fr: ['Tout le reste', 'La maison', 'Faire tourner la boutique'],
};
const MONTHS = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  fr: ['Janv', 'Févr', 'Mars', 'Avril', 'Mai', 'Juin', 'Juil', 'Août', 'Sept', 'Oct', 'Nov', 'Déc'],
};

type Periods = {
  readonly heads: readonly string[];
  /** Heads over the heads. */
  readonly over?: readonly string[];
  readonly dates: readonly string[];
  readonly title: string;
  readonly kinds?: readonly ColumnKind[];
};
/** What a column is of: what came to be, what was planned, how the two columns before it differ, or which part of sales the one before it is. */
type ColumnKind = 'actual' | 'plan' | 'change' | 'share';

/** Columns as managers and boards read them, of what came in and was spent. */
function managedFrom(random: () => number, language: 'en' | 'fr', areAllYears: boolean): Required<Periods> {
  const isEnglish = language === 'en';
  const pick = (...words: readonly string[]): string => words[Math.floor(random() * words.length)] ?? '';
  const year = 2021 + Math.floor(random() * 6);
  const month = 2 + Math.floor(random() * 10);
  const name = MONTHS[language][month - 1] ?? '';
  const at = `${year}-${String(month).padStart(2, '0')}`;
  const isOfPart = { 3: `${year}-Q1`, 6: `${year}-H1`, 12: String(year) }[month];
  const toDate = isOfPart ?? `${year}-01 to ${at}`;
  const before = (date: string): string => date.replaceAll(String(year), String(year - 1));
  const actual = isEnglish ? pick('Actual', 'Act.', 'Act') : pick('Réel', 'Réalisé');
  const budget = isEnglish ? pick('Budget', 'Bud.', 'Plan') : pick('Budget', 'Prévu');
  const change = (): string => (isEnglish ? pick('Var', 'Variance', 'Var.', 'Diff') : pick('Écart', 'Var.'));
  const percent = (): string =>
    isEnglish ? pick('Var %', '% var', '%', '% chg') : pick('Écart %', '%', 'Évol. %');
  const share = isEnglish ? pick('% of sales', '%', '% rev') : pick('% CA', '%', '% du CA');
  const soFar = isEnglish ? pick('YTD', 'Year to date') : 'Cumul';
  const last = isEnglish ? pick('LY', 'prior year', 'PY') : 'N-1';
  const title = isEnglish ? `Management accounts: ${name} ${year}` : `Comptes de gestion, ${name} ${year}`;
  const quarter = isEnglish ? 'Q' : 'T';
  type Column = readonly [over: string, head: string, date: string, kind: ColumnKind];
  const model = () => ({
    title: isEnglish ? 'Operating model' : "Plan d'affaires",
    columns: [-1, 0, 1, 2].map((one): Column => {
      const isPlan = one > 0;
      const own = year + one;
      const words = isEnglish
        ? pick(isPlan ? 'forecast' : 'actual', isPlan ? 'budget' : 'actual')
        : pick(isPlan ? 'prévu' : 'réel', isPlan ? 'budget' : 'réalisé');
      const letter = isPlan ? pick('F', 'E', ' B') : pick('A', ' A');
      return [
        '',
        pick(`FY${own}${letter}`, `${own}${letter}`, `${own} ${words}`),
        String(own),
        isPlan ? 'plan' : 'actual',
      ];
    }),
  });
  const layouts: readonly (() => { readonly columns: readonly Column[]; readonly title: string })[] = [
    () => ({
      title,
      columns: [
        ['', `${name} ${actual}`, at, 'actual'],
        ['', `${name} ${budget}`, at, 'plan'],
        ['', change(), '', 'change'],
        ['', `${soFar} ${actual}`, toDate, 'actual'],
        ['', `${soFar} ${budget}`, toDate, 'plan'],
        ['', change(), '', 'change'],
        ['', isEnglish ? pick('FY forecast', 'Full year budget') : 'Atterrissage', String(year), 'plan'],
      ],
    }),
    () => ({
      title,
      columns: [
        [`${name} ${year}`, actual, at, 'actual'],
        ['', budget, at, 'plan'],
        ['', change(), '', 'change'],
        ['', percent(), '', 'change'],
        [soFar, actual, toDate, 'actual'],
        ['', budget, toDate, 'plan'],
        ['', change(), '', 'change'],
      ],
    }),
    () => ({
      title,
      columns: [
        ['', `${name} ${year}`, at, 'actual'],
        ['', budget, at, 'plan'],
        ['', change(), '', 'change'],
        ['', `${name} ${last}`, before(at), 'actual'],
        ['', `${soFar} ${year}`, toDate, 'actual'],
        ['', `${soFar} ${year - 1}`, before(toDate), 'actual'],
      ],
    }),
    () => ({
      title: isEnglish ? `For the year ended 31 December ${year}` : `Exercice clos le 31 décembre ${year}`,
      columns: [
        ['', String(year), String(year), 'actual'],
        ['', share, '', 'share'],
        ['', String(year - 1), String(year - 1), 'actual'],
        ['', share, '', 'share'],
        [
          '',
          isEnglish ? pick('Change', 'Variance', '% change') : pick('Évolution', 'Variation'),
          '',
          'change',
        ],
      ],
    }),
    () => ({
      title: isEnglish ? `Accounts and budget ${year}` : `Comptes et budget ${year}`,
      columns: [
        ['', `${actual} ${year}`, String(year), 'actual'],
        ['', share, '', 'share'],
        ['', `${budget} ${year}`, String(year), 'plan'],
        ['', share, '', 'share'],
        ['', change(), '', 'change'],
        ['', `${actual} ${year - 1}`, String(year - 1), 'actual'],
      ],
    }),
    () => ({
      title: isEnglish ? `Segments by quarter` : `Trimestres`,
      columns: [
        ...[1, 2, 3, 4].map((one): Column => [
          one === 1 ? String(year) : '',
          `${quarter}${one}`,
          `${year}-Q${one}`,
          'actual',
        ]),
        [
          '',
          isEnglish ? pick('FY', 'Full year', 'Total') : pick('Total', 'Année complète'),
          String(year),
          'actual',
        ],
        [
          String(year - 1),
          isEnglish ? pick('FY', 'Full year') : 'Année complète',
          String(year - 1),
          'actual',
        ],
      ],
    }),
    () => ({
      title: isEnglish ? 'Interim report' : 'Rapport intermédiaire',
      columns: [
        ['', `${quarter}3 ${year}`, `${year}-Q3`, 'actual'],
        ['', `${quarter}3 ${year - 1}`, `${year - 1}-Q3`, 'actual'],
        ['', percent(), '', 'change'],
        ['', isEnglish ? pick('9 months', '9M') : '9 mois', `${year}-01 to ${year}-09`, 'actual'],
      ],
    }),
    model,
    () => ({
      title: isEnglish ? 'Budget and outturn' : 'Budget et réalisé',
      columns: [year, year - 1].flatMap((one): Column[] => [
        [String(one), actual, String(one), 'actual'],
        ['', budget, String(one), 'plan'],
        ['', change(), '', 'change'],
      ]),
    }),
    () => ({
      title: isEnglish ? `First quarter of ${year}` : `Premier trimestre ${year}`,
      columns: [actual, budget].flatMap((status, group) =>
        [1, 2, 3].map((one): Column => [
          one === 1 ? status : '',
          `${MONTHS[language][one - 1]} ${year}`,
          `${year}-0${one}`,
          group === 0 ? 'actual' : 'plan',
        ]),
      ),
    }),
    () => ({
      title: isEnglish ? 'Quarterly report' : 'Rapport trimestriel',
      columns: [
        ['', `${quarter}2 ${year} ${actual}`, `${year}-Q2`, 'actual'],
        ['', `${quarter}2 ${year} ${budget}`, `${year}-Q2`, 'plan'],
        ['', `${quarter}2 ${year - 1} ${actual}`, `${year - 1}-Q2`, 'actual'],
        ['', percent(), '', 'change'],
        ['', isEnglish ? `H1 ${year}` : `S1 ${year}`, `${year}-H1`, 'actual'],
        ['', isEnglish ? `Budget ${year}` : `Budget ${year}`, String(year), 'plan'],
      ],
    }),
    () => ({
      title: isEnglish ? `Monthly results ${year}` : `Résultats mensuels ${year}`,
      columns: [
        ...[1, 2, 3, 4, 5, 6].map((one): Column => [
          '',
          `${MONTHS[language][one - 1]}-${year % 100}`,
          `${year}-0${one}`,
          'actual',
        ]),
        [
          '',
          isEnglish ? pick('Total', 'YTD', '6 months') : pick('Total', 'Cumul', '6 mois'),
          `${year}-H1`,
          'actual',
        ],
      ],
    }),
    () => ({
      title: isEnglish ? 'Results and outlook' : 'Résultats et perspectives',
      columns: [
        ['', isEnglish ? `Jan-Aug ${year}` : `Janv-Août ${year}`, `${year}-01 to ${year}-08`, 'actual'],
        [
          '',
          isEnglish ? `Jan-Aug ${year - 1}` : `Janv-Août ${year - 1}`,
          `${year - 1}-01 to ${year - 1}-08`,
          'actual',
        ],
        ['', change(), '', 'change'],
        ['', isEnglish ? `${year} forecast` : `Atterrissage ${year}`, String(year), 'plan'],
        ['', `${budget} ${year}`, String(year), 'plan'],
        ['', `${actual} ${year - 1}`, String(year - 1), 'actual'],
      ],
    }),
  ];
  const layout = (areAllYears ? model : (layouts[Math.floor(random() * layouts.length)] ?? model))();
  return {
    over: layout.columns.some(([over]) => over !== '') ? layout.columns.map(([over]) => over) : [],
    heads: layout.columns.map(([, head]) => head),
    dates: layout.columns.map(([, , date]) => date),
    kinds: layout.columns.map(([, , , kind]) => kind),
    title: layout.title,
  };
}

function periodsFrom(random: () => number, language: 'en' | 'fr'): Periods {
  const year = 2021 + Math.floor(random() * 5);
  const count = 1 + Math.floor(random() * 4);
  const years = Array.from({ length: count }, (_, index) => year - index);
  const closed =
    language === 'en' ? `For the year ended 31 December ${year}` : `Exercice clos le 31 décembre ${year}`;
  const shape = Math.floor(random() * 10);
  if (shape === 0 && language === 'fr' && count >= 2)
    return {
      heads: ['Exercice N', 'Exercice N-1', 'N-2', 'N-2'].slice(0, Math.min(count, 3)),
      dates: years.slice(0, Math.min(count, 3)).map(String),
      title: closed,
    };
  if (shape === 1) {
    const from = Math.floor(random() * 9);
    const names = MONTHS[language].slice(from, from + Math.max(2, count));
    return {
      heads: names.map((name, index) => (index === 0 || random() < 0.2 ? `${name} ${year}` : name)),
      dates: names.map((_, index) => `${year}-${String(from + index + 1).padStart(2, '0')}`),
      title: language === 'en' ? 'Management accounts' : 'Comptes de gestion',
    };
  }
  if (shape === 2)
    return {
      heads: years.map((one) => `FY${one}`),
      dates: years.map(String),
      title: closed,
    };
  if (shape === 3 && language === 'en')
    return {
      heads: years.map((one) => `H1 ${one}`),
      dates: years.map((one) => `${one}-H1`),
      title: 'Interim report',
    };
  const quarter = language === 'en' ? 'Q' : 'T';
  if (shape === 6)
    return {
      heads: [...[1, 2, 3, 4].map((one) => `${quarter}${one}`), String(year)],
      dates: [...[1, 2, 3, 4].map((one) => `${year}-Q${one}`), String(year)],
      title: language === 'en' ? `Accounts by quarter, ${year}` : `Comptes trimestriels ${year}`,
    };
  if (shape === 7)
    return {
      heads: years.map(String),
      dates: years.map((one) => `${one}-H1`),
      title: language === 'en' ? `For the six months to 30 June ${year}` : `Six mois clos le 30 juin ${year}`,
    };
  if (shape === 8)
    return {
      heads: years.map((one) => `9M ${one}`),
      dates: years.map((one) => `${one}-01 to ${one}-09`),
      title: language === 'en' ? 'Interim report' : 'Rapport intermédiaire',
    };
  if (shape === 9)
    return {
      over: [String(year - 1), '', String(year), ''],
      heads: [1, 2, 1, 2].map((one) => `${quarter}${one}`),
      dates: [`${year - 1}-Q1`, `${year - 1}-Q2`, `${year}-Q1`, `${year}-Q2`],
      title: language === 'en' ? 'Management accounts' : 'Comptes de gestion',
    };
  if (shape === 4 && count >= 2)
    return { heads: years.toReversed().map(String), dates: years.toReversed().map(String), title: closed };
  return { heads: years.map(String), dates: years.map(String), title: closed };
}

/** A statement of random language, scale, currency, columns and way of writing numbers. */
export function makeStatement(seed: number): MadeStatement {
  const random = randomFrom(seed);
  const ofShape = randomFrom(seed ^ 0x51f15e);
  const ofUnit = randomFrom(seed ^ 0x3b9aca);
  const drawn: Shape = ofShape() < 0.4 ? (SHAPES[Math.floor(ofShape() * SHAPES.length)] ?? 'plain') : 'plain';
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const language = random() < 0.55 ? 'en' : 'fr';
  const labels = language === 'en' ? ENGLISH : FRENCH;
  const style = pick(language === 'en' ? ENGLISH_STYLES : FRENCH_STYLES);
  const currency = pick(CURRENCIES);
  const scale = pick([1, 1000, 1000, 1e6]);
  const decimals = scale === 1e6 && random() < 0.6 ? 1 : 0;
  const periods = periodsFrom(random, language);
  const ofColumns = randomFrom(seed ^ 0x6a09e667);
  const isManaged = ofColumns() < 0.35 && drawn !== 'narrow';
  const managed = isManaged ? managedFrom(ofColumns, language, drawn === 'turned') : null;
  const { heads, dates, title, kinds = dates.map((): ColumnKind => 'actual') } = managed ?? periods;
  const over = managed ? (managed.over.length > 0 ? managed.over : undefined) : periods.over;
  const wantsNotes = random() < 0.45;
  const shape = drawn === 'turned' && over ? 'plain' : drawn;
  const hasNotes = wantsNotes && shape !== 'turned' && shape !== 'behind';
  const brackets = random() < 0.7;
  const costsNegative = random() < 0.5;
  const unit = 10 ** -decimals;
  const size = scale === 1 ? 5e6 : scale === 1000 ? 40_000 : 300;
  const amount = (most: number): number => Math.round(((0.1 + random()) * most) / unit) * unit;
  const tidy = (value: number): number => Number(value.toFixed(decimals));

  const columns = dates.map(() => {
    const revenue = tidy(amount(size));
    const costOfSales = tidy(Math.min(revenue * 1.2, amount(size * 0.7)));
    const grossProfit = tidy(revenue - costOfSales);
    const operatingExpenses = tidy(amount(size * 0.4));
    const operatingProfit = tidy(grossProfit - operatingExpenses);
    const financeCosts = tidy(amount(size * 0.05));
    const profitBeforeTax = tidy(operatingProfit - financeCosts);
    const incomeTax = tidy(amount(size * 0.04));
    const netProfit = tidy(profitBeforeTax - incomeTax);
    const nonCurrentAssets = tidy(amount(size));
    const cash = tidy(amount(size * 0.2));
    const currentAssets = tidy(cash + amount(size * 0.3));
    const totalAssets = tidy(nonCurrentAssets + currentAssets);
    const equity = tidy(totalAssets * 0.4);
    const totalLiabilities = tidy(totalAssets - equity);
    const headcount = 3 + Math.floor(random() * 900);
    const customers = 20 + Math.floor(random() * 90_000);
    return {
      revenue,
      costOfSales,
      grossProfit,
      operatingExpenses,
      operatingProfit,
      financeCosts,
      profitBeforeTax,
      incomeTax,
      netProfit,
      nonCurrentAssets,
      cash,
      currentAssets,
      totalAssets,
      equity,
      totalLiabilities,
      totalEquityAndLiabilities: totalAssets,
      headcount,
      customers,
    } satisfies Partial<Record<Account, number>>;
  });
  type Known = keyof (typeof columns)[number];
  const income: Known[] = [
    'revenue',
    'costOfSales',
    'grossProfit',
    'operatingExpenses',
    'operatingProfit',
    'financeCosts',
    'profitBeforeTax',
    'incomeTax',
    'netProfit',
  ];
  const balance: Known[] = [
    'nonCurrentAssets',
    'cash',
    'currentAssets',
    'totalAssets',
    'equity',
    'totalLiabilities',
    'totalEquityAndLiabilities',
  ];
  const counts: Known[] = random() < 0.5 ? ['headcount'] : random() < 0.5 ? ['customers', 'headcount'] : [];
  const COSTS: ReadonlySet<Known> = new Set([
    'costOfSales',
    'operatingExpenses',
    'financeCosts',
    'incomeTax',
  ]);
  const COUNTS: ReadonlySet<Known> = new Set(['headcount', 'customers']);

  const write = (value: number): string => {
    const [whole = '', fraction] = Math.abs(value)
      .toFixed(Number.isInteger(value) && decimals === 0 ? 0 : decimals)
      .split('.');
    const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, style.thousands);
    const text = fraction === undefined ? grouped : `${grouped}${style.decimal}${fraction}`;
    if (value >= 0) return text;
    return brackets ? `(${text})` : `-${text}`;
  };
  const writeCount = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, style.thousands);

  const shareOf = (fraction: number): string =>
    `${(100 * fraction).toFixed(1).replace('.', style.decimal)}${language === 'fr' ? ' %' : '%'}`;

  const figures: StatedFigure[] = [];
  const rows: (string | number | null)[][] = [];
  let note = 4;
  const ofTrade = (account: Known): string | undefined => {
    const words =
      account === 'costOfSales' ? TRADE_COSTS : account === 'operatingExpenses' ? ALL_OTHERS : null;
    return shape === 'trade' && words
      ? words[language][Math.floor(ofShape() * words[language].length)]
      : undefined;
  };
  const add = (account: Known): void => {
    const names = labels[account] ?? [];
    const isCost = COSTS.has(account);
    const values = columns.map((column) => {
      const value = column[account];
      return isCost && costsNegative ? -value : value;
    });
    const isOfColumn = (kind: ColumnKind | undefined): boolean => kind === 'actual' || kind === 'plan';
    for (const [index, value] of values.entries())
      if (value !== 0 && isOfColumn(kinds[index]))
        figures.push({
          account,
          // What stands does so at the end of the months its column is of.
          date: (STANDING.has(account) ? dates[index]?.split(' to ').at(-1) : dates[index]) ?? '',
          value: COUNTS.has(account) ? value : Number((value * scale).toPrecision(15)),
          currency: COUNTS.has(account) ? null : currency.code,
          isPlanned: kinds[index] === 'plan',
        });
    const hasNote = hasNotes && random() < 0.6;
    const name = pick(names);
    const shown = values.map((value, index) => {
      const own = (at: number): number => values[at] ?? 0;
      const [last = index - 1, first = last] = kinds
        .flatMap((kind, at) => (at < index && isOfColumn(kind) ? [at] : []))
        .toReversed();
      if (kinds[index] === 'share')
        return shareOf(own(last) / Math.max(1, Math.abs(columns[last]?.revenue ?? 1)));
      if (kinds[index] !== 'change') return value;
      return (heads[index] ?? '').includes('%')
        ? shareOf(own(first) / Math.max(1, Math.abs(own(last))) - 1)
        : tidy(own(first) - own(last));
    });
    rows.push([ofTrade(account) ?? name, ...(hasNotes ? [hasNote ? note : null] : []), ...shown]);
    if (hasNote) note += 1;
    if (isCost && random() < 0.15) {
      // What no name tells is told by sums, which others would break.
      if (shape === 'trade') return;
      const other = columns.map(() => tidy(amount(size * 0.02)));
      rows.push([pick(OTHER_ROWS[language]), ...(hasNotes ? [null] : []), ...other]);
    }
  };
  const wanted = random() < 0.4 ? income : random() < 0.5 ? balance : [...income, ...balance];
  // What stands on a day has no months so far.
  for (const account of managed ? income : [...wanted, ...counts]) add(account);

  const scaleHead = (): { line: string | null; head: string | null } => {
    const word = { 1: '', 1000: 'thousands', 1e6: 'millions' }[scale] ?? '';
    const mot = { 1: '', 1000: 'milliers', 1e6: 'millions' }[scale] ?? '';
    if (language === 'fr')
      return scale === 1
        ? { line: `Montants en ${currency.sign}`, head: null }
        : {
            line: `(en ${mot} de ${currency.nom === 'shillings' ? currency.code : currency.nom})`,
            head: null,
          };
    if (scale === 1000 && random() < 0.5) return { line: null, head: `${currency.sign}'000` };
    if (scale === 1e6 && random() < 0.4) return { line: null, head: `${currency.code} million` };
    if (scale === 1) return { line: `All amounts in ${currency.code}`, head: null };
    return {
      line: random() < 0.5 ? `In ${word} of ${currency.name}` : `(${currency.code} ${word})`,
      head: null,
    };
  };
  const usual = scaleHead();
  const isPlain = shape === 'plain' || shape === 'trade';
  const unitPlace: UnitPlace | null =
    isPlain && scale !== 1 && ofUnit() < 0.5
      ? (UNIT_PLACES[Math.floor(ofUnit() * UNIT_PLACES.length)] ?? null)
      : null;
  const elsewhere = unitElsewhere(unitPlace, scale, currency, language);
  const [scaleLine, scaleCell] =
    elsewhere === null || unitPlace === 'beside another' ? [usual.line, usual.head] : [elsewhere.line, null];
  const noteHead = language === 'en' ? 'Note' : 'Note';
  const head: string[][] = [
    ...(over ? [['', ...(hasNotes ? [''] : []), ...over]] : []),
    [elsewhere?.corner ?? '', ...(hasNotes ? [noteHead] : []), ...heads],
  ];
  if (scaleCell !== null) head.push(['', ...(hasNotes ? [''] : []), ...heads.map(() => scaleCell)]);
  const isCount = (label: string): boolean =>
    [...(labels.headcount ?? []), ...(labels.customers ?? [])].includes(label);
  const printed = rows.map(([label = '', ...cells]): (string | null)[] => [
    String(label),
    ...cells.map((cell, index) => {
      if (cell === null || typeof cell === 'string') return cell;
      if (hasNotes && index === 0) return String(cell);
      return isCount(String(label)) ? writeCount(cell) : write(cell);
    }),
  ]);
  const laid =
    shape === 'turned'
      ? turnedRows(printed, heads, language, scaleCell)
      : shape === 'behind'
        ? { head: head.map(labelLast), rows: printed.map(labelLast) }
        : {
            head,
            rows: [
              ...printed,
              ...(elsewhere?.foot ?? []).map(([label = '', ...cells]) => [
                label,
                ...(hasNotes ? [null] : []),
                ...heads.map((_, index) => cells[index] ?? null),
              ]),
            ],
          };
  return {
    seed,
    language,
    lines: [
      pick(['Baobab Foods Limited', 'Sahel Énergie SA', 'Umoja Traders Ltd']) + `, ${currency.place}`,
      unitPlace === 'note' ? `${title} (1)` : title,
      ...(scaleLine === null ? [] : [scaleLine]),
    ],
    ...laid,
    hasNotes,
    shape,
    write,
    figures,
    ...(elsewhere?.others ? { others: elsewhere.others } : {}),
  };
}

/** What a list of purchases is in, below a statement in another unit. */
const PURCHASES = {
  en: { title: 'What the loan buys', labels: ['Two kilns', 'A lorry', 'Shelving'] },
  fr: { title: 'Ce que le prêt achète', labels: ['Deux fours', 'Un camion', 'Rayonnages'] },
};

/** A unit told in another place than usual: in a sentence, a subtitle that goes on, the corner, a note, or above a table in another. */
function unitElsewhere(
  place: UnitPlace | null,
  scale: number,
  { code, sign, name, nom }: (typeof CURRENCIES)[number],
  language: 'en' | 'fr',
): {
  readonly line: string | null;
  readonly corner?: string;
  readonly foot?: readonly (readonly string[])[];
  readonly others?: NonNullable<MadeStatement['others']>;
} | null {
  if (place === null) return null;
  const isEnglish = language === 'en';
  const own = sign === 'FCFA' ? sign : code;
  const word = isEnglish
    ? scale === 1000
      ? 'thousand'
      : 'million'
    : scale === 1000
      ? 'milliers'
      : 'millions';
  const unit = isEnglish ? `${own} ${word}` : `${word} de ${own}`;
  const long = isEnglish ? `${word}s of ${name}` : `${word} de ${nom === 'shillings' ? own : nom}`;
  if (place === 'sentence')
    return {
      line: isEnglish
        ? `The board met twice. All figures below are in ${long}.`
        : `Le conseil s’est réuni. Les chiffres ci-dessous sont en ${long}.`,
    };
  if (place === 'subtitle')
    return {
      line: isEnglish ? `${unit}; for the use of shareholders` : `En ${unit} ; à l’usage des associés`,
    };
  if (place === 'corner') return { line: null, corner: unit };
  if (place === 'note')
    return {
      line: null,
      foot: [[isEnglish ? `(1) ${unit}. Not reviewed.` : `(1) En ${unit}. Non revus.`]],
    };
  const currency = code === 'USD' ? 'EUR' : 'USD';
  const { title, labels } = PURCHASES[language];
  const amounts = [317, 193, 271];
  return {
    line: null,
    foot: [
      [title],
      [isEnglish ? `${currency} ’000` : `En milliers de ${currency}`],
      ...labels.map((label, index) => [label, String(amounts[index])]),
    ],
    others: amounts.map((amount) => ({ text: String(amount), value: amount * 1000, currency })),
  };
}

const labelLast = <T>([label, ...cells]: readonly T[]): T[] => [
  ...cells,
  ...(label === undefined ? [] : [label]),
];

const MOST_COLUMNS = 6;
/** The rows as columns, under heads of their labels: tables below each other where they are too many for one. */
function turnedRows(
  rows: readonly (readonly (string | null)[])[],
  times: readonly string[],
  language: 'en' | 'fr',
  scale: string | null,
): Pick<MadeStatement, 'head' | 'rows'> {
  const stub = `${language === 'en' ? 'Period' : 'Période'}${scale === null ? '' : ` (${scale})`}`;
  const [first = [], ...tables] = Array.from(
    { length: Math.ceil(rows.length / MOST_COLUMNS) },
    (_, table) => {
      const own = rows.slice(table * MOST_COLUMNS, (table + 1) * MOST_COLUMNS);
      const padded = (cells: readonly (string | null)[]): (string | null)[] => [
        ...cells,
        ...Array.from({ length: MOST_COLUMNS - own.length }, () => null),
      ];
      return [
        padded([stub, ...own.map(([label]) => label ?? '')]),
        ...times.map((time, index) => padded([time, ...own.map((row) => row[index + 1] ?? null)])),
      ];
    },
  );
  const [head = [], ...body] = first;
  return { head: [head.map((cell) => cell ?? '')], rows: [...body, ...tables.flat()] };
}

const require = createRequire(import.meta.url);
const FONT = require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');

/** What stands beside a statement on a page of two halves. */
const BESIDE = {
  en: [
    "Directors' responsibilities",
    'The directors are required to keep adequate records and are responsible for the contents of this report. They have looked at the plan for the next year and are content that the company can go on.',
    'Notes',
    '2. Sales. No buyer takes more than 3.4% of what is sold, and 310 homes were served.',
    '9. Claims. A quarrel with a carrier ended two years ago when 40 thousand were paid, and nobody knows of another since that day.',
    '11. Staff. 64 people were paid in December, four more than in the year before that.',
  ],
  fr: [
    'Responsabilité des dirigeants',
    'La direction tient une comptabilité régulière et répond du contenu du présent rapport. Elle a examiné le plan de la prochaine année et estime que la société peut poursuivre son activité.',
    'Notes',
    "2. Ventes. Aucun acheteur ne prend plus de 3,4 % de ce qui est vendu, et 310 foyers ont été servis pendant l'année.",
    '9. Litiges. Un différend avec un transporteur a pris fin il y a deux ans contre 40 mille, et nul ne connaît un autre depuis lors.',
    '11. Personnel. 64 personnes étaient payées en décembre, quatre de plus que lors de la clôture précédente.',
  ],
};

/** The lines of a cell: parted between words where it is too wide, as heads are. */
function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A cell too narrow for its last letters: `31,450,00` over `0`, `Turnov` over `er`. */
function brokenOff(text: string, random: () => number): string[] {
  const isNumber =
    /\d{3}\)?$/.test(text) && /\d[ ,.'\u00a0\u202f]\d{3}[ ,.'\u00a0\u202f]\d{3}\)?$/.test(text);
  const at = text.length - (isNumber ? (text.endsWith(')') ? 1 : 0) : 0) - 1 - Math.floor(random() * 2);
  return isNumber || /\p{L}{7}$/u.test(text) ? [text.slice(0, at), text.slice(at)] : [text];
}

/** As a printed page: numbers to the right edge of their columns, on upright or turned pages, some beside a text. */
export function statementPdf({ seed, language, lines, head, rows, shape }: MadeStatement): Promise<Buffer> {
  const random = randomFrom(seed ^ 0x9e3779b9);
  const ofShape = randomFrom(seed ^ 0x2c1b3c6d);
  return new Promise((resolve) => {
    const pdf = new PdfWriter({ autoFirstPage: false });
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    const count = head[0]?.length ?? 2;
    const half = count <= 4 && random() < 0.4 ? (random() < 0.5 ? 'left' : 'right') : null;
    const isTurned = random() < 0.3 || half !== null;
    pdf.addPage({ size: 'A4', layout: isTurned ? 'landscape' : 'portrait', margin: 40 });
    if (random() < 0.6) pdf.font('Helvetica');
    else pdf.font(FONT);
    const { width, height } = pdf.page;
    const left = half === 'right' ? width / 2 + 20 : 50;
    const right = half === 'left' ? width / 2 - 20 : width - 50;
    const labelWidth = shape === 'turned' ? 100 : 210;
    const step = Math.min(110, (right - left - labelWidth) / Math.max(1, count - 1));
    if (half !== null) {
      pdf.fontSize(8 + Math.floor(random() * 2));
      const lineGap = random() * 3;
      pdf.text(BESIDE[language].join('\n').replaceAll('’', "'"), half === 'left' ? width / 2 + 20 : 50, 60, {
        width: width / 2 - 80,
        lineGap,
      });
    }
    // Numbers are small enough to stand apart, as whoever set the page would see to.
    const size = Math.min(8 + Math.floor(random() * 4), step / 7);
    const rowHeight = size * (1.25 + random() * 0.7);
    let y = 60;
    // The built-in fonts have no narrow blank.
    const shown = (text: string): string => text.replaceAll(/[\u202f\u00a0]/g, ' ').replaceAll('’', "'");
    const widthOf = (text: string): number => pdf.fontSize(size).widthOfString(text);
    const put = (text: string, x: number, isRight: boolean, down = 0): void => {
      pdf.fontSize(size).text(text, isRight ? x - widthOf(text) : x, y + down, { lineBreak: false });
    };
    for (const line of lines) {
      put(shown(line), left, false);
      y += rowHeight * 1.2;
    }
    y += size;
    const labelAt = shape === 'behind' ? count - 1 : 0;
    const edgeOf = (index: number): number =>
      shape !== 'behind'
        ? right - (count - 1 - index) * step
        : left + (index + 1) * step + (index === labelAt ? 20 - step : 0);
    const isMiddle = ofShape() < 0.4;
    const isCentred = shape === 'plain' && ofShape() < 0.5;
    const lineHeight = size * 1.2;
    const body = rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
    for (const [at, cells] of [...head, ...body].entries()) {
      if (y > height - 60) {
        pdf.addPage({ size: 'A4', layout: isTurned ? 'landscape' : 'portrait', margin: 40 });
        y = 60;
      }
      const printed = cells.map((cell, index) =>
        shape === 'narrow'
          ? brokenOff(shown(cell), ofShape)
          : (shape === 'turned' || (at < head.length && count > MOST_COLUMNS)) && index !== labelAt
            ? wrapped(shown(cell), step - size, widthOf)
            : [shown(cell)],
      );
      const most = Math.max(...printed.map((texts) => texts.length));
      for (const [index, texts] of printed.entries()) {
        const down = shape === 'narrow' && isMiddle ? ((most - texts.length) * lineHeight) / 2 : 0;
        const next = cells.findIndex((cell, other) => other > index && cell !== '');
        const spanned = at < head.length - 1 && isCentred ? (next < 0 ? count : next) - index - 1 : 0;
        for (const [line, text] of texts.entries())
          if (text !== '' && index > labelAt && spanned > 0)
            put(text, edgeOf(index) + ((spanned - 1) * step + widthOf(text)) / 2, true, down);
          else if (text !== '')
            put(
              text,
              index === 0 && labelAt === 0 ? left : edgeOf(index),
              index !== labelAt,
              down + line * lineHeight,
            );
      }
      y += rowHeight + (most - 1) * lineHeight;
    }
    pdf.end();
  });
}

/** As a sheet: numbers as numbers, titles above. */
export function statementXlsx(
  { lines, head, rows, hasNotes, shape }: MadeStatement,
  figureOf: (text: string) => number | null,
): Promise<Buffer> {
  const data = [
    ...lines.map((line) => [{ value: line }]),
    ...head.map((cells) =>
      cells.map((cell) => (/^\d{4}$/.test(cell) ? { value: Number(cell), type: Number } : { value: cell })),
    ),
    ...rows.map((cells) =>
      cells.map((cell, index) => {
        if (cell === null) return null;
        const isLabel = index === (shape === 'behind' ? cells.length - 1 : 0);
        const value = isLabel ? null : hasNotes && index === 1 ? Number(cell) : figureOf(String(cell));
        return value === null ? { value: String(cell) } : { value, type: Number };
      }),
    ),
  ];
  return writeExcel(data as SheetData).toBuffer();
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** As a Word table under its titles. */
export function statementDocx({ lines, head, rows }: MadeStatement): Buffer {
  const paragraph = (text: string): string => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`;
  const cell = (text: string): string => `<w:tc><w:tcPr/>${text === '' ? '<w:p/>' : paragraph(text)}</w:tc>`;
  const table = [...head, ...rows.map((row) => row.map((one) => (one === null ? '' : String(one))))]
    .map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`)
    .join('');
  const body = `${lines.map(paragraph).join('')}<w:tbl>${table}</w:tbl>`;
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
    }),
  );
}

/** The number a cell was written from. */
export function numberOf(text: string): number | null {
  const isNegative = /^[(-]/.test(text);
  const digits = text.replaceAll(/[()\- \u00a0\u202f']/g, '');
  const plain = /[.,]\d$/.test(digits)
    ? digits.slice(0, -2).replaceAll(/[.,]/g, '') + '.' + digits.slice(-1)
    : digits.replaceAll(/[.,]/g, '');
  return /^\d+(?:\.\d)?$/.test(plain) ? (isNegative ? -1 : 1) * Number(plain) : null;
}
