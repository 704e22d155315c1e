import { NEXT_UNDER_WAY } from '../worries/audit.ts';
import { pagesOf } from '../text/passage.ts';
import { distinctQuotes, type FlagRule, quoteWhole } from '../extraction.ts';
import { lastMonthOf } from '../sums/series.ts';
import { documentDate, fiscalEndOf } from '../text/document-date.ts';
import type { PlacedPassage } from '../text/section.ts';
import { datesIn } from '../words/period.ts';

const UNAUDITED =
  /\b(?:accounts|financial statements|comptes|etats financiers)\b[^.;]{0,80}\b(?:un-?audited|(?:not|never) (?:yet )?(?:been )?audited|(?:not|never) (?:yet )?(?:been )?certified|(?:pas|jamais) (?:encore )?(?:ete )?(?:audite|certifie|controle)[es]*|non[- ](?:audite|certifie)[es]*)\b|\bthere (?:is|was|has been) no audit\b|\bno auditors? (?:was|were|has been|have been) appointed\b|\bauditors? (?:has|have) not (?:yet )?been (?:engaged|appointed|named)\b|\bno (?:outside|external|independent) (?:firm|accountant|auditor|eye) (?:has|have) (?:ever |yet )?(?:looked at|seen|checked|examined|audited|reviewed)\b|\baucun (?:oeil|cabinet|regard|auditeur) (?:exterieur|externe|independant) n\w* ?(?:les )?a (?:revus?|vus?|verifies?|examines?)\b|\b(?:bilans?|comptes|exercices?)\b[^.;]{0,30}\bn'(?:ont|a) ete (?:relus?|revus?|verifies?|controles?|certifies?) par (?:personne|aucun)\b|\b(?:accounts|years)\b[^.;]{0,30}\b(?:were|have been) (?:read|seen|checked|reviewed) by nobody\b|\bpersonne n'a (?:encore )?ete (?:nommee?|designee?) pour (?:les |la |le )?(?:verifier|certifier|controler)\b|\baucun (?:commissaire aux comptes|auditeur) n'a ete (?:nomme|designe)\b|\bil n'y a (?:pas|jamais) (?:eu )?d'audit\b|\b(?:neither of (?:the|these|those)(?: two)?|none of (?:the|these|those)(?: [a-z]+)?|no) years?(?: since [a-z0-9 ]{4,12})? has (?:yet |ever )?been audited\b|\baucun(?: de ces)? exercices?\b[^.;]{0,24}\bn'(?:a|ont) (?:encore )?ete (?:audite|certifie)s?\b|\b(?:no|without an) audit of the (?:accounts|financial statements)\b|\b(?:accounts|financial statements|comptes|etats financiers)\b[^.]{0,120}\b(?:no audit|sans audit|pas d'audit|pas de certification)\b/;
/** Who ought to have done it, and is no more. */
const NOBODY_TO_DO_IT =
  /\b(?:(?:mandat|term|appointment|office|engagement) (?:du |des |de l'|of (?:the |our )?)?(?:commissaires? aux comptes|cac|auditeurs?|auditors?)|(?:firm|auditor)s?'s? engagement)\b[^.;]{0,60}\b(?:pris fin|eteinte?|sans (?:remplacant|remplacement|successeur)|expire\w*|echu\w*|pas (?:ete |encore )?renouvele\w*|ended|expired|lapsed|not (?:been )?renewed)\b|\b(?:our|the|its) auditors? (?:has |have )?(?:retired|resigned|died|closed (?:his|her|its|their) practice|left us)\b/;
/** That they ought to be: an audit that nothing asks for is no worry in a paper that is no accounts. */
const OUGHT_TO_BE =
  /\b(?:la loi|the (?:law|act|statutes)) (?:nous |us )?(?:demande|impose|oblige|asks?|requires?|wants?)\b|\b(?:although|though|despite|while|whereas|bien que|alors que|quoique|malgre|tandis que)\b[^.;]{0,80}\b(?:required|requires?|obliged|bound|must|duty|obligation|mandatory|compulsory|filing date|deadline|tenue?s?|soumise?s?|oblige[es]*|impose\w*|exige\w*|depasse\w*|obligatoire)\b|\b(?:as|ce que|comme) (?:the |la )?(?:companies act|act|law|loi|acte uniforme|code)\b[^.;]{0,24}\b(?:requires?|demands?|asks?|impose|exige|prevoit)\b|\b(?:although|though|bien que|alors que) (?:the |our |la |les |nos )?(?:companies act|act|law|statutes|articles|loi|statuts)\b[^.;]{0,16}\b(?:asks?|requires?|demands?|impos\w+|exig\w+|prev\w+)\b|\b(?:depasse|above|over|passed)\b[^.;]{0,20}\b(?:seuils?|thresholds?)\b|\bnot yet: (?:the |our )?(?:19|20)\d\d accounts are our own\b/;
const NOT_SO =
  /\b(?:if|unless|where|should|would|will be|shall be|si|seront|sera|exempt\w*|dispense\w*|not required|pas tenue?s?)\b/;

const AN_AUDIT =
  /\b(?:audit\w*|commissaires? aux comptes|commissariat aux comptes|reviseurs?|experts?[- ]comptables?)\b/;
/** `N'a pas remis son rapport`, `have not signed`, `the audit is still open`. */
const NOT_HANDED_IN = new RegExp(
  [
    String.raw`\bn'(?:a|ont|avait|avaient)(?: toujours| encore| a ce jour)* (?:pas|jamais)(?: encore| toujours)? (?:remis|rendu|signe|depose|emis|delivre|transmis|etabli|certifie) (?:son|le|leur|ses|leurs|les)\b`,
    String.raw`\b(?:rapport|certification|opinion|audit)\b[^.;]{0,60}\b(?:n'(?:est|a)(?: toujours| encore)* pas(?: encore| toujours)? (?:ete )?(?:remis|rendu|signe|emis|disponible|termine|acheve|clos|depose)e?|(?:reste|est toujours|est encore) (?:attendue?|a (?:remettre|venir|signer)|en cours)|se fait attendre)\b`,
    String.raw`\b(?:has|have|had)(?: still| as yet| so far)? not(?: yet| as yet| so far)? (?:handed (?:in|over)|issued|signed|delivered|given|completed|finished|released|finali[sz]ed|concluded)\b`,
    String.raw`\b(?:audit|auditor'?s?'? (?:report|opinion|certificate))\b[^.;]{0,60}\b(?:is|are|remains?)(?: still| yet)? (?:outstanding|open|pending|unfinished|incomplete|in progress|under way|not (?:yet )?(?:signed|finished|complete|issued|out|closed)|to (?:come|follow))\b`,
  ].join('|'),
);
const NOT_OF_THE_YEAR =
  /\b(?:half[- ]?year\w*|semestr\w*|interim|quarter\w*|trimestr\w*|review|voluntar\w*|tender|customers?|suppliers?|clients?|fournisseurs?|internal audit|audit interne|previous|former|ancien\w*)\b/;
/** So many months after the end of a year its audit is due wherever one is. */
const DUE_AFTER = 6;

/** Sentences by which an audit of a year that ended half a year before the paper is not done. */
function reportsOverdue(passages: readonly PlacedPassage[]): PlacedPassage[] {
  const told = passages.filter(
    ({ text }) =>
      AN_AUDIT.test(text) &&
      NOT_HANDED_IN.test(text) &&
      !NOT_SO.test(text) &&
      !NOT_OF_THE_YEAR.test(text) &&
      !NEXT_UNDER_WAY.test(text),
  );
  if (told.length === 0) return [];
  const pages = pagesOf(passages);
  const written = lastMonthOf(documentDate(pages)?.date ?? null);
  const isNoDecember = fiscalEndOf(pages) !== null;
  if (written === null) return [];
  return told.filter(({ text }) => {
    const ends = datesIn(text).flatMap(({ date, end, isYearEnd }) => {
      const isOfAYear =
        isYearEnd || (date.length === 4 ? !isNoDecember : ENDS_A_YEAR.test(text.slice(0, end)));
      const month = isOfAYear ? lastMonthOf(date.split(' to ').at(-1) ?? null) : null;
      return month !== null && month < written ? [month] : [];
    });
    return ends.length > 0 && written - Math.max(...ends) >= DUE_AFTER;
  });
}
const ENDS_A_YEAR =
  /\b(?:year|exercice)(?: financier| comptable)?(?:,? (?:to|ended|ending|clos|arrete|au|le|the|on|\d{1,2}))* (?:[a-z]+ |\d\d[./])?20\d\d$/;

/** A minute, an answer or a letter that says the accounts have no audit though they ought to, or whose audit is overdue. Of accounts themselves the former is read by their sentences. */
export const flagUnaudited: FlagRule = ({ type, passages }) => {
  const isOfAccounts = type === 'financial_statements';
  const told = passages.filter(
    ({ text }) =>
      UNAUDITED.test(text) &&
      (OUGHT_TO_BE.test(text) || (NOBODY_TO_DO_IT.test(text) && !isOfAccounts)) &&
      !NOT_SO.test(text),
  );
  const quotes = distinctQuotes([...told, ...reportsOverdue(passages)].map(quoteWhole));
  return quotes.length === 0 ? [] : [{ code: 'NOT_AUDITED', quotes }];
};
