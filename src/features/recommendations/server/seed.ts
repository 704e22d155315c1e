import type { Db } from '#shared/server/context.ts';

export type DemoRecommendation = {
  readonly subjectId: string;
  readonly authorId: string;
  readonly relationship: string;
  readonly title: string;
  readonly content: string;
  readonly isAccepted: boolean;
  readonly daysAgo: number;
};

const DAY_MS = 86_400_000;

/** What people of the demo say of each other. */
export async function seedRecommendations(
  db: Db,
  items: readonly DemoRecommendation[],
  now: Date,
): Promise<void> {
  const rows = items.map((item) => {
    const at = new Date(now.getTime() - item.daysAgo * DAY_MS);
    return {
      subject_id: item.subjectId,
      author_id: item.authorId,
      state: item.isAccepted ? 'accepted' : 'offered',
      relationship: item.relationship,
      title: item.title,
      content: item.content,
      created_at: at,
      updated_at: at,
    };
  });
  await db.insertInto('recommendations').values(rows).execute();
}
