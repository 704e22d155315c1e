import { sectorRevenueMultiple } from '#shared/domain/sector-multiple.ts';
import type { FinancialAssumptions } from './assumptions.ts';
import { CASE_SHIFTS, type CaseName, projectCases } from './model-cases.ts';
import type { FinancialModel } from './model.ts';

/**
 * What is known besides the founder's inputs: the team's size, the calendar year, and what the last round and the figures
 * say of the price (USD; a stated starting revenue goes before `annualRevenue`).
 */
export type ModelContext = {
  teamSize: number | null;
  year: number;
  postMoney?: number | null;
  annualRevenue?: number | null;
  sector?: string | null;
};

const PROFILE_TEXT = 'Team size of the startup’s profile';

/** The base model with the three cases side by side. */
export type TeamModel = FinancialModel & {
  cases: Record<
    CaseName,
    { shift: (typeof CASE_SHIFTS)[CaseName] } & Pick<FinancialModel, 'metrics' | 'projections'>
  >;
};

/**
 * The model of a startup: year 1 is the next calendar year unless stated, and people at the start are those of the
 * profile unless stated, which the list of assumptions says.
 */
export function modelForTeam(input: FinancialAssumptions, context: ModelContext): TeamModel {
  const { teamSize, year, postMoney, annualRevenue, sector = null } = context;
  const startingHeadcount = input.startingHeadcount ?? teamSize;
  const price = {
    postMoney,
    annualRevenue: input.startingRevenue ?? annualRevenue,
    sectorRevenueMultiple: sectorRevenueMultiple(sector),
  };
  const runs = projectCases({ ...input, startingHeadcount, startYear: input.startYear ?? year + 1 }, price);
  const isFromProfile = input.startingHeadcount == null && teamSize !== null;
  const assumptions = runs.base.assumptions.map((line) =>
    isFromProfile && line.field === 'startingHeadcount'
      ? { ...line, origin: 'derived' as const, text: PROFILE_TEXT }
      : line,
  );
  const caseOf = (name: CaseName) => ({
    shift: CASE_SHIFTS[name],
    metrics: runs[name].metrics,
    projections: runs[name].projections,
  });
  return {
    ...runs.base,
    assumptions,
    cases: { base: caseOf('base'), up: caseOf('up'), down: caseOf('down') },
  };
}
