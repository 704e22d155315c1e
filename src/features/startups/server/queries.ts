import { type InferResult, type RawBuilder, sql } from 'kysely';
import { meetsStartup } from '#features/people/server/queries-visible.ts';
import type { Db, UserId } from '#shared/server/context.ts';

/** What a card is made of, from `startups s`. */
export const CARD = [
  's.id',
  's.name',
  's.description',
  's.sectorId',
  's.regionId',
  's.stageId',
  's.businessModel',
  's.raisingText',
  's.raisingMinor',
  's.raisingCurrency',
  's.teamSize',
  's.logoUrl',
  's.country',
  's.city',
  's.status',
  's.isDemo',
  's.usersCount',
  's.usersEvidence',
  's.monthlyRevenueUsdMinor',
  's.revenueEvidence',
  's.growthPercent',
  's.tractionTier',
  's.verifiedDomain',
  's.createdAt',
] as const;

/** Hidden by moderation, or from this reader. */
export const isHidden = (reader: UserId | RawBuilder<string> | null) => sql<boolean>`(s.hidden_at is not null
  or not ${meetsStartup(reader, { id: sql.ref('s.id'), isDemo: sql.ref('s.isDemo') })})`;

const accesses = (db: Db, reader: UserId | null) =>
  db
    .selectFrom('startups as s')
    .leftJoin('startupMembers as m', (join) =>
      join.onRef('m.startupId', '=', 's.id').on('m.userId', '=', reader),
    )
    .select(['s.id', 's.name', 's.logoUrl', 's.isDemo', 's.version', 'm.role'])
    .select(isHidden(reader).as('hidden'));

/** A startup as the gate of everything that hangs on it needs it, with the reader's role in its team. */
export type StartupAccessRow = InferResult<ReturnType<typeof accesses>>[number];

export async function findAccess(
  db: Db,
  id: number,
  reader: UserId | null,
): Promise<StartupAccessRow | null> {
  return (await accesses(db, reader).where('s.id', '=', id).executeTakeFirst()) ?? null;
}

/** Holds the startup for the rest of the transaction, so that two changes of its team or figures take turns. */
export async function lockStartup(db: Db, id: number): Promise<void> {
  await db.selectFrom('startups').select('id').where('id', '=', id).forUpdate().execute();
}

/** The startups a member belongs to, with their role, newest first. */
export async function findStartupsOf(db: Db, userId: UserId) {
  return db
    .selectFrom('startupMembers as m')
    .innerJoin('startups as s', 's.id', 'm.startupId')
    .select([...CARD, 'm.role', 's.hiddenAt'])
    .where('m.userId', '=', userId)
    .orderBy('s.id', 'desc')
    .limit(100)
    .execute();
}

/** Visible, active startups for matching after `afterId`, oldest first; or those of `ids` only. */
export async function findStartupsForMatching(
  db: Db,
  { ids, afterId = 0, limit = 1_000 }: { ids?: readonly number[]; afterId?: number; limit?: number },
) {
  return db
    .selectFrom('startups')
    .select([
      'id',
      'name',
      'description',
      'sectorId',
      'stageId',
      'regionId',
      'country',
      'city',
      'raisingMinor',
      'raisingCurrency',
      'usersCount',
      'monthlyRevenueUsdMinor',
      'growthPercent',
      'status',
      'isDemo',
      'createdAt',
    ])
    .where('hiddenAt', 'is', null)
    .where('status', '=', 'active')
    .where('id', '>', afterId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? []), 0]))
    .orderBy('id')
    .limit(limit)
    .execute();
}
