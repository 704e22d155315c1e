import { countryLabel, type CountryCode } from '#shared/domain/catalogue/countries.ts';
import { sectorLabel, type SectorId } from '#shared/domain/catalogue/sectors.ts';
import { stageLabel, type StageId } from '#shared/domain/catalogue/stages.ts';
import type { ValuationFacts } from './valuation-facts.ts';

/** What the platform knows of a startup; money in USD, or left out when it is in another currency. */
export type KnownStartup = {
  stage: StageId;
  sector: SectorId | null;
  country: CountryCode | null;
  annualRevenue: number | null;
  /** The round's target, else what the profile says is raised. */
  investment: number | null;
  model: KnownModel | null;
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
    stage: known.stage,
    sector: known.sector,
    country: known.country,
    annualRevenue: stated.annualRevenue ?? known.annualRevenue,
    investment: stated.investment ?? known.investment,
    cash: stated.cash ?? model?.cash ?? null,
    cashFlows: model === null ? null : allKnown(model.cashFlows),
    exitRevenue: model?.exitRevenue ?? null,
    downExitRevenue: model?.downExitRevenue ?? null,
    exitYears: model?.cashFlows.length ?? null,
  };
}

/** The same facts as lines for the screen. */
export function basisLines(known: KnownStartup, stated: StatedInputs): BasisLine[] {
  const { model } = known;
  const ofModel = model === null ? 'No financial model yet' : `Financial model, version ${model.version}`;
  const pick = (label: string, said: unknown, value: number | null, origin: string): BasisLine =>
    said == null
      ? { label, value, origin }
      : { label, value: Number(said), origin: 'Stated for this valuation' };
  return [
    { label: 'Stage', value: stageLabel(known.stage), origin: 'Startup profile' },
    { label: 'Sector', value: known.sector && sectorLabel(known.sector), origin: 'Startup profile' },
    { label: 'Country', value: known.country && countryLabel(known.country), origin: 'Startup profile' },
    pick('Annual revenue', stated.annualRevenue, known.annualRevenue, 'Latest monthly revenue x 12'),
    pick('Investment', stated.investment, known.investment, 'Target of the round, in USD'),
    pick('Cash', stated.cash, model?.cash ?? null, ofModel),
    { label: 'Exit revenue', value: model?.exitRevenue ?? null, origin: ofModel },
    { label: 'Exit revenue, down case', value: model?.downExitRevenue ?? null, origin: ofModel },
  ];
}
