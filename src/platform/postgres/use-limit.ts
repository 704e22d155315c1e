import { sql } from 'kysely';
import type { Db } from './db.ts';

/** The table of counted uses, for a library that counts in it as well. */
export const USES_TABLE = 'rateLimits';

type UseLimit = {
  readonly key: string;
  readonly most: number;
  readonly windowMs: number;
  readonly now: Date;
};

/** Counts a use before it is made; the milliseconds to wait when the window is spent, else null. */
export async function claimUse(db: Db, { key, most, windowMs, now }: UseLimit): Promise<number | null> {
  const at = now.getTime();
  const { rows } = await sql<{ count: number; since: number }>`
    insert into rate_limits (key, count, last_request) values (${key}, 1, ${at})
    on conflict (key) do update set
      count = case when rate_limits.last_request <= ${at - windowMs} then 1 else rate_limits.count + 1 end,
      last_request = case when rate_limits.last_request <= ${at - windowMs} then ${at}
        else rate_limits.last_request end
    returning count, last_request as since`.execute(db);
  const [made] = rows;
  return made && made.count > most ? made.since + windowMs - at : null;
}

/** Takes a counted use back. */
export async function returnUse(db: Db, key: string): Promise<void> {
  await sql`update rate_limits set count = greatest(0, count - 1) where key = ${key}`.execute(db);
}

export async function forgetUses(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('rateLimits').where('key', 'in', keys).execute();
}

/** Counts nobody needs any more. */
export async function forgetUsesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('rateLimits').where('lastRequest', '<', before.getTime()).execute();
}
