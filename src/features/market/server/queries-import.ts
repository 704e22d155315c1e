import { type Selectable, sql } from 'kysely';
import type { SourcedRounds } from '#platform/postgres/tables.ts';
import { takeTurns } from '#platform/postgres/advisory-lock.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { RoundDraft } from '../domain/round-sheet.ts';

type Drafted = Omit<Selectable<SourcedRounds>, 'id' | 'importId' | 'startupId' | 'isDemo'> & {
  readonly place: number;
};

/** Drafts as a table `d`, each with its place in the list. */
const drafted = (drafts: readonly RoundDraft[]) => {
  const rows = drafts.map((draft, place) => ({
    company: draft.company,
    company_key: draft.companyKey,
    sector_id: draft.sectorId,
    sector_text: draft.sectorText,
    stage_id: draft.stageId,
    round_name: draft.roundName,
    kind: draft.kind,
    round_date: draft.date,
    date_precision: draft.datePrecision,
    amount_minor: draft.amountMinor,
    currency: draft.currency,
    country: draft.country,
    country_incorporation: draft.countryIncorporation,
    country_market: draft.countryMarket,
    investors: draft.investors,
    source_url: draft.sourceUrl,
    place,
  }));
  return sql<Drafted>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`.as<'d'>(
    sql`d (company text, company_key text, sector_id text, sector_text text, stage_id text, round_name text, kind text,
      round_date date, date_precision text, amount_minor bigint, currency text, country text,
      country_incorporation text, country_market text, investors text[], source_url text, place integer)`,
  );
};

/** Which of the drafts are already there, from whichever import, by their place in the list. */
export async function findKnownRounds(db: Db, drafts: readonly RoundDraft[]) {
  return db
    .selectFrom(drafted(drafts))
    .select('d.place')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('sourcedRounds as q')
          .select('q.id')
          .where((on) => on.not('q.isDemo'))
          .whereRef('q.companyKey', '=', 'd.companyKey')
          .whereRef('q.roundDate', '=', 'd.roundDate')
          .whereRef('q.kind', '=', 'd.kind')
          .where(sql<boolean>`coalesce(q.amount_minor, 0) = coalesce(d.amount_minor, 0)`)
          .where(sql<boolean>`coalesce(q.currency, '') = coalesce(d.currency, '')`),
      ),
    )
    .execute();
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
export const lockImports = (db: Db): Promise<void> => takeTurns(db, 'round imports');

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
  const columns = [
    'company',
    'companyKey',
    'sectorId',
    'sectorText',
    'stageId',
    'roundName',
    'kind',
    'roundDate',
    'datePrecision',
    'amountMinor',
    'currency',
    'country',
    'countryIncorporation',
    'countryMarket',
    'investors',
    'sourceUrl',
  ] as const;
  await db
    .insertInto('sourcedRounds')
    .columns([...columns, 'importId'])
    .expression(
      db
        .selectFrom(drafted(drafts))
        .select(columns)
        .select(sql<number>`${importId}::integer`.as('importId')),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const selectImports = (db: Db) =>
  db
    .selectFrom('roundImports')
    .select(['id', 'source', 'licence', 'sourceUrl', 'importedCount as imported', 'knownCount as known'])
    .select(['refusedCount as refused', 'importedByName as importedBy', 'importedAt'])
    .select(['undoneByName as undoneBy', 'undoneAt']);

export async function findImport(db: Db, id: number) {
  return selectImports(db).where('id', '=', id).executeTakeFirst();
}

export async function findImports(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const rows = await selectImports(db).orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { total } = await db
    .selectFrom('roundImports')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
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
