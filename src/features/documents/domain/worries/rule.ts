import { type DocumentType, type FlagCode, type StrengthCode } from '../document.ts';

/** A worry or a strength that sentences may say. */
export type SaidCode = FlagCode | StrengthCode;

export const ACCOUNTS: readonly DocumentType[] = ['financial_statements'];
export const LEGAL: readonly DocumentType[] = ['legal_docs'];
export const CASES: readonly DocumentType[] = ['pitch_deck', 'business_plan'];
export const ANY: readonly DocumentType[] = [...CASES, ...ACCOUNTS, ...LEGAL];

/** In which documents a sentence may say something, and the section where it is likelier to. */
export type MeaningRule = {
  readonly types: readonly DocumentType[];
  readonly section?: string;
  /** Sections whose sentences speak of something else. */
  readonly notUnder?: readonly string[];
  /** Whether a folded sentence that seems to say it cannot mean it. */
  readonly isOther?: (text: string) => boolean;
  /** Whether it is less likely than its words weigh: what usually stands with it is missing. */
  readonly isUnlikely?: (text: string) => boolean;
  /** Whether the words are those a profession says it with: then it is said, whatever they weigh. */
  readonly isCertain?: (text: string) => boolean;
  /** Whether the sentence behind it settles what it says: the case has ended, somebody has the place. */
  readonly isSettledBy?: (next: string) => boolean;
  /** Whether one that seems to say it is asked about rather than taken as said. */
  readonly isDoubtful?: (text: string) => boolean;
  /** What the opposite is called: of the two the likelier counts. */
  readonly opposite?: SaidCode;
};

export type Says = RegExp | ((text: string) => boolean);
/** Whether any of these says so, of a folded sentence. */
export const says =
  (...words: readonly Says[]) =>
  (text: string): boolean =>
    words.some((one) => (one instanceof RegExp ? one.test(text) : one(text)));

/** Whether the words listed under a code say so, of a folded sentence; nothing is listed under any other. */
export function saysOf(
  listed: Readonly<Partial<Record<FlagCode, Says>>>,
): (code: string, text: string) => boolean {
  const byCode = new Map<string, (text: string) => boolean>(
    Object.entries(listed).map(([code, words]) => [code, says(words)]),
  );
  return (code, text) => byCode.get(code)?.(text) ?? false;
}

// What more than one rule looks for.

export const NEGATED =
  /\b(?:not|never|nor|neither|no|without|n't|cannot|unpaid|until|pas|jamais|ni|sans|aucune?|non(?!-)|impaye[es]*)\b/;
/** `Nothing booked`, `none is in the forecast`, `hoped for`. */
export const IS_LEFT_OUT =
  /\b(?:board|directors|conseil|assemblee|members)\b[^.;]{0,30}\b(?:(?:will|shall) (?:look at|consider|discuss|decide on|review)|examinera|etudiera|se prononcera sur)\b[^.;]{0,24}\b(?:rounds?|raise|funding|capital|levee|tour|dividend\w*)\b|\b(?:nothing|none|neither|zero|not(?: yet)?|nil|rien|aucune?) (?:of (?:it|this|that|them|these|which) )?(?:is |are |has been |have been |n'est |yet )?(?:booked|counted|included|in (?:the|our) (?:\w+ )?(?:forecast|budget|plan|model|numbers|figures|revenue|sales)|inscrite?s?|comptee?s?|comptabilise\w*|dans (?:le|nos|notre|la) (?:budget|chiffres|plan|prevision\w*))\b|\bwhen there is ink\b|\b(?:hoped for|is (?:a )?hope|est un espoir)\b|\b(?:prudent|cautious|low|base|central) (?:case|scenario)\b|\bscenario (?:prudent|bas|central)\b/;
/** What happens to lenders or holders if the company is sold or wound up: a clause. */
export const IF_SOLD =
  /^\W*(?:\d[\d.]* ?)?(?:if|should|upon|on|in the event|en cas|si)\b[^.;]{0,60}\b(?:sold|sale|wound|winding|liquidat\w*|dissol\w*|insolven\w*|cedee?|cession|vendue?)\b[^.]*\b(?:lenders?|holders?|investors?|noteholders?|preteurs?|porteurs?|investisseurs?)\b/;
/** `Either party may end the agreement by six months' notice`: what holds for both sides alike. */
export const OF_EITHER_PARTY =
  /\b(?:either|each|any) party\b[^.;]{0,20}\b(?:may|shall|can|will|must|has the right)\b|\b(?:chacune? des|chaque|l'une (?:ou|et) l'autre des|l'une des) parties?\b[^.;]{0,20}\b(?:peut|pourra|peuvent|doit|devra)\b/;
