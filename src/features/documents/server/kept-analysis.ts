import type { Db, Member } from '#shared/server/context.ts';
import type { AnalysisResult } from '../contract/analysis.ts';
import { answered } from '../domain/answer.ts';
import type { Analysis } from '../domain/document.ts';
import type { Confirmer } from '../domain/findings/finding-text.ts';
import { forOutside } from '../domain/score/outside.ts';
import { isInside } from '../policy.ts';
import { resultOf } from './analysis-result.ts';
import { findAnalysis, findAnalysisAsRead, insertAnalysis } from './queries-analyses.ts';
import { findAnswers } from './queries-answers.ts';
import { type DocumentRow, lockDocument } from './queries.ts';
import { analysisRow, readAnalysis, storedAnalysis } from './stored-analysis.ts';

/** In whose name those to whom a document belongs confirm something. */
export const confirmerOf = ({ startupId }: { readonly startupId: number | null }): Confirmer =>
  startupId === null ? 'owner' : 'team';

type Made = {
  readonly documentId: number;
  readonly startupId: number | null;
  readonly versionId: number;
  readonly analysis: Analysis;
  readonly userId: string | null;
  readonly now: Date;
};

/** The columns of an analysis with the answers of those to whom the document belongs in it. */
export const judgedColumns = (asRead: Analysis, judged: Analysis) => ({
  analysis: storedAnalysis.write(judged),
  asRead: judged === asRead ? null : storedAnalysis.write(asRead),
});

/** Keeps what was just found, with what is answered of it already; answers the result as its team sees it. */
export async function keepAnalysis(
  db: Db,
  { documentId, startupId, versionId, analysis, userId, now }: Made,
): Promise<AnalysisResult> {
  await lockDocument(db, documentId);
  const answers = await findAnswers(db, { documentId, ownerId: null });
  const judged = answered(analysis, answers, confirmerOf({ startupId }));
  const row = { ...analysisRow(judged, { userId, now }), ...judgedColumns(analysis, judged) };
  await insertAnalysis(db, versionId, row);
  return resultOf(judged, now, answers);
}

type Read = { readonly analysis: Analysis; readonly result: AnalysisResult };

/** The newest analysis of a version as a reader of its document may see it; null before the first. */
export async function analysisFor(
  db: Db,
  actor: Member,
  document: DocumentRow,
  versionId: number,
): Promise<Read | null> {
  const isTeam = isInside(document);
  const [found, answers] = await Promise.all([
    isTeam ? findAnalysis(db, versionId) : findAnalysisAsRead(db, versionId),
    findAnswers(db, { documentId: document.id, ownerId: isTeam ? null : actor.id }),
  ]);
  if (!found) return null;
  const stored = readAnalysis(found.analysis);
  const analysis = isTeam ? stored : answered(forOutside(stored), answers, 'reader');
  return { analysis, result: resultOf(analysis, found.createdAt, answers) };
}
