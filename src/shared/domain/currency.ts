/** ISO 4217 code, symbol shown where it is not the code, digits after the point where not two. Africa complete, then the currencies deals are made in. */
const CURRENCIES = [
  ['AOA', 'Kz'],
  ['BIF', 'FBu', 0],
  ['BWP', 'P'],
  ['CDF', 'FC'],
  ['CVE'],
  ['DJF', 'Fdj', 0],
  ['DZD', 'DA'],
  ['EGP', 'E£'],
  ['ERN', 'Nfk'],
  ['ETB', 'Br'],
  ['GHS', 'GH₵'],
  ['GMD', 'D'],
  ['GNF', 'FG', 0],
  ['KES', 'KSh'],
  ['KMF', 'KMF', 0],
  ['LRD', 'L$'],
  ['LSL'],
  ['LYD', 'LD', 3],
  ['MAD'],
  ['MGA', 'Ar'],
  ['MRU', 'UM'],
  ['MUR'],
  ['MWK', 'MK'],
  ['MZN', 'MT'],
  ['NAD', 'N$'],
  ['NGN', '₦'],
  ['RWF', 'FRw', 0],
  ['SCR'],
  ['SDG'],
  ['SHP'],
  ['SLE', 'Le'],
  ['SOS'],
  ['SSP'],
  ['STN', 'Db'],
  ['SZL'],
  ['TND', 'DT', 3],
  ['TZS', 'TSh'],
  ['UGX', 'USh', 0],
  ['XAF', 'FCFA', 0],
  ['XOF', 'FCFA', 0],
  ['ZAR', 'R'],
  ['ZMW', 'K'],
  ['ZWG', 'ZiG'],
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['AED'],
  ['AFN'],
  ['AMD'],
  ['ARS'],
  ['AUD', 'A$'],
  ['AZN'],
  ['BBD', 'Bds$'],
  ['BDT', '৳'],
  ['BHD', 'BD', 3],
  ['BND'],
  ['BOB'],
  ['BRL', 'R$'],
  ['BSD', 'B$'],
  ['BTN'],
  ['BZD', 'BZ$'],
  ['CAD', 'C$'],
  ['CHF'],
  ['CLP', 'CLP', 0],
  ['CNY', 'CN¥'],
  ['COP'],
  ['CRC'],
  ['CZK'],
  ['DKK'],
  ['DOP', 'RD$'],
  ['FJD', 'FJ$'],
  ['GEL'],
  ['GTQ'],
  ['GYD', 'G$'],
  ['HKD', 'HK$'],
  ['HNL'],
  ['HTG'],
  ['HUF'],
  ['IDR', 'Rp'],
  ['ILS', '₪'],
  ['INR', '₹'],
  ['IQD', 'IQD', 3],
  ['ISK', 'ISK', 0],
  ['JMD', 'J$'],
  ['JOD', 'JOD', 3],
  ['JPY', 'JP¥', 0],
  ['KGS'],
  ['KHR'],
  ['KRW', '₩', 0],
  ['KWD', 'KWD', 3],
  ['KZT'],
  ['LAK'],
  ['LBP'],
  ['LKR'],
  ['MDL'],
  ['MKD'],
  ['MMK'],
  ['MNT'],
  ['MVR'],
  ['MXN', 'MX$'],
  ['MYR', 'RM'],
  ['NIO'],
  ['NOK'],
  ['NPR'],
  ['NZD', 'NZ$'],
  ['OMR', 'OMR', 3],
  ['PAB'],
  ['PEN'],
  ['PGK'],
  ['PHP', '₱'],
  ['PKR'],
  ['PLN', 'zł'],
  ['PYG', 'PYG', 0],
  ['QAR'],
  ['RON'],
  ['RSD'],
  ['SAR'],
  ['SEK'],
  ['SGD', 'S$'],
  ['SRD'],
  ['THB', '฿'],
  ['TJS'],
  ['TRY', '₺'],
  ['TTD', 'TT$'],
  ['TWD', 'NT$'],
  ['UAH', '₴'],
  ['UYU'],
  ['UZS'],
  ['VND', '₫', 0],
  ['XCD', 'EC$'],
  ['YER'],
] as const;

/** ISO 4217. */
export type CurrencyCode = (typeof CURRENCIES)[number][0];

export const CURRENCY_CODES: readonly CurrencyCode[] = CURRENCIES.map(([code]) => code);

const facts = new Map<string, { code: CurrencyCode; exponent: number; symbol: string }>(
  CURRENCIES.map(([code, symbol = code, exponent = 2]) => [code, { code, exponent, symbol }]),
);

/** The currency of an ISO 4217 code in any case, or null. Symbols and words are read by `parseMoney`. */
export function currencyOf(code: string): CurrencyCode | null {
  return facts.get(code.trim().toUpperCase())?.code ?? null;
}

/** Digits of the minor unit: 2 for USD, 0 for XOF, 3 for TND. */
export function minorDigits(currency: CurrencyCode): number {
  return facts.get(currency)?.exponent ?? 2;
}

/** The sign shown before an amount: `$`, `₦`, `KSh`; `FCFA` for both francs, which are worth the same. */
export function currencySymbol(currency: CurrencyCode): string {
  return facts.get(currency)?.symbol ?? currency;
}

/** Digits with the sign of their currency before them, as every screen, file and letter shows them: `-$500`, `KSh 5,000`. */
export function withSymbol(currency: string, digits: string, isNegative = false): string {
  const symbol = facts.get(currency)?.symbol ?? currency;
  const minus = isNegative && /[1-9]/.test(digits) ? '-' : '';
  return `${minus}${symbol}${/\p{L}$/u.test(symbol) ? ' ' : ''}${digits}`;
}
