// The rule and its figures: docs/rules/sentence-meaning.md
import { tokensOf } from './sentence-feature.ts';
import { classesOf } from './word-class.ts';
import {
  type DocumentType,
  type FlagCode,
  FLAG_CODES,
  STRENGTH_CODES,
  type StrengthCode,
} from './document.ts';

export type SaidCode = FlagCode | StrengthCode;

const ACCOUNTS: readonly DocumentType[] = ['financial_statements'];
const LEGAL: readonly DocumentType[] = ['legal_docs'];
const CASES: readonly DocumentType[] = ['pitch_deck', 'business_plan'];
const ANY: readonly DocumentType[] = [...CASES, ...ACCOUNTS, ...LEGAL];

/** In which documents a sentence may say something, and the section where it is likelier to. */
export type MeaningRule = {
  readonly types: readonly DocumentType[];
  readonly section?: string;
  /** Sections whose sentences speak of something else. */
  readonly notUnder?: readonly string[];
  /** Classes of words of which it must have one, and of each further list another. */
  readonly about?: readonly (readonly string[])[];
  /** Whether a folded sentence that seems to say it cannot mean it. */
  readonly isOther?: (text: string) => boolean;
  /** What the opposite is called: of the two the likelier counts. */
  readonly opposite?: SaidCode;
};

const PERCENTS = /(\d{1,3}(?:[.,]\d+)?) ?(?:%|per cent|percent|pour cent)/g;
/** The percentages of a sentence, as they stand. */
export const percentsOf = (text: string): number[] =>
  [...text.matchAll(PERCENTS)].map(([, number = '']) => Number(number.replace(',', '.')));

const CONCENTRATED_FROM = 25;
const SPREAD_UP_TO = 15;
function isSmall(text: string): boolean {
  const percents = percentsOf(text);
  return percents.length > 0 && Math.max(...percents) < CONCENTRATED_FROM;
}

const PAST =
  /\b(?:was|were|had|used to|made up|accounted|represented|etait|etaient|representait|representaient|pesait|a represente)\b|\b(?:in|en) 20(?:1\d|2[0-4])\b/;
const NOW =
  /\b(?:today|now|no longer|currently|since then|down from|down to|fell to|has fallen|aujourd'hui|desormais|n'est plus|ne pese plus|actuellement|contre|ramene|tombe a)\b/;
/** Said of an earlier time, with what holds now beside it. */
export const isOver = (text: string, next = ''): boolean =>
  PAST.test(text) && (NOW.test(text) || NOW.test(next));

const says =
  (...words: readonly RegExp[]) =>
  (text: string): boolean =>
    words.some((one) => one.test(text));

