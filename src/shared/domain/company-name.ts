import { editDistance } from './spelling.ts';

/** Words that many companies share, so that they tell none from another. */
const COMMON = new Set(
  'the of and de du la le et co company limited ltd plc inc llc llp pty proprietary private pvt pte sdn bhd pt tbk sarl sarlu au sas sasu suarl sa sae spa snc scs gie ei eurl srl sprl scop aps ab oy oyj ou ag nv dac jsc pjsc cjsc ojsc sac eirl wll lda ltda cv corp corporation incorporated anonyme societe share gmbh bv technologies technology tech solutions group holdings holding services enterprises international global africa african afrique'.split(
    ' ',
  ),
);

/** `S.A.E.` is `sae`; letters with points that are no legal form stay apart. */
const joined = (letters: string): string => {
  const word = letters.replaceAll('.', '');
  return COMMON.has(word) ? word : letters;
};

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<![a-z0-9])[a-z](?:\.[a-z])+(?![a-z0-9])/g, joined)
    .match(/[a-z0-9]+/g) ?? [];

/** Legal forms written out, of which a name that ran out of room has the beginning. */
const LONG_FORMS = ['limited', 'private', 'proprietary', 'company', 'corporation', 'incorporated'];
const SHORTEST_CUT = 4;
const isCutForm = (word: string): boolean =>
  word.length >= SHORTEST_CUT && LONG_FORMS.some((form) => form.startsWith(word));

/** The words of a company's name that are its own; all of them where every one is common. */
function ownWords(name: string): string[] {
  const words = wordsOf(name);
  const own = words.filter(
    (word, at) => !COMMON.has(word) && !(at > 0 && at === words.length - 1 && isCutForm(word)),
  );
  return own.length === 0 ? words : own;
}

/** A name without legal form and common words: `Mtajiline Technologies Ltd` and `MTAJILINE` are one. */
export const companyKey = (name: string): string => ownWords(name).join(' ');

/** Between a name's own words may stand those that link them: `Moulins du Sahel`. */
const BETWEEN = '(?:[^a-z0-9]{1,3}(?:the|of|and|de|du|d|la|le|l|et))*[^a-z0-9]{0,3}';
/** What finds a company's name in a folded text, its words together; null where it has none. */
export function companyMention(name: string): RegExp | null {
  const words = ownWords(name);
  return words.length === 0 ? null : new RegExp(`(?<![a-z0-9])${words.join(BETWEEN)}(?![a-z0-9])`);
}

/** Whether a folded text names a company, its words together. */
export const mentionsCompany = (text: string, name: string): boolean =>
  companyMention(name)?.test(text) ?? false;

const FEWEST_INITIALS = 3;
const SHORTEST_WORD = 3;
/** `TGG` of `Tensift Goutte à Goutte`: the first letters of its words, of all or of those that are more than a link. */
const isInitials = ([only = '', another]: readonly string[], words: readonly string[]): boolean =>
  another === undefined &&
  only.length >= FEWEST_INITIALS &&
  [words, words.filter(({ length }) => length >= SHORTEST_WORD)].some(
    (named) => named.map(([first]) => first).join('') === only,
  );

/**
 * Whether two names may be of one company: the own words of one are those of the other, its initials or its beginning, or a slip
 * away.
 */
export function isSameCompany(one: string, other: string): boolean {
  const [a, b] = [ownWords(one), ownWords(other)];
  if (a.length === 0 || b.length === 0) return false;
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  if (few.every((word) => many.includes(word)) || isInitials(few, many)) return true;
  const [short, long] = [few.join(''), many.join('')];
  if (short.length >= 5 && long.startsWith(short)) return true;
  return short.length >= 6 && editDistance(a.join(''), b.join('')) <= 1;
}
