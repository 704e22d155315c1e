import { type InferResult, type RawBuilder, sql, type Updateable } from 'kysely';
import { meetsPerson } from '#features/people/server/queries-visible.ts';
import type { Investors } from '#platform/postgres/tables.ts';
import type { SectorId } from '#shared/domain/catalogue/sectors.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import { cardColumns } from './queries-directory.ts';

const selectInvestors = (db: Db, reader: UserId | null) =>
  db
    .selectFrom('investors as i')
    .innerJoin('peopleCards as u', 'u.id', 'i.userId')
    .select(cardColumns)
    .select(['i.userId', 'i.excludedSectors', 'i.leadAppetite', 'i.linkedinUrl', 'i.website'])
    .select(['i.verifiedAt', 'i.verifiedDomain', 'i.domainToken', 'i.hiddenAt', 'i.version', 'i.createdAt'])
    .select((eb) => meetsPerson(reader, { id: eb.ref('i.userId'), isDemo: eb.ref('i.isDemo') }).as('isMet'))
    // The contract lets in no others.
    .$narrowType<{ excludedSectors: SectorId[] }>();

/** Everything of an investor's own row and name. */
export type InvestorRow = Readonly<InferResult<ReturnType<typeof selectInvestors>>[number]>;

export async function findInvestor(
  db: Db,
  id: number,
  reader: UserId | null,
): Promise<InvestorRow | undefined> {
  return selectInvestors(db, reader).where('i.id', '=', id).executeTakeFirst();
}

export async function findOwnInvestor(db: Db, userId: UserId): Promise<InvestorRow | undefined> {
  return selectInvestors(db, userId).where('i.userId', '=', userId).executeTakeFirst();
}

/** The same, kept from other writers until the transaction ends. */
export async function lockInvestor(db: Db, id: number, reader: UserId): Promise<InvestorRow | undefined> {
  return selectInvestors(db, reader).where('i.id', '=', id).forUpdate('i').executeTakeFirst();
}

/** What a profile says, and what is searched of it. */
type ProfileValues = Omit<Updateable<Investors>, 'id' | 'userId' | 'version' | 'search'> & {
  readonly search: RawBuilder<string>;
};

/** Writes the owner's profile. The caller holds the row and has compared versions. */
export async function updateInvestor(db: Db, owner: UserId, values: ProfileValues): Promise<void> {
  await db
    .updateTable('investors')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), updatedAt: sql<Date>`now()` }))
    .where('userId', '=', owner)
    .execute();
}
