import { type CurrencyCode, CURRENCY_CODES, currencySymbol } from './currency.ts';

/** Marks that say one currency, beside its code and its symbol. */
const CLEAR_MARKS: Readonly<Record<string, CurrencyCode>> = {
  us$: 'USD',
  $us: 'USD',
  'us dollars': 'USD',
  'united states dollars': 'USD',
  'dollars us': 'USD',
  'dollars americains': 'USD',
  ca$: 'CAD',
  $ca: 'CAD',
  'canadian dollars': 'CAD',
  'dollars canadiens': 'CAD',
  au$: 'AUD',
  $au: 'AUD',
  'australian dollars': 'AUD',
  'dollars australiens': 'AUD',
  's/': 'PEN',
  's/.': 'PEN',
  'peruvian soles': 'PEN',
  'nuevos soles': 'PEN',
  euro: 'EUR',
  euros: 'EUR',
  n: 'NGN',
  naira: 'NGN',
  nairas: 'NGN',
  'nigerian naira': 'NGN',
  ksh: 'KES',
  kshs: 'KES',
  'kenya shillings': 'KES',
  'kenyan shillings': 'KES',
  'uganda shillings': 'UGX',
  'ugandan shillings': 'UGX',
  'tanzania shillings': 'TZS',
  'tanzanian shillings': 'TZS',
  'south african rand': 'ZAR',
  'rwandan francs': 'RWF',
  'francs rwandais': 'RWF',
  tshs: 'TZS',
  ushs: 'UGX',
  rand: 'ZAR',
  rands: 'ZAR',
  '₵': 'GHS',
  'gh¢': 'GHS',
  gh$: 'GHS',
  '¢': 'GHS',
  ghc: 'GHS',
  cedi: 'GHS',
  cedis: 'GHS',
  'ghana cedis': 'GHS',
  'egyptian pounds': 'EGP',
  birr: 'ETB',
  pula: 'BWP',
  rf: 'RWF',
  metical: 'MZN',
  meticais: 'MZN',
  mzm: 'MZN',
  kwanza: 'AOA',
  kwanzas: 'AOA',
  ariary: 'MGA',
  dalasi: 'GMD',
  rupiah: 'IDR',
  rupiahs: 'IDR',
  'indian rupees': 'INR',
  reais: 'BRL',
  real: 'BRL',
  taka: 'BDT',
  takas: 'BDT',
  tk: 'BDT',
  nrs: 'NPR',
  'nepali rupees': 'NPR',
  'nepalese rupees': 'NPR',
  slrs: 'LKR',
  'sri lanka rupees': 'LKR',
  'sri lankan rupees': 'LKR',
  'pakistan rupees': 'PKR',
  'pakistani rupees': 'PKR',
  'philippine pesos': 'PHP',
  'mexican pesos': 'MXN',
  ringgit: 'MYR',
  ringgits: 'MYR',
  baht: 'THB',
  bahts: 'THB',
  dong: 'VND',
  zk: 'ZMW',
  nle: 'SLE',
  leone: 'SLE',
  leones: 'SLE',
  da: 'DZD',
  'zambian kwacha': 'ZMW',
  'malawian kwacha': 'MWK',
  'francs guineens': 'GNF',
  'franc guineen': 'GNF',
  'francs congolais': 'CDF',
  'franc congolais': 'CDF',
  'francs burundais': 'BIF',
  'moroccan dirhams': 'MAD',
  'tunisian dinars': 'TND',
  'algerian dinars': 'DZD',
  'dinars algeriens': 'DZD',
  'dinars tunisiens': 'TND',
  'liberian dollars': 'LRD',
  'namibia dollars': 'NAD',
  'namibian dollars': 'NAD',
  'ethiopian birr': 'ETB',
  dalasis: 'GMD',
  ouguiya: 'MRU',
  ouguiyas: 'MRU',
  jd: 'JOD',
  kd: 'KWD',
  bd: 'BHD',
  qr: 'QAR',
  'omani rials': 'OMR',
  'saudi riyals': 'SAR',
  'qatari riyals': 'QAR',
  'jordanian dinars': 'JOD',
  'kuwaiti dinars': 'KWD',
  yen: 'JPY',
  yuan: 'CNY',
  rmb: 'CNY',
};

