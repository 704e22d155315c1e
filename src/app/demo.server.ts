import type { Services } from '#shared/server/context.ts';

/** Fills an empty database with the flagged demo, once. */
export async function seedDemo({ db }: Services): Promise<void> {
  const anyone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (anyone) return;
}
