import type { CountryCode } from '#shared/domain/catalogue/countries.ts';
import type { StageId } from '#shared/domain/catalogue/stages.ts';
import type { ParameterTables } from '#shared/domain/parameter-table.ts';
import type { Scenario } from './first-chicago.ts';
import type { Quantity } from '#shared/domain/exact.ts';
import type { BERKUS_FACTORS, RISK_FACTORS, SCORECARD_FACTORS } from './parameters.ts';

type Scores<Factor extends string> = Partial<Record<Factor, Quantity | null>>;

/** What is known about a startup. Money is USD, rates are percent a year; whatever is missing is null or left out. */
export type ValuationFacts = {
  /** `YYYY-MM-DD`; decides how old the tables are. */
  asOf: string;
  /** Country risk and multiples, the freshest there are. */
  tables: ParameterTables;
  stage: StageId;
  /** Id, label or other spelling; null is compared with the general technology industries. */
  sector: string | null;
  country: CountryCode | null;
  /** The round being raised. */
  investment?: Quantity | null;
  annualRevenue?: Quantity | null;
  growthPct?: Quantity | null;
  peerGrowthPct?: Quantity | null;
  /** EV/revenue of chosen peers, instead of the sector table. */
  peerMultiples?: readonly Quantity[] | null;
  /** Cash flow of each projected year. */
  cashFlows?: readonly Quantity[] | null;
  cash?: Quantity | null;
  debt?: Quantity | null;
  /** Revenue of the last projected year, as planned and in the down case, and how many years away it is. */
  exitRevenue?: Quantity | null;
  downExitRevenue?: Quantity | null;
  exitYears?: number | null;
  /** Share of an early stake left after later rounds, a fraction. */
  retention?: Quantity | null;
  scenarios?: readonly Scenario[] | null;
  berkusScores?: Scores<(typeof BERKUS_FACTORS)[number]> | null;
  scorecardFactors?: Scores<(typeof SCORECARD_FACTORS)[number]> | null;
  riskScores?: Scores<(typeof RISK_FACTORS)[number]> | null;
  /** Pre-money of deals of this stage closed on the platform. */
  ownPreMoneys?: readonly number[];
};
