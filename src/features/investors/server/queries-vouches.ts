import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Person } from '../domain/card.ts';
import type { VerifiedBy } from '../domain/verification.ts';

/** A member's firm and startups that everybody may see; who has neither is nobody here yet. */
export type Affiliations = {
  readonly isInvestor: boolean;
  readonly firmName: string | null;
  readonly startupIds: readonly number[];
  readonly startupName: string | null;
  readonly isDemo: boolean;
};

const AFFILIATIONS = sql`
  own.id is not null as "isInvestor", own.firm_name, coalesce(team.ids, '{}') as "startupIds",
  team.name as "startupName", u.is_demo
  from people_cards u
  left join investors own on own.user_id = u.id and own.hidden_at is null
  left join lateral (
    select array_agg(s.id order by s.id) as ids, (array_agg(s.name order by s.id))[1] as name
    from team_roles m join visible_startups s on s.id = m.startup_id
    where m.user_id = u.id
  ) team on true`;

export async function findAffiliations(
  db: Db,
  userIds: readonly string[],
): Promise<(Affiliations & { userId: string })[]> {
  const { rows } = await sql<Affiliations & { userId: string }>`
    select u.id as "userId", ${AFFILIATIONS} where u.id = any(${userIds})`.execute(db);
  return rows;
}

export type VouchRow = Affiliations &
  Person & {
    readonly investorId: number;
    readonly userId: string;
    readonly statement: string;
    readonly createdAt: Date;
  };

/** The vouches for these investors, newest first, of people who are still somebody here. */
export async function findVouches(db: Db, investorIds: readonly number[]): Promise<VouchRow[]> {
  const { rows } = await sql<VouchRow>`
    select v.investor_id, u.id as "userId", v.statement, v.created_at,
      u.first_name, u.last_name, u.image as "profileImageUrl", ${AFFILIATIONS}
    join investor_vouches v on v.voucher_id = u.id
    where v.investor_id = any(${investorIds}) and not u.is_suspended
      and (own.id is not null or team.ids is not null)
    order by v.created_at desc, v.voucher_id`.execute(db);
  return rows;
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
