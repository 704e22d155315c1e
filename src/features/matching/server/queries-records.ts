import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';

const isOf = (ids: readonly number[]) => sql<boolean>`i.id = any(${ids}::integer[])`;

/** What investors have in their portfolios, as recorded deals, newest first. */
export async function findPortfolioDeals(db: Db, investorIds: readonly number[]) {
  return (
    db
      .selectFrom('portfolioDeals as p')
      .innerJoin('investorProfiles as i', 'i.userId', 'p.ownerId')
      .leftJoin('startupProfiles as s', 's.id', 'p.startupId')
      .select(['i.id as investorId', 'p.startupId', 'p.startupName as company', 'p.dealDate'])
      .select(['p.roundType', 'p.leadInvestor as led'])
      // Of a company outside the directory its holder tells both.
      .select(({ fn }) => [
        fn.coalesce('s.sectorId', 'p.sectorId').as('sectorId'),
        fn.coalesce('s.country', 'p.country').as('country'),
      ])
      .where(isOf(investorIds))
      .orderBy('p.dealDate', 'desc')
      .orderBy('p.startupId')
      .execute()
  );
}

/** Startups on which investors have decided in their pipelines, the latest first. */
export async function findDecidedDeals(db: Db, investorIds: readonly number[]) {
  return db
    .selectFrom('decidedDeals as d')
    .innerJoin('investorProfiles as i', 'i.userId', 'd.ownerId')
    .innerJoin('startupProfiles as s', 's.id', 'd.startupId')
    .select(['i.id as investorId', 'd.startupId', 's.name as company', 'd.stage', 'd.stageSince'])
    .select(['s.sectorId', 's.country'])
    .where(isOf(investorIds))
    .orderBy('d.stageSince', 'desc')
    .orderBy('d.startupId')
    .execute();
}

/** Another text whenever anybody's portfolio or a decision in a pipeline has changed. */
export async function findRecordsFingerprint(db: Db): Promise<string> {
  const { print } = await db
    .selectNoFrom((eb) => {
      const held = eb.selectFrom('portfolioDeals').select(
        sql`concat_ws(',', count(*), sum(hashtext(concat_ws(',', owner_id, startup_id, deal_date, round_type,
            lead_investor, country, sector_id))::bigint))`.as('print'),
      );
      const decided = eb
        .selectFrom('decidedDeals')
        .select(
          sql`concat_ws(',', count(*), sum(hashtext(concat_ws(',', owner_id, startup_id, stage, stage_since))::bigint))`.as(
            'print',
          ),
        );
      return sql<string>`concat_ws('/', ${held}, ${decided})`.as('print');
    })
    .executeTakeFirstOrThrow();
  return print;
}

/** The investor profile of a person; null when they have none. */
export async function findInvestorIdOf(db: Db, userId: string): Promise<number | null> {
  const row = await db
    .selectFrom('investorProfiles')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.id ?? null;
}
