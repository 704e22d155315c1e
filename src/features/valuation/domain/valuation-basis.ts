import { countryLabel, type CountryCode } from '#shared/domain/catalogue/countries.ts';
import { sectorLabel, type SectorId } from '#shared/domain/catalogue/sectors.ts';
import { stageLabel, type StageId } from '#shared/domain/catalogue/stages.ts';
import type { ParameterTables } from '#shared/domain/parameter-table.ts';
import type { ValuationFacts } from './valuation-facts.ts';

/** What the platform knows of a startup; money in USD, or left out when it is in another currency. */
export type KnownStartup = {
  tables: ParameterTables;
  stage: StageId;
  sector: SectorId | null;
  country: CountryCode | null;
  annualRevenue: number | null;
  /** The round's target, else what the profile says is raised. */
  investment: number | null;
  model: KnownModel | null;
  /** Where revenue and investment come from, and at which rate they became dollars. */
  origins?: { annualRevenue: string; investment: string };
  /** The last priced class of the latest cap table. */
  lastRound?: { postMoney: number; origin: string } | null;
  /** Pre-money of the platform's own closed deals of the stage and region. */
  platformPreMoneys?: readonly number[];
};

/** The latest financial model: cash flow of each year, revenue of the last one as planned and in the down case. */
export type KnownModel = {
  version: number;
  cash: number | null;
  cashFlows: (number | null)[];
  exitRevenue: number | null;
  downExitRevenue: number | null;
};

/** What the team states besides; each stated figure replaces the known one. */
export type StatedInputs = Pick<
  ValuationFacts,
  | 'annualRevenue'
  | 'investment'
  | 'cash'
  | 'debt'
  | 'retention'
  | 'berkusScores'
  | 'scorecardFactors'
  | 'riskScores'
>;

/** A fact the valuation stands on, and where it comes from; a null value is not known. */
export type BasisLine = { label: string; value: string | number | null; origin: string };

const allKnown = (flows: readonly (number | null)[]): number[] | null => {
  const known = flows.filter((flow) => flow !== null);
  return known.length === flows.length && known.length > 0 ? known : null;
};

/** The facts for the seven methods: what the team states, else what the platform knows. */
export function factsFrom(known: KnownStartup, stated: StatedInputs, asOf: string): ValuationFacts {
  const { model } = known;
  return {
    ...stated,
    asOf,
    tables: known.tables,
    stage: known.stage,
    sector: known.sector,
    country: known.country,
    annualRevenue: stated.annualRevenue ?? known.annualRevenue,
    investment: stated.investment ?? known.investment,
    cash: stated.cash ?? model?.cash ?? null,
    cashFlows: model === null ? null : allKnown(model.cashFlows),
    exitRevenue: model?.exitRevenue ?? null,
    downExitRevenue: model?.downExitRevenue ?? null,
    ownPreMoneys: known.platformPreMoneys ?? [],
    exitYears: model?.cashFlows.length ?? null,
  };
}

const ORIGINS = { annualRevenue: 'Latest monthly revenue x 12', investment: 'Target of the round, in USD' };

/** The same facts as lines for the screen. */
export function basisLines(known: KnownStartup, stated: StatedInputs): BasisLine[] {
  const { model, origins = ORIGINS } = known;
  const ofModel = model === null ? 'No financial model yet' : `Financial model, version ${model.version}`;
  const pick = (label: string, said: unknown, value: number | null, origin: string): BasisLine =>
    said == null
      ? { label, value, origin }
      : { label, value: Number(said), origin: 'Stated for this valuation' };
  return [
    { label: 'Stage', value: stageLabel(known.stage), origin: 'Startup profile' },
    { label: 'Sector', value: known.sector && sectorLabel(known.sector), origin: 'Startup profile' },
    { label: 'Country', value: known.country && countryLabel(known.country), origin: 'Startup profile' },
    pick('Annual revenue', stated.annualRevenue, known.annualRevenue, origins.annualRevenue),
    pick('Investment', stated.investment, known.investment, origins.investment),
    pick('Cash', stated.cash, model?.cash ?? null, ofModel),
    {
      label: 'Post-money of the last round',
      value: known.lastRound?.postMoney ?? null,
      origin: known.lastRound?.origin ?? 'No priced class in a cap table yet',
    },
    { label: 'Exit revenue', value: model?.exitRevenue ?? null, origin: ofModel },
    { label: 'Exit revenue, down case', value: model?.downExitRevenue ?? null, origin: ofModel },
  ];
}
