import { readNumber, scaleOf, type TypedNumber } from './amount-text.ts';
import { currencyOfMarks } from './currency-mark.ts';
import { type CurrencyCode, currencyOf, minorDigits, withSymbol } from './currency.ts';

/** An amount in whole minor units (cents) of an ISO 4217 currency. */
export type Money = { readonly amountMinor: number; readonly currency: CurrencyCode };

const LONGEST_AMOUNT = 60;
const APPROXIMATELY = /^(~|≈|about|approx\.?|approximately|around|circa|ca\.) ?/i;

/**
 * Reads an amount as people type it: `$500K`, `1,2M`, `NGN 20m`, `₦20,000,000`, `R 3 million`, `500 000 FCFA`.
 * Null where it is no amount, a range, a bound, negative, finer than the minor unit, or can be read in two ways.
 * The rules are in docs/rules/money-typed-by-people.md.
 */
export function parseMoney(text: string, defaultCurrency: CurrencyCode = 'USD'): Money | null {
  if (text.length > LONGEST_AMOUNT) return null;
  const plain = text.replace(/\s+/g, ' ').replace(/[‘’ʼ]/g, "'").trim().replace(APPROXIMATELY, '');
  const match = /^(\D*?) ?(\d(?:[\d., ']*\d)?) ?(\D*)$/.exec(plain);
  if (match === null) return null;
  const [, before = '', number = '', after = ''] = match;
  const { scale, mark } = scaleAndMark(after.trim(), defaultCurrency) ?? {};
  if (scale === undefined || mark === undefined) return null;
  const marks = `${before} ${mark}`.trim();
  const currency = marks === '' ? defaultCurrency : currencyOfMarks(marks, defaultCurrency);
  if (currency === null) return null;
  const typed = readNumber(number, scale, minorDigits(currency));
  const amountMinor = typed === null ? null : wholeUnits(typed, scale + minorDigits(currency));
  return amountMinor === null ? null : { amountMinor, currency };
}

/** Splits what follows the number into a power of ten and a currency: `m naira`, `K`, `FCFA`. */
function scaleAndMark(after: string, expected: CurrencyCode): { scale: number; mark: string } | null {
  if (after === '' || after === '/=' || after === '/-') return { scale: 0, mark: after };
  const wholeScale = scaleOf(after);
  if (wholeScale !== null) return { scale: wholeScale, mark: '' };
  if (currencyOfMarks(after, expected) !== null) return { scale: 0, mark: after };
  for (let length = after.length - 1; length > 0; length -= 1) {
    const scale = scaleOf(after.slice(0, length).trim());
    const mark = after.slice(length).trim();
    if (scale !== null && mark !== '' && currencyOfMarks(mark, expected) !== null) return { scale, mark };
  }
  return null;
}

/** `typed × 10^power` as a safe whole number, or null. */
function wholeUnits({ digits, decimals }: TypedNumber, power: number): number | null {
  const places = power - decimals;
  const divisor = places < 0 ? 10n ** BigInt(-places) : 1n;
  if (digits % divisor !== 0n) return null;
  const units = places < 0 ? digits / divisor : digits * 10n ** BigInt(places);
  return units <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(units) : null;
}

/** Major to minor units without rounding: 1000.25 USD → 100025. Null when the currency has no such fraction. */
export function toMinor(amount: number, currency: CurrencyCode): number | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(amount));
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  const units = wholeUnits(
    { digits: BigInt(whole + fraction), decimals: fraction.length },
    minorDigits(currency),
  );
  return units === null ? null : units * (sign === '' || units === 0 ? 1 : -1);
}

/** An amount as two columns hold it; null where there is none, or its currency is not in the catalogue. */
export function storedMoney(amountMinor: number | null, currency: string | null): Money | null {
  const code = currency === null ? null : currencyOf(currency);
  return amountMinor === null || code === null ? null : { amountMinor, currency: code };
}

/** Minor to major units, for an answer or a chart: 100025 → 1000.25. Reckon in minor units. */
export function toMajor(amountMinor: number, currency: CurrencyCode): number {
  return amountMinor / 10 ** minorDigits(currency);
}

/** `$500,000`, `₦20,000,000`, `KSh 5,000,000`: whole units, halves away from zero. */
export function formatMoney(amountMinor: number, currency: CurrencyCode): string {
  const unit = 10 ** minorDigits(currency);
  const size = Math.abs(amountMinor);
  const rest = size % unit;
  return signed(amountMinor, currency, grouped((size - rest) / unit + (rest * 2 >= unit ? 1 : 0)));
}

/** The same with the minor unit where there is one: `$1,000.25`, but `$500,000`. */
export function formatMoneyExact(amountMinor: number, currency: CurrencyCode): string {
  const unit = 10 ** minorDigits(currency);
  const size = Math.abs(amountMinor);
  const rest = size % unit;
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(minorDigits(currency), '0')}`;
  return signed(amountMinor, currency, grouped((size - rest) / unit) + fraction);
}

/** An amount in major units as it reads: `$31,200`; after its code where the currency is not in the catalogue, bare without one. */
export function amountInWords(value: number, currency: string | null): string {
  const code = currency === null ? null : currencyOf(currency);
  if (code !== null) return formatMoneyExact(Math.round(value * 10 ** minorDigits(code)), code);
  const number = value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  return currency === null ? number : `${currency} ${number}`;
}

/** Short, three digits that count: `$500K`, `$1.25M`, `₦20M`, `KSh 2.5B`. */
export function formatMoneyCompact(amountMinor: number, currency: CurrencyCode): string {
  const major = Math.abs(toMajor(amountMinor, currency));
  if (Math.round(major) < 1000) return formatMoney(amountMinor, currency);
  let power = Math.min(12, 3 * Math.floor((String(Math.round(major)).length - 1) / 3));
  let short = Number((major / 10 ** power).toPrecision(3));
  if (short === 1000 && power < 12) [short, power] = [1, power + 3];
  return signed(amountMinor, currency, `${short}${{ 3: 'K', 6: 'M', 9: 'B', 12: 'T' }[power]}`);
}

function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}

function signed(amountMinor: number, currency: CurrencyCode, digits: string): string {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`${amountMinor} is not whole minor units`);
  return withSymbol(currency, digits, amountMinor < 0);
}
