import { monthsOf } from './fact-period.ts';

const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
);
const monthInFrench = (month: string): string => {
  const [year = '', number = ''] = month.split('-');
  return `${MONTHS[Number(number) - 1] ?? ''} ${year}`;
};

/** A period of a fact as a French line has it: `2025`, `T3 2025`, `S1 2026`, `mars 2026`, `de juillet 2025 à juin 2026`, a day. */
export function periodInFrench(period: string): string {
  const day = /^(\d{4}-\d\d)-(\d\d)$/.exec(period);
  if (day) return `${Number(day[2])} ${monthInFrench(day[1] ?? '')}`;
  const part = /^(\d{4})-([QH])(\d)$/.exec(period);
  if (part) return `${part[2] === 'Q' ? 'T' : 'S'}${part[3]} ${part[1]}`;
  if (/^\d{4}$/.test(period)) return period;
  const { first, last } = monthsOf(period);
  return first === last ? monthInFrench(first) : `de ${monthInFrench(first)} à ${monthInFrench(last)}`;
}

const A_YEAR = 12;
/** A period behind what is of it: `de 2025`, `du T3 2025`, `d’août 2026`, `de l’exercice clos en juin 2026`. */
export function inFrenchOf(period: string): string {
  const { first, last, count } = monthsOf(period);
  if (count === A_YEAR && !last.endsWith('-12')) return `de l’exercice clos en ${monthInFrench(last)}`;
  const told = count === A_YEAR ? last.slice(0, 4) : periodInFrench(period);
  if (first !== last && told.startsWith('de ')) return told;
  if (/^[ST]\d/.test(told)) return `du ${told}`;
  return /^[ao]/.test(told) ? `d’${told}` : `de ${told}`;
}
