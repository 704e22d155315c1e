import { isBusinessCase, quoteWhole, type StrengthRule } from './extraction.ts';
import type { PlacedPassage } from './section.ts';

const MOST_QUOTES = 3;
const YEAR = /\b(?:19|20)\d\d\b/g;

/** What is left or lost in the end, and not what is sold. */
const PROFIT =
  /\b(?:net (?:loss|losses|profit|profits|result|income)|(?:operating|monthly|annual) (?:loss|losses|profit|profits|result)|ebitda|profit (?:before|after)|loss (?:before|after)|we (?:lose|lost|made a (?:loss|profit)|earn(?:ed)? a profit)|(?:a|the|our) (?:loss|profit) (?:of|was|is)|we made [^a-z]{0,3}(?:[a-z]{1,4} ?)?\d[\d.,]*(?: ?[a-z]+)? after tax|resultat (?:net|d'exploitation)|perte (?:nette|de|d'exploitation)|benefice (?:net|de)|ebe|nous perdons|nous avons perdu)\b[^.;]*\d/;
const PLANNED =
  /\b(?:will|target|goal|plan(?:ned)?|forecast|projected|expected|expect|by 20\d\d|positive (?:at|by|from|in)|objectif|prevu\w*|prevision\w*|sera|serons|visons|d'ici)\b/;
const LOST_TO = /\b(?:to|against|contre) [a-z]/;
const OTHERS: ReadonlySet<string> = new Set(['problem', 'market', 'competition', 'ask', 'funding']);

/** What the business made or lost, as it was. */
export const strengthResult: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const found = extraction.passages.filter(
    ({ text, under, isHeading }) =>
      !isHeading &&
      !under.some((id) => OTHERS.has(id)) &&
      PROFIT.test(text) &&
      !PLANNED.test(text) &&
      !LOST_TO.test(text.replace(/^.*?\d/, '')) &&
      /\d/.test(text.replaceAll(YEAR, ' ')),
  );
  return found.length === 0
    ? []
    : [{ code: 'RESULT_TOLD', quotes: found.slice(0, MOST_QUOTES).map(quoteWhole) }];
};

/** What did not go as it should have: lost, closed, given up, worse than hoped. */
const SETBACK =
  /\b(?:we (?:first |had |also )?(?:lost|closed|failed|stopped|dropped|wrote off|were wrong|misjudged|underestimated|overestimated|gave up|ended|withdrew|shut|cut|missed|tried)|(?:wrote|written) (?:off|down)|less than (?:we )?(?:hoped|planned|expected)|(?:was|were) (?:a|our) (?:mistake|error)|did not (?:work|pay|measure|sell|grow|reach|hold)|not yet where|taken back|never paid|is not (?:enough|good)|(?:fell|dropped|down|worse) (?:because|since|after|than)|our weak\w*|nous avons (?:perdu|ferme|arrete|abandonne|renonce|surestime|sous-estime|echoue)|moins que (?:nous l'esperions|prevu|nous)|n'a pas (?:marche|fonctionne|suffi)|(?:a|ont|avons) baisse|erreur de notre part|notre (?:erreur|point faible)|a perte)\b/;
const OF_OTHERS: ReadonlySet<string> = new Set([...OTHERS, 'team']);

const speaksOfSetback = ({ text, under, isHeading }: PlacedPassage): boolean =>
  !isHeading &&
  !under.some((id) => OF_OTHERS.has(id)) &&
  SETBACK.test(text) &&
  /\d/.test(text.replaceAll(YEAR, ' '));

/** What went wrong, with its figure. */
export const strengthSetback: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const found = extraction.passages.filter(speaksOfSetback);
  return found.length === 0
    ? []
    : [{ code: 'SETBACK_TOLD', quotes: found.slice(0, MOST_QUOTES).map(quoteWhole) }];
};
