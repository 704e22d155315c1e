import type { CountryCode } from '#shared/domain/catalogue/countries.ts';
import type { SectorId } from '#shared/domain/catalogue/sectors.ts';
import type { StageId } from '#shared/domain/catalogue/stages.ts';
import type { Money } from '#shared/domain/money.ts';
import type { EvidenceLevel, TractionMetric } from '#shared/domain/catalogue/vocabularies.ts';

/** An owner of the startup; only what their professional profile shows to every member counts. */
export type FounderFact = {
  readonly name: string;
  /** Entries of work and projects on the profile. */
  readonly workEntries: number;
  /** Recommendations written by others and accepted. */
  readonly recommendations: number;
};

/** One dated figure, in whole users, major units of `currency`, or percent. */
export type FigureFact = {
  readonly metric: TractionMetric;
  readonly date: string;
  readonly value: number;
  readonly currency: string | null;
  /** The value in US dollars at the rate of its day; null for users and percentages, and where no rate is known. */
  readonly valueUsd: number | null;
  readonly evidence: EvidenceLevel;
};

export type RoundFact = {
  readonly instrument: string;
  readonly currency: string;
  readonly targetMinor: number;
  readonly closeDate: string | null;
};

/** What any member may see of a startup on the day `asOf`. */
export type PublicFacts = {
  readonly asOf: string;
  readonly name: string;
  readonly description: string;
  readonly businessModel: string;
  readonly sectorId: SectorId | null;
  readonly stageId: StageId;
  /** Of incorporation, else of the headquarters. */
  readonly country: CountryCode | null;
  readonly countryMarket: CountryCode | null;
  readonly website: string | null;
  readonly foundedYear: number | null;
  readonly teamSize: number;
  /** The round's target, else what the profile says is raised. */
  readonly raising: Money | null;
  readonly raisingUsdMinor: number | null;
  readonly founders: readonly FounderFact[];
  /** Oldest first. */
  readonly series: readonly FigureFact[];
  readonly round: RoundFact | null;
  /** On this platform: other startups of its sector and country, investors looking for its sector and stage. */
  readonly peers: number;
  readonly investors: number;
};

export type CapTableFact = {
  readonly version: number;
  readonly foundersVest: boolean;
  readonly findings: readonly { code: string; severity: 'warning' | 'critical'; why: string }[];
};

export type ModelFact = {
  readonly version: number;
  readonly ltvCac: number | null;
  readonly runwayMonths: number | null;
  readonly isCashPositive: boolean;
  readonly flags: readonly { code: string; severity: 'warning' | 'critical'; message: string }[];
};

/** A passage of a document: `text` stands on `page` from `start` to `end`. */
export type QuoteFact = {
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

/** The latest analysed version of a document. `found` are sections, strengths and flags by their ids. */
export type DocumentFact = {
  readonly documentId: number;
  readonly version: number;
  readonly title: string;
  readonly type: string;
  readonly sections: readonly { id: string; quote: QuoteFact | null }[];
  readonly strengths: readonly { code: string; title: string; quote: QuoteFact | null }[];
  readonly flags: readonly { code: string; title: string; quote: QuoteFact | null }[];
};

type DocumentPlace = { readonly id: number; readonly version: number; readonly quote: QuoteFact | null };

/** One side of a contradiction: its figure and place in words, and the document it stands in. */
export type SideFact = {
  readonly origin: 'profile' | 'traction' | 'round' | 'cap table' | 'financial model' | 'document';
  readonly text: string;
  readonly document: DocumentPlace | null;
};

/** Two sources that say different things of one metric at one time; `text` is a sentence without its stop. */
export type ContradictionFact = {
  readonly severity: 'medium' | 'high' | 'critical';
  readonly text: string;
  readonly sides: readonly SideFact[];
};

/** Two sources that may say different things of one metric: asked, and held against nobody. `text` is without its stop. */
export type QuestionFact = Omit<ContradictionFact, 'severity'>;

/** How long the cash of a document lasts at its burn, as of the month `period`. */
export type RunwayFact = {
  readonly months: number;
  readonly period: string | null;
  readonly label: string;
  readonly document: DocumentPlace;
};

/** A document about another company, or with another registration number than the others have. */
export type PaperFact = { readonly text: string; readonly document: DocumentPlace };

/**
 * Everything one reader's due diligence stands on. The team reads its cap table and model; for others both are null.
 * Documents are the reader's own and those shared with them.
 */
export type DiligenceFacts = PublicFacts & {
  readonly capTable: CapTableFact | null;
  readonly model: ModelFact | null;
  readonly documents: readonly DocumentFact[];
  readonly contradictions: readonly ContradictionFact[];
  readonly questions: readonly QuestionFact[];
  readonly runway: RunwayFact | null;
  readonly papers: readonly PaperFact[];
};

/** The facts as any member has them: nothing private. */
export const publicOnly = (facts: PublicFacts): DiligenceFacts => ({
  ...facts,
  capTable: null,
  model: null,
  documents: [],
  contradictions: [],
  questions: [],
  runway: null,
  papers: [],
});
