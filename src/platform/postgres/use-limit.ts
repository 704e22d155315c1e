import { CompiledQuery } from 'kysely';
import type { Db } from './db.ts';
import { sentWithNext } from './prepared.ts';

type CountedUse = {
  readonly key: string;
  readonly windowMs: number;
  readonly now: Date;
};
type Uses = { readonly uses: number; readonly windowLeftMs: number };

/** A use of what may be used so often in a window. */
export type ClaimedUse = CountedUse & { readonly most: number };

/** Counts a use before it is made: how many the window holds with this one, and when it ends. */
export async function countUse(db: Db, { key, windowMs, now }: CountedUse): Promise<Uses> {
  const at = now.getTime();
  const { count, since } = await db
    .insertInto('rateLimits')
    .values({ key, count: 1, lastRequest: at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const former = eb.ref('rateLimits.lastRequest');
        const isOver = eb(former, '<=', at - windowMs);
        return {
          count: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('rateLimits.count', '+', 1))
            .end(),
          lastRequest: eb.case().when(isOver).then(at).else(former).end(),
        };
      }),
    )
    .returning(['count', 'lastRequest as since'])
    .executeTakeFirstOrThrow();
  return { uses: count, windowLeftMs: since + windowMs - at };
}

/** Counts a use before it is made; the milliseconds to wait when the window is spent, else null. */
export async function claimUse(db: Db, { most, ...use }: ClaimedUse): Promise<number | null> {
  const { uses, windowLeftMs } = await countUse(db, use);
  return uses > most ? windowLeftMs : null;
}

/** What `claim_use` fails with. */
const SPENT = 'KL429';

/** The same within a transaction, which fails with its next statement when the window is spent; see {@link waitAfter}. */
export async function claimUseWithNext(db: Db, { key, windowMs, now, most }: ClaimedUse): Promise<void> {
  const values = sentWithNext([key, most, windowMs, now.getTime()]);
  await db.executeQuery(CompiledQuery.raw('select claim_use($1, $2, $3, $4)', values));
}

/** The milliseconds to wait where a transaction failed because a window is spent, else null. */
export function waitAfter(error: unknown): number | null {
  const { code, detail } = error as { readonly code?: string; readonly detail?: string };
  return code === SPENT ? Number(detail) : null;
}

/** Takes a counted use back. */
export async function returnUse(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rateLimits')
    .set((eb) => ({ count: eb.fn<number>('greatest', [eb.lit(0), eb('count', '-', 1)]) }))
    .where('key', '=', key)
    .execute();
}

export async function forgetUses(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('rateLimits').where('key', 'in', keys).execute();
}

/** Counts nobody needs any more. */
export async function forgetUsesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('rateLimits').where('lastRequest', '<', before.getTime()).execute();
}
