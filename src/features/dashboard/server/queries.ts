import type { Db, UserId } from '#shared/server/context.ts';

export type OwnStartup = {
  id: number;
  name: string;
  isDemo: boolean;
  role: string;
  stageId: string;
  logoUrl: string | null;
  website: string | null;
};

/** The startup whose team the person joined first, which the dashboard speaks of; or the one of theirs that is named. */
export async function findMainStartup(
  db: Db,
  userId: UserId,
  startupId?: number,
): Promise<OwnStartup | undefined> {
  const own = db
    .selectFrom('teamRoles as m')
    .innerJoin('startupProfiles as s', 's.id', 'm.startupId')
    .select(['s.id', 's.name', 's.isDemo', 'm.role', 's.stageId', 's.logoUrl', 's.website'])
    .where('m.userId', '=', userId);
  const named = startupId === undefined ? own : own.where('s.id', '=', startupId);
  return named.orderBy('m.joinedAt').orderBy('s.id').executeTakeFirst();
}

export async function findFounderFacts(db: Db, startupId: number) {
  return db
    .selectFrom('founderBackgrounds as f')
    .innerJoin('teamRoles as m', 'm.userId', 'f.userId')
    .select(['f.previousExits'])
    .where('m.startupId', '=', startupId)
    .where('m.role', '=', 'owner')
    .execute();
}

export async function findOwnInvestor(db: Db, userId: UserId) {
  return db
    .selectFrom('investorProfiles')
    .select(['id', 'verifiedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}
