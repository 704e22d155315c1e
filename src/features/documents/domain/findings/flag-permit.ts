import { distinctQuotes, type FlagRule, quoteWhole } from '../extraction.ts';
import { MAY, PERMIT } from '../meaning/plain-words.ts';
import { cellsAtTabs } from '../text/passage.ts';
import { isBeside, type PlacedPassage } from '../text/section.ts';

const OF_A_PERMIT = new RegExp(String.raw`\b${PERMIT}\b`);
/** How a register tells that one is not in force. */
const IS_TAKEN =
  /^\W*(?:(?:is|was|has been|currently|now|est|a ete) )*(?:suspended|revoked|withdrawn|cancelled|suspendue?|retiree?|annulee?|revoquee?)\b/;
/** Another's, of another kind, or given back. */
const IS_NOT_OURS =
  /\b(?:lifted|reinstated|restored|given back|replaced|superseded|former|previous|old|another|others?|suppliers?|customers?|competitors?|rivals?|building|trade ?marks?|occupancy|driving|levee|rendue?|retablie?|remplacee?|ancien\w*|autres?|fournisseurs?|clients?|concurrents?|marques?)\b/;
const NOT_GIVEN =
  /\b(?:was|were|has|have|is) (?:not|never) (?:yet )?(?:been )?(?:granted|given|issued|obtained|renewed|delivered)\b|\b(?:was|has been) (?:refused|denied|rejected)\b|\b(?:pas|jamais) (?:encore |toujours )?(?:ete )?(?:obtenue?|delivree?|accordee?|renouvelee?|recue?)\b|\b(?:a ete|est) refusee?\b|\bnot yet (?:obtained|granted|issued)\b/;
/** `We pump since 2022`, `the factory is still making tea`. */
const GOES_ON =
  /\b(?:we|nous|it|on) (?:have |has )?(?:been )?(?!had\b|avons\b|waited\b|waiting\b|attendons\b|applied\b|asked\b)[a-z]+ (?:[a-z]+ )?(?:since|depuis) \b|^(?:the |our |la |le |l'|notre )?[a-z]+ (?:is|are) still (?!clos|wait|shut|stopp|idle|being)[a-z]+ing\b|\b(?:operations?|production|sales|work|trading|exploitation|ventes?|activites?) (?:goes|go|carr(?:y|ies)|continues?|se poursui(?:t|vent)|continuent?)\b/;
const NOT_ON = new RegExp(
  String.raw`\b(?:if|unless|until|shall|${MAY}|no longer|no (?:[a-z]+ )?(?:permits?|licen[cs]es?) (?:was|were|has)|asks? for (?:none|no)|(?:and|then|later|since|was) (?:granted|issued|obtained|given)|stopped|closed|provisional\w*|temporar\w*|interim|sandbox|exempt\w*|not (?:required|needed)|under (?:the|a) (?:old|partner\w*)|si|tant que|provisoire\w*|dispense\w*|arrete\w*|ferme\w*|ne .{0,20} plus)\b`,
);
const LONGEST = 260;

/** `Refused on 3 March, works running`: in a cell of a register. */
const IS_WANTING =
  /^\W*(?:refused|denied|rejected|none|not (?:yet )?(?:held|issued|granted|obtained)|refusee?|aucune?|non (?:obtenue?|delivree?)|pas (?:encore )?(?:obtenue?|delivree?))\b/;
const RUNS =
  /\b(?:(?:works?|plant|mill|factory|site|usine|atelier|production) (?:is |are )?(?:running|operating|working|open|en marche|ouverte?|tourne)|(?:we|nous) (?:already |deja )?[a-z]+ (?:already|deja|anyway|all the same|since|depuis|quand meme))\b/;
/** `Wholesale dealer's licence | PMRA | suspended 17.11.2025`: the row of a register. */
function isTakenRow(passage: PlacedPassage): boolean {
  const [label = '', ...others] = cellsAtTabs(passage);
  return (
    OF_A_PERMIT.test(label) &&
    others.some((cell) => IS_TAKEN.test(cell) || (IS_WANTING.test(cell) && RUNS.test(passage.text))) &&
    !IS_NOT_OURS.test(passage.text)
  );
}

/** What a register says was taken from the company, and what it was never given and works without. */
export const flagPermit: FlagRule = ({ passages }) => {
  const found = passages.flatMap((passage, index): PlacedPassage[] => {
    const { text } = passage;
    if (text.length > LONGEST || !OF_A_PERMIT.test(text)) return [];
    if (isTakenRow(passage)) return [passage];
    if (!NOT_GIVEN.test(text) || IS_NOT_OURS.test(text) || NOT_ON.test(text)) return [];
    if (GOES_ON.test(text)) return [passage];
    const next = passages[index + 1];
    return isBeside(passage, next) && !next.isHeading && GOES_ON.test(next.text) && !NOT_ON.test(next.text)
      ? [passage, next]
      : [];
  });
  return found.length === 0
    ? []
    : [{ code: 'LICENCE_MISSING', quotes: distinctQuotes(found.map(quoteWhole)) }];
};
