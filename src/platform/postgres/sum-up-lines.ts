import { sql } from 'kysely';
import type { Db } from './db.ts';
import type { DB } from './tables.ts';

/** Tables whose lines say by `n` how many more or fewer of a kind there are. */
type CountsTable = { [Name in keyof DB]: DB[Name] extends { n: number } ? Name : never }[keyof DB];

/** So many lines more than kinds are not worth it. */
const FEW = 500;

/**
 * Puts the lines of each kind together, which changes no sum: whoever reads meanwhile sees the lines before or the one after, whoever
 * writes adds another, and of two who do this at once the second finds nothing to do.
 */
export async function sumUpLines<Name extends CountsTable>(
  db: Db,
  table: Name,
  kind: readonly (keyof DB[Name] & string)[],
): Promise<void> {
  const [of, columns] = [sql.table(table), sql.join(kind.map((column) => sql.ref(column)))];
  const { rows } = await sql<{ lines: number; kinds: number }>`
    select count(*) as kinds, coalesce(sum(lines), 0) as lines
    from (select count(*) as lines from ${of} group by ${columns}) each`.execute(db);
  const [{ lines, kinds } = { lines: 0, kinds: 0 }] = rows;
  if (lines <= 2 * kinds + FEW) return;
  await sql`
    with gone as (delete from ${of} returning *)
    insert into ${of} (${columns}, n) select ${columns}, sum(n) from gone group by ${columns} having sum(n) <> 0`.execute(
    db,
  );
}
