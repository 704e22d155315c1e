// The rule and a worked example: docs/rules/portfolio-mark.md
import { lin, roundHalfUp } from '#shared/domain/scale.ts';

/** How a portfolio company is doing; `runwayMonths` is null when not known, `cashPositive` means it burns nothing. */
export type CompanySigns = {
  moic: number | null;
  raisedAgainWithin24Months: boolean;
  runwayMonths: number | null;
  cashPositive?: boolean;
};

export type RiskLevel = 'Low' | 'Medium' | 'High';

/** Points of 100 and where they came from; what is not known earns nothing. */
export type PerformanceScore = {
  scorePercent: number;
  components: { key: 'moic' | 'raisedAgain' | 'runway'; points: number; maximum: number }[];
};

/** 100 (0.6 lin(log2 MOIC, -2, 3) + 0.2 raised again within 24 months + 0.2 lin(runway, 0, 18)), rounded at the end. */
export function performanceScore(signs: CompanySigns): PerformanceScore {
  const multiple = signs.moic === null || signs.moic <= 0 ? 0 : lin(Math.log2(signs.moic), -2, 3);
  const runway = signs.cashPositive === true ? 1 : lin(signs.runwayMonths ?? 0, 0, 18);
  const components = [
    { key: 'moic', points: 60 * multiple, maximum: 60 },
    { key: 'raisedAgain', points: signs.raisedAgainWithin24Months ? 20 : 0, maximum: 20 },
    { key: 'runway', points: 20 * runway, maximum: 20 },
  ] as const;
  const total = components.reduce((sum, { points }) => sum + points, 0);
  return { scorePercent: roundHalfUp(total), components: [...components] };
}

/** High: MOIC below 0.8 or runway below 6 months; Low: MOIC from 1.5 and runway from 12; else Medium. */
export function riskLevel({
  moic,
  runwayMonths,
  cashPositive,
}: Omit<CompanySigns, 'raisedAgainWithin24Months'>): RiskLevel {
  const runway = cashPositive === true ? Number.POSITIVE_INFINITY : runwayMonths;
  if ((moic !== null && moic < 0.8) || (runway !== null && runway < 6)) return 'High';
  return moic !== null && moic >= 1.5 && runway !== null && runway >= 12 ? 'Low' : 'Medium';
}
