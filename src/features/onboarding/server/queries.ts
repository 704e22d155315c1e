import { sql } from 'kysely';
import type { Db, Member, UserId } from '#shared/server/context.ts';
import type { OnboardingDraftInput, Role } from '../contract/draft.ts';
import type { FounderProfileInput, InvestorProfileInput } from '../contract.ts';
import { investorSearch, type Searched } from '../domain.ts';

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
      ...investorSearchColumns({ ...input, name: `${owner.firstName} ${owner.lastName}` }),
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning(['id', 'version', 'created_at as createdAt'])
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The search columns of an investor, for an insert or an update: name and firm weigh most, then sectors and places,
 * then the thesis.
 */
export function investorSearchColumns(searched: Searched) {
  const { name, nameWords, placeWords, thesisWords } = investorSearch(searched);
  const search = sql<string>`setweight(to_tsvector('simple', ${nameWords}), 'A')
    || setweight(to_tsvector('simple', ${placeWords}), 'B')
    || setweight(to_tsvector('simple', ${thesisWords}), 'C')`;
  return { search, search_name: name };
}

/** Remembers words that a mistyped search may be corrected to. Sorted, so that two writers never wait in a ring. */
export async function insertInvestorWords(db: Db, searched: Searched): Promise<void> {
  const { nameWords, placeWords } = investorSearch(searched);
  const distinct = [...new Set(`${nameWords} ${placeWords}`.split(' '))]
    .filter((word) => word.length > 2)
    .toSorted();
  if (distinct.length === 0) return;
  await sql`insert into search_words (word) select unnest(${distinct}::text[]) on conflict do nothing`.execute(
    db,
  );
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
