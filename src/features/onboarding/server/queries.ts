import { sql } from 'kysely';
import { fold } from '#shared/domain/text.ts';
import type { Db, Member, UserId } from '#shared/server/context.ts';
import { rememberWords, searchVector } from '#shared/server/search.ts';
import { fullName } from '#shared/domain/person-name.ts';
import type { OnboardingDraftInput, Role } from '../contract/draft.ts';
import type { FounderProfileInput, InvestorProfileInput } from '../contract.ts';
import { investorTexts, type Searched } from '../domain.ts';

const CENTS = 100;

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

/** Null when the person has an investor's profile already. */
export async function insertInvestor(
  db: Db,
  owner: Pick<Member, 'id' | 'isDemo' | 'firstName' | 'lastName'>,
  input: InvestorProfileInput,
) {
  const row = await db
    .insertInto('investors')
    .values({
      userId: owner.id,
      isDemo: owner.isDemo,
      type: input.type,
      firmName: input.firmName ?? null,
      investmentThesis: input.investmentThesis,
      minTicketMinor: Math.round(input.minTicketSize * CENTS),
      averageTicketMinor: Math.round(input.averageTicketSize * CENTS),
      maxTicketMinor: Math.round(input.maxTicketSize * CENTS),
      preferredSectors: input.sectors,
      preferredGeographies: input.geographies,
      preferredStages: input.stages,
      linkedinUrl: input.linkedinUrl ?? null,
      ...investorSearchColumns({ ...input, name: fullName(owner) }),
    })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning(['id', 'version', 'createdAt'])
    .executeTakeFirst();
  return row ?? null;
}

/** The search columns of an investor, for an insert or an update. */
export function investorSearchColumns(searched: Searched) {
  const texts = investorTexts(searched);
  return { search: searchVector(texts), searchName: fold(texts.A) };
}

/** Remembers the words of names, sectors and places that a mistyped search may be corrected to. */
export async function rememberInvestorWords(db: Db, ...investors: readonly Searched[]): Promise<void> {
  const texts = investors.map(investorTexts);
  await rememberWords(
    db,
    texts.flatMap(({ A, B }) => [A, B]),
  );
}

/** Writes a person's new name into what is searched of their investor profile, when they have one. */
export async function renameInvestor(db: Db, userId: UserId, name: string): Promise<void> {
  const row = await db
    .selectFrom('investors')
    .select([
      'firmName',
      'investmentThesis',
      'preferredSectors as sectors',
      'preferredGeographies as geographies',
      'country',
      'city',
    ])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) return;
  // The contract lets nothing but catalogue ids into sectors, geographies and country.
  const searched = { ...row, name } as Searched;
  await db
    .updateTable('investors')
    .set(investorSearchColumns(searched))
    .where('userId', '=', userId)
    .execute();
  await rememberInvestorWords(db, searched);
}

/** The first role somebody takes names them; a second one adds a profile and changes nothing else. */
export async function nameRole(db: Db, userId: UserId, role: Role): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ userType: eb.fn.coalesce('userType', eb.val(role)), updatedAt: new Date() }))
    .where('id', '=', userId)
    .execute();
}

export async function insertWelcome(
  db: Db,
  userId: UserId,
  welcome: { content: string; href: string },
): Promise<void> {
  await db
    .insertInto('notifications')
    .values({ userId, kind: 'welcome', ...welcome })
    .execute();
}

export async function findDraft(db: Db, userId: UserId) {
  return db
    .selectFrom('onboardingDrafts')
    .select(['role', 'answers', 'updatedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

export async function saveDraft(db: Db, userId: UserId, draft: OnboardingDraftInput): Promise<void> {
  const values = { role: draft.role, answers: JSON.stringify(draft.answers), updatedAt: new Date() };
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
  const { rows } = await sql<{ role: Role }>`
    select 'founder' as role from founder_profiles where user_id = ${userId}
    union all select 'investor' from investors where user_id = ${userId}`.execute(db);
  return rows.map(({ role }) => role);
}
