import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { DealView } from '../contract/analytics.ts';
import type { ReportedDeal } from '../domain/pipeline-report.ts';
import type { DealStage } from '../domain/stages.ts';
import { type DealScope, inScope } from './queries.ts';
import { readFilters, storedFilters } from './stored-filters.ts';

/** Every deal of the pipeline with the stages it came through; undone moves and their undoing left out. */
export async function findDealPaths(db: Db, scope: DealScope): Promise<ReportedDeal[]> {
  const { rows } = await sql<Omit<ReportedDeal, 'lastActivity'> & { lastActivity: Date }>`
    with path as (
      select e.deal_id, json_agg(json_build_object('stage', e.to_stage,
          'atMs', (extract(epoch from e.at) * 1000)::bigint) order by e.id) as entered
      from deal_events e join deals d on d.id = e.deal_id
      where ${inScope(scope)} and d.removed_at is null and e.kind in ('added', 'moved') and e.undo_of is null
        and not exists (select from deal_events u where u.undo_of = e.id)
      group by e.deal_id)
    select d.stage, d.last_activity_at as "lastActivity", d.next_action_due,
      d.pass_reason, coalesce(path.entered, '[]') as entered
    from deals d left join path on path.deal_id = d.id
    where ${inScope(scope)} and d.removed_at is null`.execute(db);
  return rows.map((row) => ({ ...row, lastActivity: row.lastActivity.toISOString() }));
}

export type OpenDeal = {
  id: string;
  stage: DealStage;
  matchPercent: number | null;
  interestLevel: number;
  lastActivityAt: string;
};

/** The open deals of a person's pipeline with the kept match of the person's own investor profile, where there is one. */
export async function findOpenDeals(db: Db, scope: DealScope): Promise<OpenDeal[]> {
  const { rows } = await sql<Omit<OpenDeal, 'lastActivityAt'> & { lastActivityAt: Date }>`
    select d.id::text, d.stage, m.mutual_score as "matchPercent", d.interest_level,
      d.last_activity_at
    from deals d
      left join investor_profiles i on i.user_id = ${scope.userId}
      left join match_scores m on m.investor_id = i.id and m.startup_id = d.startup_id
    where ${inScope(scope)} and d.removed_at is null and d.stage not in ('closed', 'passed')`.execute(db);
  return rows.map((row) => ({ ...row, lastActivityAt: row.lastActivityAt.toISOString() }));
}

type StoredView = Omit<DealView, 'filters'> & { filters: unknown };
const viewOf = (row: StoredView): DealView => ({ ...row, filters: readFilters(row.filters) });

export async function findDealViews(db: Db, userId: UserId): Promise<DealView[]> {
  const { rows } = await sql<StoredView>`
    select id, name, filters from deal_views where owner_id = ${userId} order by lower(name), id`.execute(db);
  return rows.map(viewOf);
}

type View = Omit<DealView, 'id'>;

/** Saves a view; one of the same name is replaced. */
export async function saveDealView(db: Db, userId: UserId, view: View, now: Date): Promise<DealView> {
  const { rows } = await sql<StoredView>`
    insert into deal_views (owner_id, name, filters, created_at)
    values (${userId}, ${view.name}, ${storedFilters.write(view.filters)}, ${now})
    on conflict (owner_id, name) do update set filters = excluded.filters
    returning id, name, filters`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an insert returns its row');
  return viewOf(row);
}

/** Null when there is no such view; `taken` when the name belongs to another one. */
export async function updateDealView(
  db: Db,
  userId: UserId,
  { id, name, filters }: DealView,
): Promise<DealView | 'taken' | null> {
  const { rows: others } = await sql`
    select id from deal_views where owner_id = ${userId} and name = ${name} and id <> ${id}`.execute(db);
  if (others.length > 0) return 'taken';
  const { rows } = await sql<StoredView>`
    update deal_views set name = ${name}, filters = ${storedFilters.write(filters)}
    where id = ${id} and owner_id = ${userId} returning id, name, filters`.execute(db);
  return rows[0] ? viewOf(rows[0]) : null;
}

export async function deleteDealView(db: Db, userId: UserId, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('dealViews')
    .where('id', '=', id)
    .where('ownerId', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Keeps that an import happened; its deals point to it. */
export async function insertDealImport(
  db: Db,
  { ownerId, fileName, now }: { ownerId: UserId; fileName: string | null; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('dealImports')
    .values({ ownerId, fileName, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One's own imports with deals that are still there, the latest first. */
export async function findDealImports(
  db: Db,
  scope: DealScope,
  { limit }: { limit: number },
): Promise<{ id: number; fileName: string | null; at: Date; deals: number; changed: number }[]> {
  const { rows } = await sql<{
    id: number;
    fileName: string | null;
    at: Date;
    deals: number;
    changed: number;
  }>`
    select i.id, i.file_name, i.created_at as at, count(*) as deals,
      count(*) filter (where d.version > 1) as changed
    from deal_imports i join deals d on d.import_id = i.id and d.removed_at is null and ${inScope(scope)}
    where i.owner_id = ${scope.userId} and i.undone_at is null
    group by i.id order by i.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Marks an import of one's own as undone and answers the deals that are still there of it; null when there is none. */
export async function takeBackImport(
  db: Db,
  scope: DealScope,
  { importId, now }: { importId: number; now: Date },
): Promise<{ id: number; stage: DealStage }[] | null> {
  const { rows } = await sql`update deal_imports set undone_at = ${now}
    where id = ${importId} and owner_id = ${scope.userId} and undone_at is null returning id`.execute(db);
  if (rows.length === 0) return null;
  const held = await sql<{ id: number; stage: DealStage }>`
    select d.id, d.stage from deals d where d.import_id = ${importId} and d.removed_at is null and ${inScope(scope)}
    order by d.id for update`.execute(db);
  return held.rows;
}
