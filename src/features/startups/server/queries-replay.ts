// Raw SQL where bench/saved-searches.ts times it: many searches over the startups that have changed.
import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import { conditions, type DirectoryFilter, parameters, rowsOf } from './queries-directory.ts';

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

/** A search in the database's terms: a filter, and the tsquery of its words. */
export type CompiledSearch = {
  readonly filter: DirectoryFilter;
  readonly words: string | null;
  /** Whether what it found before a change counts, too. */
  readonly takesFormer: boolean;
};
/** A startup that the search at this place of a list finds. */
export type FoundChange = { readonly place: number; readonly startupId: number };

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
  'search',
]
  .map((column) => `s.${column}`)
  .join(', ');

/** Which of these searches find which of the changed startups that they did not find before the change. */
export async function findFoundByChange(
  db: Db,
  searches: readonly CompiledSearch[],
  changes: readonly StartupChange[],
): Promise<FoundChange[]> {
  const { values, add } = parameters();
  const ids = add([...new Set(changes.map(({ startupId }) => startupId))]);
  const firstOf = new Map(changes.toReversed().map((change) => [change.startupId, change]));
  const before = add([...firstOf.values()].flatMap(({ id, isNew }) => (isNew ? [] : [id])));
  const branches = searches.map(({ filter, words, takesFormer }, place) => {
    const fits = conditions(filter, { values, add });
    const where = words === null ? fits : `s.search @@ ${add(words)}::tsquery and ${fits}`;
    const found = `select ${place} as place, s.id as "startupId" from after s where ${where}`;
    return takesFormer ? found : `${found} and s.id not in (select s.id from before s where ${where})`;
  });
  const text = `with
    after as materialized (select ${MATCHED} from startups s where s.id = any(${ids})),
    before as materialized (select ${MATCHED} from startup_changes c
      cross join jsonb_populate_record(null::startups, c.before) s where c.id = any(${before}::bigint[]))
    ${branches.join(' union all ')}`;
  return rowsOf<FoundChange>(db, text, values);
}
