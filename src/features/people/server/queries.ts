// Raw SQL where bench/people.ts times it: the search.
import { type RawBuilder, sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { UserType } from '#shared/domain/catalogue/vocabularies.ts';
import type { ConnectionStatus } from '../domain/connection.ts';
import { meetsPerson, offeredTo, visibleTo } from './queries-visible.ts';

export type PeopleFilter = {
  readonly userType?: UserType;
  readonly experienceLevel?: string;
  readonly isAvailable?: boolean;
  /** Folded words that the place holds, and the tsquery that narrows to them. */
  readonly place?: { readonly text: string; readonly query: string };
};
/** A search: tsqueries of names and of everything, its words, and the folded text for whole names. */
export type PeopleSearch = {
  readonly name: string;
  readonly anywhere: string;
  readonly words: readonly string[];
  readonly folded: string;
};

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
  if (filter.userType) parts.push(sql`p.user_type = ${filter.userType}`);
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

/** Totals are counted up to this number, or a little past the page; a search looks at so many. */
const MOST_FOUND = 1_000;

const ORDER = sql`rank, updated_at desc, id`;

/**
 * One page of the people the viewer may find, with the number of all that fit: `found (id, rank, updated_at)` is made by the first of
 * `parts`, or by all of them together.
 */
async function findPage(
  db: Db,
  viewer: UserId,
  { parts, limit, offset }: { parts: RawBuilder<unknown>; limit: number; offset: number },
): Promise<{ rows: PersonRow[]; total: number }> {
  const { rows } = await sql<Row>`
    with ${parts}
    select t.total, page.* from (select count(*) as total from found) t left join (
      select f.rank, f.updated_at, u.id, u.first_name, u.last_name, p.headline,
        p.location, u.image as "profileImageUrl", u.user_type, p.skills,
        p.experience_level, p.is_open_to_work,
        p.is_open_to_cofounder, p.is_open_to_invest,
        u.is_demo, c.id as "connectionId", c.status as "connectionStatus",
        c.requester_id
      from (select * from found order by ${ORDER} limit ${sql.lit(limit)} offset ${offset}) f
      join people_cards u on u.id = f.id join member_profiles p on p.user_id = f.id
      left join connections c on least(c.requester_id, c.addressee_id) = least(f.id, ${viewer})
        and greatest(c.requester_id, c.addressee_id) = greatest(f.id, ${viewer})
    ) page on true
    order by page.rank, page.updated_at desc, page.id`.execute(db);
  return {
    rows: rows.filter((row): row is Row & { id: string } => row.id !== null),
    total: rows[0]?.total ?? 0,
  };
}

/** Everybody, those who say what they do first, in the order of an index, which ends where the count does. */
async function findEverybody(
  db: Db,
  viewer: UserId,
  { wanted, limit, offset }: Wanted,
): Promise<FoundPeople> {
  const most = Math.max(MOST_FOUND, offset + 2 * limit);
  const parts = sql`found as materialized (
    select p.user_id as id, p.is_silent::integer as rank, p.updated_at from findable_profiles p where ${wanted}
      order by p.is_silent, p.updated_at desc, p.user_id limit ${sql.lit(most + 1)})`;
  const { rows, total } = await findPage(db, viewer, { parts, limit, offset });
  return { rows, total: Math.min(total, most), isCapped: total > most };
}

type Wanted = { readonly wanted: RawBuilder<unknown>; readonly limit: number; readonly offset: number };
type Searched = Wanted & { readonly search: PeopleSearch };

/** Of a name: 0 the whole one, 1 where all words are in it. */
const nameRank = (folded: string) => sql`case when p.search_name = ${folded} then 0 else 1 end`;

/** All who have the words anywhere, by one scan of the index: what is in a name is among what is anywhere. */
const foundOnce = ({ wanted, search: { name, anywhere, folded } }: Searched) => sql`
  found as materialized (
    select p.user_id as id, case when p.search @@ ${name}::tsquery then ${nameRank(folded)} else 2 end as rank, p.updated_at
    from findable_profiles p where ${wanted} and p.search @@ ${anywhere}::tsquery limit ${sql.lit(MOST_FOUND)})`;

/** So many in names, and as many anywhere, where there are more. */
const foundTwice = ({ wanted, search: { name, anywhere, folded } }: Searched) => sql`
  named as materialized (
    select p.user_id as id, ${nameRank(folded)} as rank, p.updated_at
    from findable_profiles p where ${wanted} and p.search @@ ${name}::tsquery limit ${sql.lit(MOST_FOUND)}),
  described as materialized (
    select p.user_id as id, 2 as rank, p.updated_at
    from findable_profiles p where ${wanted} and p.search @@ ${anywhere}::tsquery limit ${sql.lit(MOST_FOUND)}),
  found as materialized (
    select id, min(rank) as rank, updated_at from (select * from named union all select * from described) hits
    group by id, updated_at order by ${ORDER} limit ${sql.lit(MOST_FOUND)})`;

/** A frequent search is looked for among so many of those who changed last: there it fills a page long before. */
const NEWEST = 20_000;

const newest = (wanted: RawBuilder<unknown>, column: RawBuilder<unknown>) => sql`
  select p.user_id as id, ${column}, p.updated_at from findable_profiles p where ${wanted}
    order by p.updated_at desc, p.user_id limit ${sql.lit(NEWEST)}`;

/** Those in names by the index of words, the rest among the newest until the page is full. */
const foundAmongNewest = ({ wanted, search: { name, anywhere, folded }, limit, offset }: Searched) => sql`
  named as materialized (
    select p.user_id as id, ${nameRank(folded)} as rank, p.updated_at
    from findable_profiles p where ${wanted} and p.search @@ ${name}::tsquery limit ${sql.lit(MOST_FOUND)}),
  described as materialized (
    select n.id, 2 as rank, n.updated_at from (${newest(wanted, sql`p.search`)}) n
    where (n.search @@ ${anywhere}::tsquery) is true and n.id not in (select id from named)
    limit greatest(0, ${offset}::integer + ${sql.lit(limit)} - (select count(*) from named))),
  found as (select * from named union all select * from described)`;

/** A query may be longer than what an index of names holds. */
const shortName = (folded: string) => sql`left(${folded}::text, 300)`;

/** Those with just this name, from the index alone. */
const foundByWholeName = ({ wanted, search: { folded } }: Searched) => sql`
  found as materialized (
    select p.user_id as id, 0 as rank, p.updated_at from findable_profiles p
    where p.short_name = ${shortName(folded)} and ${wanted}
    order by p.updated_at desc, p.user_id limit ${sql.lit(MOST_FOUND)})`;

/** Where a name is frequent: those with just this name, then the newest with such a name, from the index alone. */
const foundByFrequentName = ({ wanted, search: { words, folded }, limit, offset }: Searched) => sql`
  exact as materialized (
    select p.user_id as id, 0 as rank, p.updated_at from findable_profiles p
    where p.short_name = ${shortName(folded)} and ${wanted}
    order by p.updated_at desc, p.user_id limit ${offset}::integer + ${sql.lit(limit)}),
  named as materialized (
    select n.id, 1 as rank, n.updated_at from (${newest(wanted, sql`p.short_name`)}) n
    where ${sql.join(
      words.map((word) => sql`strpos(' ' || n.short_name, ${` ${word}`}::text) > 0`),
      sql` and `,
    )} and n.id not in (select id from exact)
    limit greatest(0, ${offset}::integer + ${sql.lit(limit)} - (select count(*) from exact))),
  found as (select * from exact union all select * from named)`;

/** Searches that found as many as are looked at: anywhere, or even in names. They are looked for among the newest from then on. */
const frequent = new Map<string, 'anywhere' | 'in names'>();
const MOST_FREQUENT = 2_000;
/** So many of one name are a page, and many more. */
const MANY_NAMESAKES = 100;

function rememberFrequent(key: string, where: 'anywhere' | 'in names'): void {
  if (frequent.size >= MOST_FREQUENT) frequent.clear();
  frequent.set(key, where);
}

async function searchPeople(db: Db, viewer: UserId, key: string, searched: Searched): Promise<FoundPeople> {
  const { limit, offset } = searched;
  const { words } = searched.search;
  const find = (parts: RawBuilder<unknown>) => findPage(db, viewer, { parts, limit, offset });
  // A later page than those of the first thousand is of no search.
  const isEarly = offset + limit < MOST_FOUND;
  if (isEarly && words.length > 1) {
    const namesakes = await find(foundByWholeName(searched));
    // They come first; who else has the words would be counted by reading what is known of all of them.
    if (namesakes.total >= MANY_NAMESAKES && namesakes.rows.length === limit)
      return { ...namesakes, isCapped: true };
  }
  if (isEarly && !frequent.has(key)) {
    const once = await find(foundOnce(searched));
    if (once.total < MOST_FOUND) return { ...once, isCapped: false };
    rememberFrequent(key, 'anywhere');
  }
  if (isEarly && frequent.get(key) === 'anywhere') {
    const { rows, total } = await find(foundAmongNewest(searched));
    if (total < MOST_FOUND && rows.length === limit) return { rows, total: MOST_FOUND, isCapped: true };
    if (total >= MOST_FOUND) rememberFrequent(key, 'in names');
  }
  if (isEarly && frequent.get(key) === 'in names') {
    const { rows } = await find(foundByFrequentName(searched));
    if (rows.length === limit) return { rows, total: MOST_FOUND, isCapped: true };
  }
  const { rows, total } = await find(foundTwice(searched));
  return { rows, total, isCapped: total >= MOST_FOUND };
}

/** One page of the people the viewer may find, with the number of all that fit: the newest, or who has the words, names first. */
export async function findPeople(db: Db, viewer: UserId, asked: PeopleSearchPage): Promise<FoundPeople> {
  const { filter, search, limit, offset } = asked;
  const wanted = sql`${offeredTo(viewer)} and ${conditions(filter)}`;
  if (search === null) return findEverybody(db, viewer, { wanted, limit, offset });
  const key = `${search.folded} ${JSON.stringify(filter)}`;
  return searchPeople(db, viewer, key, { wanted, limit, offset, search });
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
