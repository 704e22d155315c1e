// Raw SQL where bench/api.ts times it: lists and searches of the directory.
import { rowsOf } from '#platform/postgres/db.ts';
import type { Db } from '#shared/server/context.ts';
import type { RegionScope } from '#shared/domain/catalogue/region-scope.ts';
import type { StoredStartup } from '../domain/card.ts';
import { CARD } from './queries.ts';

export const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of a card under their names in TypeScript, so that a page of rows is not built anew to rename them. */
export const CARD_COLUMNS = CARD.map(
  (column) => `${snakeCase(column)} as "${column.slice('s.'.length)}"`,
).join(', ');

/** Filters in the database's own terms; a missing one does not narrow. */
export type DirectoryFilter = {
  readonly sectorIds?: readonly string[];
  readonly stageIds?: readonly string[];
  readonly scope?: RegionScope;
  readonly countries?: readonly string[];
  /** In folded words. */
  readonly city?: string;
  readonly businessModel?: string;
  readonly tractionTiers?: readonly string[];
  /** One of these must back a current figure. */
  readonly evidence?: readonly string[];
  /** The least that must be raised for the cheque to fit, in minor units of each currency. */
  readonly ticketMinor?: Readonly<Record<string, number>>;
  readonly isVerified?: boolean;
  readonly ids?: readonly number[];
  /** Those the reader does not meet. */
  readonly hiddenIds?: readonly number[];
  readonly isDemo?: true;
};
export type DirectoryPage = {
  readonly limit: number;
  readonly offset: number;
  readonly sort: keyof typeof ORDERS;
};
/** A search: the tsqueries of names and of everything, and the folded text itself for whole names. */
export type DirectorySearch = { readonly name: string; readonly text: string; readonly folded: string };

type Found = {
  readonly rows: StoredStartup[];
  readonly total: number;
  /** There may be more than `total`. */
  readonly isLeast: boolean;
};

/** Searches look at this many hits in names, and at as many elsewhere. */
export const MOST_HITS = 1_000;
/** Totals are counted up to this number, or a little past the page that is asked for. */
export const MOST_COUNTED = 1_000;

const ORDERS = {
  newest: 's.id desc',
  traction: 's.users_count desc nulls last, s.id desc',
  revenue: 's.monthly_revenue_usd_minor desc nulls last, s.id desc',
  name: 's.search_name, s.id desc',
} as const;

/** Numbers the parameters of a statement as they are added. */
export function parameters() {
  const values: unknown[] = [];
  return { values, add: (value: unknown) => `$${values.push(value)}` };
}
type Parameters = ReturnType<typeof parameters>;

/** The `where` of a filter. The text depends on which filters are set only, values are parameters. */
export const conditions = (filter: DirectoryFilter, numbered: Parameters): string =>
  ['s.hidden_at is null', ...narrowing(filter, numbered)].join(' and ');

function narrowing(filter: DirectoryFilter, { add }: Parameters): string[] {
  const parts: string[] = [];
  const oneOf = (column: string, values: readonly string[] | undefined) => {
    if (values)
      parts.push(values.length === 1 ? `${column} = ${add(values[0])}` : `${column} = any(${add(values)})`);
  };
  oneOf('s.sector_id', filter.sectorIds);
  oneOf('s.stage_id', filter.stageIds);
  oneOf('s.country', filter.countries);
  oneOf('s.traction_tier', filter.tractionTiers);
  if (filter.city !== undefined) parts.push(`s.search_city = ${add(filter.city)}`);
  if (filter.scope) {
    const { regions, countries, regionsIfNoCountry } = filter.scope;
    const places = [`s.region_id = any(${add(regions)})`, `s.country = any(${add(countries)})`];
    if (regionsIfNoCountry.length > 0)
      places.push(`s.country is null and s.region_id = any(${add(regionsIfNoCountry)})`);
    parts.push(`(${places.join(' or ')})`);
  }
  if (filter.businessModel) parts.push(`s.business_model = ${add(filter.businessModel)}`);
  if (filter.evidence) {
    const levels = add(filter.evidence);
    parts.push(`(s.users_evidence = any(${levels}) or s.revenue_evidence = any(${levels}))`);
  }
  if (filter.ticketMinor)
    parts.push(
      `s.raising_minor >= (${add(JSON.stringify(filter.ticketMinor))}::jsonb ->> s.raising_currency)::bigint`,
    );
  if (filter.isVerified !== undefined)
    parts.push(`s.verified_domain is ${filter.isVerified ? 'not null' : 'null'}`);
  if (filter.ids) parts.push(`s.id = any(${add(filter.ids)})`);
  if (filter.hiddenIds) parts.push(`s.id <> all(${add(filter.hiddenIds)})`);
  if (filter.isDemo) parts.push('s.is_demo');
  return parts;
}

