import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { RoundImport } from '../contract/import.ts';
import type { RoundDraft } from '../domain/round-sheet.ts';

type ImportRow = Omit<RoundImport, 'importedAt' | 'undoneAt'> & { importedAt: Date; undoneAt: Date | null };

const IMPORT = sql`i.id, i.source, i.licence, i.source_url as "sourceUrl", i.imported_count as imported,
  i.known_count as known, i.refused_count as refused, i.imported_by_name as "importedBy",
  i.imported_at, i.undone_by_name as "undoneBy", i.undone_at`;

/** Drafts as a table `d`, to be compared with the rows that are there. */
const drafted = (drafts: readonly RoundDraft[]) => sql`
  jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as d ("company" text, "companyKey" text, "sectorId" text,
    "sectorText" text, "stageId" text, "roundName" text, "kind" text, "date" date, "datePrecision" text,
    "amountMinor" bigint, "currency" text, "country" text, "countryIncorporation" text, "countryMarket" text,
    "investors" text[], "sourceUrl" text, "place" integer)`;

/** Which of the drafts are already there, from whichever import, by their place in the list. */
export async function findKnownRounds(db: Db, drafts: readonly RoundDraft[]): Promise<Set<number>> {
  const placed = drafts.map((draft, place) => ({ ...draft, place }));
  const { rows } = await sql<{ place: number }>`
    select d.place from ${drafted(placed)} where exists (
      select from sourced_rounds q where not q.is_demo and q.company_key = d."companyKey" and q.round_date = d."date"
        and q.kind = d."kind" and coalesce(q.amount_minor, 0) = coalesce(d."amountMinor", 0)
        and coalesce(q.currency, '') = coalesce(d."currency", ''))`.execute(db);
  return new Set(rows.map(({ place }) => place));
}

type NewImport = {
  readonly source: string;
  readonly licence: string;
  readonly sourceUrl: string | null;
  readonly known: number;
  readonly refused: number;
  readonly imported: number;
  readonly by: { readonly id: UserId; readonly name: string };
  readonly now: Date;
};

/** Imports take turns, so that each counts what is there before it. */
export async function lockImports(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('round imports'))`.execute(db);
}

export async function insertImport(db: Db, made: NewImport): Promise<number> {
  const { id } = await db
    .insertInto('roundImports')
    .values({
      source: made.source,
      licence: made.licence,
      sourceUrl: made.sourceUrl,
      importedCount: made.imported,
      knownCount: made.known,
      refusedCount: made.refused,
      importedBy: made.by.id,
      importedByName: made.by.name,
      importedAt: made.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts the drafts that are not there yet. */
export async function insertRounds(db: Db, importId: number, drafts: readonly RoundDraft[]): Promise<void> {
  await sql`
    insert into sourced_rounds (import_id, company, company_key, sector_id, sector_text, stage_id, round_name, kind,
      round_date, date_precision, amount_minor, currency, country, country_incorporation, country_market, investors,
      source_url)
    select ${importId}, d."company", d."companyKey", d."sectorId", d."sectorText", d."stageId", d."roundName",
      d."kind", d."date", d."datePrecision", d."amountMinor", d."currency", d."country", d."countryIncorporation",
      d."countryMarket", d."investors", d."sourceUrl"
    from ${drafted(drafts)} on conflict do nothing`.execute(db);
}

export async function findImport(db: Db, id: number): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`select ${IMPORT} from round_imports i where i.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function findImports(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ImportRow[]; total: number }> {
  const { rows } = await sql<ImportRow>`
    select ${IMPORT} from round_imports i order by i.id desc limit ${limit} offset ${offset}`.execute(db);
  const count = await sql<{ n: number }>`select count(*) as n from round_imports`.execute(db);
  return { rows, total: count.rows[0]?.n ?? 0 };
}

/** Takes the rows of an import out and notes who did; false when that has been done before. */
export async function undoImport(
  db: Db,
  { id, by, now }: { id: number; by: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('roundImports')
    .set({ undoneByName: by, undoneAt: now })
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .executeTakeFirst();
  await db.deleteFrom('sourcedRounds').where('importId', '=', id).execute();
  return numUpdatedRows > 0n;
}

export async function deleteDemoRounds(db: Db): Promise<string[]> {
  await db.deleteFrom('sourcedRounds').where('isDemo', '=', true).execute();
  return [];
}
