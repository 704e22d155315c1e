import type { Db, UserId } from '#shared/server/context.ts';
import { INVITATION_COLUMNS } from '#shared/server/queries-invitations.ts';

/** The invitation behind a link, and whether the reader is in that firm already; none while its maker is suspended. */
export async function findFirmInvitation(db: Db, tokenHash: string | null, reader: UserId | null) {
  const row = await db
    .selectFrom('firmInvitations as i')
    .innerJoin('firms as f', 'f.id', 'i.firmId')
    .leftJoin('peopleCards as u', 'u.id', 'i.createdBy')
    .select([...INVITATION_COLUMNS, 'i.role', 'i.createdBy'])
    .select(['f.id as firmId', 'f.name as firmName', 'u.name as invitedBy'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('firmMembers as m')
            .select('m.userId')
            .whereRef('m.firmId', '=', 'f.id')
            .where('m.userId', '=', reader),
        )
        .$castTo<boolean>()
        .as('isMember'),
    )
    .where('i.tokenHash', '=', tokenHash)
    .where('u.isSuspended', 'is not', true)
    .executeTakeFirst();
  return row ?? null;
}
