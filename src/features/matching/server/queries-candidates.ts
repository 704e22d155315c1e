import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';

/** How many are looked at before the rest is asked for. */
export const CANDIDATES_AT_ONCE = 1000;

type StartupsAsked = {
  readonly isDemo: boolean;
  /** What rules out nobody whom it should not, where a round may ask for another sum: the rest is judged. `areMeant` false for all others. */
  readonly fits: {
    /** None where any will do. */
    readonly stages: readonly string[];
    readonly excludedSectors: readonly string[];
    /** Raises in US cents. */
    readonly lowCents: number;
    readonly highCents: number;
    readonly areMeant: boolean;
  };
  readonly after: { readonly updatedAt: string; readonly id: number } | null;
};

/** Startups that can be matched without their words, those changed last first. */
export async function findStartupOutlines(db: Db, { isDemo, fits, after }: StartupsAsked) {
  const { stages, excludedSectors, lowCents, highCents, areMeant } = fits;
  return (
    db
      .selectFrom('visibleStartups as s')
      .leftJoin('fundingRounds as r', 'r.startupId', 's.id')
      .select(['s.id', 's.stageId', 's.sectorId', 's.regionId', 's.country', 's.raisingMinor'])
      .select(['s.raisingCurrency', 's.usersCount', 's.monthlyRevenueUsdMinor', 's.updatedAt'])
      // Finer than a date of JavaScript is, so that the next ones begin where these end.
      .select(sql<string>`s.updated_at::text`.as('changedAt'))
      .select(['r.instrument', 'r.closeDate', 'r.targetMinor', 'r.currency as roundCurrency'])
      .where('s.status', '=', 'active')
      .where('s.isDemo', '=', isDemo)
      .where(
        // Within "case" the planner takes half of all for likely, and walks the index that has the order.
        sql<boolean>`case when (${stages}::text[] = '{}' or s.stage_id = any(${stages}::text[]))
          and not s.sector_id = any(${excludedSectors}::text[])
          and (r.target_minor is not null or s.raising_minor is null or s.raising_minor <= 0 or s.raising_currency is distinct from 'USD'
            or s.raising_minor between ${lowCents}::float8 and ${highCents}::float8)
          then ${areMeant}::boolean else not ${areMeant}::boolean end`,
      )
      .$if(after !== null, (query) =>
        query.where(
          sql<boolean>`(s.updated_at, s.id) < (${after?.updatedAt ?? ''}::timestamptz, ${after?.id ?? 0}::integer)`,
        ),
      )
      .orderBy('s.updatedAt', 'desc')
      .orderBy('s.id', 'desc')
      .limit(CANDIDATES_AT_ONCE)
      .execute()
  );
}

type InvestorsAsked = {
  readonly isDemo: boolean;
  /** What rules nobody out whom it should not: the rest is judged. Null for everybody, `areMeant` false for all others. */
  readonly fits: {
    readonly stage: string | null;
    readonly sectors: readonly string[];
    readonly lowCents: number | null;
    readonly highCents: number | null;
    readonly areMeant: boolean;
  };
  readonly after: { readonly recent: number; readonly id: number } | null;
};

/** Investors who can be matched without their thesis and deals, the most active first. */
export async function findInvestorOutlines(db: Db, { isDemo, fits, after }: InvestorsAsked) {
  const { stage, sectors, lowCents, highCents, areMeant } = fits;
  return db
    .selectFrom('investorActivity as a')
    .select(['a.investorId as id', 'a.deals', 'a.recent', 'a.minTicketMinor', 'a.averageTicketMinor'])
    .select(['a.maxTicketMinor', 'a.sectors', 'a.excludedSectors', 'a.stages', 'a.geographies'])
    .select('a.leadAppetite')
    .where('a.isListed', '=', sql.lit(true))
    .where('a.isDemo', '=', isDemo)
    .where(
      sql<boolean>`case when (${stage}::text is null or a.stages = '{}' or ${stage}::text = any(a.stages))
        and not a.excluded_sectors && ${sectors}::text[]
        and (${lowCents}::float8 is null or a.max_ticket_minor >= ${lowCents}::float8)
        and (${highCents}::float8 is null or a.min_ticket_minor <= ${highCents}::float8)
        then ${areMeant}::boolean else not ${areMeant}::boolean end`,
    )
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(a.recent, a.investor_id) < (${after?.recent ?? 0}::float8, ${after?.id ?? 0}::integer)`,
      ),
    )
    .orderBy('a.recent', 'desc')
    .orderBy('a.investorId', 'desc')
    .limit(CANDIDATES_AT_ONCE)
    .execute();
}
