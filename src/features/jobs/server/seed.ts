import { z } from 'zod';
import { daysBefore } from '#shared/domain/time.ts';
import { type Demo, DemoUserId, readDemo } from '#shared/server/demo.ts';
import { JobInput } from '../contract/job-input.ts';
import { expiryFrom } from '../domain/lifecycle.ts';
import { columnsOf, rememberJobs } from './job-terms.ts';

const DemoPost = z.strictObject({ posterId: DemoUserId, post: JobInput });

/** Posts of the demo, open, the first of the list newest. */
export async function seedJobs(demo: Demo): Promise<void> {
  const posts = readDemo('jobs', DemoPost, demo);
  const rows = posts.map(({ posterId, post }, index) => {
    const at = daysBefore(demo.now, 0.4 + index * 1.7);
    return {
      ...columnsOf(post),
      userId: posterId,
      isDemo: true,
      status: 'open' as const,
      publishedAt: at,
      expiresAt: expiryFrom(at),
      createdAt: at,
      updatedAt: at,
    };
  });
  await demo.db.insertInto('jobs').values(rows.toReversed()).execute();
  await rememberJobs(
    demo.db,
    posts.map(({ post }) => post),
  );
}
