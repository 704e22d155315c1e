import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
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

/** The newest analysed version of each document of a startup's team, by id; at most 100 documents. */
export async function findAnalysedDocuments(db: Db, startupId: number): Promise<DocumentFact[]> {
  const { rows } = await sql<Row>`
    select d.id as "documentId", v.number as version, d.title, d.type, a.analysis
    from documents d
      join lateral (select id, number from document_versions
        where document_id = d.id and status = 'ready' order by number desc limit 1) v on true
      join lateral (select analysis from document_analyses
        where version_id = v.id order by id desc limit 1) a on true
    where d.startup_id = ${startupId} order by d.id limit 100`.execute(db);
  return rows.map(({ analysis, ...document }) => ({
    ...document,
    sections: analysis.sections.flatMap(({ id, found, quote }) => (found ? [{ id, quote }] : [])),
    strengths: analysis.strengths.map(found),
    flags: analysis.flags.map(found),
  }));
}
