import { sql } from 'kysely';
import type { CountryCode } from '#shared/domain/catalogue/countries.ts';
import type { GeographyId } from '#shared/domain/catalogue/regions.ts';
import type { SectorId } from '#shared/domain/catalogue/sectors.ts';
import type { StageId } from '#shared/domain/catalogue/stages.ts';
import type { Db } from '#shared/server/context.ts';

/** Every listed investor, or those of `ids`, by id. Tickets are US cents. */
export async function findListedInvestors(db: Db, ids?: readonly number[]) {
  return (
    db
      .selectFrom('investors as i')
      .innerJoin('peopleCards as u', 'u.id', 'i.userId')
      .select(['i.id', 'i.userId', 'u.name', 'i.firmName', 'i.investmentThesis', 'i.minTicketMinor'])
      .select(['i.averageTicketMinor', 'i.maxTicketMinor', 'i.preferredSectors as sectors'])
      .select(['i.excludedSectors', 'i.preferredGeographies as geographies'])
      .select(['i.preferredStages as stages', 'i.leadAppetite', 'i.isDemo'])
      .where('i.hiddenAt', 'is', null)
      .where((eb) => (ids ? eb('i.id', '=', eb.fn.any(eb.val(ids))) : eb.lit(true)))
      .orderBy('i.id')
      // The contract lets in no others.
      .$narrowType<{
        sectors: SectorId[];
        excludedSectors: SectorId[];
        geographies: GeographyId[];
        stages: StageId[];
      }>()
      .execute()
  );
}

/** The past deals of the same investors, newest first. Rounds are US cents. */
export async function findListedDeals(db: Db, ids?: readonly number[]) {
  return (
    db
      .selectFrom('investorDeals as d')
      .innerJoin('investors as i', 'i.id', 'd.investorId')
      .select(['d.investorId', 'd.company', 'd.sectorId', 'd.stageId', 'd.country', 'd.dealDate'])
      .select(['d.roundSizeUsdMinor as roundSizeMinor', 'd.led'])
      .where('i.hiddenAt', 'is', null)
      .where((eb) => (ids ? eb('i.id', '=', eb.fn.any(eb.val(ids))) : eb.lit(true)))
      .orderBy('d.dealDate', 'desc')
      .orderBy('d.id', 'desc')
      // The contract lets in no others.
      .$narrowType<{ sectorId: SectorId; stageId: StageId | null; country: CountryCode | null }>()
      .execute()
  );
}

/** Another text whenever any investor, or a deal of one, has changed. */
export async function findInvestorsFingerprint(db: Db): Promise<string> {
  const { print } = await db
    .selectNoFrom((eb) => {
      const investors = eb
        .selectFrom('investors')
        .select(sql`concat_ws(',', count(*), count(hidden_at), max(updated_at))`.as('print'));
      const deals = eb.selectFrom('investorDeals').select(
        sql`concat_ws(',', count(*), sum(hashtext(concat_ws(',', investor_id, sector_id, stage_id, country, deal_date,
          round_size_usd_minor, led))::bigint))`.as('print'),
      );
      return sql<string>`concat_ws('/', ${investors}, ${deals})`.as('print');
    })
    .executeTakeFirstOrThrow();
  return print;
}
