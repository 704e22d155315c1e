import { z } from 'zod';
import { daysBefore } from '#shared/domain/time.ts';
import { DaysAgo, type Demo, DemoUserId, readDemo } from '#shared/server/demo.ts';

const DemoNotification = z.strictObject({
  userId: DemoUserId,
  daysAgo: DaysAgo,
  kind: z.string().min(1),
  content: z.string().min(1),
  href: z.string().startsWith('/'),
});

/** What people of the demo were told, oldest first; what is older than a week they have read. */
export async function seedNotifications(demo: Demo): Promise<void> {
  const rows = readDemo('notifications', DemoNotification, demo)
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .map(({ userId, daysAgo, ...note }) => {
      const at = daysBefore(demo.now, daysAgo);
      return { ...note, userId, createdAt: at, readAt: daysAgo > 7 ? at : null };
    });
  await demo.db.insertInto('notifications').values(rows).execute();
}
