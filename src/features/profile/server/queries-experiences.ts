import type { Db, UserId } from '#shared/server/context.ts';
import type { Experience, ExperienceInput } from '../contract/experience.ts';

const COLUMNS = [
  'id',
  'type',
  'title',
  'company',
  'start_date as startDate',
  'end_date as endDate',
  'is_current as isCurrent',
  'description',
  'version',
] as const;

// The table's check lets no other type in.
const typed = (row: Omit<Experience, 'type'> & { type: string }) => row as Experience;

/** A person's entries, current ones first, then newest. Whose page it is on decides who may ask. */
export async function findExperiences(db: Db, userId: string): Promise<Experience[]> {
  const rows = await db
    .selectFrom('experiences')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('is_current', 'desc')
    .orderBy((eb) => eb.fn.coalesce('end_date', 'start_date'), 'desc')
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(typed);
}

export async function findExperience(db: Db, userId: UserId, id: number): Promise<Experience | null> {
  const row = await db
    .selectFrom('experiences')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? typed(row) : null;
}

/** Entries of a person, counted with their row locked, so that two at once cannot pass a limit together. */
export async function countExperiences(db: Db, userId: UserId): Promise<number> {
  await db.selectFrom('profiles').select('user_id').where('user_id', '=', userId).forUpdate().execute();
  const row = await db
    .selectFrom('experiences')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.n;
}

const columnsOf = (input: ExperienceInput) => ({
  type: input.type,
  title: input.title,
  company: input.company,
  start_date: input.startDate,
  end_date: input.endDate ?? null,
  is_current: input.isCurrent,
  description: input.description ?? null,
});

export async function insertExperience(db: Db, userId: UserId, input: ExperienceInput): Promise<Experience> {
  const row = await db
    .insertInto('experiences')
    .values({ user_id: userId, ...columnsOf(input) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return typed(row);
}

type Change = { readonly id: number; readonly version: number | undefined; readonly input: ExperienceInput };

/** Writes an entry over the version that was read, or over any; null when there is none or a newer one. */
export async function updateExperience(
  db: Db,
  userId: UserId,
  { id, version, input }: Change,
): Promise<Experience | null> {
  const row = await db
    .updateTable('experiences')
    .set((eb) => ({ ...columnsOf(input), version: eb('version', '+', 1), updated_at: new Date() }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ? typed(row) : null;
}

export async function deleteExperience(db: Db, userId: UserId, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('experiences')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
