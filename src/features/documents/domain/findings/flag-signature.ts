import { distinctQuotes, type FlagRule, quoteWhole } from '../extraction.ts';
import { IS_VOID, NO_OTHER } from '../worries/agreement.ts';
import { isMended } from '../meaning/no-fact.ts';
import { unbroken } from '../sums/holding.ts';
import { datesIn } from '../words/period.ts';
import { cellsAtTabs } from '../text/passage.ts';
import type { PlacedPassage } from '../text/section.ts';
import { RIGHTS_IN_WORK } from '../words/right-word.ts';

const BLANK = /_{4,}|\.{6,}|…{2,}|-{6,}/;
/** `____A. Mensah____`: a name on the line. */
const ON_A_LINE = /_{2,}[a-z][a-z .'-]{2,40}[a-z.]_{2,}/g;
const hasBlank = (text: string): boolean => BLANK.test(text.replaceAll(ON_A_LINE, ' '));
/** A place for a signature, filled or not. */
const SLOT =
  /\b(?:sign(?:ed|ature)?|signee?s?|signes|for|pour|by|par|witness|temoin|director|directrice|directeur|gerante?|manager|le|la|l'|the)\b/;
const OF_A_DAY = /^\W*(?:date|dated|le|date de signature|on)\b/;
/** `Signed for the seller: A. Mensah, 3 March 2025`. */
const OPENS = /^(?:signed|signature|signee?|sgd|for (?:and on behalf|the)|pour (?:la|le|l'))\b/;
const MARK =
  /\((?:signed|sgd|signe[es]*|executed|e-?signed)\b|\/s\/|\bsgd\b|: ?(?:signed|executed|signee?|signe)\b,?(?: (?:on|le))? \d|\b(?:signed|signe[es]*|executed)(?: (?:electronically|by docusign|electroniquement)\b| (?:on|le|this)(?: the)? \d|[.,;]? ?$)|^for (?:and on behalf of |the )[^:]{2,60}: ?(?:signed|sgd)\b|^pour [^:]{2,60}: ?signe\b|\bdocusigned?\b|_{2,}[a-z][a-z .'-]{2,40}[a-z.]_{2,}/;
/** A signature that is told to be wanting, beside the place for it. */
const WANTING =
  /\b(?:not (?:yet )?(?:been )?(?:signed|executed|counter-?signed|returned|received)|un-?(?:signed|executed)|(?:to be|awaiting|awaits?|pending) (?:signed|signature|signing|counter-?signature|execution)|signature (?:page )?(?:not|pending|outstanding|awaited|missing|to follow|to come|en attente|manquante|absente|a recueillir|non)|(?:non|pas(?: encore)?) (?:ete )?(?:signee?s?|contresignee?s?|retournee?s?)|en attente de (?:la )?(?:signature|contre-?signature)|a signer|(?:left |laissee? en )?blank|(?:laissee? )?en blanc|has not signed|have not signed|did not sign|n'a pas (?:encore )?signe|reste a signer|execution (?:is |was |remains |still )*(?:outstanding|pending|awaited|to follow)|(?:remains?|yet|still) to be (?:signed|executed)|(?:counterpart|original|signed copy|copy)(?: copy)? (?:(?:had|has|have|was|is) )?(?:still |yet )?(?:not|never) (?:yet |been |yet been )?(?:come back|returned|received|reached|sent back|arrived)|exemplaire (?:signe )?(?:n'est|n'a) (?:toujours |encore )?(?:pas |jamais )?(?:revenu|ete (?:retourne|recu|renvoye))|signature en suspens|signature page (?:of|from|for) [^:;]{2,40}: ?(?:missing|outstanding|awaited|to follow|not received)|page de signature d(?:e|u) [^:;]{2,40} ?: ?(?:manquante|attendue|non recue))\b/;
/** `signed, 5 May | signed, 6 May | (still missing)`: a cell where others hold a signature. */
const CELL_WANTING =
  /^\W*(?:(?:still |yet |toujours |encore )*(?:missing|pending|awaited|awaiting|outstanding|to follow|to come|manqu\w+|attendue?|en attente|a venir|absente?))\b/;
const CELL_SIGNED = /^\W*(?:signed|executed|sgd|signee?|signe)\b/;
const lacksOne = (passage: PlacedPassage): boolean => {
  const cells = cellsAtTabs(passage).map((cell) => cell.trim());
  return cells.some((cell) => CELL_SIGNED.test(cell)) && cells.some((cell) => CELL_WANTING.test(cell));
};
/** `For   Signature   Date` over a row of each party. */
const HEADS_SIGNATURES = /^(?:signatures?|signed|signee?s?)$/;
const ROW_SIGNED = /\b(?:signed|sgd|signee?|executed|e-?signed)\b/;
/** What happens where one does not sign: a clause, and no state of the paper. */
const IS_CLAUSE =
  /\b(?:(?<!\bas )if|shall|may|any|unless|where|until|si|toute?|doit|devra|peut|lorsque|tant que|all parties have|has been signed|ont signe)\b/;
const OF_RIGHTS = new RegExp(`\\b(?:${RIGHTS_IN_WORK}|marques?)\\b`);
const IS_DEED = /\b(?:deed|assignment|transfer|acte|cession)\b/;
const ASSIGNS = /\b(?:assign\w*|transfer of|cession|cede\w*|transfert)\b/;
/** What stands below are places for signatures, and the names before them. */
const OPENS_SIGNATURES = /^\W*(?:\d+\W+)?signatures?\W*$/;
const LONGEST = 200;
const ASKS = /\? ?$/;
const TITLE = 400;

type Slot = { readonly passage: PlacedPassage; isFilled: boolean; readonly isBlank: boolean };

/** The places for signatures in order, each with whether somebody signed or dated it. */
function slotsIn(passages: readonly PlacedPassage[]): Slot[] {
  const slots: Slot[] = [];
  let headed: number | null = null;
  let isUnderSignatures = false;
  for (const passage of passages) {
    const { text } = passage;
    if (text.length > LONGEST) continue;
    const own = cellsAtTabs(passage);
    if (own.length !== headed) headed = null;
    if (headed === null && own.length > 1 && own.some((cell) => HEADS_SIGNATURES.test(cell.trim()))) {
      headed = own.length;
      continue;
    }
    isUnderSignatures ||= OPENS_SIGNATURES.test(text);
    const isBlank = hasBlank(text);
    const last = slots.at(-1);
    if (OF_A_DAY.test(text)) {
      if (last && !isBlank && datesIn(text).length > 0) last.isFilled = true;
      continue;
    }
    const isHeaded = headed !== null && own.length === headed;
    if (isHeaded && !isBlank && !ROW_SIGNED.test(text)) continue;
    const isMarked = isHeaded
      ? !isBlank
      : MARK.test(text) || (!isBlank && OPENS.test(text) && datesIn(text).length > 0);
    const isPlace = SLOT.test(text) || isHeaded || isUnderSignatures;
    if ((!isBlank && !isMarked) || !isPlace) continue;
    const isSigned = (cell: string): boolean =>
      MARK.test(cell) || (!hasBlank(cell) && OPENS.test(cell) && datesIn(cell).length > 0);
    // Two parties beside each other.
    if (own.length > 1 && isBlank && own.some(isSigned))
      for (const cell of own.filter((one) => hasBlank(one) || isSigned(one)))
        slots.push({ passage, isFilled: isSigned(cell), isBlank: hasBlank(cell) });
    else slots.push({ passage, isFilled: isMarked || (isBlank && datesIn(text).length > 0), isBlank });
  }
  return slots;
}

/** A row of names, signatures and dates, and no sentence. */
const isRow = (text: string): boolean => !/[.;]$/.test(text);

/** What holds until somebody has signed, told in the paper itself. */
const UNTIL_SIGNED =
  /\b(?:until|unless|before|tant que|jusqu'a ce que|avant)\b[^.;]{0,90}\b(?:sign(?:s|ed|ature|atures)?|certified|notari[sz]ed|signee?s?|legalisee?|certifiee?)\b/;

/** `the deed in Annexure B, by which rights in the code pass`: what a paper annexed to this one is to do. */
const ANNEX = /\b(?:annex(?:ure|e)?|schedule|appendix|exhibit) ([a-z]|\d{1,2}|[ivx]{1,4})\b/;
const PASSES =
  /\b(?:pass(?:es)?|transfers?|assigns?|assigned|transferred|vests?|vested|cede\w*|cession|transfer\w*|transmis\w*)\b/;
const IN_WORK =
  /\b(?:rights?|title|ownership|droits?|propriete)\b[^.;]{0,40}\b(?:code|software|designs?|works?|inventions?|logiciels?|plans|dessins|oeuvres?|marques?|trade ?marks?|patents?|brevets?)\b/;

/** A deed by which rights pass, annexed to an agreement and told elsewhere in it to be without signature. */
function annexedUnsigned(passages: readonly PlacedPassage[]): PlacedPassage[] {
  const whole = unbroken(passages);
  const annexed = (text: string): string | null => ANNEX.exec(text)?.[0] ?? null;
  const passing = whole.filter(
    ({ text }) => annexed(text) !== null && PASSES.test(text) && (IN_WORK.test(text) || OF_RIGHTS.test(text)),
  );
  const named = new Set(passing.map(({ text }) => annexed(text)));
  if (named.size === 0) return [];
  const wanting = whole.filter(
    (passage) =>
      named.has(annexed(passage.text)) && WANTING.test(passage.text) && !IS_CLAUSE.test(passage.text),
  );
  return wanting.length === 0 ? [] : [...wanting, ...passing.filter((one) => !wanting.includes(one))];
}

/** An agreement that one party signed and another did not, by the places for their signatures or a note in one of them. */
export const flagSignature: FlagRule = ({ passages, type }) => {
  if (type !== 'legal_docs') return [];
  const told = passages.filter((passage) => {
    const { text } = passage;
    if (NO_OTHER.test(text)) return false;
    if (text.length <= LONGEST && lacksOne(passage)) return true;
    if (
      text.length > LONGEST ||
      ASKS.test(text) ||
      !WANTING.test(text) ||
      IS_CLAUSE.test(text) ||
      IS_VOID.test(text) ||
      isMended(text)
    )
      return false;
    const [note = ''] = /[([][^()[\]]*[)\]]|[:-][^:]*$/.exec(text) ?? [];
    return WANTING.test(note) || (isRow(text) && WANTING.test(cellsAtTabs(passage).slice(1).join(' ')));
  });
  const slots = slotsIn(passages.slice(-MOST_LINES));
  const empty = slots.filter(({ isFilled, isBlank }) => isBlank && !isFilled);
  const isPart = empty.length > 0 && slots.some(({ isFilled }) => isFilled);
  const quoted = [...told, ...(isPart ? empty.map(({ passage }) => passage) : [])];
  const deed = annexedUnsigned(passages);
  if (deed.length > 0) return [{ code: 'IP_NOT_ASSIGNED', quotes: distinctQuotes(deed.map(quoteWhole)) }];
  if (quoted.length === 0) return [];
  const title = passages[0]?.page.text.slice(0, TITLE) ?? '';
  const isOfRights =
    (ASSIGNS.test(title) && OF_RIGHTS.test(title)) ||
    quoted.every(({ text }) => OF_RIGHTS.test(text) && IS_DEED.test(text));
  return [
    {
      code: isOfRights ? 'IP_NOT_ASSIGNED' : 'AGREEMENT_NOT_SIGNED',
      quotes: distinctQuotes(
        [...quoted, ...(isPart ? passages.filter(({ text }) => UNTIL_SIGNED.test(text)) : [])].map(
          quoteWhole,
        ),
      ),
    },
  ];
};
const MOST_LINES = 40;
