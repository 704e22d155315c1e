// Raw SQL where bench/anonymous.ts times it: the tiles over all investors.
import { type ExpressionBuilder, sql } from 'kysely';
import type { DB, Investors, PeopleCards } from '#platform/postgres/tables.ts';
import type { CountryCode } from '#shared/domain/catalogue/countries.ts';
import type { GeographyId } from '#shared/domain/catalogue/regions.ts';
import type { SectorId } from '#shared/domain/catalogue/sectors.ts';
import type { StageId } from '#shared/domain/catalogue/stages.ts';
import type { InvestorType } from '#shared/domain/catalogue/vocabularies.ts';
import { isOfReach, isShutOut, meetsPerson } from '#features/people/server/queries-visible.ts';
import type { Db, UserId } from '#shared/server/context.ts';

/** Filters in the database's own terms; a missing one does not narrow. `search` is the text of a tsquery. */
export type DirectoryFilter = {
  /** Who looks: those they do not meet are left out. */
  readonly reader: UserId | null;
  readonly search: string | null;
  readonly types?: readonly InvestorType[] | undefined;
  readonly sectors?: readonly string[] | undefined;
  readonly stages?: readonly string[] | undefined;
  readonly geographies?: readonly string[] | undefined;
  readonly countries?: readonly string[] | undefined;
  readonly ticketMinor?: number | undefined;
  readonly isVerified?: boolean | undefined;
};

type Investor = ExpressionBuilder<DB & { i: Investors }, 'i'>;

/** What a card needs, of `investors as i` and `peopleCards as u`. */
export const cardColumns = (eb: ExpressionBuilder<DB & { i: Investors; u: PeopleCards }, 'i' | 'u'>) =>
  [
    'i.id',
    'i.type',
    'i.firmName',
    'i.investmentThesis',
    'i.minTicketMinor',
    'i.averageTicketMinor',
    'i.maxTicketMinor',
    // The contract lets nothing but ids of the catalogue into these.
    eb.ref('i.preferredSectors').$castTo<SectorId[]>().as('sectors'),
    eb.ref('i.preferredGeographies').$castTo<GeographyId[]>().as('geographies'),
    eb.ref('i.preferredStages').$castTo<StageId[]>().as('stages'),
    eb.ref('i.country').$castTo<CountryCode | null>().as('country'),
    'i.city',
    'i.verifiedBy',
    'i.isDemo',
    'u.firstName',
    'u.lastName',
    'u.image as profileImageUrl',
  ] as const;

const isWanted = (filter: DirectoryFilter) => (eb: Investor) => {
  const { reader, search, types, sectors, stages, geographies, countries, ticketMinor, isVerified } = filter;
  const overlaps = (
    column: 'i.preferredSectors' | 'i.preferredStages' | 'i.preferredGeographies',
    wanted: readonly string[] | undefined,
  ) => (wanted ? [eb(column, '&&', sql<string[]>`${wanted}::text[]`)] : []);
  return eb.and([
    eb('i.hiddenAt', 'is', null),
    meetsPerson(reader, { id: eb.ref('i.userId'), isDemo: eb.ref('i.isDemo') }),
    ...(search ? [sql<boolean>`i.search @@ ${search}::tsquery`] : []),
    ...(types ? [eb('i.type', '=', eb.fn.any(eb.val(types)))] : []),
    ...overlaps('i.preferredSectors', sectors),
    ...overlaps('i.preferredStages', stages),
    ...overlaps('i.preferredGeographies', geographies),
    ...(countries ? [eb('i.country', '=', eb.fn.any(eb.val(countries)))] : []),
    ...(ticketMinor === undefined
      ? []
      : [eb('i.minTicketMinor', '<=', ticketMinor), eb('i.maxTicketMinor', '>=', ticketMinor)]),
    ...(isVerified === undefined ? [] : [eb('i.verifiedBy', isVerified ? 'is not' : 'is', null)]),
  ]);
};

type Page = { readonly limit: number; readonly offset: number };

/**
 * One page of the directory, each row with the number of all that fit, counted up to `most`: the best hits first in a search, else
 * the newest. A page without investors is one row with the number alone.
 */
