// Raw SQL where bench/saved-searches.ts times it: many searches over the startups that have changed.
import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import { rowsOf } from '#platform/postgres/db.ts';
import { conditions, type DirectoryFilter, parameters } from './queries-directory.ts';

/** A change of a startup that no search was replayed over yet; the first of several says what it was before. */
export type StartupChange = { readonly id: number; readonly startupId: number; readonly isNew: boolean };

/** The oldest changes, at most `limit`, held for the rest of the transaction; those that another process holds are left out. */
export async function holdChanges(db: Db, limit: number): Promise<StartupChange[]> {
  return rowsOf<StartupChange>(
    db,
    `select id, startup_id as "startupId", before is null as "isNew" from startup_changes
     order by id limit $1 for update skip locked`,
    [limit],
  );
}

/** The currencies in which the changed startups raise. */
export async function findRaisingCurrencies(db: Db, changes: readonly StartupChange[]): Promise<string[]> {
  const rows = await db
    .selectFrom('startups')
    .select('raisingCurrency')
    .distinct()
    .where('id', '=', sql<number>`any(${changes.map(({ startupId }) => startupId)}::integer[])`)
    .where('raisingCurrency', 'is not', null)
    .execute();
  return rows.flatMap(({ raisingCurrency }) => raisingCurrency ?? []);
}

export async function deleteChanges(db: Db, changes: readonly StartupChange[]): Promise<void> {
  await db
    .deleteFrom('startupChanges')
    .where(
      'id',
      'in',
      changes.map(({ id }) => id),
    )
    .execute();
}

/** What a search looks at. */
const MATCHED = [
  'id',
  'hidden_at',
  'sector_id',
  'region_id',
  'stage_id',
  'country',
  'search_city',
  'business_model',
  'traction_tier',
  'users_evidence',
  'revenue_evidence',
  'raising_minor',
  'raising_currency',
  'is_demo',
  'verified_domain',
  'search',
]
  .map((column) => `s.${column}`)
  .join(', ');

/** One thing that a search asks for in the database's terms: a filter, or the tsquery of its words. */
export type SearchPart = { readonly filter: DirectoryFilter; readonly words: string | null };

const places = (alias: string, where: string) =>
  `(select string_agg(s.place::text, ',') from ${alias} s where ${where})`;
const placesOf = (text: string | null): number[] => (text === null ? [] : text.split(',').map(Number));

/** Where among these startups those stand that meet each part: as they are now, and as they were before their changes. */
export async function findMeeting(
  db: Db,
  parts: readonly SearchPart[],
  { startupIds, changes }: { startupIds: readonly number[]; changes: readonly StartupChange[] },
): Promise<{ now: number[]; before: number[] }[]> {
  const { values, add } = parameters();
  const ids = add(startupIds);
  const firstOf = new Map(changes.toReversed().map((change) => [change.startupId, change]));
  const known = startupIds.flatMap((startupId, place) => {
    const first = firstOf.get(startupId);
    return first === undefined || first.isNew ? [] : [{ id: first.id, place }];
  });
  const changeIds = add(known.map(({ id }) => id));
  const changePlaces = add(known.map(({ place }) => place));
  const branches = parts.map(({ filter, words }, index) => {
    const fits = conditions(filter, { values, add });
    const where = words === null ? fits : `s.search @@ ${add(words)}::tsquery and ${fits}`;
    return `select ${index} as part, ${places('after', where)} as now, ${places('before', where)} as before`;
  });
  const text = `with
    after as materialized (select c.place - 1 as place, ${MATCHED}
      from unnest(${ids}::integer[]) with ordinality c(id, place) join startups s on s.id = c.id),
    before as materialized (select k.place, ${MATCHED}
      from unnest(${changeIds}::bigint[], ${changePlaces}::integer[]) k(id, place) join startup_changes c on c.id = k.id
      cross join jsonb_populate_record(null::startups, c.before) s)
    ${branches.join(' union all ')} order by part`;
  const rows = await rowsOf<{ now: string | null; before: string | null }>(db, text, values);
  return rows.map(({ now, before }) => ({ now: placesOf(now), before: placesOf(before) }));
}
