// Raw SQL where bench/api.ts times it: what a create and an update save, each in one statement.
import { CompiledQuery } from 'kysely';
import { writeTogether } from '#platform/postgres/together.ts';
import type { ClaimedUse } from '#platform/postgres/use-limit.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { STARTUP_STATUSES } from '../contract/form.ts';
import type { StoredStartup } from '../domain/card.ts';
import type { TeamRole } from '../domain/team.ts';
import type { StartupValues } from './queries-change.ts';
import {
  belongingsFor,
  type FullStartup,
  OWN_COLUMNS,
  type OwnColumns,
  type TeamRow,
} from './queries-detail.ts';
import { snakeCase } from './queries-directory.ts';

/** A startup's own columns as they were saved. */
export type SavedStartup = StoredStartup & OwnColumns;

const COLUMNS = [
  'name',
  'description',
  'sectorId',
  'regionId',
  'stageId',
  'businessModel',
  'raisingText',
  'raisingMinor',
  'raisingCurrency',
  'teamSize',
  'logoUrl',
  'website',
  'country',
  'countryIncorporation',
  'countryMarket',
  'city',
  'foundedYear',
  'search',
  'searchName',
] as const satisfies readonly (keyof StartupValues)[];

const [OWNER, IS_DEMO] = [`$${COLUMNS.length + 1}::text`, `$${COLUMNS.length + 2}`];

const INSERT = `
  with made as (
    insert into startups (${COLUMNS.map(snakeCase).join(', ')}, created_by, is_demo)
    values (${COLUMNS.map((_, index) => `$${index + 1}`).join(', ')}, ${OWNER}, ${IS_DEMO}) returning *),
  owned as (
    insert into startup_members (startup_id, user_id, role, title)
    select id, ${OWNER}, 'owner', 'Founder' from made returning role, title)
  select ${OWN_COLUMNS}, json_build_array(
      json_build_object('name', u.name, 'title', m.title, 'imageUrl', u.image, 'role', m.role)) as team
  from made s cross join owned m join people_cards u on u.id = ${OWNER}`;

/** Inserts a startup with its owner, who is its team; null for an owner who is gone. */
export async function insertStartup(
  db: Db,
  values: StartupValues,
  { ownerId, isDemo }: { readonly ownerId: UserId; readonly isDemo: boolean },
): Promise<(SavedStartup & { readonly team: TeamRow[] }) | null> {
  const given = [...COLUMNS.map((column) => values[column] ?? null), ownerId, isDemo];
  const { rows } = await db.executeQuery<SavedStartup & { team: TeamRow[] }>(
    CompiledQuery.raw(INSERT, given),
  );
  return rows[0] ?? null;
}

const CHANGED = [...COLUMNS, 'status'] as const;

/** Saves what is given over the version that was read; null when a newer one is there. */
export async function updateStartup(
  db: Db,
  {
    id,
    version,
    values,
  }: {
    readonly id: number;
    readonly version: number;
    readonly values: Partial<StartupValues> & { readonly status?: (typeof STARTUP_STATUSES)[number] };
  },
): Promise<SavedStartup | null> {
  const given = CHANGED.filter((column) => values[column] !== undefined);
  const changes = given.map((column, index) => `${snakeCase(column)} = $${index + 3}`);
  const text = `update startups s set ${[...changes, 'version = s.version + 1', 'updated_at = now()'].join(', ')}
    where s.id = $1 and s.version = $2 returning ${OWN_COLUMNS}`;
  const parameters = [id, version, ...given.map((column) => values[column])];
  const { rows } = await db.executeQuery<SavedStartup>(CompiledQuery.raw(text, parameters));
  return rows[0] ?? null;
}

/** Who saves: their session is looked at by the statement itself. */
type Saver = { readonly id: UserId; readonly sessionId: string; readonly now: Date };

