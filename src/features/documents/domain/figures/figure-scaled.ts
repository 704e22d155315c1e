import type { Cue } from './figure-cue.ts';
import type { Numeral } from '../words/numeral.ts';
import type { Passage } from '../text/passage.ts';
import type { PlacedPassage } from '../text/section.ts';
import type { TableScale } from '../tables/table-scale.ts';

const COUNTED: ReadonlySet<Cue['kind']> = new Set(['team']);
const A_RATE = /^(?:a|an|per|par|each) (?:month|mois|year|an|annee|quarter|trimestre|week|semaine)\b/;
/** What only sums stand before: `5 240 en banque`, `24 000 de ventes`. */
const OF_MONEY =
  /^(?:en (?:banque|caisse)|a la banque|de (?:ventes|credit|dettes?|chiffre|recettes|marge|tresorerie|prets?|decouvert)|(?:in|at) (?:the )?bank|of (?:sales|revenue|debt|cash|turnover|loans?))\b/;

/** What stands behind a sum that says no currency, and is nothing counted: `130 million from`, `90 millions seront proposés`. */
export const COUNTS_NOTHING =
  /^(?:$|(?:par|per|a|an|au|aux|en|in|at|on|by|from|to|into|before|after|with|through|over|under|until|for|of|the|and|et|dont|pour|sous|dans|chez|aupres|contre|against|pendant|during|while|soit|avant|apres|fin|debut|sur|out|le|is|was|were|will|shall|est|sera|seront|serait|sont|restants?|restent|reste|due|dus?|outstanding|open|drawn|left|still|inscrit|disponibles?|contractee?s?|souscrite?s?|obtenue?s?|accordee?s?|financee?s?|versee?s?|payee?s?)\b)/;

const COUNTED_BEFORE =
  /\b(?:customers|clients|users|subscribers|orders|shops|stores|sites|branches|utilisateurs|abonnes|commandes|boutiques|agences)\b[^;,.]{0,20}$/;

/** `chiffres en M FCFA`: then `44 M` is of millions. */
const M_OF_FRANCS = /\bm ?(?:de )?f ?cfa\b/;

const inMillions = new WeakMap<Passage['page'], boolean>();
export function countsInMillions(page: Passage['page']): boolean {
  const known = inMillions.get(page);
  if (known !== undefined) return known;
  const found = M_OF_FRANCS.test(page.text);
  inMillions.set(page, found);
  return found;
}

export const withLetter = (numeral: Numeral): Numeral =>
  numeral.unit === 'count' && !numeral.isScaled && /^m(?:$| )/.test(numeral.noun)
    ? {
        ...numeral,
        end: numeral.end + 2,
        value: Number((numeral.value * 1e6).toPrecision(15)),
        isScaled: true,
        noun: numeral.noun.slice(2),
      }
    : numeral;

/** `cash 9.6m, 31` at the end of a line that goes on with the month. */
const isDayOfBrokenLine = ({ value, end, start }: Numeral, { text }: Passage): boolean =>
  value <= 31 && end === text.length && text.slice(0, start).endsWith(', ');

/** `2   Revenue is recognised when …`: the number of a note, which begins its line. */
const isOfNote = ({ start, end }: Numeral, { text }: Passage): boolean =>
  NOTE_NUMBER.test(text.slice(start, end)) &&
  /(?:^|\n)\s*$/.test(text.slice(0, start)) &&
  /^[.)]?\s+[a-z][a-z']+ [a-z]/.test(text.slice(end));
const NOTE_NUMBER = /^\d{1,2}$/;

/** `31/12`, `C-178204/2021`: a piece of a date or a number. */
const isPieceOfCode = ({ start, end }: Numeral, { text }: Passage): boolean =>
  /\d\/$/.test(text.slice(0, start)) || /^\/\d/.test(text.slice(end));

const SMALLEST_UNSCALED = 1000;
export function scaledBy(
  table: TableScale | null,
  numeral: Numeral,
  passage: PlacedPassage,
  cues: readonly Cue[],
): Numeral {
  const isOfNothing =
    numeral.noun === '' || A_RATE.test(numeral.noun) || (table?.factor !== 1 && OF_MONEY.test(numeral.noun));
  if (
    !table ||
    cues.some(({ kind }) => COUNTED.has(kind)) ||
    numeral.unit !== 'count' ||
    numeral.isScaled ||
    !isOfNothing ||
    (table.factor === 1 && numeral.value < SMALLEST_UNSCALED) ||
    !/\d/.test(passage.text.slice(numeral.start, numeral.end)) ||
    isDayOfBrokenLine(numeral, passage) ||
    isOfNote(numeral, passage) ||
    isPieceOfCode(numeral, passage) ||
    COUNTED_BEFORE.test(passage.text.slice(0, numeral.start)) ||
    passage.text.length > 160
  )
    return numeral;
  return {
    ...numeral,
    value: Number((numeral.value * table.factor).toPrecision(15)),
    unit: 'money',
    currency: table.currency,
  };
}
