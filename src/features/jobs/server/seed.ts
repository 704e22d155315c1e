import { z } from 'zod';
import { daysBefore } from '#shared/domain/time.ts';
import { type Demo, DemoUserId, readDemo } from '#shared/server/demo.ts';
import { JobInput, SELF } from '../contract/job-input.ts';
import { expiryFrom } from '../domain/lifecycle.ts';
import { columnsOf, rememberJobs } from './job-terms.ts';
import { findCompanies } from './queries-companies.ts';

const DemoPost = z.strictObject({ posterId: DemoUserId, post: JobInput });

/** Posts of the demo, each for its poster’s first company, open, the first of the list newest. */
export async function seedJobs(demo: Demo): Promise<void> {
  const posts = readDemo('jobs', DemoPost, demo);
  const rows = [];
  for (const [index, { posterId, post }] of posts.entries()) {
    const at = daysBefore(demo.now, 0.4 + index * 1.7);
    const [company] = await findCompanies(demo.db, posterId);
    const postedFor = company === undefined ? SELF : `${company.kind}:${company.id}`;
    rows.push({
      ...columnsOf({ ...post, postedFor }),
      userId: posterId,
      isDemo: true,
      status: 'open' as const,
      publishedAt: at,
      expiresAt: expiryFrom(at),
      createdAt: at,
      updatedAt: at,
    });
  }
  await demo.db.insertInto('jobs').values(rows.toReversed()).execute();
  await rememberJobs(
    demo.db,
    posts.map(({ post }) => post),
  );
}
