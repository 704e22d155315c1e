// The rule and its figures: docs/rules/sentence-meaning.md
import { FLAG_CODES, type FlagCode, STRENGTH_CODES } from '../document.ts';
import { isDefinition, isProvision } from './no-fact.ts';
import { AGREEMENT_NOT_SIGNED } from '../worries/agreement.ts';
import { AUDITED, NOT_AUDITED, OPINION_QUALIFIED } from '../worries/audit.ts';
import { NO_COMPETITION } from '../worries/competition.ts';
import { CUSTOMER_CONCENTRATION, SUPPLIER_CONCENTRATION } from '../worries/concentration.ts';
import { DEBT_UNDISCLOSED } from '../worries/debt.ts';
import { GOING_CONCERN } from '../worries/going-concern.ts';
import { GOVERNANCE_WEAK } from '../worries/governance.ts';
import { IP_NOT_ASSIGNED } from '../worries/intellectual-property.ts';
import { KEY_PERSON_LEFT } from '../worries/key-person.ts';
import { LICENCE_MISSING } from '../worries/licence.ts';
import { LITIGATION_PENDING } from '../worries/litigation.ts';
import { onlyLooksLike } from '../worries/looks-like.ts';
import { PROJECTION_AS_FACT } from '../worries/projection.ts';
import { RETURN_PROMISED } from '../worries/promised-return.ts';
import { RELATED_PARTY } from '../worries/related-party.ts';
import { ACCOUNTS, CASES, LEGAL, type MeaningRule, type SaidCode } from '../worries/rule.ts';
import { NO_SHAREHOLDERS_AGREEMENT } from '../worries/shareholders-agreement.ts';
import { TAXES_UNPAID } from '../worries/taxes.ts';

const PAST =
  /\b(?:was|were|had|used to|made up|accounted|represented|etait|etaient|representait|representaient|pesait|a represente)\b|\b(?:in|en) 20(?:1\d|2[0-4])\b/;
const NOW =
  /\b(?:today|now|no longer|currently|since (?:then|[a-z]+ we)|down from|down to|fell to|has fallen|aujourd'hui|desormais|n'est plus|ne pese plus|actuellement|contre|ramene|tombe a)\b/;
/** Said of an earlier time, with what holds now beside it; who left is always told so. */
export const isOver = (code: SaidCode, text: string, next = ''): boolean =>
  code !== 'KEY_PERSON_LEFT' && PAST.test(text) && (NOW.test(text) || NOW.test(next));

/** `Isn't` and `can't` with the denial as a word. */
const spelledOut = (text: string): string =>
  text.includes("n't")
    ? text.replaceAll("can't", 'cannot').replaceAll("won't", 'will not').replaceAll("n't", ' not')
    : text;

/** What opens the next item of a list, or another case: it settles nothing of the one before. */
const TELLS_OF_ANOTHER =
  /^\W*(?:\d+[.)]|[a-z][.)] |[a-z][a-z ]{2,30}(?: \d+)? ?:|(?:in|en) (?:19|20)\d\d\b|(?:a|an|une?|two|three|deux|trois)(?! (?:la suite|settlement|consent|agreement|judge?ment|compromise|transaction|accord|jugement|arret|desistement)) [a-z])|^[^.;]{0,40}\b(?:older|earlier|previous|another|also|aussi|egalement|plus ancien\w*|autres?|precedent[es]*|premier (?:dossier|litige|proces)|former (?:case|dispute|claim)|sur le [a-z]+ieme)\b/;
/** `The complaint about refunds`: a case by what it is about. */
const CASE_ABOUT =
  /^\W*(?:the|our|la|le|l'|notre)? ?(?:[a-z-]+ ){0,2}?(?:complaint|claim|case|dispute|suit|matter|letter|plainte|litige|affaire|dossier|proces|reclamation) (?:about|over|concerning|from|by|of|with|sur|d[eu]s?|avec|contre|au sujet d[eu]s?) (?:the |our |a |la |le |les |l'|nos |un |une )?(?<what>[a-z]{4,})/;
