import { type RawBuilder, sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { DealValues } from '../domain/deal-change.ts';
import type { StoredDeal } from '../domain/deal-card.ts';
import type { DealPriority, DealStage } from '../domain/stages.ts';

/** Whose pipeline is read: the person's own deals and those shared with their firm. */
export type DealScope = { readonly userId: UserId; readonly firmId: number | null };
export type DealFilter = { readonly stage?: DealStage | null; readonly priority?: DealPriority | null };

/** Deals the person may see, from `deals d`. */
export const inScope = ({ userId, firmId }: DealScope): RawBuilder<boolean> =>
  firmId === null
    ? sql`(d.owner_id = ${userId} and d.firm_id is null)`
    : sql`(d.owner_id = ${userId} and d.firm_id is null or d.firm_id = ${firmId})`;

const filtered = ({ stage, priority }: DealFilter): RawBuilder<unknown> =>
  sql`${stage ? sql`and d.stage = ${stage}` : sql``} ${priority ? sql`and d.priority = ${priority}` : sql``}`;

/** The same deals, removed ones left out, as one indexed reading of each kind; `order` and a limit apply to each. */
const pipeline = (
  { userId, firmId }: DealScope,
  filter: DealFilter,
  limited = sql``,
): RawBuilder<unknown> => {
  const chosen = sql`d.removed_at is null ${filtered(filter)} ${limited}`;
  const own = sql`(select * from deals d where d.owner_id = ${userId} and d.firm_id is null and ${chosen})`;
  if (firmId === null) return own;
  return sql`(${own} union all (select * from deals d where d.firm_id = ${firmId} and ${chosen}))`;
};

/** A hidden startup tells nothing to those outside its team, so its deal only keeps what the investor wrote. */
export const DEAL_JOINS = sql`left join visible_startups s on s.id = d.startup_id
  join people_cards o on o.id = d.owner_id`;

/** Numbers, since a driver that makes Dates of them spends half of a long list's time on it. */
const millis = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;
export const DEAL_COLUMNS = sql.raw(`d.id, d.owner_id, o.name as "ownerName", d.firm_id,
  s.id as "startupId", coalesce(s.name, d.company_name) as name, s.logo_url,
  case when d.company_name is not null or s.id is not null then d.company_domain end as domain,
  coalesce(s.sector_id, d.sector_id) as "sectorId", coalesce(s.region_id, d.region_id) as "regionId",
  coalesce(s.stage_id, d.funding_stage_id) as "fundingStageId", d.stage, d.priority,
  d.interest_level, d.source_channel, d.next_action,
  d.next_action_due, d.amount_minor, d.currency,
  d.pass_reason, ${millis('d.stage_since')} as "stageSinceMs", ${millis('d.last_activity_at')} as "lastActivityMs",
  d.version`);

export type Window = { readonly limit: number; readonly offset: number };

/** The pipeline, those that moved last first, and how many there are in all. */
export async function findDeals(
  db: Db,
  scope: DealScope,
  { limit, offset, ...filter }: DealFilter & Window,
): Promise<{ rows: StoredDeal[]; total: number }> {
  const order = sql`order by d.stage_since desc, d.id desc`;
  const first = sql`${order} limit ${limit + offset}`;
  const { rows } = await sql<StoredDeal>`
    with page as (select d.* from ${pipeline(scope, filter, first)} d ${order} limit ${limit} offset ${offset})
    select ${DEAL_COLUMNS} from page d ${DEAL_JOINS} ${order}`.execute(db);
  if (offset === 0 && rows.length < limit) return { rows, total: rows.length };
  return { rows, total: await countDeals(db, scope, filter) };
}

export async function countDeals(db: Db, scope: DealScope, filter: DealFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${pipeline(scope, filter)} d`.execute(db);
  return rows[0]?.total ?? 0;
}

export type HeldDeal = StoredDeal & { readonly removedAt: Date | null; readonly isPrivateCompany: boolean };

/** One deal, removed ones too. */
export async function findDeal(db: Db, scope: DealScope, id: number): Promise<HeldDeal | null> {
  const { rows } = await sql<HeldDeal>`
    select ${DEAL_COLUMNS}, d.removed_at, d.company_name is not null as "isPrivateCompany"
    from deals d ${DEAL_JOINS} where d.id = ${id} and ${inScope(scope)}`.execute(db);
  return rows[0] ?? null;
}

/** Holds a deal for the rest of the transaction, so that two changes take turns; false when it is not there. */
export async function lockDeal(db: Db, scope: DealScope, id: number): Promise<boolean> {
  const { rows } =
    await sql`select d.id from deals d where d.id = ${id} and ${inScope(scope)} for update`.execute(db);
  return rows.length > 0;
}

/** Makes additions to one pipeline take turns, so that two at once cannot both be the first of a company. */
export async function lockPipeline(db: Db, { userId, firmId }: DealScope): Promise<void> {
  const pipeline = firmId === null ? `deals of ${userId}` : `deals of firm ${firmId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${pipeline}, 0))`.execute(db);
}

export type NewDeal = DealValues & {
  readonly startupId: number | null;
  readonly companyName: string | null;
  readonly companyDomain: string | null;
  readonly companyKey: string;
  readonly sectorId: string | null;
  readonly regionId: string | null;
  readonly fundingStageId: string | null;
  readonly importId: number | null;
};

/** Adds deals of one owner, in order, in one statement. */
export async function insertDeals(
  db: Db,
  userId: UserId,
  deals: readonly NewDeal[],
  now: Date,
): Promise<number[]> {
  if (deals.length === 0) return [];
  const rows = await db
    .insertInto('deals')
    .values(
      deals.map((deal) => ({
        ownerId: userId,
        firmId: deal.firmId,
        startupId: deal.startupId,
        companyName: deal.companyName,
        companyDomain: deal.companyDomain,
        companyKey: deal.companyKey,
        sectorId: deal.sectorId,
        regionId: deal.regionId,
        fundingStageId: deal.fundingStageId,
        stage: deal.stage,
        priority: deal.priority,
        interestLevel: deal.interestLevel,
        sourceChannel: deal.sourceChannel,
        nextAction: deal.nextAction,
        nextActionDue: deal.nextActionDue,
        amountMinor: deal.amountMinor,
        currency: deal.currency,
        passReason: deal.passReason,
        stageSince: now,
        lastActivityAt: now,
        importId: deal.importId,
        createdAt: now,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes a change; with `stageSince` the stage's clock is set as well. */
export async function updateDeal(
  db: Db,
  id: number,
  { after, stageSince, now }: { after: DealValues; stageSince: Date | null; now: Date },
): Promise<void> {
  await db
    .updateTable('deals')
    .set({
      stage: after.stage,
      priority: after.priority,
      interestLevel: after.interestLevel,
      sourceChannel: after.sourceChannel,
      nextAction: after.nextAction,
      nextActionDue: after.nextActionDue,
      amountMinor: after.amountMinor,
      currency: after.currency,
      passReason: after.passReason,
      firmId: after.firmId,
      ...(stageSince === null ? {} : { stageSince }),
      lastActivityAt: now,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

type Company = Pick<
  NewDeal,
  'companyName' | 'companyDomain' | 'companyKey' | 'sectorId' | 'regionId' | 'fundingStageId'
>;

/** Corrects what the investor wrote about a company that is not in the directory. */
export async function updateDealCompany(db: Db, id: number, company: Company): Promise<void> {
  await db
    .updateTable('deals')
    .set({
      companyName: company.companyName,
      companyDomain: company.companyDomain,
      companyKey: company.companyKey,
      sectorId: company.sectorId,
      regionId: company.regionId,
      fundingStageId: company.fundingStageId,
    })
    .where('id', '=', id)
    .execute();
}

/** Takes deals out of the pipeline, or puts them back when `removedAt` is null. */
export async function updateRemoved(
  db: Db,
  ids: readonly number[],
  { removedAt, now }: { removedAt: Date | null; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('deals')
    .set({ removedAt, lastActivityAt: now, version: sql`version + 1` })
    .where('id', 'in', ids)
    .execute();
}

/** Notes count as activity. */
export async function touchDeal(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('deals').set({ lastActivityAt: now }).where('id', '=', id).execute();
}
