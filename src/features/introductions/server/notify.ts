import { insertNotifications } from '#features/notifications/server/queries.ts';
import type { Db, Member, Services } from '#shared/server/context.ts';

/** What a call's steps pass on to each other. */
export type Scene = { readonly db: Db; readonly actor: Member; readonly services: Services };

export type News = { readonly userId: string; readonly content: string; readonly href?: string };

/** Tells people of a request; their open screens read it again. */
export async function tell(db: Db, { events }: Services, news: readonly News[]): Promise<void> {
  await insertNotifications(
    db,
    news.map(({ userId, content, href = '/introductions' }) => ({
      userId,
      kind: 'introduction',
      content,
      href,
    })),
  );
  for (const { userId } of news) await events.publish(db, { userId, topic: 'introductions' });
}