type Row = StoredStartup & { id: number | null; total: number; isLeast?: boolean };

/**
 * The rows of a statement as one JSON text, in its order: written and read at once, where the columns of twenty rows are sent and read one
 * by one.
 */
async function cardsOf<T extends StoredStartup>(
  db: Db,
  text: string,
  values: readonly unknown[],
): Promise<T[]> {
  const asJson = `select coalesce(json_agg(p), '[]') as cards from (${text}) p`;
  const [found] = await rowsOf<{ cards: T[] }>(db, asJson, values);
  return (found?.cards ?? []).map((card) => Object.assign(card, { createdAt: new Date(card.createdAt) }));
}

/** The outer join keeps the total on a page that has no rows: one row comes back, without an id. */
const found = (rows: Row[]): Found => ({
  total: rows[0]?.total ?? 0,
  rows: rows.filter((row) => row.id !== null),
  isLeast: rows[0]?.isLeast ?? false,
});

/** One page of the directory, hidden ones left out. */
export async function findStartups(
  db: Db,
  filter: DirectoryFilter,
  page: DirectoryPage,
): Promise<StoredStartup[]> {
  const { values, add } = parameters();
  const where = conditions(filter, { values, add });
  // The size of a page stands in the text: the plan of a prepared statement depends on it.
  const offset = page.offset === 0 ? '' : `offset ${add(page.offset)}`;
  // The ids of the page come from an index alone; only its own rows are fetched.
  const text = `select ${CARD_COLUMNS} from (select s.id from startups s where ${where}
      order by ${ORDERS[page.sort]} limit ${page.limit} ${offset}) p
    join startups s on s.id = p.id order by ${ORDERS[page.sort]}`;
  return cardsOf<StoredStartup>(db, text, values);
}

/** How many fit, at most `most`: counting more would take longer the larger the directory is. */
export async function countStartups(db: Db, filter: DirectoryFilter, most: number): Promise<number> {
  const { values, add } = parameters();
  const where = conditions(filter, { values, add });
  const text = `select count(*) as total from (select from startups s where ${where} limit ${add(most)}) s`;
  const [counted] = await rowsOf<{ total: number }>(db, text, values);
  return counted?.total ?? 0;
}

/**
 * A tsquery as a value that plans do not depend on: for one it sees, the database plans each search anew, which takes longer than a search.
 * The size of a page stands in the text for the same reason.
 */
const queryOf = (parameter: string) => `(select ${parameter}::tsquery)`;

const pageOf = ({ limit, offset }: DirectoryPage, { add }: Parameters): string =>
  `limit ${limit}${offset === 0 ? '' : ` offset ${add(offset)}`}`;

/** The best 1,000 hits as `hits (id, rank)`: 0 the whole name, 1 all words in the name, 2 anywhere. */
function hitsOf(where: string, search: DirectorySearch, { add }: Parameters): string {
  const hit = (query: string) =>
    `select s.id, s.search_name from startups s where s.search @@ ${queryOf(add(query))} and ${where} limit ${MOST_HITS}`;
  return `with named as materialized (${hit(search.name)}), described as materialized (${hit(search.text)}),
    hits as materialized (select id, min(rank) as rank from (
      select id, case when search_name = ${add(search.folded)} then 0 else 1 end as rank from named
      union all select id, 2 from described) h group by id order by 2, 1 desc limit ${MOST_HITS})`;
}

/** Searches that had more hits than are looked at: they are not looked for in one scan again. */
const frequent = new Set<string>();
const MOST_FREQUENT = 2_000;
/** A frequent search is looked for among so many of the newest: there it fills a page long before. */
const NEWEST = 20_000;

const sameSearch = ({ text }: DirectorySearch, filter: DirectoryFilter) =>
  `${text} ${JSON.stringify({ ...filter, hiddenIds: undefined })}`;

/** Whether every hit in a name is one anywhere: a single letter begins a word of a name, and is a whole word elsewhere. */
const isOneScan = ({ folded }: DirectorySearch) => folded.split(' ').every((word) => word.length > 1);

/** So many startups of one name are a page, and many more. */
const MANY_NAMESAKES = 100;

