import { sql } from 'kysely';
import { findJsonRows } from '#platform/postgres/json-rows.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import { ANSWERS_TABLE } from '#shared/server/idempotency.ts';

/** Columns that say whose a row is. One that only mentions a person, such as whom somebody looked at, is not theirs. */
const OWNERS = [
  'user_id',
  'owner_id',
  'created_by',
  'author_id',
  'sender_id',
  'requester_id',
  'addressee_id',
  'subject_id',
  'viewer_id',
  'voucher_id',
  'uploaded_by',
  'invited_by',
  'blocker_id',
  'runner_id',
  'marked_by',
  'given_by',
  'asked_by',
  'actor_id',
];
/** Who asked something of somebody. A decline looks unanswered to them, so what became of it is not theirs to have. */
const ASKERS = new Set(['requester_id', 'author_id', 'sender_id']);
const ANSWER = /^(status|state|outcome|(answered|accepted|declined|decided|ended|come_back)_.+)$/;
/** Keys of two-step sign-in, and answers kept for a day. */
const LEFT_OUT = ['two_factors', ANSWERS_TABLE];
/** Secrets, and what search keeps of a row. */
const SECRET = /token|secret|password|hash|^search(_name)?$/;

type Owned = { readonly table: string; readonly owners: string[]; readonly columns: string[] };

/** Every table whose rows belong to a person, read from the catalogue: a new feature's are in it from the start. */
async function findOwnedTables(db: Db): Promise<Owned[]> {
  const { rows } = await sql<Owned>`
    select t.relname as table, array_agg(distinct a.attname::text) as owners,
      (select array_agg(c.attname::text) from pg_attribute c where c.attrelid = t.oid and c.attnum > 0) as columns
    from pg_constraint f
    join pg_class t on t.oid = f.conrelid
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.confrelid = 'users'::regclass and cardinality(f.conkey) = 1
      and a.attname = any(${OWNERS}) and t.relname <> all(${LEFT_OUT})
    group by t.oid, t.relname order by t.relname`.execute(db);
  return rows;
}

async function findRows(db: Db, userId: UserId, { table, owners, columns }: Owned): Promise<unknown[]> {
  const secrets = columns.filter((column) => SECRET.test(column));
  const answers = columns.filter((column) => ANSWER.test(column));
  const isIn = (owner: string) => sql`${sql.ref(`t.${owner}`)} is not distinct from ${userId}`;
  const told = [sql`false`, ...owners.filter((owner) => !ASKERS.has(owner)).map(isIn)];
  return findJsonRows(db, table, {
    row: sql`to_jsonb(t) - ${secrets}::text[]
      - case when ${sql.join(told, sql` or `)} then '{}'::text[] else ${answers}::text[] end`,
    where: sql.join(owners.map(isIn), sql` or `),
  });
}

/** All that is kept of a person: rows by table, as they are stored, without secrets. */
export async function findEverything(db: Db, userId: UserId): Promise<Record<string, unknown[]>> {
  const everything: Record<string, unknown[]> = {
    users: await findRows(db, userId, { table: 'users', owners: ['id'], columns: [] }),
  };
  for (const owned of await findOwnedTables(db)) everything[owned.table] = await findRows(db, userId, owned);
  return everything;
}
