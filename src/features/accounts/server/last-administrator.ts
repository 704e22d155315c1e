import type { Db } from '#shared/server/context.ts';
import { countAdministrators } from './queries-people.ts';

type Standing = { readonly isAdmin: boolean; readonly suspendedAt: Date | null };

/** Why somebody stays an administrator: no other would be left. Null where they may cease to be one. */
export async function refuseLast(db: Db, { isAdmin, suspendedAt }: Standing): Promise<string | null> {
  const isLast = isAdmin && suspendedAt === null && (await countAdministrators(db)) === 1;
  return isLast ? 'This is the last administrator. Make someone else one first.' : null;
}
