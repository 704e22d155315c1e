import { insertNotifications } from '#features/notifications/server/queries.ts';
import type { Db, Services } from '#shared/server/context.ts';
import { expireOffers, findPeople } from './queries.ts';

/** Ends what nobody signed in time, and tells both sides. By then no call let it move any more. */
export async function endExpiredOffers(
  db: Db,
  { events, today, now }: Pick<Services, 'events'> & { today: string; now: Date },
): Promise<void> {
  const expired = await expireOffers(db, today, now);
  const people = await findPeople(
    db,
    expired.map(({ id }) => id),
  );
  const between = new Map(
    expired.map((offer) => [offer.id, `${offer.investorName} and ${offer.startupName}`]),
  );
  const notes = people.map(({ offerId, userId }) => ({
    userId,
    kind: 'offer',
    content: `The offer between ${between.get(offerId) ?? ''} has expired`,
    href: `/offers/${offerId}`,
  }));
  await insertNotifications(db, notes);
  for (const { userId } of people) await events.publish(db, { userId, topic: 'offers' });
}
