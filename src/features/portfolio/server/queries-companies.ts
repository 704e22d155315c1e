import type { InferResult } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { OutsideCompanyForm } from '../contract/outside-company.ts';

const selectCompanies = (db: Db) =>
  db.selectFrom('portfolioCompanies').select(['id', 'ownerId', 'name', 'country', 'sectorId', 'version']);

/** A company outside the directory, as its holder described it. */
export type OutsideCompanyRow = Readonly<InferResult<ReturnType<typeof selectCompanies>>[number]>;

/** The companies outside the directory among `ids`, which the caller's records name. */
export async function findCompaniesByIds(db: Db, ids: readonly number[]): Promise<OutsideCompanyRow[]> {
  return selectCompanies(db)
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute();
}

/** A company outside the directory, held for the rest of the transaction. */
export async function findCompany(db: Db, owner: UserId, id: number): Promise<OutsideCompanyRow | undefined> {
  return selectCompanies(db).where('ownerId', '=', owner).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertCompany(
  db: Db,
  owner: UserId,
  { name, country, sector, now }: OutsideCompanyForm & { readonly now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('portfolioCompanies')
    .values({ ownerId: owner, name, country, sectorId: sector, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Corrects what an owner says about a company; the records bear its new name. */
export async function updateCompany(
  db: Db,
  owner: UserId,
  { id, name, country, sector }: OutsideCompanyForm & { readonly id: number },
): Promise<void> {
  await db
    .updateTable('portfolioCompanies')
    .set((eb) => ({ name, country, sectorId: sector, version: eb('version', '+', 1) }))
    .where('ownerId', '=', owner)
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('investments')
    .set({ startupName: name })
    .where('ownerId', '=', owner)
    .where('startupId', '=', id)
    .execute();
}

/** Puts all an owner's records of one company, removed ones too, under a startup; the company goes once nobody has records of it. */
export async function moveRecords(
  db: Db,
  owner: UserId,
  { from, to }: { from: number; to: { readonly id: number; readonly name: string } },
): Promise<void> {
  await db
    .updateTable('investments')
    .set((eb) => ({ startupId: to.id, startupName: to.name, version: eb('version', '+', 1) }))
    .where('ownerId', '=', owner)
    .where('startupId', '=', from)
    .execute();
  await db
    .updateTable('portfolioEvents')
    .set((eb) => ({ startupId: to.id, version: eb('version', '+', 1) }))
    .where('ownerId', '=', owner)
    .where('startupId', '=', from)
    .execute();
  await db
    .updateTable('portfolioNotes')
    .set({ startupId: to.id })
    .where('ownerId', '=', owner)
    .where('startupId', '=', from)
    .execute();
  await db
    .deleteFrom('portfolioCompanies')
    .where('id', '=', from)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('investments').select('id').where('startupId', '=', from))))
    .execute();
}

/** The one visible startup that bears a name, letter case aside; none where there are several. */
export async function findStartupOfName(db: Db, name: string): Promise<{ id: number; name: string } | null> {
  const found = await db
    .selectFrom('visibleStartups')
    .select(['id', 'name'])
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .limit(2)
    .execute();
  const [only] = found;
  return found.length === 1 && only !== undefined ? only : null;
}
