import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';

/** How many are looked at before the rest is asked for. */
export const CANDIDATES_AT_ONCE = 1000;

type StartupsAsked = {
  readonly isDemo: boolean;
  /** Stages to look at, and whether they are meant or all others; null for any. */
  readonly stages: { readonly ids: readonly string[]; readonly areMeant: boolean } | null;
  readonly after: { readonly updatedAt: string; readonly id: number } | null;
};

/** Startups that can be matched without their words, those changed last first. */
export async function findStartupOutlines(db: Db, { isDemo, stages, after }: StartupsAsked) {
  return (
    db
      .selectFrom('visibleStartups as s')
      .leftJoin('fundingRounds as r', 'r.startupId', 's.id')
      .select(['s.id', 's.stageId', 's.sectorId', 's.regionId', 's.country', 's.raisingMinor'])
      .select(['s.raisingCurrency', 's.usersCount', 's.monthlyRevenueUsdMinor', 's.updatedAt'])
      // Finer than a date of JavaScript is, so that the next ones begin where these end.
      .select(sql<string>`s.updated_at::text`.as('changedAt'))
      .select(['r.instrument', 'r.closeDate'])
      .where('s.status', '=', 'active')
      .where('s.isDemo', '=', isDemo)
      .$if(stages !== null, (query) =>
        query.where(
          sql<boolean>`(s.stage_id = any(${stages?.ids ?? []}::text[])) = ${stages?.areMeant ?? true}::boolean`,
        ),
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
    .innerJoin('visibleInvestors as i', 'i.id', 'a.investorId')
    .select(['i.id', 'a.deals', 'a.recent', 'i.minTicketMinor', 'i.averageTicketMinor', 'i.maxTicketMinor'])
    .select(['i.preferredSectors as sectors', 'i.excludedSectors', 'i.preferredStages as stages'])
    .select(['i.preferredGeographies as geographies', 'i.leadAppetite'])
    .where('i.isDemo', '=', isDemo)
    .where(
      sql<boolean>`((${stage}::text is null or i.preferred_stages = '{}' or ${stage}::text = any(i.preferred_stages))
        and not i.excluded_sectors && ${sectors}::text[]
        and (${lowCents}::float8 is null or i.max_ticket_minor >= ${lowCents}::float8)
        and (${highCents}::float8 is null or i.min_ticket_minor <= ${highCents}::float8)) = ${areMeant}::boolean`,
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
