import type { Db, UserId } from '#shared/server/context.ts';
import { dayOf } from '#shared/domain/time.ts';
import { type CheckResult, diligenceReport } from '../domain/report.ts';
import { type Category, CATEGORIES } from '../domain/score.ts';
import { publicOnly } from '../domain/facts.ts';
import { loadPublicFacts } from './public-facts.ts';
import { findLatestResults } from './queries-runs.ts';
import { storedResult } from './run-store.ts';

type Check = Pick<CheckResult, 'label' | 'outcome' | 'finding' | 'weight' | 'isCritical'>;

/** A category as due diligence shows it: `score` whole, 0–100; `coverageFraction` the known share of its weight. */
export type CategoryScore = {
  readonly score: number;
  readonly coverageFraction: number;
  readonly checks: readonly Check[];
};

/** What due diligence says of a startup to one reader; `isRun` is false where they have not run it. */
export type DiligenceScores = {
  readonly isRun: boolean;
  readonly categories: Readonly<Record<Category, CategoryScore>>;
};

type Report = Readonly<
  Record<
    Category,
    { readonly score: number; readonly evidenceCoverage: number; readonly checks: readonly Check[] }
  >
>;

function scoresOf(report: Report, isRun: boolean): DiligenceScores {
  const categories = Object.fromEntries(
    CATEGORIES.map((category) => {
      const { score, evidenceCoverage, checks } = report[category];
      return [category, { score, coverageFraction: evidenceCoverage, checks }];
    }),
  );
  // One entry for each of the categories.
  return { isRun, categories: categories as DiligenceScores['categories'] };
}

/** What a run on public facts alone would find: nobody's marks, nobody's documents. */
export async function findPublicScores(
  db: Db,
  startupIds: readonly number[],
  now: Date,
): Promise<Map<number, DiligenceScores>> {
  const facts = await loadPublicFacts(db, [...startupIds], dayOf(now));
  return new Map(
    [...facts].map(([id, known]) => [id, scoresOf(diligenceReport(publicOnly(known)).categories, false)]),
  );
}

/**
 * The scores of startups as a reader's own due diligence has them: the latest run of the team's file (`runnerId` null)
 * or of one investor's. Where there is none yet, what a run on public facts alone would find. Whether the reader may see
 * the startups the caller has decided.
 */
export async function findDiligenceScores(
  db: Db,
  { startupIds, runnerId, now }: { startupIds: readonly number[]; runnerId: UserId | null; now: Date },
): Promise<Map<number, DiligenceScores>> {
  const kept = new Map<number, DiligenceScores>();
  for (const { startupId, result } of await findLatestResults(db, startupIds, runnerId)) {
    const read = storedResult.read(result);
    if (read !== null) kept.set(startupId, scoresOf(read.categories, true));
  }
  const startups = startupIds.filter((id) => !kept.has(id));
  for (const [id, scores] of await findPublicScores(db, startups, now)) kept.set(id, scores);
  return kept;
}