/**
 * The newest hits by one scan of the index, those in a name first; null where there are more than are looked at, of
 * which the ones in names would be missing. Where many have just this name, an index gives the newest of them, who come first, and
 * the rest is not counted: `isLeast`.
 */
async function searchOnce(
  db: Db,
  search: DirectorySearch,
  filter: DirectoryFilter,
  page: DirectoryPage,
): Promise<Found | null> {
  const numbered = parameters();
  const { add } = numbered;
  const where = conditions(filter, numbered);
  const folded = add(search.folded);
  const hits = `select id, rank, count(*) over () as total, false as "isLeast" from (
        select s.id, case when s.search_name = ${folded} then 0
            when s.search @@ ${queryOf(add(search.name))} then 1 else 2 end as rank
          from startups s where s.search @@ ${queryOf(add(search.text))} and ${where}`;
  const columns = `select h.total, h."isLeast", ${CARD_COLUMNS} from`;
  const rest = `join startups s on s.id = h.id order by h.rank, h.id desc`;
  const order = `order by rank, id desc ${pageOf(page, numbered)}`;
  const text = !isKept(filter)
    ? `${columns} (${hits} limit ${MOST_HITS}) hits ${order}) h ${rest}`
    : `with namesakes as materialized (
        select s.id from startups s where s.search_name = ${folded} and ${where} order by s.id desc limit ${MOST_HITS}),
      many as materialized (
        select count(*) as total from namesakes having count(*) >= ${add(Math.max(MANY_NAMESAKES, page.offset + page.limit))}::bigint)
      ${columns} (select * from (
          select n.id, 0 as rank, m.total, true as "isLeast" from namesakes n, many m
          union all ${hits} and not exists (select from many) limit ${MOST_HITS}) hits) found ${order}) h ${rest}`;
  const answer = found(await rowsOf<Row>(db, text, numbered.values));
  if (answer.isLeast || answer.total < MOST_HITS)
    return answer.total > 0 || page.offset === 0 ? answer : null;
  if (frequent.size >= MOST_FREQUENT) frequent.clear();
  frequent.add(sameSearch(search, filter));
  return null;
}

/**
 * The same for a search that is known to have more hits than are looked at: those in names by the index of words, the rest in the order
 * of the newest until the page is full, which takes as long whatever the number of startups. Null where the newest do not fill it.
 */
async function searchNewest(
  db: Db,
  search: DirectorySearch,
  filter: DirectoryFilter,
  page: DirectoryPage,
): Promise<Found | null> {
  const numbered = parameters();
  const { add } = numbered;
  const where = conditions(filter, numbered);
  const wanted = add(page.offset + page.limit);
  // "Is true" keeps the index of words, which finds all hits before it gives the first, out of the second part.
  const text = `with named as materialized (
      select s.id, case when s.search_name = ${add(search.folded)} then 0 else 1 end as rank
      from startups s where s.search @@ ${queryOf(add(search.name))} and ${where} limit ${MOST_HITS}),
    described as materialized (
      select n.id, 2 as rank from (
        select s.id, s.search from startups s where ${where} order by s.id desc limit ${NEWEST}) n
      where (n.search @@ ${queryOf(add(search.text))}) is true and n.id not in (select id from named)
      limit greatest(0, ${wanted}::integer - (select count(*) from named)))
    select ${CARD_COLUMNS} from (
      select id, rank from (select * from named union all select * from described) hits
      order by rank, id desc ${pageOf(page, numbered)}) h
    join startups s on s.id = h.id order by h.rank, h.id desc`;
  const rows = await cardsOf<StoredStartup>(db, text, numbered.values);
  return rows.length === page.limit ? { rows, total: MOST_HITS, isLeast: true } : null;
}

/** The same over a search: hits in the name first, unless another order than the newest is asked for. Counts at most 1,000. */
export async function searchStartups(
  db: Db,
  search: DirectorySearch,
  filter: DirectoryFilter,
  page: DirectoryPage,
): Promise<Found> {
  if (page.sort !== 'newest' || !isOneScan(search)) return searchTwice(db, search, filter, page);
  const isFrequent = frequent.has(sameSearch(search, filter));
  const once = isFrequent ? null : await searchOnce(db, search, filter, page);
  return once ?? (await searchNewest(db, search, filter, page)) ?? searchTwice(db, search, filter, page);
}

