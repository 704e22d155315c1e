import type { Db } from '#shared/server/context.ts';
import { daysBefore } from '#shared/domain/time.ts';

/** The firm of the investor whom visitors explore as; its people in order, the first the owner. */
export async function seedFirm(
  db: Db,
  { name, domain, userIds }: { name: string; domain: string; userIds: readonly string[] },
  now: Date,
): Promise<number> {
  const joined = daysBefore(now, 110);
  const firm = await db
    .insertInto('firms')
    .values({ name, domain, created_at: joined })
    .returning('id')
    .executeTakeFirstOrThrow();
  const people = userIds.map((userId, index) => {
    const role = index === 0 ? 'owner' : 'partner';
    return { user_id: userId, firm_id: firm.id, role, joined_at: joined };
  });
  await db.insertInto('firm_members').values(people).execute();
  return firm.id;
}
