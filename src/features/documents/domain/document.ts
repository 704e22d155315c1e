import type { Account } from './words/account.ts';

/** The kinds of document that can be read, each with its own list of sections. */
export const DOCUMENT_TYPES = ['pitch_deck', 'financial_statements', 'business_plan', 'legal_docs'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** One page as extracted, pages counted from 1. '' means the page has no text layer. */
export type PageText = { readonly page: number; readonly text: string };

/** A span of a page in UTF-16 units: `text === pages[page].text.slice(start, end)`, always. */
export type Quote = {
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Figures that do not agree with each other or with what the platform knows; they cost points. */
export const CONTRADICTION_CODES = [
  'USE_OF_FUNDS_MISMATCH',
  'RUNWAY_MISMATCH',
  'GROWTH_MISMATCH',
  'OWNERSHIP_MISMATCH',
  'PRICE_MISMATCH',
  'CONTRADICTORY_NUMBERS',
  'STATEMENT_SUM_MISMATCH',
  'PROFILE_MISMATCH',
  'MODEL_MISMATCH',
  'CAP_TABLE_MISMATCH',
] as const;

export const FLAG_CODES = [
  ...CONTRADICTION_CODES,
  'TOP_DOWN_MARKET',
  'CUMULATIVE_ONLY',
  'MEASURE_FLATTERS',
  'PERCENT_ONLY_GROWTH',
  'UNDATED_METRICS',
  'ASK_WITHOUT_USE_OF_FUNDS',
  'RUNWAY_NOT_DERIVABLE',
  'RUNWAY_SHORT',
  'PRICE_UNEXPLAINED',
  'NO_COMPETITION',
  'CUSTOMER_CONCENTRATION',
  'GOING_CONCERN',
  'OPINION_QUALIFIED',
  'NOT_AUDITED',
  'IP_NOT_ASSIGNED',
  'LITIGATION_PENDING',
  'LICENCE_MISSING',
  'NO_SHAREHOLDERS_AGREEMENT',
  'SUPPLIER_CONCENTRATION',
  'GOVERNANCE_WEAK',
  'PROJECTION_AS_FACT',
  'RETURN_PROMISED',
  'KEY_PERSON_LEFT',
  'RELATED_PARTY',
  'TAXES_UNPAID',
  'DEBT_UNDISCLOSED',
  'AGREEMENT_NOT_SIGNED',
] as const;
export type FlagCode = (typeof FLAG_CODES)[number];

export const STRENGTH_CODES = [
  'DATED_TRACTION',
  'UNIT_ECONOMICS',
  'RETENTION_STATED',
  'BOTTOM_UP_MARKET',
  'COMPETITORS_NAMED',
  'LIMITS_TOLD',
  'RISKS_TOLD',
  'SETBACK_TOLD',
  'RESULT_TOLD',
  'PLAN_FOUNDED',
  'PRICE_EXPLAINED',
  'CUSTOMERS_SPREAD',
  'USE_OF_FUNDS_ADDS_UP',
  'RUNWAY_ADDS_UP',
  'TEAM_EXPERIENCED',
  'AUDITED',
  'IP_ASSIGNED',
  'NO_LITIGATION',
  'LICENSED',
  'DATA_PROTECTED',
] as const;
export type StrengthCode = (typeof STRENGTH_CODES)[number];

/** Something a reader should notice, with the words it rests on. Strengths have neither severity nor mend. */
export type Finding = {
  readonly code: FlagCode | StrengthCode;
  readonly kind: 'strength' | 'flag';
  readonly severity: Severity | null;
  readonly title: string;
  readonly why: string;
  readonly mend: string | null;
  readonly quotes: readonly Quote[];
  /** Who said that it is so, where a person did: "Confirmed by the team". */
  readonly confirmed?: string;
};

export const NUMBER_KINDS = [
  'revenue',
  'expenses',
  'growth',
  'users',
  'customers',
  'ask',
  'valuation',
  'runway',
  'burn',
  'cash',
  'market',
  'team',
  'other',
] as const;
export type NumberKind = (typeof NUMBER_KINDS)[number];

/**
 * A figure the document states. `value` is in major units of `currency` (ISO 4217; null where it is not money or not
 * told), percent points, a count, or months. `period` is a date, a rate or both: `2025`, `2025-Q3`, `2025-09`,
 * `2025-09-18` of a balance within a month, `monthly`, `2025-09, monthly`. It stays a claim whatever else agrees with it.
 */
export type ExtractedNumber = {
  readonly kind: NumberKind;
  readonly value: number;
  readonly currency: string | null;
  /** The line of the chart of accounts it was read from in a table; absent in prose. */
  readonly account?: Account | null;
  readonly unit: 'money' | 'percent' | 'count' | 'months';
  readonly period: string | null;
  /** A plan or hope rather than a result; absent where it was analysed before this was told. */
  readonly isForecast?: boolean;
  /** The date in `period` is that of the document's newest figures: none is told of this one. */
  readonly isDateInferred?: boolean;
  /** Its kind is what the words around it make likely: no rule names it, and nothing is concluded from it. */
  readonly isLikely?: boolean;
  /** Listed as it stands: it is evidence of nothing, and earns nothing. */
  readonly isAside?: boolean;
  /**
   * What a figure is of that its kind does not say: `revenue` of a growth, `gross margin`, `founders`, `founders before the round`, `founders after the round`, `ebitda`, `net loss`,
   * `monthly churn`, or the name of a holder of shares. Of cash, `one account`: the balance of a statement of account, which is a part of what a
   * company holds; of customers, `one customer`: the share of one that is named, who need not be the largest.
   */
  readonly about?: string | null;
  /** The words beside a figure of no kind, as written: `tickets sold`, `litres a day`; absent where none name it. */
  readonly label?: string;
  readonly evidence: 'claim';
  readonly quote: Quote;
};

/**
 * A number under which a company is registered; `scheme` is the register's short name, the number without spaces, `of` the
 * company it is printed behind, null where none stands there and absent where it was analysed before this was told.
 */
export type Registration = {
  readonly scheme: string;
  readonly number: string;
  readonly of?: string | null;
  readonly quote: Quote;
};

/** Whom a document is about: the companies that are its subject, and whether the one it is read for is named at all. */
export type Identity = {
  readonly subjects: readonly { readonly name: string; readonly quote: Quote }[];
  readonly registrations: readonly Registration[];
  /** The name it was read for; null where that was not known. */
  readonly knownAs: string | null;
  readonly isNamed: boolean;
  /** Whom it calls the founders; absent where it was analysed before this was told, or calls nobody so. */
  readonly founders?: readonly string[];
};

/**
 * A table as read. `sums` are the totals that were tested; `unsure` the rows that can be read in several ways, of which
 * none was taken; `isSettled` says that among several readings the sums told the right one.
 */
export type TableSummary = {
  readonly quote: Quote;
  readonly rowCount: number;
  readonly isSettled: boolean;
  readonly sums: readonly { readonly rule: string; readonly holds: boolean }[];
  readonly unsure: readonly { readonly quote: Quote; readonly candidates: readonly (readonly number[])[] }[];
};

/** Something a sentence may say and may not: asked, and neither a flag nor a cost. `isSo` is what a person answered. */
export type Question = {
  readonly code: FlagCode;
  readonly text: string;
  readonly quote: Quote;
  readonly isSo?: boolean;
};

/** What else the score of a document rests on, kept where an answer may change it. */
export type Earning = {
  /** What is left of the weight of sections that say little anybody could check, by their ids. */
  readonly hollow: Readonly<Record<string, number>>;
  /** Sentences with a figure that name where it is from. */
  readonly sourced: readonly Quote[];
};

/** A section of the document's list: where it was found, and what it weighs of 100. */
export type Section = {
  readonly id: string;
  readonly label: string;
  readonly found: boolean;
  readonly quote: Quote | null;
  readonly weight: number;
};

/** Passages of the four subjects the platform reports for every document. */
export type Extracted = {
  readonly revenue: readonly Quote[];
  readonly expenses: readonly Quote[];
  readonly team: readonly Quote[];
  readonly legal: readonly Quote[];
};

/** What to do next; `because` is the code of a flag or `SECTION_MISSING:<section id>`. */
export type Recommendation = { readonly text: string; readonly because: string };

/** One term of the score: `measured` is a share of weight for coverage, a count for the two others. */
export type ScorePart = { readonly points: number; readonly maximum: number; readonly measured: number };

/**
 * When a document was written, `2026-09` or `2026`, null where it does not say; the month its financial years end in, 12 for December, null where it
 * does not say; and whether it counts years of the calendar beside those.
 */
export type DocumentTime = {
  readonly writtenIn: string | null;
  readonly yearEnd: number | null;
  readonly countsCalendarYears: boolean;
};

/**
 * What a figure is not above, or not below: the debt of a day, which is none, what may be raised, and what is owed of a loan until it
 * is repaid in one sum. Money is in major units.
 */
export type Limit = {
  readonly of: 'debt' | 'ask' | 'customerShare';
  readonly side: 'most' | 'least';
  readonly value: number;
  readonly currency: string | null;
  readonly period: string | null;
  readonly quote: Quote;
};

export type Analysis = {
  readonly type: DocumentType;
  readonly language: 'en' | 'fr' | 'unknown';
  /** Another type it clearly reads like; absent where it was analysed before this was told. */
  readonly readsLike?: DocumentType | null;
  readonly words: number;
  readonly pagesWithoutText: readonly number[];
  /** Pages with text that nobody sees, left unread; absent where it was analysed before this was told. */
  readonly hiddenPages?: readonly number[];
  /** Pages whose text was recognised from their pictures, and is less certain. */
  readonly recognisedPages?: readonly number[];
  readonly tables?: readonly TableSummary[];
  /** Absent where it was analysed before this was told. */
  readonly identity?: Identity;
  /** Absent where it was analysed before this was told. */
  readonly time?: DocumentTime;
  /** Whether its figures are of a group with its subsidiaries, of the company alone or of one subsidiary; null where it tells neither. */
  readonly scope?: 'group' | 'company' | 'subsidiary' | null;
  /** Whether it says that all the money is in one account, so that the balance of that is all cash. */
  readonly keepsOneAccount?: boolean;
  /** Whether it says that all the money is at one bank, so that what that bank keeps is all cash. */
  readonly keepsOneBank?: boolean;
  /** What it says a figure is not above, or not below; absent where it was analysed before this was told. */
  readonly limits?: readonly Limit[];
  /** The mark of money that several countries share, in a paper that names none of them: `shs`, `rs`, `fcfa`. */
  readonly unplacedMark?: string | null;
  readonly sections: readonly Section[];
  readonly strengths: readonly Finding[];
  readonly flags: readonly Finding[];
  /** All that may be asked, the likeliest first; absent where it was analysed before they were asked. */
  readonly questions?: readonly Question[];
  /** Absent where nothing is asked, or it was analysed before answers counted. */
  readonly earning?: Earning;
  readonly numbers: readonly ExtractedNumber[];
  readonly extracted: Extracted;
  readonly recommendations: readonly Recommendation[];
  /** 0–100, whole; null where no page has text. */
  readonly score: number | null;
  /** 0–1: falls for short texts and for few sections. */
  readonly confidence: number;
  readonly parts: {
    readonly coverage: ScorePart;
    readonly numericFacts: ScorePart;
    readonly soundness: ScorePart;
  };
};

/**
 * What the platform knows of the company, to hold the document against. Amounts in US dollars; those of the document are
 * compared at `perDollar`, units of a currency for one dollar. `asOf` is an ISO date. Leave out or null what is not known.
 */
export type KnownFacts = {
  readonly name?: string | null;
  readonly perDollar?: Readonly<Record<string, number>>;
  readonly profile?: {
    readonly asOf: string;
    readonly teamSize?: number | null;
    readonly raisingUsd?: number | null;
    readonly valuationUsd?: number | null;
    readonly annualRevenueUsd?: number | null;
    readonly monthlyRevenueUsd?: number | null;
    readonly users?: number | null;
  };
  readonly model?: {
    readonly asOf: string;
    readonly annualRevenueUsd?: number | null;
    readonly monthlyBurnUsd?: number | null;
    readonly cashUsd?: number | null;
    readonly runwayMonths?: number | null;
  };
  readonly capTable?: {
    readonly asOf: string;
    readonly foundersPercent?: number | null;
    readonly poolPercent?: number | null;
    readonly postMoneyUsd?: number | null;
  };
};

/** Two versions of a document: what the newer one gained, lost and says differently. */
export type AnalysisDiff = {
  readonly findings: {
    readonly appeared: readonly Finding[];
    readonly vanished: readonly Finding[];
  };
  readonly sections: { readonly appeared: readonly Section[]; readonly vanished: readonly Section[] };
  readonly numbers: {
    readonly appeared: readonly ExtractedNumber[];
    readonly vanished: readonly ExtractedNumber[];
    readonly changed: readonly { readonly before: ExtractedNumber; readonly after: ExtractedNumber }[];
  };
  readonly score: { readonly before: number | null; readonly after: number | null };
};