/** Marks several currencies share. The one expected wins; otherwise the first, unless that would be a guess. */
const SHARED_MARKS: readonly {
  marks: readonly string[];
  currencies: readonly CurrencyCode[];
  otherwiseFirst: boolean;
}[] = [
  {
    marks: ['$', 'dollar', 'dollars'],
    currencies: [
      'USD',
      'NAD',
      'LRD',
      'AUD',
      'CAD',
      'SGD',
      'HKD',
      'NZD',
      'JMD',
      'TTD',
      'BBD',
      'BSD',
      'BZD',
      'GYD',
      'SRD',
      'XCD',
      'FJD',
      'BND',
      'TWD',
    ],
    otherwiseFirst: true,
  },
  {
    marks: ['£', 'pound', 'pounds'],
    currencies: ['GBP', 'EGP', 'SDG', 'SSP', 'SHP', 'LBP'],
    otherwiseFirst: true,
  },
  {
    marks: ['cfa', 'fcfa', 'f cfa', 'f.cfa', 'franc cfa', 'francs cfa'],
    currencies: ['XOF', 'XAF'],
    otherwiseFirst: true,
  },
  {
    marks: ['sh', 'shs', 'shilling', 'shillings', '/=', '/-'],
    currencies: ['KES', 'TZS', 'UGX', 'SOS'],
    otherwiseFirst: false,
  },
  {
    marks: ['f', 'fr', 'franc', 'francs'],
    currencies: ['XOF', 'XAF', 'RWF', 'BIF', 'GNF', 'CDF', 'DJF', 'KMF', 'CHF'],
    otherwiseFirst: false,
  },
  {
    marks: ['dinar', 'dinars'],
    currencies: ['TND', 'DZD', 'LYD', 'JOD', 'KWD', 'BHD', 'IQD'],
    otherwiseFirst: false,
  },
  { marks: ['dh', 'dhs', 'dirham', 'dirhams'], currencies: ['MAD', 'AED'], otherwiseFirst: false },
  { marks: ['kwacha'], currencies: ['ZMW', 'MWK'], otherwiseFirst: false },
  {
    marks: ['rs', '₨', 'rupee', 'rupees', 'roupie', 'roupies'],
    currencies: ['INR', 'PKR', 'LKR', 'NPR', 'MUR', 'SCR', 'MVR', 'BTN'],
    otherwiseFirst: false,
  },
  {
    marks: ['peso', 'pesos'],
    currencies: ['PHP', 'MXN', 'COP', 'ARS', 'CLP', 'DOP', 'UYU'],
    otherwiseFirst: false,
  },
  { marks: ['le', 'l.e.'], currencies: ['EGP', 'SLE'], otherwiseFirst: false },
  { marks: ['sr', 'riyal', 'riyals'], currencies: ['SAR', 'QAR'], otherwiseFirst: false },
  { marks: ['¥'], currencies: ['JPY', 'CNY'], otherwiseFirst: false },
];

const currenciesByMark = new Map<string, { currencies: readonly CurrencyCode[]; otherwiseFirst: boolean }>();
for (const code of CURRENCY_CODES) {
  for (const mark of [code, currencySymbol(code)])
    currenciesByMark.set(mark.toLowerCase(), { currencies: [code], otherwiseFirst: true });
}
for (const [mark, code] of Object.entries(CLEAR_MARKS))
  currenciesByMark.set(mark, { currencies: [code], otherwiseFirst: true });
for (const { marks, currencies, otherwiseFirst } of SHARED_MARKS)
  for (const mark of marks) currenciesByMark.set(mark, { currencies, otherwiseFirst });

/** All marks, folded: codes, signs and names. */
export const currencyMarks = (): readonly string[] => [...currenciesByMark.keys()];

/**
 * The currency meant by what stands beside a number (`US$`, `NGN ₦`, `francs`), where `expected` is the one a shared
 * mark stands for. Null when unknown, when a guess would be needed, or when two marks contradict each other.
 */
export function currencyOfMarks(text: string, expected: CurrencyCode): CurrencyCode | null {
  const whole = currenciesByMark.get(text.toLowerCase());
  if (whole?.currencies.includes(expected)) return expected;
  const marks =
    whole === undefined
      ? text
          .toLowerCase()
          .split(' ')
          .map((mark) => currenciesByMark.get(mark))
      : [whole];
  const known = marks.filter((mark) => mark !== undefined);
  if (known.length < marks.length) return null;
  const isPossible = (code: CurrencyCode) => known.every((mark) => mark.currencies.includes(code));
  if (isPossible(expected)) return expected;
  const possible = (known[0]?.currencies ?? []).filter(isPossible);
  const isClear = possible.length === 1 || known.some((mark) => mark.otherwiseFirst);
  return isClear ? (possible[0] ?? null) : null;
}
