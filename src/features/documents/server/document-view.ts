import type { Db } from '#shared/server/context.ts';
import type { DocumentSummary, DocumentVersion } from '../contract/document.ts';
import { findDocuments, type WhoseDocuments } from './queries.ts';
import type { VersionRow } from './queries-versions.ts';

/** A version as its own team sees it. */
export function versionOf({ id: _id, createdAt, ...version }: VersionRow): DocumentVersion {
  return { ...version, createdAt: createdAt.toISOString() };
}

/** A version for a reader outside the team: without the team's note, and without counts that rest on its own figures. */
export const versionOutside = (version: DocumentVersion): DocumentVersion => ({
  ...version,
  note: null,
  score: null,
  flagCount: null,
  criticalFlagCount: null,
});

/** One page of documents with their newest version, newest first, and the number of all. */
export async function listDocuments(
  db: Db,
  whose: WhoseDocuments,
  page: { limit: number; offset: number; sessionId: string },
): Promise<{ items: DocumentSummary[]; total: number }> {
  const { rows, total } = await findDocuments(db, whose, page);
  const items = rows.map((row) => {
    const { documentId, title, documentType, isMade, startupId, startupName, versionCount, ...version } = row;
    const latest = versionOf(version);
    return { id: documentId, title, documentType, isMade, startupId, startupName, versionCount, latest };
  });
  return { items, total };
}
