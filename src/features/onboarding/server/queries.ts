import type { Db, UserId } from '#shared/server/context.ts';
import type { OnboardingDraftInput, Role } from '../contract/draft.ts';
import type { FounderProfileInput } from '../contract.ts';

/** Null when the person has a founder's profile already. */
export async function insertFounderProfile(db: Db, userId: UserId, input: FounderProfileInput) {
  const row = await db
    .insertInto('founderProfiles')
    .values({
      userId,
      bio: input.bio,
      location: input.location,
      linkedinUrl: input.linkedinUrl ?? null,
      previousExits: input.previousExits ?? null,
      expertiseTags: input.expertiseTags,
      lookingForCofounder: input.lookingForCofounder ?? false,
    })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning([
      'bio',
      'location',
      'linkedinUrl',
      'previousExits',
      'expertiseTags',
      'lookingForCofounder',
      'version',
      'createdAt',
    ])
    .executeTakeFirst();
  return row ?? null;
}

export async function findDraft(db: Db, userId: UserId) {
  return db
    .selectFrom('onboardingDrafts')
    .select(['role', 'answers', 'updatedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

export async function saveDraft(
  db: Db,
  userId: UserId,
  draft: OnboardingDraftInput,
  now: Date,
): Promise<void> {
  const values = { role: draft.role, answers: JSON.stringify(draft.answers), updatedAt: now };
  await db
    .insertInto('onboardingDrafts')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute();
}

export async function deleteDraft(db: Db, userId: UserId): Promise<void> {
  await db.deleteFrom('onboardingDrafts').where('userId', '=', userId).execute();
}

/** The roles a person has set up, oldest kind first. */
export async function findProfileRoles(db: Db, userId: UserId): Promise<Role[]> {
  const rows = await db
    .selectFrom('founderProfiles')
    .select((eb) => eb.val<Role>('founder').as('role'))
    .where('userId', '=', userId)
    .unionAll(
      db
        .selectFrom('investorProfiles')
        .select((eb) => eb.val<Role>('investor').as('role'))
        .where('userId', '=', userId),
    )
    .execute();
  return rows.map(({ role }) => role);
}
