import { type Extraction, isBusinessCase, quoteWhole, type StrengthRule } from '../extraction.ts';
import type { PlacedPassage } from '../text/section.ts';
import { datesIn } from '../words/period.ts';

const PAPER =
  /\b(?:licen[cs]es?|licen[cs]ed (?:by|as|since|under)|permits?|authori[sz]ations?|accreditations?|certificates? (?:of|from|by) the|type certificates?|approvals? (?:of|from|by)|registered with|agrements?|agree?e?s? par|autorisations?|recepisse|homologation)\b/;
const IN_FORCE =
  /\b(?:since|granted|issued|renewed|obtained|received|held|holds?|valid|in force|given|registered|licensed|approved|accredited|depuis|accordee?s?|delivree?s?|obtenue?s?|recue?s?|renouvelee?s?|valables?|en vigueur|jusqu)\b/;
/** `Central Bank of Lesotho credit licence, May 2025`: whose paper it is, and its day. */
const OF_AUTHORITY =
  /\b(?:central bank|bank of|reserve bank|ministry|board|authority|commission|agency|council|regulator|banque centrale|bceao|beac|ministere|autorite|office|conseil|direction|agence)\b/;
const NOT_YET =
  /\b(?:not|no|never|without|pending|applied|application|apply|will|plan|seek\w*|expect\w*|expired|lapsed|suspended|needs?|requires?|non|pas|sans|demande|demandee?|en cours|en attente|dossier|prevu\w*|expiree?|suspendue?|exige)\b/;
/** Papers of somebody else, or of software. */
const OF_OTHERS =
  /\b(?:driving|drivers?'?|software|source|open|number|we ask|numero|iso|soc 2|marriage|birth|degree|diplom\w*|school leaving|per (?:seat|user))\b/;
const ELSEWHERE: ReadonlySet<string> = new Set(['problem', 'market', 'competition', 'ask', 'funding']);
const MOST_QUOTES = 3;

/** Sentences that tell of a licence, approval or certificate that is held, with its day. */
export const licencesHeld = ({ passages }: Pick<Extraction, 'passages'>): PlacedPassage[] =>
  passages.filter(
    ({ text, under, isHeading }) =>
      !isHeading &&
      !under.some((id) => ELSEWHERE.has(id)) &&
      PAPER.test(text) &&
      (IN_FORCE.test(text) || OF_AUTHORITY.test(text)) &&
      !NOT_YET.test(text) &&
      !OF_OTHERS.test(text) &&
      datesIn(text).length > 0,
  );

/** A licence, approval or certificate that the business holds, with its day. */
export const strengthLicence: StrengthRule = (extraction) => {
  const { said } = extraction.meaning;
  if (!isBusinessCase(extraction) || said.has('LICENSED') || said.has('LICENCE_MISSING')) return [];
  const found = licencesHeld(extraction);
  return found.length === 0
    ? []
    : [{ code: 'LICENSED', quotes: found.slice(0, MOST_QUOTES).map(quoteWhole) }];
};