/** The types of what a statement takes as JSON. */
const TYPES: Partial<Record<(typeof CHANGED)[number], string>> = {
  raisingMinor: 'bigint',
  teamSize: 'integer',
  foundedYear: 'integer',
  search: 'tsvector',
};
const SAVER = 'place integer, saver text, session text, at timestamptz';
const typed = (columns: readonly (typeof CHANGED)[number][]) =>
  columns.map((column) => `${snakeCase(column)} ${TYPES[column] ?? 'text'}`).join(', ');

/** Whoever saves, as `z`, where their session holds. Apart, lest all sessions be read for a hundred. */
const HOLDS = `cross join lateral (
    select o.is_demo from open_sessions o
    where o.id = g.session and o.user_id = g.saver and o.expires_at > g.at offset 0) z`;

/** Asks for a job for each row of `from`; a text that the queue's library wrote. */
const asking = (jobs: string | null, from: string): string => {
  const each = `json_build_object('data', json_build_object('startupId', id), 'singletonKey', 'startup:' || id)`;
  return jobs === null
    ? ''
    : `, asked as (${jobs.replace('$1', `(select coalesce(json_agg(${each}), '[]') from ${from})`)})`;
};

const given = (at: number, { id, sessionId, now }: Saver) => ({
  place: at,
  saver: id,
  session: sessionId,
  at: now,
});

/** Statements by the text they ask for jobs with: one in a process, and the same each time. */
function writtenOnce(write: (db: Db, jobs: string | null) => string) {
  const written = new Map<string | null, string>();
  return (db: Db, jobs: string | null): string => {
    const text = written.get(jobs) ?? write(db, jobs);
    written.set(jobs, text);
    return text;
  };
}

/** Each answer in the place of what was asked; null where nothing was saved. */
async function savedRows<Row extends { place: number }>(
  db: Db,
  text: string,
  rows: readonly unknown[],
  ...more: readonly unknown[]
): Promise<(Row | null)[]> {
  const answer = await db.executeQuery<Row>(CompiledQuery.raw(text, [JSON.stringify(rows), ...more]));
  const byPlace = new Map(answer.rows.map((row) => [row.place, row]));
  return rows.map((_, at) => byPlace.get(at) ?? null);
}

/** What is made at once; `jobs` is the statement that asks for a job for what was made, see `Jobs.asking`. */
type Making = {
  readonly by: Saver;
  readonly values: StartupValues;
  readonly use: ClaimedUse;
  readonly jobs: string | null;
};

const makeText = writtenOnce(
  (_db, jobs) => `
  with given as materialized (
    select g.*, z.is_demo, nextval('startups_id_seq')::integer as id
    from json_to_recordset($1::json) as g (${SAVER}, used text, most integer, window_ms bigint, at_ms bigint,
      ${typed(COLUMNS)}) ${HOLDS}),
  counted as materialized (select g.id, claim_use(g.used, g.most, g.window_ms, g.at_ms) from given g),
  made as (
    insert into startups (id, ${COLUMNS.map(snakeCase).join(', ')}, created_by, is_demo)
    select g.id, ${COLUMNS.map((column) => `g.${snakeCase(column)}`).join(', ')}, g.saver, g.is_demo
    from given g join counted c on c.id = g.id returning *),
  owned as (
    insert into startup_members (startup_id, user_id, role, title)
    select id, created_by, 'owner', 'Founder' from made returning startup_id, role, title)
  ${asking(jobs, 'made')}
  select g.place, ${OWN_COLUMNS}, json_build_array(
      json_build_object('name', p.name, 'title', m.title, 'imageUrl', p.image, 'role', m.role)) as team
  from made s join given g on g.id = s.id join owned m on m.startup_id = s.id
    join people_cards p on p.id = s.created_by`,
);

type Made = SavedStartup & { readonly team: TeamRow[] };