const COMPETITION_ADMITTED = says(
  /\b(?:(?:would be|is) (?:wrong|false|naive|untrue|a mistake)|never say|(?:do(?:es)? not|don't) (?:claim|mean|believe|think)|serait (?:faux|naif|illusoire|inexact)|ne (?:pretendons|disons)|ne veut pas dire|il y a toujours)\b/,
  /\b(?:not|n't) (?:the only|alone)\b|\bpas (?:les )?(?:seul|premier)/,
  /\b(?:no|aucun) (?:other )?(?:competitor|rival|concurrent)s? (?!(?:in|at|here|for|on|exists?|yet|today|now|currently|known|sur|dans|en|au|a|pour|directs?|identifie|ici)\b)[a-z']+/,
  /^(?:competition|competitors?|concurrence|concurrents?) ?[:-](?!.*\b(?:none|no|not|nil|n\/a|without|alone|only|aucune?s?|neant|nulle?|zero|pas|sans|personne|seuls?|inexistante)\b)/,
  /\b(?:but|mais|though)\b[^.]*\b(?:expect|others?|attend|d'autres)\b/,
);
const INDEPENDENT =
  /\b(?:no longer|never|not|n't|used to) (?:\w+ )?(?:rely|depend|exposed)|\bn(?:e |')(?:dependons|repos\w+|sommes|est) (?:plus|pas|jamais)\b/;
const isSpread = (text: string): boolean => isSmall(text) || INDEPENDENT.test(text);
const NO_DOUBT = says(
  /\b(?:no|not|without|any) (?:\w+ ){0,2}(?:doubt|uncertaint(?:y|ies))\b/,
  /\b(?:aucune?|sans|ni) (?:\w+ ){0,2}(?:doute|incertitude)|\bne doutent? pas\b/,
);
const NOT_NEEDED = says(
  /\b(?:not?|never|none|n't)\b[^.;]{0,50}\b(?:required?|needs?|needed|necessary)\b/,
  /\b(?:aucune?|pas|n')\b[^.;]{0,50}\b(?:requise?|besoin|necessaire)/,
  /\b(?:never|at no time|jamais)\b[^.;]{0,40}\b(?:without|sans)\b/,
);
const OPINION_CLEAN = says(
  /\bnot (?:been )?(?:qualified|modified)\b|\bun(?:qualified|modified)\b|\bsans (?:aucune )?reserve\b/,
);
const OWNED_BY_NOBODY = says(
  /\b(?:nothing|rien)\b|\b(?:no|aucune?) (?:code|part|right|founder|element|droit|fondateur|marque)\b/,
);
const OVER_OR_INSURED = says(
  /^(?!.*\b(?:appeal|pending|appel|wrongful|not yet)\b).*\b(?:was|were|been|and) (?:dismissed|withdrawn|struck out|thrown out|settled|closed)\b/,
  /^(?!.*\bappel\b).*\b(?:a ete|ont ete|est|sont) (?:rejetee?s?|retiree?s?|close?s?|classee?s?)\b/,

  /^(?!.*\b(?:court|sue|suit|tribunal|juge|arbitra|denie))(?=.*\b(?:insur|assur|sinistre|payout|indemnity)).*\bclaims?\b|\bindemnity cover\b/,
);
const OF_BORROWERS = says(
  /\b(?:repayment rate|repaid on time|taux de remboursement|borrowers?|emprunteu[rs]\w*)\b/,
);
const OF_THE_MARKET = says(
  /\b(?:market|industry|sector|demand|population|marche|secteur|demande)\b[^.;]{0,40}\b(?:will|would|should|expected|grow|devrait|atteindra|vaudra|croitra)/,
);
const AHEAD =
  /\b(?:will|next|going to|by|from|onwards|year (?:\d|one|two|three|four|five)|years|guarante\w+|certain\w*|sure|doubt|facts?|assured|inevitab\w+|prochaine?|annee (?:\d|un|deux|trois|quatre|cinq)|a partir|sera|serons|aurons|garanti\w*|certitude|acquise?|assuree?|doute|faits?)\b|\batteindr\w*|\bdes (?:l|la|le) /;

const FUNDS = ['ask', 'funding'];
/** Of customers and the world they live in, not of the company. */
export const ABOUT_OTHERS: readonly string[] = ['problem', 'market'];

export const MEANING_RULES: Readonly<Partial<Record<SaidCode, MeaningRule>>> = {
  GOING_CONCERN: { types: ANY, isOther: NO_DOUBT },
  OPINION_QUALIFIED: { types: ACCOUNTS, section: 'auditor', opposite: 'AUDITED', isOther: OPINION_CLEAN },
  NOT_AUDITED: { types: ACCOUNTS, section: 'auditor' },
  IP_NOT_ASSIGNED: {
    types: ANY,
    section: 'intellectualProperty',
    opposite: 'IP_ASSIGNED',
    isOther: OWNED_BY_NOBODY,
  },
  LITIGATION_PENDING: {
    types: ANY,
    section: 'litigation',
    opposite: 'NO_LITIGATION',
    isOther: OVER_OR_INSURED,
  },
  LICENCE_MISSING: {
    types: ANY,
    section: 'licences',
    opposite: 'LICENSED',
    about: [['licence', 'regulator']],
    isOther: NOT_NEEDED,
  },
  NO_SHAREHOLDERS_AGREEMENT: { types: ANY, section: 'shareholdersAgreement' },
  CUSTOMER_CONCENTRATION: {
    types: ANY,
    opposite: 'CUSTOMERS_SPREAD',
    notUnder: FUNDS,
    about: [
      ['one', 'most', 'depend', 'share'],
      ['client', 'institution', 'income'],
    ],
    isOther: isSpread,
  },
  SUPPLIER_CONCENTRATION: {
    types: ANY,
    about: [['one', 'most', 'depend', 'share', 'negation']],
    isOther: isSpread,
  },
  NO_COMPETITION: {
    types: CASES,
    section: 'competition',
    about: [['negation', 'nowhere', 'one']],
    isOther: COMPETITION_ADMITTED,
  },
  GOVERNANCE_WEAK: { types: ANY },
  PROJECTION_AS_FACT: { types: CASES, isOther: (text) => OF_THE_MARKET(text) || !AHEAD.test(text) },
  RETURN_PROMISED: { types: CASES, about: [['investor', 'certain']], isOther: OF_BORROWERS },
  KEY_PERSON_LEFT: { types: ANY, section: 'team' },
  RELATED_PARTY: { types: ANY },
  AUDITED: { types: ACCOUNTS, section: 'auditor', opposite: 'OPINION_QUALIFIED' },
  IP_ASSIGNED: { types: LEGAL, section: 'intellectualProperty', opposite: 'IP_NOT_ASSIGNED' },
  NO_LITIGATION: { types: LEGAL, section: 'litigation', opposite: 'LITIGATION_PENDING' },
  LICENSED: { types: LEGAL, section: 'licences', opposite: 'LICENCE_MISSING' },
  DATA_PROTECTED: { types: LEGAL, section: 'dataProtection' },
  CUSTOMERS_SPREAD: {
    types: [...CASES, ...ACCOUNTS],
    opposite: 'CUSTOMER_CONCENTRATION',
    about: [['client', 'institution', 'supplier']],
    isOther: (text) => !percentsOf(text).some((percent) => percent <= SPREAD_UP_TO),
  },
};

export const isFlagCode = (code: string): code is FlagCode =>
  (FLAG_CODES as readonly string[]).includes(code);
export const isSaidCode = (code: string): code is SaidCode =>
  isFlagCode(code) || (STRENGTH_CODES as readonly string[]).includes(code);
const ruleOf = (code: string): MeaningRule | undefined =>
  isSaidCode(code) ? MEANING_RULES[code] : undefined;

/** Whether rules keep a folded sentence from meaning this, whatever its words weigh. */
export function cannotMean(code: string, text: string): boolean {
  const { about = [], isOther } = ruleOf(code) ?? {};
  if (isOther?.(text)) return true;
  if (about.length === 0) return false;
  const classes = new Set(tokensOf(text).flatMap(classesOf));
  return !about.every((list) => list.some((name) => classes.has(name)));
}
export const oppositeOf = (code: string): SaidCode | null => ruleOf(code)?.opposite ?? null;
