import { fullName } from '#shared/domain/person-name.ts';
import { fold } from '#shared/domain/text.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import { daysBefore } from '#shared/domain/time.ts';
import { type DemoPerson } from '#shared/server/demo.ts';

const DOMAIN = 'demo.kilele.invalid';

const slugOf = (text: string) => fold(text).replace(/[^a-z0-9]+/g, '-');

/** The id of somebody of the demo, the same on each instance. No person stands behind it who could be branded. */
export const demoUserId = ({ firstName, lastName }: Pick<DemoPerson, 'firstName' | 'lastName'>): UserId =>
  `demo-${slugOf(fullName({ firstName, lastName }))}` as UserId;

/** Inserts the people of the demo. They have no password, so nobody signs in as one of them by the front door. */
export async function seedPeople(db: Db, people: readonly DemoPerson[], now: Date): Promise<void> {
  const created = daysBefore(now, 150);
  const rows = people.map(({ userId, firstName, lastName, userType, isExplorer }) => ({
    id: userId,
    name: fullName({ firstName, lastName }),
    firstName,
    lastName,
    email: `${isExplorer ? `explore-${userType}` : `${slugOf(firstName)}.${slugOf(lastName)}`}@${DOMAIN}`,
    emailVerified: true,
    userType,
    isDemo: true,
    createdAt: created,
    updatedAt: created,
  }));
  await db.insertInto('users').values(rows).execute();
}
