import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Analysis, DocumentType } from '../domain/document.ts';
import { forOutside } from '../domain/outside.ts';
import { sharedWith } from './queries-shares.ts';
import { storedAnalysis } from './stored-analysis.ts';

/** A document with what was found in its newest version that has been read. */
export type AnalysedDocument = {
  readonly documentId: number;
  readonly version: number;
  readonly title: string;
  readonly type: DocumentType;
  readonly analysis: Analysis;
};

/** The documents of a startup that are shared with somebody outside its team. */
export async function findSharedIds(db: Db, startupId: number, readerId: UserId): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select d.id from documents d where d.startup_id = ${startupId} and ${sharedWith(readerId)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * The analysed documents of a startup, by id; at most 100. `readerId` is null for its team; a reader outside it gets
 * those shared with them, without what rests on the team's own figures. One that cannot be read any more is left out.
 */
export async function findAnalysedDocuments(
  db: Db,
  startupId: number,
  readerId: UserId | null,
): Promise<AnalysedDocument[]> {
  const isShared = readerId === null ? sql`true` : sharedWith(readerId);
  const { rows } = await sql<Omit<AnalysedDocument, 'analysis'> & { analysis: unknown }>`
    select d.id as "documentId", v.number as version, d.title, d.type, a.analysis
    from documents d
      join lateral (select id, number from document_versions
        where document_id = d.id and status = 'ready' order by number desc limit 1) v on true
      join lateral (select analysis from document_analyses
        where version_id = v.id order by id desc limit 1) a on true
    where d.startup_id = ${startupId} and ${isShared} order by d.id limit 100`.execute(db);
  return rows.flatMap((row) => {
    const analysis = storedAnalysis.read(row.analysis);
    return analysis ? [{ ...row, analysis: readerId === null ? analysis : forOutside(analysis) }] : [];
  });
}
