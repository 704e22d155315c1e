import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';

export type ViewSubject = 'startup' | 'investor';

/** Who looked: a member, or a visitor known for one day by a keyed hash that does not give the address away. */
export type Viewer =
  | { readonly userId: UserId }
  | { readonly ip: string; readonly userAgent: string; readonly secret: string };

/** One look at a page. `day` is `YYYY-MM-DD`. */
export type View = {
  readonly subject: ViewSubject;
  readonly subjectId: number;
  readonly day: string;
  readonly viewer: Viewer;
};

function viewerKey(viewer: Viewer, day: string): string {
  if ('userId' in viewer) return viewer.userId;
  return createHmac('sha256', viewer.secret)
    .update(`${day}|${viewer.ip}|${viewer.userAgent}`)
    .digest('base64url');
}

const MOST_REMEMBERED = 50_000;
const remembered = new WeakMap<Db, Set<string>>();

/** Spares the database what this process has just written; the table's key decides. */
function isRepeated(db: Db, pageView: string): boolean {
  const seen = remembered.get(db) ?? new Set();
  if (seen.has(pageView)) return true;
  if (seen.size >= MOST_REMEMBERED) seen.clear();
  remembered.set(db, seen.add(pageView));
  return false;
}

/** Counts a look once per viewer and day. Leaving out the team's own looks is the caller's part. */
export async function recordView(db: Db, { subject, subjectId, day, viewer }: View): Promise<void> {
  const key = viewerKey(viewer, day);
  if (isRepeated(db, `${day} ${subject} ${subjectId} ${key}`)) return;
  await sql`insert into page_views (subject, subject_id, day, viewer_key, viewer_id)
    values (${subject}, ${subjectId}, ${day}, ${key}, ${'userId' in viewer ? viewer.userId : null})
    on conflict do nothing`.execute(db);
}
