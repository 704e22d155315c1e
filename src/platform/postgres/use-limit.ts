import type { Db } from './db.ts';

type CountedUse = {
  readonly key: string;
  readonly windowMs: number;
  readonly now: Date;
};
type Uses = { readonly uses: number; readonly windowLeftMs: number };

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
export async function claimUse(
  db: Db,
  { most, ...use }: CountedUse & { readonly most: number },
): Promise<number | null> {
  const { uses, windowLeftMs } = await countUse(db, use);
  return uses > most ? windowLeftMs : null;
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
