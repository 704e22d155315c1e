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
