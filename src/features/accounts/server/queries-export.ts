import { sql } from 'kysely';
import { findJsonRows, findReferringTables, type ReferringTable } from '#platform/postgres/json-rows.ts';
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
const LEFT_OUT = new Set(['two_factors', ANSWERS_TABLE]);
/** Secrets, and what search keeps of a row. */
const SECRET = /token|secret|password|hash|^search(_name)?$/;

async function findRows(db: Db, userId: UserId, found: ReferringTable): Promise<unknown[]> {
  const { table, references: owners, columns } = found;
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

/**
 * All that is kept of a person: rows by table, as they are stored, without secrets. The tables come from the catalogue,
 * so that a new feature's are among them from the start.
 */
export async function findEverything(db: Db, userId: UserId): Promise<Record<string, unknown[]>> {
  const everything: Record<string, unknown[]> = {
    users: await findRows(db, userId, { table: 'users', references: ['id'], columns: [] }),
  };
  for (const found of await findReferringTables(db, 'users', OWNERS))
    if (!LEFT_OUT.has(found.table)) everything[found.table] = await findRows(db, userId, found);
  return everything;
}
