import { distinctQuotes, type FlagRule, quoteWhole } from '../extraction.ts';
import { isGone, KEY_PERSON, LEAVES } from '../meaning/plain-words.ts';
import { hasSuccessor } from '../meaning/succession.ts';
import { cellsAtTabs } from '../text/passage.ts';
import { isBeside, type PlacedPassage } from '../text/section.ts';
import { FOR_WHOEVER } from '../worries/key-person.ts';

/** `Returns to Japan for good in June`. */
const GOES = new RegExp(
  String.raw`${LEAVES}|\b(?:returns?|goes back|is going back|moves|rentre|repart) (?:home|to [a-z]+|au [a-z]+|en [a-z]+) (?:for good|definitivement|pour de bon)\b`,
);
const FOR_GOOD = /\b(?:returns?|goes back) (?:home|to [a-z]+) for good\b|\bleft (?:us )?(?:for|to)\b/g;
/** Nobody else can do it: `nobody here has run a hatch without him`, `elle conduit seule l'alevinage`. */
const DOES_IT_ALONE =
  /\b(?:nobody|no ?one) (?:here|else)\b[^.;]{0,50}\b(?:without (?:him|her)|knows?|can|could|does|has (?:run|done|made))\b[^.;]*|\b(?:she|he) (?:alone|is the only (?:one|person|[a-z]+) who)\b|\b(?:elle|il) (?:est (?:la |le )?seule? a|[a-z]+ seule? (?:le|la|les|l'|nos|notre|tout))|\bpersonne (?:d'autre|ici)\b[^.;]{0,40}\b(?:sans (?:lui|elle)|ne (?:sait|peut|connait|maitrise))\b/;
const LONGEST = 300;
const NEAR = 60;
/** Letters between a name and what it does. */
const BEFORE = 30;
const A_NAME = /(?<![\p{L}])\p{Lu}[\p{L}'’-]{2,}/gu;
const OPENS_A_SENTENCE = /^(?:The|Our|This|One|Two|She|Her|His|They|Notre|Nos|Elle|Les|Une|Deux|Dr|Mrs|Mme)$/;

/** Whom a sentence says to go, by the name before the words for it. */
function leaverIn({ text, plain }: PlacedPassage): string | null {
  const at = GOES.exec(text)?.index ?? -1;
  const named = at < 0 ? [] : [...plain.slice(Math.max(0, at - BEFORE), at).matchAll(A_NAME)];
  return named.map(([name]) => name).findLast((name) => !OPENS_A_SENTENCE.test(name)) ?? null;
}

/** Whether another line has the name with an office that the company hangs on. */
const holdsOffice = (passages: readonly PlacedPassage[], own: PlacedPassage, name: string): boolean =>
  passages.some((one) => {
    const at = one === own ? -1 : one.plain.indexOf(name);
    return at >= 0 && KEY.test(one.text.slice(Math.max(0, at - NEAR), at + name.length + NEAR));
  });
const KEY = new RegExp(KEY_PERSON);

/** `Chief chemist | Dr Odhiambo | leaves 31 May, nobody named`: the row of an office. */
const LEAVES_IN_CELL =
  /^\W*(?:leaves|leaving|left|resign(?:s|ed)|given notice|gone|departs?|departed|quitte|a quitte|demissionne|a demissionne|parti|partie|part)\b/;
function isRowOfLeaver(passage: PlacedPassage): boolean {
  const { text } = passage;
  const cells = cellsAtTabs(passage);
  return (
    cells.length > 1 &&
    cells.some((cell) => KEY.test(cell)) &&
    cells.some((cell) => LEAVES_IN_CELL.test(cell) && isGone(cell.replaceAll(NOBODY_NAMED, ' '))) &&
    !hasSuccessor(text)
  );
}
const NOBODY_NAMED =
  /\b(?:nobody|no ?one|no successor|personne|aucun successeur) (?:is |has been |n'est )?(?:yet )?(?:named|found|in sight|nomme|trouve|designe)\b/g;

/** `Has left the kiln, not the firm`: other work for the same company. */
const STAYS_WITH_US =
  /\bnot (?:the )?(?:firm|company|business|us|group|payroll)\b|\bpas (?:l'entreprise|la societe|la maison|le groupe)\b|\bstays? (?:with us|in the (?:company|firm|group))\b/;

/** Somebody who leaves, of whom another line tells the office, or that nobody else can do the work. */
export const flagLeaver: FlagRule = ({ passages }) => {
  const found = passages.flatMap((passage, index): PlacedPassage[] => {
    const { text } = passage;
    const next = passages[index + 1];
    if (text.length <= LONGEST && isRowOfLeaver(passage)) return [passage];
    if (
      text.length > LONGEST ||
      !GOES.test(text) ||
      STAYS_WITH_US.test(text) ||
      FOR_WHOEVER.test(text) ||
      hasSuccessor(text)
    )
      return [];
    if (!isGone(text.replace(DOES_IT_ALONE, ' ').replaceAll(FOR_GOOD, ' '))) return [];
    if (isBeside(passage, next) && hasSuccessor(next.text)) return [];
    const name = leaverIn(passage);
    if (name === null) return [];
    if (DOES_IT_ALONE.test(text)) return [passage];
    if (isBeside(passage, next) && DOES_IT_ALONE.test(next.text)) return [passage, next];
    return holdsOffice(passages, passage, name) ? [passage] : [];
  });
  return found.length === 0
    ? []
    : [{ code: 'KEY_PERSON_LEFT', quotes: distinctQuotes(found.map(quoteWhole)) }];
};
