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
    .insertInto('founder_profiles')
    .values({
      user_id: userId,
      bio: input.bio,
      location: input.location,
      linkedin_url: input.linkedinUrl ?? null,
      previous_exits: input.previousExits ?? null,
      expertise_tags: input.expertiseTags,
      looking_for_cofounder: input.lookingForCofounder ?? false,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning([
      'bio',
      'location',
      'linkedin_url as linkedinUrl',
      'previous_exits as previousExits',
      'expertise_tags as expertiseTags',
      'looking_for_cofounder as lookingForCofounder',
      'version',
      'created_at as createdAt',
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
      user_id: owner.id,
      is_demo: owner.isDemo,
      type: input.type,
      firm_name: input.firmName ?? null,
      investment_thesis: input.investmentThesis,
      min_ticket_minor: Math.round(input.minTicketSize * CENTS),
      average_ticket_minor: Math.round(input.averageTicketSize * CENTS),
      max_ticket_minor: Math.round(input.maxTicketSize * CENTS),
      preferred_sectors: input.sectors,
      preferred_geographies: input.geographies,
      preferred_stages: input.stages,
      linkedin_url: input.linkedinUrl ?? null,
      ...investorSearchColumns({ ...input, name: fullName(owner) }),
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning(['id', 'version', 'created_at as createdAt'])
    .executeTakeFirst();
  return row ?? null;
}

/** The search columns of an investor, for an insert or an update. */
export function investorSearchColumns(searched: Searched) {
  const texts = investorTexts(searched);
  return { search: searchVector(texts), search_name: fold(texts.A) };
}

/** Remembers the words of names, sectors and places that a mistyped search may be corrected to. */
export async function rememberInvestorWords(db: Db, searched: Searched): Promise<void> {
  const { A, B } = investorTexts(searched);
  await rememberWords(db, [A, B]);
}

/** Writes a person's new name into what is searched of their investor profile, when they have one. */
export async function renameInvestor(db: Db, userId: UserId, name: string): Promise<void> {
  const row = await db
    .selectFrom('investors')
    .select([
      'firm_name as firmName',
      'investment_thesis as investmentThesis',
      'preferred_sectors as sectors',
      'preferred_geographies as geographies',
      'country',
      'city',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return;
  // The contract lets nothing but catalogue ids into sectors, geographies and country.
  const searched = { ...row, name } as Searched;
  await db
    .updateTable('investors')
    .set(investorSearchColumns(searched))
    .where('user_id', '=', userId)
    .execute();
  await rememberInvestorWords(db, searched);
}

/** The first role somebody takes names them; a second one adds a profile and changes nothing else. */
export async function nameRole(db: Db, userId: UserId, role: Role): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ user_type: eb.fn.coalesce('user_type', eb.val(role)), updated_at: new Date() }))
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
    .values({ user_id: userId, kind: 'welcome', ...welcome })
    .execute();
}

export async function findDraft(db: Db, userId: UserId) {
  return db
    .selectFrom('onboarding_drafts')
    .select(['role', 'answers', 'updated_at as updatedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function saveDraft(db: Db, userId: UserId, draft: OnboardingDraftInput): Promise<void> {
  const values = { role: draft.role, answers: JSON.stringify(draft.answers), updated_at: new Date() };
  await db
    .insertInto('onboarding_drafts')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function deleteDraft(db: Db, userId: UserId): Promise<void> {
  await db.deleteFrom('onboarding_drafts').where('user_id', '=', userId).execute();
}

/** The roles a person has set up, oldest kind first. */
export async function findProfileRoles(db: Db, userId: UserId): Promise<Role[]> {
  const { rows } = await sql<{ role: Role }>`
    select 'founder' as role from founder_profiles where user_id = ${userId}
    union all select 'investor' from investors where user_id = ${userId}`.execute(db);
  return rows.map(({ role }) => role);
}
