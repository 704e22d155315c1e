import { type Extraction, isBusinessCase } from '../extraction.ts';

const OWNERS =
  '(?:all|shareholders?|stockholders?|members|owners|investors?|friends|partners|associe[es]*|actionnaires?|investisseurs?|amis?|partenaires)';
/** Who it is written to, in a heading, the line of an address or a greeting. */
const ADDRESSED = new RegExp(
  `\\b(?:dear|chere?s?|hello|hi|bonjour|cheres? et chers?) (?:[a-z]+ ){0,2}${OWNERS}\\b|\\b(?:letter|note|report|update|news|lettre|nouvelles|point|rapport) (?:to|for|aux?|a nos|pour (?:les|nos)) (?:the |our |all )?${OWNERS}\\b|\\b(?:to|a|aux) ?:? (?:the |our |all |nos |les )?(?:[a-z]+ et )?${OWNERS}(?: list| et [a-z]+ [a-z]+)?(?: |$|,)[^.]{0,20}\\b(?:subject|date|objet|\\d{1,2} [a-z]+ 20\\d\\d)\\b|^(?:dear|chere?s?|friends|chers amis)\\b[^.\\d]{0,40},`,
  'm',
);
const A_TIME =
  '(?:q[1-4]|[ts][1-4]|h[12]|(?:first|second|third|fourth|last) (?:quarter|half)|(?:premier|deuxieme|troisieme|quatrieme|second|dernier) (?:trimestre|semestre)|quarter(?:ly)?|monthly|half-?year(?:ly)?|trimestre|semestre|trimestrielle?|mensuelle?|semestrielle?|january|february|march|april|may|june|july|august|september|october|november|december|20[2-4]\\d)';
const A_REPORT = '(?:update|letter|newsletter|nouvelles|lettre|bulletin|results|numbers|investor report)';
/** `Investor update no. 11`, `Q3 update`, `Lettre du troisième trimestre`. */
const OF_A_TIME = new RegExp(
  `\\b(?:investors?|shareholders?|owners?) (?:update|letter|report|newsletter)\\b|\\b${A_TIME}(?: 20\\d\\d)? ${A_REPORT}\\b|\\b${A_REPORT}\\b[^.]{0,40}\\b${A_TIME}\\b`,
);
const OPENING = 700;

/** Written to those who own already: it tells them how things go, and makes no case. */
export function isLetter({ passages }: Pick<Extraction, 'passages'>): boolean {
  const opening = (passages[0]?.page.text ?? '').slice(0, OPENING);
  return ADDRESSED.test(opening) || OF_A_TIME.test(opening.slice(0, OPENING / 2));
}

/** Whether a document is judged for what a case to investors should tell. */
export const makesCase = (extraction: Extraction): boolean =>
  isBusinessCase(extraction) && !isLetter(extraction);