/** Publishes a startup in one statement, together with those of the same moment; null where the session does not hold. */
export const makeAtOnce = writeTogether<Making, Made | null>(async (db, all) => {
  const rows = all.map(({ by, values, use: { key: used, most, windowMs, now } }, at) => ({
    ...given(at, by),
    used,
    most,
    window_ms: windowMs,
    at_ms: now.getTime(),
    ...rowOf(COLUMNS, values),
  }));
  return savedRows<Made & { place: number }>(db, makeText(db, all[0]?.jobs ?? null), rows);
});

/** What may be left out of a change, which keeps it. */
const KEPT = [
  'logoUrl',
  'website',
  'country',
  'countryIncorporation',
  'countryMarket',
  'city',
  'foundedYear',
  'status',
] as const satisfies readonly (typeof CHANGED)[number][];
const isKept = (column: (typeof CHANGED)[number]): column is (typeof KEPT)[number] =>
  KEPT.some((each) => each === column);
/** What a startup is found by: where it is left out, it is taken to be empty. */
const FOUND_BY = ['country', 'countryMarket', 'city'] as const;
const keeps = (column: (typeof KEPT)[number]) => `keeps_${snakeCase(column)}`;

/** The columns of a row, under their names in the database; those left out are kept. */
function rowOf(
  columns: readonly (typeof CHANGED)[number][],
  values: Readonly<Partial<Record<(typeof CHANGED)[number], unknown>>>,
) {
  return Object.fromEntries(
    columns.map((column) =>
      values[column] === undefined && isKept(column)
        ? [keeps(column), true]
        : [snakeCase(column), values[column] ?? null],
    ),
  );
}

/** A change over the version that was read. */
type Changing = {
  readonly id: number;
  readonly version: number;
  readonly by: Saver;
  readonly values: StartupValues & { readonly status?: (typeof STARTUP_STATUSES)[number] };
  readonly jobs: string | null;
};

const changeOf = (column: (typeof CHANGED)[number]): string => {
  const name = snakeCase(column);
  return isKept(column)
    ? `${name} = case when g.${keeps(column)} then s.${name} else g.${name} end`
    : `${name} = g.${name}`;
};

const changeText = writtenOnce(
  (db, jobs) => `
  with saved as (
    update startups s set ${CHANGED.map(changeOf).join(', ')}, version = s.version + 1, updated_at = now()
    from json_to_recordset($1::json) as g (${SAVER}, id integer, version integer,
      ${KEPT.map((column) => `${keeps(column)} boolean`).join(', ')}, ${typed(CHANGED)})
      ${HOLDS}
      cross join lateral (
        select m.role from startup_members m
        where m.startup_id = g.id and m.user_id = g.saver and m.role = any($2) offset 0) m
    where s.id = g.id and s.version = g.version
      and (g.keeps_logo_url or s.logo_url is not distinct from g.logo_url)
      ${FOUND_BY.map((column) => `and (g.${keeps(column)} is null or s.${snakeCase(column)} is null)`).join(' ')}
    returning s.*, g.place, g.saver, m.role as mine)
  ${asking(jobs, 'saved')}
  select s.place, s.mine, ${OWN_COLUMNS}, ${belongingsFor(db, 's.saver')} from saved s`,
);

type Changed = Omit<FullStartup, 'hidden'>;

/**
 * Changes startups in one statement, each by whoever has one of these roles in it, together with those of the same moment. Null
 * where anything stands against it: the session, the role, a newer version, or what the statement leaves to the ordinary way,
 * such as a logo that is to be taken away.
 */
export const changingAtOnce = (roles: readonly TeamRole[]) =>
  writeTogether<Changing, Changed | null>(async (db, all) => {
    const rows = all.map(({ id, version, by, values }, at) => ({
      ...given(at, by),
      id,
      version,
      ...rowOf(CHANGED, values),
    }));
    return savedRows<Changed & { place: number }>(db, changeText(db, all[0]?.jobs ?? null), rows, roles);
  });
