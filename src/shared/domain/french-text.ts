import { currencyOf, currencySymbol } from './currency.ts';

const TIED = '\u00A0';

/** French as it is set: a mark stays on the line of its word, and a page, a number and a percent with what is before them. */
export const setInFrench = (text: string): string =>
  text
    .replaceAll(/[ \u202F](?=[:;?!»%])/g, TIED)
    .replaceAll('« ', `«${TIED}`)
    .replaceAll(/(?<=\bpage) (?=\d)/g, TIED);

/** Words as a paper of a language has them, within its marks of quotation. */
export const quoted = (language: string | undefined, words: string): string =>
  language === 'fr' ? `«${TIED}${words}${TIED}»` : `“${words}”`;

type Amount = { readonly value: number; readonly unit: string; readonly currency: string | null };

/** Figures as French writes them, with at most so many decimals: `37 914 220 FCFA`, `33,5 %`, `8 mois`; none parts at the end of a line. */
export function frenchFigures(decimals: number): (amount: Amount) => string {
  const format = new Intl.NumberFormat('fr', { maximumFractionDigits: decimals });
  return ({ value, unit, currency }) => {
    const number = format.format(value).replaceAll('\u202F', TIED);
    if (unit === 'percent') return `${number}${TIED}%`;
    if (unit === 'months') return `${number}${TIED}mois`;
    if (unit !== 'money' || currency === null) return number;
    const known = currencyOf(currency);
    return `${number}${TIED}${known === null ? currency : currencySymbol(known)}`;
  };
}
