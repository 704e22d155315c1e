// Raw SQL where bench/api.ts times it: the single record.
import { type RawBuilder, sql } from 'kysely';
import { rowsOf } from '#platform/postgres/db.ts';
import { together } from '#platform/postgres/together.ts';
import { meetsPerson } from '#features/people/server/queries-visible.ts';
import { isHidden } from './queries.ts';
import type { TractionMetric } from '#shared/domain/catalogue/vocabularies.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { StoredStartup } from '../domain/card.ts';
import type { TeamRole } from '../domain/team.ts';
import { CARD_COLUMNS } from './queries-directory.ts';

export type TeamRow = { name: string; title: string | null; imageUrl: string | null; role: TeamRole };
export type TractionRow = {
  id: number;
  metric: TractionMetric;
  date: string;
  value: number;
  currency: string | null;
  evidence: 'claimed' | 'document' | 'third-party-document' | 'system-export' | 'confirmed-by-counterparty';
};
export type RoundRow = {
  instrument: string;
  currency: string;
  targetMinor: number;
  minimumMinor: number | null;
  committedMinor: number;
  receivedMinor: number;
  closeDate: string | null;
};
/** What a page shows of the startup itself beside its card. */
export type OwnColumns = {
  website: string | null;
  countryIncorporation: string | null;
  countryMarket: string | null;
  foundedYear: number | null;
  version: number;
  updatedAt: Date;
};
export type FullStartup = StoredStartup &
  OwnColumns & {
    hidden: boolean;
    team: TeamRow[];
    tractionSeries: TractionRow[];
    round: RoundRow | null;
    mine: TeamRole | null;
  };

/** The columns of a page, from `startups s`. */
export const OWN_COLUMNS = `${CARD_COLUMNS}, s.website, s.country_incorporation as "countryIncorporation",
  s.country_market as "countryMarket", s.founded_year as "foundedYear", s.version, s.updated_at as "updatedAt"`;

/** A visitor has none, which stands in the text: for a value of its own the database would plan each call anew. */
const roleOf = (reader: RawBuilder<string> | null) =>
  reader === null
    ? sql`null`
    : sql`(select m.role from startup_members m where m.startup_id = s.id and m.user_id = ${reader})`;

/** What belongs to a startup, as the reader meets it; the series comes in no order. */
const belongings = (
  reader: RawBuilder<string> | null,
) => sql`array(select json_build_object('name', u.name, 'title', m.title, 'imageUrl', u.image, 'role', m.role)
        from startup_members m join people_cards u on u.id = m.user_id where m.startup_id = s.id
          and ${meetsPerson(reader, { id: sql.ref('u.id'), isDemo: sql.ref('u.isDemo') })}
        order by m.joined_at, m.user_id) as team,
      array(select json_build_object('id', t.id, 'metric', t.metric, 'date', t.as_of,
          'value', t.value, 'currency', t.currency, 'evidence', t.evidence)
        from traction_points t where t.startup_id = s.id) as "tractionSeries",
      (select public_round(r.startup_id) from startups_with_round r where r.startup_id = s.id) as round`;

/** A startup with what belongs to it; `from` closes the statement. */
const fullStartups = (reader: RawBuilder<string> | null, from: RawBuilder<unknown>) => sql<FullStartup>`
    select ${sql.raw(OWN_COLUMNS)}, ${isHidden(reader)} as hidden, ${roleOf(reader)} as mine, ${belongings(reader)}
    from ${from}`;

type Moments = 'createdAt' | 'updatedAt';
/** A row as JSON, which is written and read at once, where thirty columns are described and read one by one. */
type Page<Row> = Omit<Row, Moments> & Readonly<Record<Moments, string>>;

const inOrder = (one: TractionRow, other: TractionRow) =>
  one.date === other.date ? one.id - other.id : one.date < other.date ? -1 : 1;

type PageRow<Row> = { readonly page: Page<Row> & { tractionSeries?: TractionRow[] } };

function rowOf<Row>({ page }: PageRow<Row>): Row {
  if (page.tractionSeries && page.tractionSeries.length > 1) page.tractionSeries.sort(inOrder);
  const moments = { createdAt: new Date(page.createdAt), updatedAt: new Date(page.updatedAt) };
  // The moments are the only columns that JSON has no values for.
  return Object.assign(page, moments) as unknown as Row;
}

/** The rows of a statement, each of them as JSON. */
export const pagesOf = <Row>(db: Db, text: string, values: readonly unknown[]): Promise<Row[]> =>
  rowsOf<PageRow<Row>>(db, text, values).then((rows) => rows.map(rowOf));

export const asPages = (statement: string): string => `select row_to_json(p) as page from (${statement}) p`;

/** A statement written once: putting it together takes as long as the database needs for it. */
function written(statement: RawBuilder<FullStartup>) {
  let text: string | undefined;
  return (db: Db, values: readonly unknown[]): Promise<FullStartup[]> => {
    text ??= asPages(statement.compile(db).sql);
    return pagesOf<FullStartup>(db, text, values);
  };
}

/** The columns of what belongs to `s`, as the reader whom this column names meets it. */
export const belongingsFor = (db: Db, column: string): string =>
  sql`select ${belongings(sql.ref<string>(column))}`.compile(db).sql.slice('select '.length);

/**
 * Ids as rows. An array would be planned anew for each call, which costs more than running it: the database expects ten of
 * one it does not know, and finds a plan for one better. What is asked alone needs no list.
 */
const listed = sql`jsonb_array_elements_text(${''}::jsonb)`;

const forVisitor = written(fullStartups(null, sql`startups s where s.id = ${0}`));
const forVisitors = written(
  fullStartups(null, sql`${listed} l (id) join startups s on s.id = l.id::integer`),
);
const READER = sql.ref<string>('q.reader');
const forMember = written(
  fullStartups(
    READER,
    sql`(select ${0}::integer as id, ${''}::text as reader) q join startups s on s.id = q.id`,
  ),
);
// The outer join answers each in its place; without an id where there is none.
const forMembers = written(
  fullStartups(
    READER,
    sql`(select (l.pair ->> 0)::integer as id, l.pair ->> 1 as reader, l.place
        from jsonb_array_elements(${''}::jsonb) with ordinality l (pair, place)) q
      left join startups s on s.id = q.id order by q.place`,
  ),
);

/** What is asked alone needs no place among others. */
const alone = ([found]: readonly FullStartup[]) => [found ?? null];

async function findForVisitors(db: Db, ids: readonly number[]): Promise<(FullStartup | null)[]> {
  const rows = await forVisitors(db, [JSON.stringify(ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

const findForVisitor = together<number, FullStartup | null>((db, ids) =>
  ids.length === 1 ? forVisitor(db, ids).then(alone) : findForVisitors(db, ids),
);

type Opened = { readonly id: number; readonly reader: UserId };

async function findForMembers(db: Db, opened: readonly Opened[]): Promise<(FullStartup | null)[]> {
  const asked = opened.map(({ id, reader }) => [id, reader]);
  const rows = await forMembers(db, [JSON.stringify(asked)]);
  return rows.map((row) => (row.id === null ? null : row));
}

const findForMember = together<Opened, FullStartup | null>((db, opened) => {
  const [first] = opened;
  return first && opened.length === 1
    ? forMember(db, [first.id, first.reader]).then(alone)
    : findForMembers(db, opened);
});

/** One startup with its team as the reader meets it, series and round, and their role. Hidden ones too: the policy decides. */
export const findStartup = (db: Db, id: number, reader: UserId | null): Promise<FullStartup | null> =>
  reader === null ? findForVisitor(db, id) : findForMember(db, { id, reader });
