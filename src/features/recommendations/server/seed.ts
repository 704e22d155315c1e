import type { Db } from '#shared/server/context.ts';
import { daysBefore } from '#shared/domain/time.ts';

export type DemoRecommendation = {
  readonly subjectId: string;
  readonly authorId: string;
  readonly relationship: string;
  readonly title: string;
  readonly content: string;
  readonly isAccepted: boolean;
  readonly daysAgo: number;
};

/** What people of the demo say of each other. */
export async function seedRecommendations(
  db: Db,
  items: readonly DemoRecommendation[],
  now: Date,
): Promise<void> {
  const rows = items.map((item) => {
    const at = daysBefore(now, item.daysAgo);
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
