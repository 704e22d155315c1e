import { deleteRows, rowPlace } from '#platform/postgres/delete-rows.ts';
import type { Db } from '#shared/server/context.ts';

/** The session behind a token, with whose it is. */
export async function findSignIn(db: Db, token: string) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select(['s.userId', 's.userAgent', 's.ipAddress', 'u.email'])
    .where('s.token', '=', token)
    .executeTakeFirst();
}

/** Remembers a device of a person: whether there were others before it, null where it was known. */
export async function insertDevice(
  db: Db,
  { userId, device, now }: { userId: string; device: string; now: Date },
): Promise<{ hadOthers: boolean } | null> {
  const row = await db
    .insertInto('knownDevices')
    .values({ userId, device, firstSeenAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning((eb) =>
      eb
        .exists(eb.selectFrom('knownDevices as k').select('k.device').where('k.userId', '=', userId))
        .as('hadOthers'),
    )
    .executeTakeFirst();
  return row ? { hadOthers: row.hadOthers === true } : null;
}

/** Removes at most so many devices first seen before a time, but for people who are signed in; how many that were. */
export const deleteOldDevices = (db: Db, before: Date, most: number): Promise<number> =>
  deleteRows(
    db,
    'knownDevices',
    db
      .selectFrom('knownDevices')
      .select(rowPlace)
      .where('firstSeenAt', '<', before)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('sessions as s').select('s.id').whereRef('s.userId', '=', 'knownDevices.userId'),
          ),
        ),
      )
      .limit(most),
  );
