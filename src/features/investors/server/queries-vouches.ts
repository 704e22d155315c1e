import { type InferResult, sql } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
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
    .select(['u.id as userId', 'own.firmName', 'team.name as startupName', 'u.isDemo', 'u.isAdmin'])
    .select('own.verifiedAt')
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
    .select(['v.investorId', 'v.statement', 'v.createdAt', 'v.forName', 'v.forFirm'])
    .select(['u.firstName', 'u.lastName', 'u.image as profileImageUrl'])
    .where((eb) => eb('v.investorId', '=', eb.fn.any(eb.val(investorIds))))
    .where('u.isSuspended', '=', false)
    .where((eb) => meetsPerson(reader, { id: eb.ref('u.id'), isDemo: eb.ref('u.isDemo') }))
    .where((eb) =>
      eb.or([eb('own.id', 'is not', null), eb('team.ids', 'is not', null), eb('u.isAdmin', '=', true)]),
    )
    .orderBy('v.createdAt', 'desc')
    .orderBy('v.voucherId')
    .execute();
}

type NewVouch = {
  readonly investorId: number;
  readonly voucherId: UserId;
  readonly statement: string;
  readonly forName: string;
  readonly forFirm: string | null;
};

/** False when this person has vouched for this investor already. */
export async function insertVouch(db: Db, vouch: NewVouch): Promise<boolean> {
  return didWrite(
    db
      .insertInto('investorVouches')
      .values(vouch)
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Whether there was one. */
export async function deleteVouch(db: Db, investorId: number, voucherId: UserId): Promise<boolean> {
  return didWrite(
    db.deleteFrom('investorVouches').where('investorId', '=', investorId).where('voucherId', '=', voucherId),
  );
}

/** Investors as their verification is weighed; those of the demo are as the demo has them. */
const selectAssessed = (db: Db) =>
  db
    .selectFrom('investors as i')
    .innerJoin('peopleCards as u', 'u.id', 'i.userId')
    .select(['i.id', 'i.userId', 'i.firmName', 'i.verifiedBy', 'i.verifiedAt', 'i.verifiedDomain'])
    .select(['u.firstName', 'u.lastName'])
    .where('i.isDemo', '=', false);

export async function findAssessed(db: Db, ids: readonly number[]) {
  return selectAssessed(db)
    .where((eb) => eb('i.id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('i.id')
    .execute();
}

/** A person's own investor profile, by its id. */
export async function findInvestorIdOf(db: Db, userId: UserId): Promise<number | null> {
  const row = await db.selectFrom('investors').select('id').where('userId', '=', userId).executeTakeFirst();
  return row?.id ?? null;
}

/** Ids of those whose verification rests on somebody's word, after one of them. */
export async function findVouchedIds(db: Db, afterId: number): Promise<number[]> {
  const rows = await selectAssessed(db)
    .where('i.verifiedBy', 'in', ['vouches', 'admin'])
    .where('i.id', '>', afterId)
    .orderBy('i.id')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of those for whom any of these people have vouched. */
export async function findIdsVouchedForBy(db: Db, userIds: readonly string[]): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('investorVouches')
    .select('investorId as id')
    .distinct()
    .where('voucherId', 'in', [...userIds])
    .execute();
  return rows.map(({ id }) => id);
}

type Verification = {
  readonly verifiedBy: VerifiedBy | null;
  readonly at: Date;
  /** The firm's name in the form in which look-alikes are the same. */
  readonly look: string | null;
};

/** Records how an investor is verified from now on, and since when. */
export async function updateVerification(
  db: Db,
  investorId: number,
  { verifiedBy, at, look }: Verification,
): Promise<void> {
  await db
    .updateTable('investors')
    .set({
      verifiedBy,
      verifiedAt: verifiedBy === null ? null : at,
      verifiedLook: verifiedBy === null ? null : look,
    })
    .where('id', '=', investorId)
    .execute();
}

/** Verified firms whose names look like this one, of others than the person. */
export async function findVerifiedLike(db: Db, userId: UserId, look: string) {
  return db
    .selectFrom('investors')
    .select(['firmName', 'verifiedDomain'])
    .where('verifiedLook', '=', look)
    .where('userId', '<>', userId)
    .limit(20)
    .execute();
}

/** Takes a proof of the domain back. */
export async function forgetProof(db: Db, investorId: number): Promise<void> {
  await db.updateTable('investors').set({ verifiedDomain: null }).where('id', '=', investorId).execute();
}

/** Keeps the domain an investor has proved. */
export async function updateVerifiedDomain(db: Db, investorId: number, domain: string): Promise<void> {
  await db.updateTable('investors').set({ verifiedDomain: domain }).where('id', '=', investorId).execute();
}
