import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { DocumentFact, QuoteFact } from '../domain/facts.ts';

type Quoted = { readonly title: string; readonly code: string; readonly quotes: readonly QuoteFact[] };

/** What is read of a document's analysis; the documents feature writes the column, with at least this. */
type Analysed = {
  readonly sections: readonly { id: string; found: boolean; quote: QuoteFact | null }[];
  readonly strengths: readonly Quoted[];
  readonly flags: readonly Quoted[];
};

type Row = {
  documentId: number;
  version: number;
  title: string;
  type: string;
  analysis: Analysed;
};

const found = ({ code, title, quotes }: Quoted) => ({ code, title, quote: quotes[0] ?? null });

/** Flags that quote the team's own model and cap table, which others do not see. */
const PRIVATE_FLAGS = ['MODEL_MISMATCH', 'CAP_TABLE_MISMATCH'];

/** The documents of a startup that are shared with somebody outside its team. */
export async function findSharedIds(db: Db, startupId: number, readerId: UserId): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select d.id from documents d join document_shares h on h.document_id = d.id and h.user_id = ${readerId}
    where d.startup_id = ${startupId}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * The newest analysed version of each document of a startup, by id; at most 100 documents. For a reader outside the team
 * those that are shared with them, without what rests on the team's own figures.
 */
export async function findAnalysedDocuments(
  db: Db,
  startupId: number,
  readerId: UserId | null,
): Promise<DocumentFact[]> {
  const isShared =
    readerId === null
      ? sql`true`
      : sql`exists (select from document_shares h where h.document_id = d.id and h.user_id = ${readerId})`;
  const hidden = new Set(readerId === null ? [] : PRIVATE_FLAGS);
  const { rows } = await sql<Row>`
    select d.id as "documentId", v.number as version, d.title, d.type, a.analysis
    from documents d
      join lateral (select id, number from document_versions
        where document_id = d.id and status = 'ready' order by number desc limit 1) v on true
      join lateral (select analysis from document_analyses
        where version_id = v.id order by id desc limit 1) a on true
    where d.startup_id = ${startupId} and ${isShared} order by d.id limit 100`.execute(db);
  return rows.map(({ analysis, ...document }) => ({
    ...document,
    sections: analysis.sections.flatMap(({ id, found, quote }) => (found ? [{ id, quote }] : [])),
    strengths: analysis.strengths.map(found),
    flags: analysis.flags.filter(({ code }) => !hidden.has(code)).map(found),
  }));
}
