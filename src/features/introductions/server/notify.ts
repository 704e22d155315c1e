import { insertNotifications } from '#features/notifications/server/queries.ts';
import type { Db, Member, Services } from '#shared/server/context.ts';

/** What a call's steps pass on to each other. */
export type Scene = { readonly db: Db; readonly actor: Member; readonly services: Services };

export type IntroductionNotification = {
  readonly userId: string;
  readonly content: string;
  readonly href?: string;
};

/** Tells people of a request; their open screens read it again. */
export async function notify(
  db: Db,
  { events }: Services,
  notifications: readonly IntroductionNotification[],
): Promise<void> {
  await insertNotifications(
    db,
    notifications.map(({ userId, content, href = '/introductions' }) => ({
      userId,
      kind: 'introduction',
      content,
      href,
    })),
  );
  for (const { userId } of notifications) await events.publish(db, { userId, topic: 'introductions' });
}
