// Raw SQL where bench/people.ts times it: the search.
import { type RawBuilder, sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { UserType } from '#shared/domain/catalogue/vocabularies.ts';
import type { ConnectionStatus } from '../domain/connection.ts';
import { findableBy, meetsPerson, visibleTo } from './queries-visible.ts';

export type PeopleFilter = {
  readonly userType?: UserType;
  readonly experienceLevel?: string;
  readonly isAvailable?: boolean;
  /** Folded words that the place holds, and the tsquery that narrows to them. */
  readonly place?: { readonly text: string; readonly query: string };
};
/** A search: tsqueries of names and of everything, and the folded text for whole names. */
export type PeopleSearch = { readonly name: string; readonly anywhere: string; readonly folded: string };

export type PersonRow = {
  id: string;
  firstName: string;
  lastName: string;
  headline: string | null;
  location: string | null;
  profileImageUrl: string | null;
  userType: UserType | null;
  skills: string[];
  experienceLevel: 'entry' | 'mid' | 'senior' | 'executive' | null;
  isOpenToWork: boolean;
  isOpenToCofounder: boolean;
  isOpenToInvest: boolean;
  isDemo: boolean;
  connectionId: number | null;
  connectionStatus: ConnectionStatus | null;
  requesterId: string | null;
};
type Row = Omit<PersonRow, 'id'> & { id: string | null; total: number };

function conditions(filter: PeopleFilter): RawBuilder<unknown> {
  const parts = [sql`true`];
  if (filter.userType) parts.push(sql`u.user_type = ${filter.userType}`);
  if (filter.experienceLevel) parts.push(sql`p.experience_level = ${filter.experienceLevel}`);
  if (filter.isAvailable !== undefined)
    parts.push(
      sql`(p.is_open_to_work or p.is_open_to_cofounder or p.is_open_to_invest) = ${filter.isAvailable}`,
    );
  if (filter.place) {
    parts.push(sql`p.search @@ ${filter.place.query}::tsquery`);
    const start = ` ${filter.place.text}`;
    parts.push(
      sql`(strpos(' ' || lower(p.location), ${start}) > 0 or strpos(' ' || fold_words(p.location), ${start}) > 0)`,
    );
  }
  return sql.join(parts, sql` and `);
}

type PeopleSearchPage = {
  readonly filter: PeopleFilter;
  readonly search: PeopleSearch | null;
  readonly limit: number;
  readonly offset: number;
};
type FoundPeople = {
  readonly rows: PersonRow[];
  readonly total: number;
  /** There are more than `total`. */
  readonly isCapped: boolean;
};

/** Totals are counted up to this number, or a little past the page; a search looks at so many by name, and elsewhere. */
const MOST_FOUND = 1_000;

/** Those whom the viewer may find, of `member_profiles p` and `people_cards u`. */
const FOUND_AMONG = sql`member_profiles p join people_cards u on u.id = p.user_id`;

/** The statement whose rows are a page, by `rank` and `updated_at`, and the one whose rows are all, up to some number. */
type Selected = {
  readonly page: RawBuilder<unknown>;
  readonly all: RawBuilder<unknown>;
  readonly most: number;
};

/** Everybody, those who say what they do first: in the order of an index, which ends with the page. */
function everybody(wanted: RawBuilder<unknown>, { limit, offset }: PeopleSearchPage): Selected {
  const most = Math.max(MOST_FOUND, offset + 2 * limit);
  return {
    page: sql`select u.id, (p.headline is null)::integer as rank, p.updated_at from ${FOUND_AMONG} where ${wanted}
      order by (p.headline is null), p.updated_at desc, p.user_id limit ${limit} offset ${offset}`,
    all: sql`select u.id from ${FOUND_AMONG} where ${wanted} limit ${most + 1}`,
    most,
  };
}

/** Who is found by words: 0 by the whole name, 1 by all words in the name, 2 elsewhere. */
function foundByWords(
  wanted: RawBuilder<unknown>,
  { folded, name, anywhere }: PeopleSearch,
  { limit, offset }: PeopleSearchPage,
): Selected {
  const hit = (rank: RawBuilder<unknown>, query: RawBuilder<unknown>) => sql`
    (select u.id, ${rank} as rank, p.updated_at from ${FOUND_AMONG}
      where ${wanted} and p.search @@ ${query} limit ${MOST_FOUND})`;
  const named = hit(
    sql`case when p.search_name = ${folded} then 0 else 1 end`,
    sql`(${name}::tsquery && ${anywhere}::tsquery)`,
  );
  const all = sql`select id, min(rank) as rank, updated_at from (
      ${named} union all ${hit(sql`2`, sql`${anywhere}::tsquery`)}) hits group by id, updated_at`;
  return {
    page: sql`select * from found order by rank, updated_at desc, id limit ${limit} offset ${offset}`,
    all,
    most: MOST_FOUND,
  };
}

/** One page of the people the viewer may find, with the number of all that fit, in one statement. */
export async function findPeople(db: Db, viewer: UserId, asked: PeopleSearchPage): Promise<FoundPeople> {
  const wanted = sql`${findableBy(viewer)} and ${conditions(asked.filter)}`;
  const { page, all, most } = asked.search
    ? foundByWords(wanted, asked.search, asked)
    : everybody(wanted, asked);
  const { rows } = await sql<Row>`
    with found as materialized (${all})
    select t.total, page.* from (select count(*) as total from found) t left join (
      select f.rank, f.updated_at, u.id, u.first_name, u.last_name, p.headline,
        p.location, u.image as "profileImageUrl", u.user_type, p.skills,
        p.experience_level, p.is_open_to_work,
        p.is_open_to_cofounder, p.is_open_to_invest,
        u.is_demo, c.id as "connectionId", c.status as "connectionStatus",
        c.requester_id
      from (${page}) f
      join people_cards u on u.id = f.id join member_profiles p on p.user_id = f.id
      left join connections c on least(c.requester_id, c.addressee_id) = least(f.id, ${viewer})
        and greatest(c.requester_id, c.addressee_id) = greatest(f.id, ${viewer})
    ) page on true
    order by page.rank, page.updated_at desc, page.id`.execute(db);
  const found = rows.filter((row): row is Row & { id: string } => row.id !== null);
  const total = rows[0]?.total ?? 0;
  const isCapped = asked.search ? total >= most : total > most;
  return { rows: found, total: Math.min(total, most), isCapped };
}

/** Whether the viewer sees this person at all; false for an unknown id too. */
export async function isVisible(db: Db, viewer: UserId, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('peopleCards as u')
    .innerJoin('memberProfiles as p', 'p.userId', 'u.id')
    .select('u.id')
    .where('u.id', '=', personId)
    .where(visibleTo(viewer))
    .executeTakeFirst();
  return row !== undefined;
}

/** How somebody is called, and whether they are of the demo. */
export async function findCard(db: Db, userId: string) {
  const row = await db
    .selectFrom('peopleCards')
    .select(['name', 'isDemo'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Startups the viewer does not meet. */
export async function findHiddenStartupIds(db: Db, viewer: UserId): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select id from hidden_startups(${viewer}) h(id) order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those whom an owner of one of these startups does not meet. */
export async function findStrangersTo(
  db: Db,
  startupIds: readonly number[],
): Promise<{ startupId: number; userId: string }[]> {
  const { rows } = await sql<{ startupId: number; userId: string }>`
    select s.id as "startupId", h.id as "userId"
    from unnest(${startupIds}::integer[]) s(id) cross join lateral hidden_from_startup(s.id) h(id)`.execute(
    db,
  );
  return rows;
}

/** Whether the viewer meets somebody, whatever that person's profile shows; false for an unknown id too. */
export async function isMet(db: Db, viewer: string, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from people_cards u where u.id = ${personId}
      and ${meetsPerson(viewer, { id: sql.ref('u.id'), isDemo: sql.ref('u.isDemo') })}`.execute(db);
  return rows.length > 0;
}
