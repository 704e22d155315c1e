import type { CurrencyCode } from '#shared/domain/currency.ts';
import { exact, toNumber } from '#shared/domain/exact.ts';
import { type AssumptionLine, DEFAULT_COST_PER_HEAD_USD, type FinancialAssumptions } from './assumptions.ts';
import { type BookCurrency, booksOf, type ModelBooks } from './model-books.ts';
import { CASE_SHIFTS, type CaseName, projectCases } from './model-cases.ts';
import { type FinancialModel, generateFinancialModel } from './model.ts';

/**
 * What is known besides the founder's inputs: the team's size, the calendar year, and what the last round and the figures
 * say of the price (USD; a stated starting revenue goes before `annualRevenue`).
 */
export type ModelContext = {
  teamSize: number | null;
  year: number;
  postMoney?: number | null;
  annualRevenue?: number | null;
  /** EV/revenue of the sector, and the table it stands in with its age. */
  sectorMultiple: { readonly value: number; readonly tableText: string };
  /** Left out for books in dollars. */
  books?: BookCurrency | null;
};

const PROFILE_TEXT = 'Team size of the startup’s profile';

/** The base model with the three cases side by side; `books` is null for a model in dollars. */
export type TeamModel = FinancialModel & {
  currency: CurrencyCode;
  books: ModelBooks | null;
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
  const { teamSize, year, sectorMultiple, books = null } = context;
  const inBooks = (dollars: number | null | undefined) =>
    dollars == null || books === null ? dollars : toNumber(exact(dollars).div(books.dollarsPerUnit));
  const costPerHead = input.costPerHead ?? (books && inBooks(DEFAULT_COST_PER_HEAD_USD));
  const startingHeadcount = input.startingHeadcount ?? teamSize;
  const price = {
    postMoney: inBooks(context.postMoney),
    annualRevenue: input.startingRevenue ?? inBooks(context.annualRevenue),
    sectorRevenueMultiple: sectorMultiple.value,
    sectorTableText: sectorMultiple.tableText,
  };
  const stated = { ...input, startingHeadcount, costPerHead, startYear: input.startYear ?? year + 1 };
  const runs = projectCases(stated, price);
  const steady = books && generateFinancialModel({ ...stated, devaluationPct: 0 }, price);
  const isConverted = input.costPerHead == null && books !== null;
  const isFromProfile = input.startingHeadcount == null && teamSize !== null;
  const lineOf = (line: AssumptionLine): AssumptionLine => {
    if (isFromProfile && line.field === 'startingHeadcount')
      return { ...line, origin: 'derived', text: PROFILE_TEXT };
    if (isConverted && line.field === 'costPerHead')
      return { ...line, origin: 'default', text: `Cost of one person: $24,000 a year, at ${books.rateText}` };
    return line;
  };
  const assumptions = runs.base.assumptions
    .filter(({ field }) => books !== null || !['devaluationPct', 'dollarCostsPct'].includes(field))
    .map(lineOf);
  const caseOf = (name: CaseName) => ({
    shift: CASE_SHIFTS[name],
    metrics: runs[name].metrics,
    projections: runs[name].projections,
  });
  return {
    ...runs.base,
    assumptions,
    currency: books?.currency ?? 'USD',
    books: books && steady && booksOf(runs.base, steady, { books, told: input }),
    cases: { base: caseOf('base'), up: caseOf('up'), down: caseOf('down') },
  };
}
