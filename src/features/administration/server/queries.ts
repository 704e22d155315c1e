import type { NotNull } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import type { DemoCounts } from '../contract.ts';

export async function countDemo(db: Db): Promise<DemoCounts> {
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('startupProfiles')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('isDemo', '=', true)
        .as('startups'),
      eb
        .selectFrom('investorProfiles')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('isDemo', '=', true)
        .as('investors'),
      eb
        .selectFrom('peopleCards')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('isDemo', '=', true)
        .as('people'),
    ])
    .$narrowType<{ startups: NotNull; investors: NotNull; people: NotNull }>()
    .executeTakeFirstOrThrow();
}

/** What startups and people are called, by their ids as text. */
export async function findNames(
  db: Db,
  { startupIds, personIds }: { startupIds: readonly number[]; personIds: readonly string[] },
) {
  const startups =
    startupIds.length === 0
      ? []
      : await db.selectFrom('startupProfiles').select(['id', 'name']).where('id', 'in', startupIds).execute();
  const people =
    personIds.length === 0
      ? []
      : await db.selectFrom('peopleCards').select(['id', 'name']).where('id', 'in', personIds).execute();
  return {
    startups: new Map(startups.map(({ id, name }) => [String(id), name])),
    people: new Map(people.map(({ id, name }) => [id, name])),
  };
}
