/** ISO 4217 code, digits after the point, symbol shown. Africa complete, then the currencies deals are made in. */
const CURRENCIES = [
  ['AOA', 2, 'Kz'],
  ['BIF', 0, 'FBu'],
  ['BWP', 2, 'P'],
  ['CDF', 2, 'FC'],
  ['CVE', 2, 'CVE'],
  ['DJF', 0, 'Fdj'],
  ['DZD', 2, 'DA'],
  ['EGP', 2, 'E£'],
  ['ERN', 2, 'Nfk'],
  ['ETB', 2, 'Br'],
  ['GHS', 2, 'GH₵'],
  ['GMD', 2, 'D'],
  ['GNF', 0, 'FG'],
  ['KES', 2, 'KSh'],
  ['KMF', 0, 'KMF'],
  ['LRD', 2, 'L$'],
  ['LSL', 2, 'LSL'],
  ['LYD', 3, 'LD'],
  ['MAD', 2, 'MAD'],
  ['MGA', 2, 'Ar'],
  ['MRU', 2, 'UM'],
  ['MUR', 2, 'MUR'],
  ['MWK', 2, 'MK'],
  ['MZN', 2, 'MT'],
  ['NAD', 2, 'N$'],
  ['NGN', 2, '₦'],
  ['RWF', 0, 'FRw'],
  ['SCR', 2, 'SCR'],
  ['SDG', 2, 'SDG'],
  ['SHP', 2, 'SHP'],
  ['SLE', 2, 'Le'],
  ['SOS', 2, 'SOS'],
  ['SSP', 2, 'SSP'],
  ['STN', 2, 'Db'],
  ['SZL', 2, 'SZL'],
  ['TND', 3, 'DT'],
  ['TZS', 2, 'TSh'],
  ['UGX', 0, 'USh'],
  ['XAF', 0, 'FCFA'],
  ['XOF', 0, 'FCFA'],
  ['ZAR', 2, 'R'],
  ['ZMW', 2, 'K'],
  ['ZWG', 2, 'ZiG'],
  ['USD', 2, '$'],
  ['EUR', 2, '€'],
  ['GBP', 2, '£'],
  ['AED', 2, 'AED'],
  ['AFN', 2, 'AFN'],
  ['AMD', 2, '֏'],
  ['ARS', 2, 'ARS'],
  ['AUD', 2, 'A$'],
  ['AZN', 2, '₼'],
  ['BBD', 2, 'Bds$'],
  ['BDT', 2, '৳'],
  ['BHD', 3, 'BD'],
  ['BND', 2, 'BND'],
  ['BOB', 2, 'Bs'],
  ['BRL', 2, 'R$'],
  ['BSD', 2, 'B$'],
  ['BTN', 2, 'BTN'],
  ['BZD', 2, 'BZ$'],
  ['CAD', 2, 'C$'],
  ['CHF', 2, 'CHF'],
  ['CLP', 0, 'CLP'],
  ['CNY', 2, 'CN¥'],
  ['COP', 2, 'COP'],
  ['CRC', 2, '₡'],
  ['CZK', 2, 'Kč'],
  ['DKK', 2, 'DKK'],
  ['DOP', 2, 'RD$'],
  ['FJD', 2, 'FJ$'],
  ['GEL', 2, '₾'],
  ['GTQ', 2, 'GTQ'],
  ['GYD', 2, 'G$'],
  ['HKD', 2, 'HK$'],
  ['HNL', 2, 'HNL'],
  ['HTG', 2, 'HTG'],
  ['HUF', 2, 'Ft'],
  ['IDR', 2, 'Rp'],
  ['ILS', 2, '₪'],
  ['INR', 2, '₹'],
  ['IQD', 3, 'IQD'],
  ['ISK', 0, 'ISK'],
  ['JMD', 2, 'J$'],
  ['JOD', 3, 'JOD'],
  ['JPY', 0, 'JP¥'],
  ['KGS', 2, 'KGS'],
  ['KHR', 2, '៛'],
  ['KRW', 0, '₩'],
  ['KWD', 3, 'KWD'],
  ['KZT', 2, '₸'],
  ['LAK', 2, '₭'],
  ['LBP', 2, 'LBP'],
  ['LKR', 2, 'LKR'],
  ['MDL', 2, 'MDL'],
  ['MKD', 2, 'MKD'],
  ['MMK', 2, 'MMK'],
  ['MNT', 2, '₮'],
  ['MVR', 2, 'MVR'],
  ['MXN', 2, 'MX$'],
  ['MYR', 2, 'RM'],
  ['NIO', 2, 'NIO'],
  ['NOK', 2, 'NOK'],
  ['NPR', 2, 'NPR'],
  ['NZD', 2, 'NZ$'],
  ['OMR', 3, 'OMR'],
  ['PAB', 2, 'PAB'],
  ['PEN', 2, 'PEN'],
  ['PGK', 2, 'PGK'],
  ['PHP', 2, '₱'],
  ['PKR', 2, 'PKR'],
  ['PLN', 2, 'zł'],
  ['PYG', 0, 'PYG'],
  ['QAR', 2, 'QAR'],
  ['RON', 2, 'RON'],
  ['RSD', 2, 'RSD'],
  ['SAR', 2, 'SAR'],
  ['SEK', 2, 'SEK'],
  ['SGD', 2, 'S$'],
  ['SRD', 2, 'SRD'],
  ['THB', 2, '฿'],
  ['TJS', 2, 'TJS'],
  ['TRY', 2, '₺'],
  ['TTD', 2, 'TT$'],
  ['TWD', 2, 'NT$'],
  ['UAH', 2, '₴'],
  ['UYU', 2, 'UYU'],
  ['UZS', 2, 'UZS'],
  ['VND', 0, '₫'],
  ['XCD', 2, 'EC$'],
  ['YER', 2, 'YER'],
] as const;

/** ISO 4217. */
export type CurrencyCode = (typeof CURRENCIES)[number][0];

export const CURRENCY_CODES: readonly CurrencyCode[] = CURRENCIES.map(([code]) => code);

const facts = new Map<string, { code: CurrencyCode; exponent: number; symbol: string }>(
  CURRENCIES.map(([code, exponent, symbol]) => [code, { code, exponent, symbol }]),
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