/** `The tax audit of 2023 is closed`: a matter of its own, unless it was spoken of before. */
const MATTER =
  /^\W*(?:the|our|this|la|le|l'|notre|ce|cette)? ?(?<what>vat|tax|audits?|inspections?|controles?|verifications?|redressements?|(?:insurance|bank|loan|lease|licen[cs]e|permit|assurance|banque|pret|bail|agrement|licence)s?)\b/;
const tellsOfAnother = (next: string, text: string): boolean =>
  TELLS_OF_ANOTHER.test(next) ||
  [CASE_ABOUT, MATTER].some((matter) => {
    const what = matter.exec(next)?.groups?.['what'];
    return what !== undefined && !text.includes(what.slice(0, 5));
  });
/** Whether what follows a sentence settles what it says. */
export const isSettled = (code: SaidCode, text: string, next: string): boolean =>
  next !== '' && !tellsOfAnother(next, text) && (ruleOf(code)?.isSettledBy?.(spelledOut(next)) ?? false);

/** Of customers, rivals and the world they live in, not of the company. */
export const ABOUT_OTHERS: readonly string[] = ['problem', 'market', 'competition'];

export const MEANING_RULES: Readonly<Partial<Record<SaidCode, MeaningRule>>> = {
  GOING_CONCERN,
  OPINION_QUALIFIED,
  NOT_AUDITED,
  IP_NOT_ASSIGNED,
  LITIGATION_PENDING,
  LICENCE_MISSING,
  NO_SHAREHOLDERS_AGREEMENT,
  CUSTOMER_CONCENTRATION,
  SUPPLIER_CONCENTRATION,
  NO_COMPETITION,
  GOVERNANCE_WEAK,
  PROJECTION_AS_FACT,
  RETURN_PROMISED,
  KEY_PERSON_LEFT,
  RELATED_PARTY,
  TAXES_UNPAID,
  DEBT_UNDISCLOSED,
  AGREEMENT_NOT_SIGNED,
  AUDITED,
  IP_ASSIGNED: { types: LEGAL, section: 'intellectualProperty', opposite: 'IP_NOT_ASSIGNED' },
  NO_LITIGATION: { types: LEGAL, section: 'litigation', opposite: 'LITIGATION_PENDING' },
  LICENSED: { types: LEGAL, section: 'licences', opposite: 'LICENCE_MISSING' },
  DATA_PROTECTED: { types: LEGAL, section: 'dataProtection' },
  CUSTOMERS_SPREAD: {
    types: [...CASES, ...ACCOUNTS],
    opposite: 'CUSTOMER_CONCENTRATION',
  },
};

export const isFlagCode = (code: string): code is FlagCode =>
  (FLAG_CODES as readonly string[]).includes(code);
export const isSaidCode = (code: string): code is SaidCode =>
  isFlagCode(code) || (STRENGTH_CODES as readonly string[]).includes(code);
const ruleOf = (code: string): MeaningRule | undefined =>
  isSaidCode(code) ? MEANING_RULES[code] : undefined;
/** What a clause may itself promise, or claim of those who buy and sell. */
const SAID_BY_CLAUSES: ReadonlySet<string> = new Set<SaidCode>([
  'RETURN_PROMISED',
  'PROJECTION_AS_FACT',
  'NO_COMPETITION',
  'NO_SHAREHOLDERS_AGREEMENT',
  'CUSTOMER_CONCENTRATION',
  'SUPPLIER_CONCENTRATION',
]);
/** What is a worry only where it is so: a clause that says what holds if it were tells nothing. */
export const isSaidOfFact = (code: string): boolean => isFlagCode(code) && !SAID_BY_CLAUSES.has(code);
/** `M. Desrosiers demande à qui appartient le code`, `C2 List all borrowings, also those not in the balance sheet`: what is asked, and not what is so. */
const IS_ASKED =
  /^\W*q(?:\d{2,3}\b|\d{1,3} ?[.:)])|^\W*(?:[a-z]?\d{1,2}(?:\.\d{1,2})?[.)]? )?(?:(?:please )?(?:list|provide|state whether|describe|disclose|attach|explain|indicate|specify) (?:all|any|the|each|every|whether|how|what)\b|(?:listez|lister|fournir|fournissez|indiquez|indiquer|decrire|decrivez|joindre|precisez) (?:tous|toutes|les|la|le|si|l')|(?:(?:m|mm|mme|mr|mrs|ms|dr)\. ?)?[^.;:]{2,60}\b(?:demande (?:a qui|si|quels?|quelles?|comment|pourquoi|ou|quand)|asked (?:who|whether|if|how|what|when|why)|wanted to know) |(?:you|vous) (?:also |avez )?(?:noticed|noted|asked|observed|remarked|ask|notice|note|releve|remarque|demandez|relevez|notez|demande) (?:that|whether|why|how|if|about|que|si|pourquoi|comment)\b)[^.;]*[.;]?$/;
/** Whether rules keep a folded sentence from meaning this, whatever its words weigh. */
export const cannotMean = (code: string, text: string): boolean =>
  (isFlagCode(code) && (isDefinition(text) || IS_ASKED.test(text))) ||
  (isSaidOfFact(code) && isProvision(text)) ||
  onlyLooksLike(code, text) ||
  (ruleOf(code)?.isOther?.(spelledOut(text)) ?? false);
/** How much less it is taken to weigh where it is unlikely. */
const UNLIKELY = 0.3;
export const lessFor = (code: string, text: string): number =>
  ruleOf(code)?.isUnlikely?.(spelledOut(text)) ? UNLIKELY : 0;
export const oppositeOf = (code: string): SaidCode | null => ruleOf(code)?.opposite ?? null;