export async function findInvestors(
  db: Db,
  filter: DirectoryFilter,
  { limit, offset, most }: Page & { readonly most: number },
) {
  const rank = filter.search ? sql<number>`ts_rank(i.search, ${filter.search}::tsquery)` : sql<number>`0`;
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom((of) =>
          of.selectFrom('investors as i').select('i.id').where(isWanted(filter)).limit(most).as('counted'),
        )
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .as('t'),
    )
    .leftJoin(
      (eb) =>
        eb
          .selectFrom((page) =>
            page
              .selectFrom('investors as i')
              .select(['i.id', rank.as('rank')])
              .where(isWanted(filter))
              .orderBy('rank', 'desc')
              .orderBy('id', 'desc')
              .limit(limit)
              .offset(offset)
              .as('page'),
          )
          .innerJoin('investors as i', 'i.id', 'page.id')
          .innerJoin('peopleCards as u', 'u.id', 'i.userId')
          .select(cardColumns)
          .select('page.rank')
          .as('p'),
      (join) => join.onTrue(),
    )
    .select('t.total')
    .selectAll('p')
    .orderBy('p.rank', 'desc')
    .orderBy('p.id', 'desc')
    .execute();
}

type Counts = {
  readonly investors: number;
  readonly verified: number;
  readonly demo: number;
  /** A ticket somebody stated: the lower of two in the middle. */
  readonly medianTicketMinor: number | null;
  readonly homeCountries: number;
};

const NOBODY: Counts = { investors: 0, verified: 0, demo: 0, medianTicketMinor: null, homeCountries: 0 };

/** Counts of all whom the reader meets, from the kinds that are kept, without those they do not meet. */
async function countKept(db: Db, reader: UserId | null): Promise<Counts> {
  const isSeen = isOfReach(reader, sql.ref('is_demo'));
  const { rows } = await sql<Counts>`
    with unmet as materialized (
      select country, average_ticket_minor, is_demo, verified_by is not null as is_verified from investors
      where hidden_at is null and ${isShutOut(reader, sql.ref('user_id'))}),
    kinds as (
      select country, is_demo, is_verified, sum(n) as n from (
        select country, is_demo, is_verified, n from investor_counts
        union all select country, is_demo, is_verified, -1 from unmet) each
      where ${isSeen} group by 1, 2, 3 having sum(n) > 0),
    tickets as (
      select average_ticket_minor as ticket, sum(n) as n from (
        select average_ticket_minor, is_demo, n from ticket_counts
        union all select average_ticket_minor, is_demo, -1 from unmet) each
      where ${isSeen} group by 1 having sum(n) > 0),
    ranked as (select ticket, sum(n) over (order by ticket) as upto, sum(n) over () as named from tickets)
    select coalesce(sum(n), 0)::integer as investors, coalesce(sum(n) filter (where is_verified), 0)::integer as verified,
      coalesce(sum(n) filter (where is_demo), 0)::integer as demo, count(distinct country) as "homeCountries",
      (select ticket from ranked where 2 * upto >= named order by ticket limit 1) as "medianTicketMinor"
    from kinds`.execute(db);
  return rows[0] ?? NOBODY;
}

/** Whether a filter leaves out nobody whom the reader meets. */
const isOfAll = (filter: DirectoryFilter): boolean =>
  Object.entries(filter).every(([name, value]) => name === 'reader' || value === undefined || value === null);

/** Counts over a filter. */
export async function countInvestors(db: Db, filter: DirectoryFilter): Promise<Counts> {
  if (isOfAll(filter)) return countKept(db, filter.reader);
  return db
    .selectFrom('investors as i')
    .select(({ fn }) => [
      fn.countAll<number>().as('investors'),
      fn.count<number>('i.verifiedBy').as('verified'),
      fn.countAll<number>().filterWhere('i.isDemo', '=', true).as('demo'),
      sql<number | null>`percentile_disc(0.5) within group (order by i.average_ticket_minor)`.as(
        'medianTicketMinor',
      ),
      fn.count<number>('i.country').distinct().as('homeCountries'),
    ])
    .where(isWanted(filter))
    .executeTakeFirstOrThrow();
}
