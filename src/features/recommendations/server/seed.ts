import { z } from 'zod';
import { daysBefore } from '#shared/domain/time.ts';
import { DaysAgo, type Demo, DemoUserId, readDemo } from '#shared/server/demo.ts';
import { RecommendationInput } from '../contract.ts';
import type { RecommendationState } from '../domain.ts';

const DemoRecommendation = z.strictObject({
  authorId: DemoUserId,
  daysAgo: DaysAgo,
  isAccepted: z.boolean(),
  recommendation: RecommendationInput,
});

/** What people of the demo say of each other. */
export async function seedRecommendations(demo: Demo): Promise<void> {
  const rows = readDemo('recommendations', DemoRecommendation, demo).map(
    ({ authorId, daysAgo, isAccepted, recommendation: { userId, ...words } }) => {
      const at = daysBefore(demo.now, daysAgo);
      const state: RecommendationState = isAccepted ? 'accepted' : 'offered';
      return { ...words, subjectId: userId, authorId, state, createdAt: at, updatedAt: at };
    },
  );
  await demo.db.insertInto('recommendations').values(rows).execute();
}
