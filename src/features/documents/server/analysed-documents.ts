import type { Db, UserId } from '#shared/server/context.ts';
import { answered } from '../domain/answer.ts';
import type { Analysis, DocumentType } from '../domain/document.ts';
import { forOutside } from '../domain/score/outside.ts';
import { findNewestAnalyses } from './queries-outside.ts';
import { storedAnalysis } from './stored-analysis.ts';

/** A document with what was found in its newest version that has been read. */
type AnalysedDocument = {
  readonly documentId: number;
  readonly version: number;
  readonly title: string;
  readonly type: DocumentType;
  readonly analysis: Analysis;
};

/**
 * The analysed documents of a startup, by id; at most 100. `readerId` is null for its team; a reader outside it gets
 * those shared with them, without what rests on the team's own figures and with their own answers. One that cannot be read any more is left out.
 */
export async function findAnalysedDocuments(
  db: Db,
  startupId: number,
  readerId: UserId | null,
): Promise<AnalysedDocument[]> {
  const rows = await findNewestAnalyses(db, startupId, readerId);
  return rows.flatMap(({ answers, ...row }) => {
    const analysis = storedAnalysis.read(row.analysis);
    if (!analysis) return [];
    return [
      {
        ...row,
        analysis: readerId === null ? analysis : answered(forOutside(analysis), answers, 'reader'),
      },
    ];
  });
}
