import { type RawBuilder, sql } from 'kysely';
import { words } from '#shared/domain/text.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { JobCategory, JobTab, JobType } from '../domain/vocabulary.ts';
import { jobColumns, type JobRow } from './queries.ts';

type Page = { readonly limit: number; readonly offset: number };
type Found<Row> = { readonly rows: Row[]; readonly total: number };

/** What narrows the board; a missing one does not. `search` is the text of a tsquery. */
export type BoardFilter = {
  readonly search?: string | null;
  readonly category?: JobCategory;
  readonly type?: JobType;
  readonly tab?: JobTab;
  readonly location?: string;
  readonly isRemote?: boolean;
};

function conditions(filter: BoardFilter, now: Date): RawBuilder<unknown> {
  const { search, category, type, tab, location, isRemote } = filter;
  const parts = [
    sql`j.status = 'open' and j.expires_at > ${now} and j.hidden_at is null and not u.is_suspended`,
  ];
  if (search) parts.push(sql`j.search @@ ${search}::tsquery`);
  if (category) parts.push(sql`j.category = ${category}`);
  if (type) parts.push(sql`j.job_type = ${type}`);
  if (tab) parts.push(sql`j.tab = ${tab}`);
  if (isRemote !== undefined) parts.push(sql`j.is_remote = ${isRemote}`);
  // Folded words hold letters, marks and digits only, so that nothing in them is a pattern of its own.
  const place = words(location ?? '').join(' ');
  if (place === 'remote') parts.push(sql`(j.is_remote or j.location_folded like '%remote%')`);
  else if (place !== '') parts.push(sql`j.location_folded like ${`%${place}%`}`);
  return sql.join(parts, sql` and `);
}

/** The outer join keeps the total on a page that has no rows: one row comes back, without an id. */
function found<Row extends { id: number }>(rows: (Row & { total: number })[]): Found<Row> {
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) };
}

type Asking = { readonly reader: UserId | null; readonly now: Date; readonly page: Page };

/** One page of open posts with the number of all that fit: the best hits first in a search, else the newest. */
export async function findOpenJobs(
  db: Db,
  filter: BoardFilter,
  { reader, now, page }: Asking,
): Promise<Found<JobRow>> {
  const from = sql`from jobs j join people_cards u on u.id = j.user_id where ${conditions(filter, now)}`;
  const rank = filter.search ? sql`ts_rank(j.search, ${filter.search}::tsquery)` : sql`0`;
  const { rows } = await sql<JobRow & { total: number }>`
    select t.total, p.* from (select count(*) as total ${from}) t
    left join (select ${jobColumns(reader)}, ${rank} as rank ${from}
      order by rank desc, j.published_at desc, j.id desc limit ${page.limit} offset ${page.offset}) p on true
    order by p.rank desc, p.published_at desc, p.id desc`.execute(db);
  return found(rows);
}

export type OwnJobRow = JobRow & { readonly applications: number; readonly waiting: number };

/** A member's own posts in every state, newest first, with counts of applications that were not withdrawn. */
export async function findOwnJobs(db: Db, owner: UserId, page: Page): Promise<Found<OwnJobRow>> {
  const { rows } = await sql<OwnJobRow & { total: number }>`
    select t.total, p.* from (select count(*) as total from jobs where user_id = ${owner}) t
    left join (select ${jobColumns(owner)}, c.applications, c.waiting
      from jobs j join people_cards u on u.id = j.user_id
      cross join lateral (select count(*) as applications, count(*) filter (where a.status = 'received') as waiting
        from job_applications a where a.job_id = j.id and a.status <> 'withdrawn') c
      where j.user_id = ${owner} order by j.id desc limit ${page.limit} offset ${page.offset}) p on true
    order by p.id desc`.execute(db);
  return found(rows);
}
