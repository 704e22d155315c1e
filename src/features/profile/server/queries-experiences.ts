import { didWrite } from '#platform/postgres/did-write.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Experience, ExperienceInput } from '../contract/experience.ts';

const COLUMNS = [
  'id',
  'type',
  'title',
  'company',
  'startDate',
  'endDate',
  'isCurrent',
  'description',
  'version',
] as const;

/** A person's entries, current ones first, then newest. Whose page it is on decides who may ask. */
export async function findExperiences(db: Db, userId: string): Promise<Experience[]> {
  return db
    .selectFrom('experiences')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .orderBy('isCurrent', 'desc')
    .orderBy((eb) => eb.fn.coalesce('endDate', 'startDate'), 'desc')
    .orderBy('startDate', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findExperience(db: Db, userId: UserId, id: number): Promise<Experience | null> {
  const row = await db
    .selectFrom('experiences')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Entries of a person, counted with their row locked, so that two at once cannot pass a limit together. */
export async function countExperiences(db: Db, userId: UserId): Promise<number> {
  await db.selectFrom('profiles').select('userId').where('userId', '=', userId).forUpdate().execute();
  const row = await db
    .selectFrom('experiences')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return row.n;
}

const columnsOf = (input: ExperienceInput) => ({
  type: input.type,
  title: input.title,
  company: input.company,
  startDate: input.startDate,
  endDate: input.endDate ?? null,
  isCurrent: input.isCurrent,
  description: input.description ?? null,
});

export async function insertExperience(db: Db, userId: UserId, input: ExperienceInput): Promise<Experience> {
  return db
    .insertInto('experiences')
    .values({ userId, ...columnsOf(input) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

type Change = {
  readonly id: number;
  readonly version: number | undefined;
  readonly input: ExperienceInput;
  readonly now: Date;
};

/** Writes an entry over the version that was read, or over any; null when there is none or a newer one. */
export async function updateExperience(
  db: Db,
  userId: UserId,
  { id, version, input, now }: Change,
): Promise<Experience | null> {
  const row = await db
    .updateTable('experiences')
    .set((eb) => ({ ...columnsOf(input), version: eb('version', '+', 1), updatedAt: now }))
    .where('userId', '=', userId)
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteExperience(db: Db, userId: UserId, id: number): Promise<boolean> {
  return didWrite(db.deleteFrom('experiences').where('userId', '=', userId).where('id', '=', id));
}
