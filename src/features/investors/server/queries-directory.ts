import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import type { StoredInvestor } from '../domain/card.ts';

/** Filters in the database's own terms; a missing one does not narrow. `search` is the text of a tsquery. */
export type DirectoryFilter = {
  readonly search?: string | null;
  readonly types?: readonly string[];
  readonly sectors?: readonly string[];
  readonly stages?: readonly string[];
  readonly geographies?: readonly string[];
  readonly countries?: readonly string[];
  readonly ticketMinor?: number;
  readonly isVerified?: boolean;
};

/** What a card needs, of `investors i join people_cards u`. */
export const CARD_COLUMNS = sql`i.id, i.type, i.firm_name, i.investment_thesis,
  i.min_ticket_minor, i.average_ticket_minor,
  i.max_ticket_minor, i.preferred_sectors as "sectors",
  i.preferred_geographies as "geographies", i.preferred_stages as "stages", i.country, i.city,
  i.verified_by, i.is_demo, u.first_name, u.last_name,
  u.image as "profileImageUrl"`;

function conditions(filter: DirectoryFilter): RawBuilder<unknown> {
  const { search, types, sectors, stages, geographies, countries, ticketMinor, isVerified } = filter;
  const parts = [sql`i.hidden_at is null`];
  if (search) parts.push(sql`i.search @@ ${search}::tsquery`);
  if (types) parts.push(sql`i.type = any(${types})`);
  if (sectors) parts.push(sql`i.preferred_sectors && ${sectors}::text[]`);
  if (stages) parts.push(sql`i.preferred_stages && ${stages}::text[]`);
  if (geographies) parts.push(sql`i.preferred_geographies && ${geographies}::text[]`);
  if (countries) parts.push(sql`i.country = any(${countries})`);
  if (ticketMinor !== undefined)
    parts.push(sql`${ticketMinor}::bigint between i.min_ticket_minor and i.max_ticket_minor`);
  if (isVerified !== undefined) parts.push(sql`(i.verified_by is not null) = ${isVerified}`);
  return sql.join(parts, sql` and `);
}

type Page = { readonly limit: number; readonly offset: number };
type Row = { [Key in keyof StoredInvestor]: StoredInvestor[Key] | null } & { total: number };

/** Only the outer join's one row of a page without rows has no id; the columns hold catalogue ids by contract. */
const isInvestor = (row: Row): row is StoredInvestor & Row => row.id !== null;

/** One page of the directory with the number of all that fit: the best hits first in a search, else the newest. */
export async function findInvestors(
  db: Db,
  filter: DirectoryFilter,
  { limit, offset }: Page,
): Promise<{ rows: StoredInvestor[]; total: number }> {
  const where = conditions(filter);
  const rank = filter.search ? sql`ts_rank(i.search, ${filter.search}::tsquery)` : sql`0`;
  const { rows } = await sql<Row>`
    select t.total, p.* from (select count(*) as total from investors i where ${where}) t
    left join (
      select ${CARD_COLUMNS}, page.rank
      from (
        select i.id, ${rank} as rank from investors i where ${where}
        order by 2 desc, 1 desc limit ${limit} offset ${offset}
      ) page
      join investors i on i.id = page.id join people_cards u on u.id = i.user_id
    ) p on true
    order by p.rank desc, p.id desc`.execute(db);
  return { rows: rows.filter(isInvestor), total: rows[0]?.total ?? 0 };
}

type Counts = {
  investors: number;
  verified: number;
  demo: number;
  medianTicketMinor: number | null;
  homeCountries: number;
};

/** Counts over a filter. The median is a ticket somebody stated: the lower of two in the middle. */
export async function countInvestors(db: Db, filter: DirectoryFilter): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) as investors, count(i.verified_by) as verified, count(*) filter (where i.is_demo) as demo,
      percentile_disc(0.5) within group (order by i.average_ticket_minor) as "medianTicketMinor",
      count(distinct i.country) as "homeCountries"
    from investors i where ${conditions(filter)}`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A count without a group always gives a row');
  return counts;
}
