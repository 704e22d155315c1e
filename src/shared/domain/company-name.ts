import { editDistance } from './spelling.ts';

/** Words that many companies share, so that they tell none from another. */
const COMMON = new Set(
  'the of and de du la le et co company limited ltd plc inc llc llp pty proprietary sarl sas sasu suarl sa technologies technology tech solutions group holdings holding services enterprises international global africa african afrique'.split(
    ' ',
  ),
);

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g) ?? [];

/** The words of a company's name that are its own; all of them where every one is common. */
function ownWords(name: string): string[] {
  const words = wordsOf(name);
  const own = words.filter((word) => !COMMON.has(word));
  return own.length === 0 ? words : own;
}

/** A name without legal form and common words: `Mtajiline Technologies Ltd` and `MTAJILINE` are one. */
export const companyKey = (name: string): string => ownWords(name).join(' ');

/** Whether a folded text names a company, its words together. */
export function mentionsCompany(text: string, name: string): boolean {
  const words = ownWords(name);
  if (words.length === 0) return false;
  return new RegExp(`(?<![a-z0-9])${words.join('[^a-z0-9]{0,3}')}(?![a-z0-9])`).test(text);
}

/** Whether two names may be of one company: the own words of one are those of the other, or its beginning, or a slip away. */
export function isSameCompany(one: string, other: string): boolean {
  const [a, b] = [ownWords(one), ownWords(other)];
  if (a.length === 0 || b.length === 0) return false;
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  if (few.every((word) => many.includes(word))) return true;
  const [short, long] = [few.join(''), many.join('')];
  if (short.length >= 5 && long.startsWith(short)) return true;
  return short.length >= 6 && editDistance(a.join(''), b.join('')) <= 1;
}
