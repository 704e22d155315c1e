import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import type { DemoCounts } from '../contract.ts';

export async function countDemo(db: Db): Promise<DemoCounts> {
  const { rows } = await sql<DemoCounts>`
    select (select count(*) from startups where is_demo) as startups,
      (select count(*) from investors where is_demo) as investors,
      (select count(*) from users where is_demo) as people`.execute(db);
  return rows[0] ?? { startups: 0, investors: 0, people: 0 };
}

/** Takes the files of the demo's people out, with the versions of documents that were read from them; their keys. */
export async function deleteDemoFiles(db: Db): Promise<string[]> {
  await sql`
    delete from document_versions v using stored_files f
    where f.key = v.file_key and f.owner_id in (select id from users where is_demo)`.execute(db);
  const rows = await db
    .deleteFrom('storedFiles')
    .where('ownerId', 'in', db.selectFrom('users').select('id').where('isDemo', '=', true))
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** Looks at pages of the demo and by people of the demo; then what is flagged, which takes the rest along. */
export async function deleteDemo(db: Db): Promise<void> {
  await sql`
    delete from page_views v
    where v.viewer_id in (select id from users where is_demo)
      or (v.subject = 'startup' and v.subject_id in (select id from startups where is_demo))
      or (v.subject = 'investor' and v.subject_id in (select id from investors where is_demo))`.execute(db);
  await sql`
    delete from match_refreshes r
    where (r.side = 'startup' and r.subject_id in (select id from startups where is_demo))
      or (r.side = 'investor' and r.subject_id in (select id from investors where is_demo))`.execute(db);
  await db.deleteFrom('sourcedRounds').where('isDemo', '=', true).execute();
  await db.deleteFrom('startups').where('isDemo', '=', true).execute();
  await db.deleteFrom('investors').where('isDemo', '=', true).execute();
  await db.deleteFrom('users').where('isDemo', '=', true).execute();
}

/** Takes out the words no row that is left has: a mistyped search is never led to what the demo alone spoke of. */
export async function deleteUnusedWords(db: Db): Promise<void> {
  const rows = ['startups', 'investors', 'jobs', 'profiles'].map((table) => `select search from ${table}`);
  await sql`delete from search_words where word not in
    (select word from ts_stat(${rows.join(' union all ')}))`.execute(db);
}
