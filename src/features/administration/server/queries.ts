import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import type { DemoCounts } from '../contract.ts';

export async function countDemo(db: Db): Promise<DemoCounts> {
  const { rows } = await sql<DemoCounts>`
    select (select count(*) from startup_profiles where is_demo) as startups,
      (select count(*) from investor_profiles where is_demo) as investors,
      (select count(*) from people_cards where is_demo) as people`.execute(db);
  return rows[0] ?? { startups: 0, investors: 0, people: 0 };
}
