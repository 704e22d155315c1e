import type { CurrencyCode } from '#shared/domain/currency.ts';

/** Codes that are words, too, `try`, or `Sgd.` for signed: without capitals they tell a currency in heads and cells of tables alone. */
export const CODES_THAT_ARE_WORDS: ReadonlySet<CurrencyCode> = new Set([
  'COP',
  'ILS',
  'MUR',
  'PEN',
  'RON',
  'SGD',
  'SOS',
  'TRY',
]);

/** How papers write currencies beside the marks that forms take: names with their country, and dollars by other letters. */
const WRITTEN: readonly (readonly [CurrencyCode, string])[] = [
  ['LAK', '₭'],
  ['AMD', '֏|dram|drams'],
  ['ARS', 'argentine pesos'],
  ['AZN', '₼|manat'],
  ['BBD', 'bbd$|bd$|barbados dollars|barbadian dollars'],
  ['BOB', 'boliviano|bolivianos'],
  ['BSD', 'bahamian dollars'],
  ['BTN', 'ngultrum'],
  ['BZD', 'belize dollars'],
  ['CLP', 'chilean pesos'],
  ['COP', 'colombian pesos'],
  ['CRC', '₡|colones'],
  ['DJF', 'fdj'],
  ['DOP', 'dominican pesos'],
  ['FJD', 'fiji dollars|fijian dollars'],
  ['GEL', '₾|lari'],
  ['GTQ', 'quetzales'],
  ['GYD', 'gy$|guyana dollars|guyanese dollars'],
  ['HKD', 'hong kong dollars'],
  ['HNL', 'lempiras'],
  ['HTG', 'gourde|gourdes'],
  ['IQD', 'iraqi dinars'],
  ['JMD', 'ja$|jm$|jamaican dollars|jamaica dollars'],
  ['KHR', '៛|riel|riels'],
  ['KZT', '₸|tenge'],
  ['LBP', 'lebanese pounds|livres libanaises'],
  ['MMK', 'kyat|kyats'],
  ['MNT', '₮|tugrik|tugriks'],
  ['MVR', 'rufiyaa'],
  ['NIO', 'cordobas'],
  ['NZD', 'nz$|$nz|new zealand dollars'],
  ['PYG', 'guaranies'],
  ['SGD', 'singapore dollars'],
  ['SLE', 'sierra leonean leones'],
  ['SRD', 'surinamese dollars'],
  ['TTD', 'ttd$|trinidad and tobago dollars|tt dollars'],
  ['TWD', 'taiwan dollars'],
  ['UYU', 'uruguayan pesos'],
  ['XCD', 'ecd$|xcd$|eastern caribbean dollars|east caribbean dollars|ec dollars'],
];

/** The currencies of what papers call them. */
export const WRITTEN_CURRENCIES: ReadonlyMap<string, CurrencyCode> = new Map(
  WRITTEN.flatMap(([code, names]) => names.split('|').map((name): [string, CurrencyCode] => [name, code])),
);
