import { type InferResult, sql } from 'kysely';
import { meetsPerson } from '#features/people/server/queries-visible.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { VerifiedBy } from '../domain/verification.ts';

/** Members with their firm and startups that everybody may see; who has neither is nobody here yet. */
const selectAffiliations = (db: Db) =>
  db
    .selectFrom('peopleCards as u')
    .leftJoin('investors as own', (join) =>
      join.onRef('own.userId', '=', 'u.id').on('own.hiddenAt', 'is', null),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('teamRoles as m')
          .innerJoin('visibleStartups as s', 's.id', 'm.startupId')
          .select([
            sql<number[] | null>`array_agg(s.id order by s.id)`.as('ids'),
            sql<string | null>`(array_agg(s.name order by s.id))[1]`.as('name'),
          ])
          .whereRef('m.userId', '=', 'u.id')
          .as('team'),
      (join) => join.onTrue(),
    )
    .select(['u.id as userId', 'own.firmName', 'team.name as startupName', 'u.isDemo'])
    .select((eb) => [
      eb('own.id', 'is not', null).$castTo<boolean>().as('isInvestor'),
      sql<number[]>`coalesce(team.ids, '{}')`.as('startupIds'),
    ]);

export type Affiliations = Readonly<InferResult<ReturnType<typeof selectAffiliations>>[number]>;

export async function findAffiliations(db: Db, userIds: readonly string[]): Promise<Affiliations[]> {
  return selectAffiliations(db)
    .where((eb) => eb('u.id', '=', eb.fn.any(eb.val(userIds))))
    .execute();
}

export type VouchRow = Awaited<ReturnType<typeof findVouches>>[number];

/**
 * The vouches for these investors, newest first, of people who are still somebody here; for a reader, of those they meet.
 */
export async function findVouches(db: Db, investorIds: readonly number[], reader: UserId | null = null) {
  return selectAffiliations(db)
    .innerJoin('investorVouches as v', 'v.voucherId', 'u.id')
    .select(['v.investorId', 'v.statement', 'v.createdAt'])
    .select(['u.firstName', 'u.lastName', 'u.image as profileImageUrl'])
    .where((eb) => eb('v.investorId', '=', eb.fn.any(eb.val(investorIds))))
    .where('u.isSuspended', '=', false)
    .where((eb) => meetsPerson(reader, { id: eb.ref('u.id'), isDemo: eb.ref('u.isDemo') }))
    .where((eb) => eb.or([eb('own.id', 'is not', null), eb('team.ids', 'is not', null)]))
    .orderBy('v.createdAt', 'desc')
    .orderBy('v.voucherId')
    .execute();
}

type NewVouch = { readonly investorId: number; readonly voucherId: UserId; readonly statement: string };

/** False when this person has vouched for this investor already. */
export async function insertVouch(db: Db, { investorId, voucherId, statement }: NewVouch): Promise<boolean> {
  const result = await db
    .insertInto('investorVouches')
    .values({ investorId, voucherId, statement })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Whether there was one. */
export async function deleteVouch(db: Db, investorId: number, voucherId: UserId): Promise<boolean> {
  const result = await db
    .deleteFrom('investorVouches')
    .where('investorId', '=', investorId)
    .where('voucherId', '=', voucherId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Those whose verification rests on vouches, by id. */
export async function findVerifiedByVouches(
  db: Db,
  afterId: number,
): Promise<{ id: number; userId: string; verifiedDomain: string | null }[]> {
  return db
    .selectFrom('investors')
    .select(['id', 'userId', 'verifiedDomain'])
    .where('verifiedBy', '=', 'vouches')
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(500)
    .execute();
}

type Verification = { readonly verifiedBy: VerifiedBy | null; readonly at: Date };

/** Records how an investor is verified from now on, and since when. */
export async function updateVerification(
  db: Db,
  investorId: number,
  { verifiedBy, at }: Verification,
): Promise<void> {
  await db
    .updateTable('investors')
    .set({ verifiedBy, verifiedAt: verifiedBy === null ? null : at })
    .where('id', '=', investorId)
    .execute();
}

/** Keeps the domain an investor has proved. */
export async function updateVerifiedDomain(db: Db, investorId: number, domain: string): Promise<void> {
  await db.updateTable('investors').set({ verifiedDomain: domain }).where('id', '=', investorId).execute();
}