async function searchTwice(
  db: Db,
  search: DirectorySearch,
  filter: DirectoryFilter,
  page: DirectoryPage,
): Promise<Found> {
  const numbered = parameters();
  const hits = hitsOf(conditions(filter, numbered), search, numbered);
  const part = pageOf(page, numbered);
  const placed =
    page.sort === 'newest'
      ? `select row_number() over (order by rank, id desc) as place, id from hits order by 1 ${part}`
      : `select row_number() over (order by ${ORDERS[page.sort]}) as place, s.id
          from hits join startups s on s.id = hits.id order by 1 ${part}`;
  const text = `${hits} select t.total, p.* from (select count(*) as total from hits) t
    left join (select h.place, ${CARD_COLUMNS} from (${placed}) h join startups s on s.id = h.id) p on true
    order by p.place`;
  return found(await cardsOf<Row>(db, text, numbered.values));
}

export type Counts = {
  readonly total: number;
  readonly raisingNow: number;
  readonly countries: number;
  readonly sectors: number;
};
export type DirectoryCounts = Counts & {
  /** There are more, so that each number is the least that it is. */
  readonly isCapped: boolean;
};

/** What is not kept by kind is counted as far as this. */
const MOST_SUMMED = 10_000;
const COUNTED_BY: readonly (keyof DirectoryFilter)[] = [
  'sectorIds',
  'stageIds',
  'scope',
  'countries',
  'isDemo',
  'hiddenIds',
];

/** Whether a filter tells apart nothing but what is kept count of. */
const isKept = (filter: DirectoryFilter) =>
  Object.entries(filter).every(
    ([name, value]) => value === undefined || COUNTED_BY.some((known) => known === name),
  );

const NOTHING: Counts = { total: 0, raisingNow: 0, countries: 0, sectors: 0 };
const RAISES = `s.status = 'active' and s.raising_minor > 0`;

/** Counts from the kinds that are kept, without those the reader does not meet. Raising now: asking, but for rounds that have closed. */
async function countKept(db: Db, filter: DirectoryFilter, today: string): Promise<DirectoryCounts> {
  const numbered = parameters();
  const { hiddenIds = [], ...ofKinds } = filter;
  const kind = ['true', ...narrowing(ofKinds, numbered)].join(' and ');
  const [hidden, day] = [numbered.add(hiddenIds), numbered.add(today)];
  const text = `with kinds as (
      select s.sector_id, s.country, s.n, case when s.is_asking then s.n else 0 end as asking
        from directory_counts s where ${kind}
      union all select s.sector_id, s.country, -1, case when ${RAISES} then -1 else 0 end
        from startups s where s.id = any(${hidden}::integer[]) and s.hidden_at is null and ${kind}),
    places as (
      select sector_id, country, sum(n) as n, sum(asking) as asking from kinds group by 1, 2 having sum(n) > 0)
    select coalesce(sum(n), 0)::integer as total, count(distinct country) as countries, count(distinct sector_id) as sectors,
      (coalesce(sum(asking), 0) - (select count(*) from round_closings r join startups s on s.id = r.startup_id
        where r.close_date < ${day}::date and s.hidden_at is null and ${RAISES}
          and s.id <> all(${hidden}::integer[]) and ${kind}))::integer as "raisingNow"
    from places`;
  const [counts = NOTHING] = await rowsOf<Counts>(db, text, numbered.values);
  return { ...counts, isCapped: false };
}

type Asked = {
  readonly filter: DirectoryFilter;
  readonly search: DirectorySearch | null;
  readonly today: string;
};

/** Counts over a filter. Raising now: active, with an amount, and no round whose closing day is past. */
export async function countDirectory(db: Db, { filter, search, today }: Asked): Promise<DirectoryCounts> {
  if (search === null && isKept(filter)) return countKept(db, filter, today);
  const numbered = parameters();
  const where = conditions(filter, numbered);
  const hits = search ? hitsOf(where, search, numbered) : '';
  const inHits = search ? 'exists (select from hits h where h.id = s.id)' : where;
  const text = `${hits} select count(*) as total, count(distinct s.country) as countries,
      count(distinct s.sector_id) as sectors, count(*) filter (where ${RAISES}
        and not exists (select from round_closings r where r.startup_id = s.id
          and r.close_date < ${numbered.add(today)}::date)) as "raisingNow"
    from (select s.id, s.country, s.sector_id, s.status, s.raising_minor from startups s where ${inHits} limit ${MOST_SUMMED}) s`;
  const [counts = NOTHING] = await rowsOf<Counts>(db, text, numbered.values);
  return { ...counts, isCapped: counts.total >= (search ? MOST_HITS : MOST_SUMMED) };
}
