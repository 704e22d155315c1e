import type { CurrencyCode } from '#shared/domain/currency.ts';
import { makeDocx, makePdf } from './documents.ts';
import { type MadeStatement, numberOf, statementDocx, statementPdf, statementXlsx } from './statements.ts';

/** What can be planted in a company's papers, and the metric or paper finding that says it. */
export const PLANTED = {
  deckRevenue: 'revenue',
  deckRevenueSlightly: 'revenue',
  deckCash: 'cash',
  deckCustomers: 'customers',
  deckGrowth: 'growth',
  deckAsk: 'ask',
  deckTeam: 'headcount',
  deckHolder: 'ownership',
  deckFounders: 'foundersShare',
  tractionRevenue: 'revenue',
  modelCash: 'cash',
  otherCompany: 'other-company',
  otherNumber: 'other-number',
} as const;
export type Plant = keyof typeof PLANTED;
const PLANTS = Object.keys(PLANTED) as readonly Plant[];

type Land = {
  readonly currency: CurrencyCode;
  readonly place: string;
  readonly perDollar: number;
  readonly form: string;
  readonly register: (digits: number) => string;
  readonly founders: readonly [string, string];
};
/** Six currencies, with rates that are made up for the day. */
export const LANDS: readonly Land[] = [
  {
    currency: 'KES',
    place: 'Nairobi, Kenya',
    perDollar: 129,
    form: 'Limited',
    register: (digits) => `PVT-${digits}AB`,
    founders: ['Wambui Karanu', 'Otieno Ouma'],
  },
  {
    currency: 'NGN',
    place: 'Lagos, Nigeria',
    perDollar: 1_520,
    form: 'Limited',
    register: (digits) => `RC ${digits}`,
    founders: ['Adaeze Okonkwo', 'Tunde Bello'],
  },
  {
    currency: 'GHS',
    place: 'Accra, Ghana',
    perDollar: 12,
    form: 'Ltd',
    register: (digits) => `CS${digits}123`,
    founders: ['Ama Boateng', 'Kojo Asare'],
  },
  {
    currency: 'ZAR',
    place: 'Cape Town, South Africa',
    perDollar: 18,
    form: '(Pty) Ltd',
    register: (digits) => `2019/${digits}/07`,
    founders: ['Naledi Khumalo', 'Sipho Dlamini'],
  },
  {
    currency: 'XOF',
    place: 'Dakar, Senegal',
    perDollar: 590,
    form: 'SARL',
    register: (digits) => `NINEA ${digits}12`,
    founders: ['Awa Diop', 'Moussa Ndiaye'],
  },
  {
    currency: 'EGP',
    place: 'Cairo, Egypt',
    perDollar: 48,
    form: 'LLC',
    register: (digits) => `commercial register no. ${digits}`,
    founders: ['Mariam Hassan', 'Omar Farouk'],
  },
];
const NAMES = [
  'Mtajiline',
  'Baobab Foods',
  'Kijani Energy',
  'Sahel Cold',
  'Umoja Pay',
  'Duka Books',
  'Zuri Health',
] as const;

