import type { Db } from '#shared/server/context.ts';
import { daysBefore } from '#shared/domain/time.ts';
import type { NewNotification } from './queries.ts';

export type DemoNotification = NewNotification & { readonly daysAgo: number };

/** Inserts what people of the demo were told, oldest first; what is older than a week they have read. */
export async function seedNotifications(
  db: Db,
  notes: readonly DemoNotification[],
  now: Date,
): Promise<void> {
  const rows = notes
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .map(({ userId, kind, content, href, daysAgo }) => {
      const at = daysBefore(now, daysAgo);
      return { user_id: userId, kind, content, href, created_at: at, read_at: daysAgo > 7 ? at : null };
    });
  await db.insertInto('notifications').values(rows).execute();
}
