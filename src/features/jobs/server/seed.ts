import { fold } from '#shared/domain/text.ts';
import type { Db } from '#shared/server/context.ts';
import { rememberWords } from '#shared/server/search.ts';
import { daysBefore } from '#shared/domain/time.ts';
import { JobInput } from '../contract/job-input.ts';
import { expiryFrom } from '../domain/lifecycle.ts';
import { columnsOf } from './queries.ts';
import { DEMO_EMPLOYEES } from './seed-employees.ts';
import { DEMO_PARTNERS } from './seed-partners.ts';
import type { DemoPost } from './seed-post.ts';

/** Employees and partners in turn, so that a page of the board is mixed. */
export const DEMO_POSTS: readonly DemoPost[] = DEMO_EMPLOYEES.flatMap((post, turn) => [
  post,
  ...DEMO_PARTNERS.slice(turn, turn + 1),
]);

/** The form as somebody of the demo would have sent it: the same rules as for everybody. */
function termsOf({ startup, text, apply, ...post }: DemoPost) {
  const domain = `${fold(startup).replace(/[^a-z0-9]+/g, '-')}.example`;
  return JobInput.parse({
    ...post,
    description: text,
    ...(apply === 'link' ? { applicationUrl: `https://${domain}/jobs` } : {}),
    ...(apply === 'mail' ? { applicationEmail: `jobs@${domain}` } : {}),
  });
}

/** Inserts the posts of the demo, open, the first of the list newest. `founderIds` are by the startup's name. */
export async function seedJobs(db: Db, founderIds: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const rows = DEMO_POSTS.map((post, index) => {
    const founder = founderIds.get(post.startup);
    if (founder === undefined) throw new Error(`${post.startup} is no startup of the demo`);
    const at = daysBefore(now, 0.4 + index * 1.7);
    return {
      ...columnsOf(termsOf(post)),
      user_id: founder,
      is_demo: true,
      status: 'open',
      published_at: at,
      expires_at: expiryFrom(at),
      created_at: at,
      updated_at: at,
    };
  });
  await db.insertInto('jobs').values(rows.toReversed()).execute();
  await rememberWords(
    db,
    DEMO_POSTS.flatMap(({ title, category, location }) => [title, category, location]),
  );
}
