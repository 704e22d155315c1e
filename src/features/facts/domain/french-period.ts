import { monthsOf } from './fact-period.ts';

const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
);
const monthInFrench = (month: string): string => {
  const [year = '', number = ''] = month.split('-');
  return `${MONTHS[Number(number) - 1] ?? ''} ${year}`;
};

/** A period of a fact as a French line has it: `2025`, `T3 2025`, `S1 2026`, `mars 2026`, `de janvier à septembre 2026`, `exercice clos en juin 2026`, a day. */
export function periodInFrench(period: string): string {
  const day = /^(\d{4}-\d\d)-(\d\d)$/.exec(period);
  if (day) return `${day[2] === '01' ? '1er' : Number(day[2])} ${monthInFrench(day[1] ?? '')}`;
  const part = /^(\d{4})-([QH])(\d)$/.exec(period);
  if (part) return `${part[2] === 'Q' ? 'T' : 'S'}${part[3]} ${part[1]}`;
  if (/^\d{4}$/.test(period)) return period;
  const { first, last, count } = monthsOf(period);
  if (first === last) return monthInFrench(first);
  if (count === A_YEAR) return `exercice clos en ${monthInFrench(last)}`;
  const [month = '', year = ''] = monthInFrench(first).split(' ');
  return `${behindDe(last.startsWith(year) ? month : `${month} ${year}`)} à ${monthInFrench(last)}`;
}

const A_YEAR = 12;
/** `de mars 2026`, `d’août 2026`. */
const behindDe = (words: string): string => (/^[aeéo]/.test(words) ? `d’${words}` : `de ${words}`);
/** A period behind what is of it: `de 2025`, `du T3 2025`, `d’août 2026`, `de l’exercice clos en juin 2026`. */
export function inFrenchOf(period: string): string {
  const { last, count } = monthsOf(period);
  const told = count === A_YEAR && last.endsWith('-12') ? last.slice(0, 4) : periodInFrench(period);
  if (/^d(?:e |’)/.test(told)) return told;
  if (/^[ST]\d/.test(told)) return `du ${told}`;
  return told.startsWith('exercice') ? `de l’${told}` : behindDe(told);
}
