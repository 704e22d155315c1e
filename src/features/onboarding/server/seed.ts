import type { Db } from '#shared/server/context.ts';

export type DemoFounder = {
  readonly userId: string;
  readonly bio: string;
  readonly location: string;
  readonly expertiseTags: readonly string[];
  readonly previousExits: string | null;
};

/** Inserts what the founders of the demo said of themselves. */
export async function seedFounderProfiles(db: Db, founders: readonly DemoFounder[]): Promise<void> {
  const rows = founders.map((founder) => ({
    user_id: founder.userId,
    bio: founder.bio,
    location: founder.location,
    expertise_tags: [...founder.expertiseTags],
    previous_exits: founder.previousExits,
  }));
  await db.insertInto('founder_profiles').values(rows).execute();
}