/** Repeatable chance: the same seed makes the same company. */
function chance(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type MadeCompany = {
  readonly name: string;
  readonly currency: CurrencyCode;
  readonly planted: readonly Plant[];
  readonly profile: { readonly teamSize: number; readonly ask: number };
  /** Revenue of the twelve months of 2025. */
  readonly months: readonly number[];
  readonly cashUsd: number;
  readonly holders: readonly { readonly name: string; readonly percent: number }[];
  readonly foundersPercent: number;
  readonly papers: readonly {
    readonly title: string;
    readonly type: 'pitch_deck' | 'financial_statements' | 'legal_docs';
    readonly kind: 'pdf' | 'xlsx' | 'docx';
    readonly bytes: Uint8Array;
  }[];
};

const grouped = (value: number): string => value.toLocaleString('en-US');
const millions = (value: number): string => `${(value / 1e6).toFixed(1)} million`;

type Sentence = (sum: string) => string;
const ENGLISH_YEARS: readonly Sentence[] = [
  (sum) => `In FY2025 revenue was ${sum}.`,
  (sum) => `By the end of 2025 revenue had reached ${sum}.`,
  (sum) => `Sales for 2025: ${sum}.`,
  (sum) => `Revenue from January to December 2025 was ${sum}.`,
  (sum) => `Revenue for the year ended 31 December 2025 was ${sum}.`,
];
const FRENCH_YEARS: readonly Sentence[] = [
  (sum) => `Le chiffre d’affaires de 2025 était de ${sum}.`,
  (sum) => `Chiffre d’affaires de l’exercice clos le 31 décembre 2025 : ${sum}.`,
  (sum) => `Nos ventes ont atteint ${sum} en 2025.`,
];

type Said = {
  readonly revenue: string;
  readonly growth: string;
  readonly customers: string;
  readonly team: number;
  readonly cash: string;
  readonly shares: readonly number[];
  readonly ask: string;
  readonly askInFrench: string;
};
type Deck = (name: string, place: string, founders: Land['founders'], said: Said) => string[];

const englishDeck: Deck = (name, place, founders, said) => [
  `${name}\nSeed deck, ${place}`,
  'Problem\nTraders close their books by hand, and one in four loses a week of sales to mistakes.',
  `Traction\n${said.revenue}\nRevenue grew by ${said.growth}% in 2025.\nWe had ${said.customers} paying customers in December 2025.`,
  `Team\nA team of ${said.team}, led by ${founders.join(' and ')}.`,
  `Financials\nCash at bank was ${said.cash} at the end of 2025.`,
  `Ownership\n${founders[0]} holds ${said.shares[0]}% and ${founders[1]} holds ${said.shares[1]}% of the shares.\nTogether the founders hold ${said.shares[2]}%.`,
  `Ask\nWe are raising ${said.ask}. Use of funds: 50% sales, 30% product, 20% compliance.`,
];
const frenchDeck: Deck = (name, place, founders, said) => [
  `${name}\nPrésentation aux investisseurs, ${place}`,
  'Problème\nLes commerçants tiennent leurs comptes à la main et perdent une semaine de ventes par mois.',
  `Traction\n${said.revenue}\nLe chiffre d’affaires a progressé de ${said.growth} % en 2025.\nNous avions ${said.customers} clients payants en décembre 2025.`,
  `Équipe\nUne équipe de ${said.team} personnes, dirigée par ${founders.join(' et ')}.`,
  `Finances\nLa trésorerie était de ${said.cash} à fin 2025.`,
  `Actionnariat\n${founders[0]} détient ${said.shares[0]} % et ${founders[1]} détient ${said.shares[1]} % du capital.\nEnsemble les fondateurs détiennent ${said.shares[2]} %.`,
  `Besoin\nNous levons ${said.askInFrench}. Utilisation : 50 % ventes, 30 % produit, 20 % conformité.`,
];

/** A company made up from a seed; every second one has up to three things planted, the others none. */
export async function makeCompany(seed: number): Promise<MadeCompany> {
  const random = chance(seed);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const land = LANDS[Math.floor(seed / 2) % LANDS.length];
  if (!land) throw new Error('no land');
  const { currency, place, form, register, founders, perDollar } = land;
  const name = NAMES[seed % NAMES.length] ?? NAMES[0];
  const legal = `${name} ${pick(['', 'Technologies ', 'Group '])}${form}`;
  const number = 100_000 + Math.floor(random() * 800_000);
  const planted: Plant[] = [];
  const count = seed % 2 === 0 ? 0 : 1 + Math.floor(random() * 3);
  for (let turn = 0; turn < count; turn += 1) {
    const next = PLANTS[(seed + turn * 5) % PLANTS.length];
    // Two of one metric would hide each other.
    if (next && planted.every((other) => PLANTED[other] !== PLANTED[next])) planted.push(next);
  }
  const has = (plant: Plant): boolean => planted.includes(plant);

  const monthly = Math.round((200_000 + random() * 4e6) / 1e5) * 1e5;
  const months = Array.from({ length: 12 }, () => monthly);
  const revenue = monthly * 12;
  const before = Math.round(revenue / (1.3 + random()) / 1000) * 1000;
  const growth = Math.round((revenue / before - 1) * 1000) / 10;
  const cash = Math.round((3e6 + random() * 4e7) / 1e5) * 1e5;
  const costs = Math.round((revenue * 0.6) / 1000) * 1000;
  const customers = 200 + Math.floor(random() * 9000);
  const team = 8 + Math.floor(random() * 40);
  const ask = Math.round((2e7 + random() * 2e8) / 1e6) * 1e6;
  const first = 35 + Math.floor(random() * 15);
  const second = 20 + Math.floor(random() * 10);
  const rest = 100 - first - second;

  const said = {
    revenue: has('deckRevenue') ? revenue * 1.4 : has('deckRevenueSlightly') ? revenue * 1.06 : revenue,
    cash: has('deckCash') ? cash * 1.5 : cash,
    customers: has('deckCustomers') ? Math.round(customers * 1.3) : customers,
    growth: has('deckGrowth') ? growth + 45 : growth,
    ask: has('deckAsk') ? ask * 1.5 : ask,
    team: has('deckTeam') ? team + 9 : team,
    first: has('deckHolder') ? first + 9 : first,
    founders: has('deckFounders') ? first + second + 12 : first + second,
  };
  const isFrench = currency === 'XOF';
  const year = pick(isFrench ? FRENCH_YEARS : ENGLISH_YEARS);
  const inDollars = random() < 0.3;
  const revenueText = inDollars
    ? `USD ${grouped(Math.round(said.revenue / perDollar))}`
    : `${currency} ${random() < 0.5 ? millions(said.revenue) : grouped(Math.round(said.revenue))}`;
  const sums = {
    revenue: year(revenueText),
    growth: said.growth.toFixed(1),
    customers: grouped(said.customers),
    team: said.team,
    cash: `${currency} ${grouped(said.cash)}`,
    shares: [said.first, second, said.founders],
    ask: `${currency} ${millions(said.ask)}`,
    askInFrench: `${(said.ask / 1e6).toFixed(0)} millions de FCFA`,
  };
  const deck = (isFrench ? frenchDeck : englishDeck)(name, place, founders, sums);
  const thousands = (value: number): string => {
    const text = Math.round(Math.abs(value) / 1000).toLocaleString('en-US');
    return value < 0 ? `(${text})` : text;
  };
  const old = {
    costs: Math.round((before * 0.6) / 1000) * 1000,
    cash: Math.round((cash * 0.4) / 1000) * 1000,
  };
  const labels = isFrench
    ? ['Chiffre d’affaires', 'Achats consommés', 'Marge brute', 'Trésorerie', 'Nombre de clients']
    : ['Revenue', 'Cost of sales', 'Gross profit', 'Cash at bank', 'Number of customers'];
  const rows = [
    [thousands(revenue), thousands(before)],
    [thousands(-costs), thousands(-old.costs)],
    [thousands(revenue - costs), thousands(before - old.costs)],
    [thousands(cash), thousands(old.cash)],
    [grouped(customers), grouped(Math.round(customers * 0.6))],
  ];
  const accounts: MadeStatement = {
    seed,
    language: isFrench ? 'fr' : 'en',
    lines: [
      `${legal}, ${place}`,
      isFrench
        ? 'États financiers de l’exercice clos le 31 décembre 2025'
        : 'Financial statements for the year ended 31 December 2025',
      isFrench ? '(en milliers de FCFA)' : `(${currency} thousands)`,
    ],
    head: [['', '2025', '2024']],
    rows: rows.map((cells, index) => [labels[index] ?? '', ...cells]),
    hasNotes: false,
    shape: 'plain',
    write: thousands,
    figures: [],
  };
  const forms = ['pdf', 'xlsx', 'docx'] as const;
  const kind = forms[seed % forms.length] ?? 'pdf';
  const accountsFile =
    kind === 'pdf'
      ? await statementPdf(accounts)
      : kind === 'xlsx'
        ? await statementXlsx(accounts, numberOf)
        : statementDocx(accounts);
  const other = has('otherCompany') ? `Tamu Bakeries ${form}` : legal;
  const agreement = [
    'SHAREHOLDERS’ AGREEMENT',
    `between ${founders[0]} and ${founders[1]} (the Founders) and ${other}, ${register(has('otherCompany') ? number + 7 : number)} (the “Company”).`,
    'The parties agree on the transfer of shares, pre-emption and drag along rights.',
  ];
  const certificate = [
    'CERTIFICATE OF INCORPORATION',
    `This is to certify that ${legal} is incorporated under ${register(has('otherNumber') ? number + 31 : number)} in ${place}.`,
  ];
  return {
    name,
    currency,
    planted,
    profile: { teamSize: team, ask },
    months: has('tractionRevenue') ? months.map((value) => value * 1.35) : months,
    cashUsd: (has('modelCash') ? cash * 1.6 : cash) / perDollar,
    holders: [
      { name: founders[0].split(' ').toReversed().join(', '), percent: first },
      { name: founders[1], percent: second },
      { name: 'Savannah Seed Fund', percent: rest },
    ],
    foundersPercent: first + second,
    papers: [
      { title: 'Seed deck', type: 'pitch_deck', kind: 'pdf', bytes: await makePdf(deck) },
      {
        title: 'Accounts 2025',
        type: 'financial_statements',
        kind,
        bytes: accountsFile,
      },
      {
        title: 'Shareholders’ agreement',
        type: 'legal_docs',
        kind: 'docx',
        bytes: makeDocx(agreement.map((text) => text.replaceAll('&', '&amp;'))),
      },
      { title: 'Certificate', type: 'legal_docs', kind: 'pdf', bytes: await makePdf(certificate) },
    ],
  };
}
