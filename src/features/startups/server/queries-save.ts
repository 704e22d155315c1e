// Raw SQL where bench/api.ts times it: what a create and an update save, each in one statement.
import { rowsOf } from '#platform/postgres/db.ts';
import { writeTogether } from '#platform/postgres/together.ts';
import type { ClaimedKey } from '#shared/server/idempotency.ts';
import { ANSWERS_TABLE } from '#shared/server/queries-idempotency.ts';
import type { ClaimedUse } from '#platform/postgres/use-limit.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { STARTUP_STATUSES } from '../contract/form.ts';
import type { StoredStartup } from '../domain/card.ts';
import type { TeamRole } from '../domain/team.ts';
import type { StartupValues } from './queries-change.ts';
import {
  asPages,
  belongingsFor,
  type FullStartup,
  OWN_COLUMNS,
  type OwnColumns,
  pagesOf,
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

const CHANGED = [...COLUMNS, 'status'] as const;

/** Who saves: their session is looked at by the statement itself. */
type Saver = { readonly id: UserId; readonly sessionId: string; readonly now: Date };

/** What a statement is given of each row, by name, with its type in the database. */
type Fields = Readonly<Record<string, string>>;

const TYPES: Partial<Record<(typeof CHANGED)[number], string>> = {
  raisingMinor: 'bigint',
  teamSize: 'integer',
  foundedYear: 'integer',
  search: 'tsvector',
};
const SAVER = { place: 'integer', saver: 'text', session: 'text', at: 'timestamptz' } as const;
const typed = (columns: readonly (typeof CHANGED)[number][]): Fields =>
  Object.fromEntries(columns.map((column) => [snakeCase(column), TYPES[column] ?? 'text']));

/** Whoever saves, as `z`, where their session holds. Apart, lest all sessions be read for a hundred. */
const HOLDS = `cross join lateral (
    select o.is_demo from open_sessions o
    where o.id = g.session and o.user_id = g.saver and o.expires_at > g.at offset 0) z`;

/** Notes each startup of `from` as saved, see `takeSaves`. */
const noting = (from: string): string =>
  `noted as (insert into startup_saves (startup_id) select id from ${from})`;

const given = (at: number, { id, sessionId, now }: Saver): unknown[] => [
  at,
  id,
  sessionId,
  now.toISOString(),
];

/** A row as it is given: its values in the order of the statement's fields. */
type GivenRow = readonly unknown[];

/**
 * A statement over rows that are given as `g`, each answered in its place; null where nothing was saved. Several come as one JSON text. One
 * alone comes value by value, which the database has not to read as JSON first.
 */
function savingRows<Row extends { place: number }>(
  fields: Fields,
  statement: (db: Db, g: string) => string,
): (db: Db, rows: readonly GivenRow[]) => Promise<(Row | null)[]> {
  const all = Object.entries(fields);
  const written = new Map<boolean, string>();

  function write(db: Db, isAlone: boolean): string {
    const g = isAlone
      ? `(select ${all.map(([name, type], at) => `$${at + 1}::${type} as ${name}`).join(', ')}) g`
      : `json_to_recordset($1::json) as g (${all.map((field) => field.join(' ')).join(', ')})`;
    const text = statement(db, g);
    written.set(isAlone, text);
    return text;
  }
  const named = (row: GivenRow) => Object.fromEntries(all.map(([name], at) => [name, row[at]]));

  async function saveTogether(db: Db, rows: readonly GivenRow[]): Promise<(Row | null)[]> {
    const text = written.get(false) ?? write(db, false);
    const saved = await pagesOf<Row>(db, text, [JSON.stringify(rows.map(named))]);
    const byPlace = new Map(saved.map((row) => [row.place, row]));
    return rows.map((_, at) => byPlace.get(at) ?? null);
  }

  return (db, rows) => {
    const alone = rows.length === 1 ? rows[0] : undefined;
    if (alone === undefined) return saveTogether(db, rows);
    const text = written.get(true) ?? write(db, true);
    return pagesOf<Row>(db, text, alone).then(([saved = null]) => [saved]);
  };
}

/** What is made at once. `use` is null where it was counted, `claimed` without an Idempotency-Key. */
type Making = {
  readonly by: Saver;
  readonly values: StartupValues;
  readonly use: ClaimedUse | null;
  /** The key, and the answer kept with it but for what the database adds. */
  readonly claimed: (ClaimedKey & { readonly answer: object }) | null;
};

/** Moments as answers tell them. */
const MOMENT = `to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const OWNER_TITLE = 'Founder';
const TEAM = `json_build_array(json_build_object('name', p.name, 'title', '${OWNER_TITLE}', 'imageUrl', p.image, 'role', 'owner'))`;

type Made = SavedStartup & { readonly team: TeamRow[] };

const MADE_FROM: Fields = {
  ...SAVER,
  used: 'text',
  most: 'integer',
  window_ms: 'bigint',
  at_ms: 'bigint',
  key: 'text',
  target: 'text',
  request_hash: 'text',
  answer: 'jsonb',
  ...typed(COLUMNS),
};

const makeRows = savingRows<Made & { place: number }>(
  MADE_FROM,
  (_db, g) => `
  with wanted as materialized (
    select g.*, z.is_demo, nextval('startups_id_seq')::integer as id,
      row_number() over (partition by g.saver, g.key, g.target) as turn
    from ${g} ${HOLDS}),
  claimed as materialized (
    insert into ${ANSWERS_TABLE} (user_id, key, target, request_hash, status, answer)
    select a.saver, a.key, a.target, a.request_hash, 201, a.answer || jsonb_build_object('id', a.id, 'isDemo', a.is_demo,
      'createdAt', ${MOMENT}, 'updatedAt', ${MOMENT}, 'founders', json_build_array(p.name), 'team', ${TEAM})
    from wanted a join people_cards p on p.id = a.saver where a.key is not null and a.turn = 1 order by a.saver, a.key, a.target
    on conflict (user_id, key, target) do nothing returning user_id, key, target),
  given as materialized (
    select a.* from wanted a
    where a.key is null or a.turn = 1 and exists (
      select from claimed c where c.user_id = a.saver and c.key = a.key and c.target = a.target)),
  counted as materialized (
    select g.id, claim_use(g.used, g.most, g.window_ms, g.at_ms) from given g where g.used is not null),
  made as (
    insert into startups (id, ${COLUMNS.map(snakeCase).join(', ')}, created_by, is_demo)
    select g.id, ${COLUMNS.map((column) => `g.${snakeCase(column)}`).join(', ')}, g.saver, g.is_demo
    from given g left join counted c on c.id = g.id where g.used is null or c.id is not null returning *),
  owned as (
    insert into startup_members (startup_id, user_id, role, title)
    select id, created_by, 'owner', '${OWNER_TITLE}' from made),
  ${noting('made')}
  ${asPages(`select g.place, ${OWN_COLUMNS}, ${TEAM} as team
  from made s join given g on g.id = s.id join people_cards p on p.id = s.created_by`)}`,
);

/** The fields of a use, and of a key, that a create comes with or without. */
const valuesOfUse = (use: ClaimedUse | null) =>
  use === null ? [null, null, null, null] : [use.key, use.most, use.windowMs, use.now.getTime()];
const valuesOfKey = (claimed: Making['claimed']) =>
  claimed === null
    ? [null, null, null, null]
    : [claimed.key, claimed.target, claimed.requestHash, claimed.answer];

/**
 * Publishes startups, those of a moment together, each with its owner, who is its team; null where the session does not hold, or the key is
 * known. Within a transaction it does one.
 */
export const makeStartup = writeTogether<Making, Made | null>((db, all) => {
  const rows = all.map(({ by, values, use, claimed }, at) =>
    given(at, by).concat(
      valuesOfUse(use),
      valuesOfKey(claimed),
      COLUMNS.map((column) => values[column] ?? null),
    ),
  );
  return makeRows(db, rows);
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

/** A change over the version that was read. */
type Changing = {
  readonly id: number;
  readonly version: number;
  readonly by: Saver;
  readonly values: StartupValues & { readonly status?: (typeof STARTUP_STATUSES)[number] };
};

const changeOf = (column: (typeof CHANGED)[number]): string => {
  const name = snakeCase(column);
  return isKept(column)
    ? `${name} = case when g.${keeps(column)} then s.${name} else g.${name} end`
    : `${name} = g.${name}`;
};

/** What was saved; where the logo was given, with the one before it. */
type Changed = Omit<FullStartup, 'hidden'> & { readonly formerLogo: string | null };

const CHANGED_FROM: Fields = {
  ...SAVER,
  id: 'integer',
  version: 'integer',
  ...Object.fromEntries(KEPT.map((column) => [keeps(column), 'boolean'])),
  ...typed(CHANGED),
};

/**
 * Changes startups in one statement, each by whoever has one of these roles in it, together with those of the same moment. Null
 * where anything stands against it: the session, the role, a newer version, or a place that was left out though there is one, which
 * would be missing among the words it is found by. Within a transaction it does one.
 */
export function changing(roles: readonly TeamRole[]) {
  const changeRows = savingRows<Changed & { place: number }>(
    CHANGED_FROM,
    (db, g) => `
  with saved as (
    update startups s set ${CHANGED.map(changeOf).join(', ')}, version = s.version + 1, updated_at = now()
    from ${g} ${HOLDS}
      cross join lateral (
        select m.role from startup_members m
        where m.startup_id = g.id and m.user_id = g.saver and m.role in (${roles.map((role) => `'${role}'`).join(', ')}) offset 0) m
    where s.id = g.id and s.version = g.version
      ${FOUND_BY.map((column) => `and (not g.${keeps(column)} or s.${snakeCase(column)} is null)`).join(' ')}
    returning s.*, g.place, g.saver, m.role as mine,
      case when not g.keeps_logo_url then (select f.logo_url from startups f where f.id = s.id) end as former_logo),
  ${noting('saved')}
  ${asPages(`select s.place, s.mine, s.former_logo as "formerLogo", ${OWN_COLUMNS}, ${belongingsFor(db, 's.saver')} from saved s`)}`,
  );
  return writeTogether<Changing, Changed | null>((db, all) => {
    const rows = all.map(({ id, version, by, values }, at) =>
      given(at, by).concat(
        [id, version],
        KEPT.map((column) => values[column] === undefined),
        CHANGED.map((column) => values[column] ?? null),
      ),
    );
    return changeRows(db, rows);
  });
}

/** Holds while startups were saved that nobody has taken. */
export const SAVES_WAIT = 'exists (select from startup_saves)';

/**
 * Startups that were saved, each once; whoever takes them has them alone, and gives them back where the transaction fails. What another
 * process is taking is left to it.
 */
export async function takeSaves(trx: Db): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    trx,
    `with taken as (
      delete from startup_saves where ctid = any (array(select ctid from startup_saves for update skip locked)) returning startup_id)
    select distinct startup_id as id from taken order by 1`,
    [],
  );
  return rows.map(({ id }) => id);
}

/**
 * Enters in the index the words of what was saved: they wait in a list that each search reads from its beginning, and that would
 * be emptied by the save that finds it full.
 */
export async function enterWords(db: Db): Promise<void> {
  await rowsOf(db, `select gin_clean_pending_list('startups_search')`, []);
}
