import type { CountryCode } from '#shared/domain/catalogue/countries.ts';
import type { STARTUP_FORM_SECTORS } from '#shared/domain/catalogue/sectors.ts';
import type { RoundTypeId, STAGE_LABELS } from '#shared/domain/catalogue/stages.ts';
import type { BusinessModel, EvidenceLevel, ExpertiseTag } from '#shared/domain/catalogue/vocabularies.ts';

/** The last figure of a monthly series, and how it grew to it; amounts in major units. */
export type DemoSeries = {
  readonly now: number;
  readonly growthPercent: number;
  readonly months: number;
  readonly evidence: EvidenceLevel;
  readonly currency?: string;
};

/** Amounts in major units of `currency`. */
export type DemoRound = {
  readonly instrument: RoundTypeId;
  readonly currency: string;
  readonly target: number;
  readonly minimum?: number;
  readonly committed: number;
  readonly received: number;
  readonly closesInMonths: number;
};

/** First name, last name, title. */
export type DemoMember = readonly [string, string, string];

/** A fictional startup. The first of its team owns it, and is who `founder` speaks of. */
export type DemoStartup = {
  readonly name: string;
  readonly sector: (typeof STARTUP_FORM_SECTORS)[number];
  readonly stage: (typeof STAGE_LABELS)[number];
  readonly model: BusinessModel;
  readonly raising: string;
  readonly size: number;
  readonly place: readonly [CountryCode, string];
  readonly market?: CountryCode;
  readonly incorporated?: CountryCode;
  readonly founded: number;
  readonly text: string;
  readonly team: readonly DemoMember[];
  readonly founder: {
    readonly bio: string;
    readonly skills: readonly ExpertiseTag[];
    readonly exits?: string;
  };
  readonly users?: DemoSeries;
  readonly revenue?: DemoSeries & { readonly currency: string };
  readonly round?: DemoRound;
};
