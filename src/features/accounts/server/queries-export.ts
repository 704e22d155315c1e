import { type RawBuilder, sql } from 'kysely';
import { type CatalogueTable, existsRow, findJsonRows, findTables } from '#platform/postgres/json-rows.ts';
import { FILES_TABLE, findFilesWhere } from '#platform/postgres/stored-files.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import { ANSWERS_TABLE } from '#shared/server/queries-idempotency.ts';

/** Columns that say whose a row is. One that only mentions a person, such as whom somebody looked at, is not theirs. */
const OWNERS = [
  'user_id',
  'owner_id',
  'sender_id',
  'requester_id',
  'addressee_id',
  'subject_id',
  'viewer_id',
  'voucher_id',
  'blocker_id',
  'runner_id',
  'investor_id',
];
/** Columns that say who made a row, which may be a team's: then it is theirs for as long as they are in that team. */
const MAKERS = [
  'created_by',
  'author_id',
  'uploaded_by',
  'invited_by',
  'marked_by',
  'given_by',
  'asked_by',
  'actor_id',
];
/** Who asked something of somebody. A decline looks unanswered to them, so what became of it is not theirs to have. */
const ASKERS = new Set(['requester_id', 'author_id', 'sender_id']);
const ANSWER = /^(status|state|outcome|(answered|accepted|declined|decided|ended|come_back)_.+)$/;
/** Keys of two-step sign-in, and answers kept for a day. */
const LEFT_OUT = new Set(['two_factors', ANSWERS_TABLE]);
/** Secrets, and what search keeps of a row. */
const SECRET = /token|secret|password|hash|^search(_name)?$/;
/** From a row to the team it belongs to: an analyst's answer, a version, a document, a startup. */
const LONGEST_WAY = 4;

type Tables = ReadonlyMap<string, CatalogueTable>;

const personColumns = ({ references }: CatalogueTable, among: readonly string[]) =>
  references.filter(({ column, to }) => to === 'users' && among.includes(column)).map(({ column }) => column);

/** Teams, each by the ids of those a person is in. */
const TEAMS: Readonly<Record<string, (userId: UserId) => RawBuilder<unknown>>> = {
  startups: (userId) => sql`select startup_id from team_roles where user_id = ${userId}`,
  firms: (userId) => sql`select firm_id from firm_roles where user_id = ${userId}`,
};

const column = (alias: string, name: string) => sql.ref(`${alias}.${name}`);
const holds = (alias: string, name: string, userId: UserId): RawBuilder<boolean> =>
  sql`${column(alias, name)} is not distinct from ${userId}`;
const any = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length === 0 ? null : sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** Whether a row is the person's or their team's, by what it refers to; null where its table cannot say. */
function isTheirs(
  tables: Tables,
  table: CatalogueTable,
  { userId, alias, steps }: { userId: UserId; alias: string; steps: number },
): RawBuilder<boolean> | null {
  const own = personColumns(table, OWNERS).map((name) => holds(alias, name, userId));
  const through = table.references.flatMap(({ column: name, to, key }) => {
    const team = TEAMS[to];
    if (team) return [sql<boolean>`${column(alias, name)} in (${team(userId)})`];
    const parent = tables.get(to);
    if (!parent || to === 'users' || steps === 0) return [];
    const other = `${alias}_${name}`;
    const theirs = isTheirs(tables, parent, { userId, alias: other, steps: steps - 1 });
    if (theirs === null) return [];
    const isParent = sql<boolean>`${column(other, key)} = ${column(alias, name)} and ${theirs}`;
    return [existsRow(to, other, isParent)];
  });
  return any([...own, ...through]);
}

async function findRows(db: Db, userId: UserId, tables: Tables, table: CatalogueTable): Promise<unknown[]> {
  const owners = personColumns(table, OWNERS);
  const makers = personColumns(table, MAKERS);
  const place = { userId, alias: 't', steps: LONGEST_WAY };
  const team = TEAMS[table.table];
  const theirs = team ? sql<boolean>`t.id in (${team(userId)})` : isTheirs(tables, table, place);
  const made = any(makers.map((name) => holds('t', name, userId)));
  const secrets = table.columns.filter((name) => SECRET.test(name));
  const answers = table.columns.filter((name) => ANSWER.test(name));
  const told = [...owners, ...makers].filter((name) => !ASKERS.has(name));
  const isTold = any(told.map((name) => holds('t', name, userId))) ?? sql`false`;
  const where = any([
    ...owners.map((name) => holds('t', name, userId)),
    ...(made === null ? [] : [theirs === null ? made : sql<boolean>`(${made} and ${theirs})`]),
  ]);
  return findJsonRows(db, table.table, {
    row: sql`to_jsonb(t) - ${secrets}::text[] - case when ${isTold} then '{}'::text[] else ${answers}::text[] end`,
    where: where ?? sql`false`,
  });
}

const isExported = (table: CatalogueTable): boolean =>
  !LEFT_OUT.has(table.table) && personColumns(table, [...OWNERS, ...MAKERS]).length > 0;

/**
 * All that is kept of a person: rows by table, as they are stored, without secrets, one table at a time. The tables come
 * from the catalogue, so that a new feature's are among them from the start.
 */
export async function* findEverything(
  db: Db,
  userId: UserId,
): AsyncGenerator<{ readonly table: string; readonly rows: unknown[] }> {
  const tables = new Map((await findTables(db)).map((table) => [table.table, table]));
  const own = { row: sql`to_jsonb(t)`, where: sql`t.id = ${userId}` };
  yield { table: 'users', rows: await findJsonRows(db, 'users', own) };
  for (const table of tables.values())
    if (isExported(table)) yield { table: table.table, rows: await findRows(db, userId, tables, table) };
}

/** The files a person gave that are still theirs: those that nothing refers to, such as a picture, and those of rows of theirs. */
export async function findOwnFiles(db: Db, userId: UserId) {
  const tables = new Map((await findTables(db)).map((table) => [table.table, table]));
  const referring = [...tables.values()].flatMap((table) =>
    table.references.flatMap(({ column: name, to, key }) =>
      to === FILES_TABLE ? [{ table, name, key }] : [],
    ),
  );
  const holders = referring.map(({ table, name, key }) => ({
    refers: sql<boolean>`${column('r', name)} = ${column('t', key)}`,
    table,
  }));
  const free = holders.map(({ table, refers }) => sql<boolean>`not ${existsRow(table.table, 'r', refers)}`);
  const theirs = holders.flatMap(({ table, refers }) => {
    const own = isTheirs(tables, table, { userId, alias: 'r', steps: LONGEST_WAY });
    return own === null ? [] : [existsRow(table.table, 'r', sql<boolean>`${refers} and ${own}`)];
  });
  const isFree = sql<boolean>`${free.length === 0 ? sql`true` : sql`(${sql.join(free, sql` and `)})`}`;
  return findFilesWhere(
    db,
    sql<boolean>`t.owner_id = ${userId} and (${isFree} or ${any(theirs) ?? sql`false`})`,
  );
}
