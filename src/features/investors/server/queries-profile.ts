import { type Insertable, type RawBuilder, sql } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
import type { Investors } from '#platform/postgres/tables.ts';
import type { CountryCode } from '#shared/domain/catalogue/countries.ts';
import type { GeographyId } from '#shared/domain/catalogue/regions.ts';
import type { SectorId } from '#shared/domain/catalogue/sectors.ts';
import type { Db, UserId } from '#shared/server/context.ts';

/** What an investor is found by. */
type SearchColumns = { readonly search: RawBuilder<string>; readonly searchName: string };

/** Undefined when the person has an investor's profile already. */
export async function insertInvestor(
  db: Db,
  values: Omit<Insertable<Investors>, keyof SearchColumns> & SearchColumns,
) {
  return db
    .insertInto('investors')
    .values(values)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning(['id', 'version', 'createdAt'])
    .executeTakeFirst();
}

/** What is searched of a person's investor profile, but for their name; undefined when they have none. */
export async function findSearched(db: Db, userId: UserId) {
  return (
    db
      .selectFrom('investors')
      .select(['firmName', 'investmentThesis', 'preferredSectors as sectors'])
      .select(['preferredGeographies as geographies', 'country', 'city'])
      .where('userId', '=', userId)
      // The contract lets in no others.
      .$narrowType<{ sectors: SectorId[]; geographies: GeographyId[]; country: CountryCode | null }>()
      .executeTakeFirst()
  );
}

export async function updateSearch(db: Db, userId: UserId, columns: SearchColumns): Promise<void> {
  await db.updateTable('investors').set(columns).where('userId', '=', userId).execute();
}

/** Hides an investor (`at`), or shows them again (null); false when it was so before. */
export async function hideInvestor(db: Db, id: string, at: Date | null): Promise<boolean> {
  return didWrite(
    db
      .updateTable('investors')
      .set({ hiddenAt: at, updatedAt: sql<Date>`now()` })
      .where('id', '=', Number(id))
      .where('hiddenAt', at === null ? 'is not' : 'is', null),
  );
}

export async function deleteDemoInvestors(db: Db): Promise<string[]> {
  await db.deleteFrom('investors').where('isDemo', '=', true).execute();
  return [];
}
