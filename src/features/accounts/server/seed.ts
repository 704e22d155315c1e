import { fold } from '#shared/domain/text.ts';
import type { Db } from '#shared/server/context.ts';
import { daysBefore } from '#shared/domain/time.ts';
import { fullName } from '#shared/domain/person-name.ts';

/** Somebody of the demo. An explorer is who a visitor may look around as. */
export type DemoPerson = {
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: 'founder' | 'investor';
  readonly isExplorer?: boolean;
};

const slugOf = (text: string) => fold(text).replace(/[^a-z0-9]+/g, '-');

/** The id of somebody of the demo, the same on each instance. */
export const demoUserId = ({ firstName, lastName }: Pick<DemoPerson, 'firstName' | 'lastName'>): string =>
  `demo-${slugOf(`${firstName} ${lastName}`)}`;

const DOMAIN = 'demo.kilele.invalid';

/** Inserts the people of the demo. They have no password, so nobody signs in as one of them by the front door. */
export async function seedPeople(db: Db, people: readonly DemoPerson[], now: Date): Promise<void> {
  const created = daysBefore(now, 150);
  const rows = people.map((person) => ({
    id: demoUserId(person),
    name: fullName(person),
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.isExplorer
      ? `explore-${person.userType}@${DOMAIN}`
      : `${slugOf(person.firstName)}.${slugOf(person.lastName)}@${DOMAIN}`,
    email_verified: true,
    user_type: person.userType,
    is_demo: true,
    created_at: created,
    updated_at: created,
  }));
  await db.insertInto('users').values(rows).execute();
}
