import { loadCompanyFacts } from '#features/facts/server/company-facts.ts';
import { openCompanyFile } from '#features/facts/server/company-file.ts';
import { type FactReading, recordQuoted } from '#features/facts/server/quoted.ts';
import { notFound } from '#platform/http/errors.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Db } from '#shared/server/context.ts';
import type { AnalysisAnswer } from '../contract/analysis.ts';
import { findDiligenceScores } from './diligence-scores.ts';

/** What is known of a startup in short, with the four scores of the reader's due diligence. */
export async function readAnalysis(db: Db, reading: FactReading, startupId: number): Promise<AnalysisAnswer> {
  const { actor, services } = reading;
  const now = services.now();
  const company = await openCompanyFile(db, actor, startupId);
  const runnerId = company.readerId;
  const [{ metrics, documents }, scores] = await Promise.all([
    loadCompanyFacts(db, company, dayOf(now)),
    findDiligenceScores(db, { startupIds: [startupId], runnerId, now }),
  ]);
  await recordQuoted(db, reading, company, documents);
  const categories = scores.get(startupId)?.categories;
  if (!categories) throw notFound();
  const score = (name: keyof typeof categories) => ({
    score: categories[name].score,
    evidenceCoverage: categories[name].coverageFraction,
  });
  return {
    startup: { id: startupId, name: company.name, isDemo: company.isDemo },
    scores: {
      marketFit: score('market'),
      teamStrength: score('team'),
      technologyViability: score('product'),
      financialProjections: score('financials'),
    },
    facts: metrics.flatMap(({ believed, status }) => (believed ? [{ ...believed, status }] : [])),
    contradictions: metrics.flatMap(({ contradictions }) => contradictions),
    questions: metrics.flatMap(({ questions }) => questions),
  };
}
