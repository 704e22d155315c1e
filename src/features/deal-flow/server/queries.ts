import {
  type AliasableExpression,
  type ExpressionBuilder,
  type InferResult,
  type Selectable,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import type { DB, Deals } from '#platform/postgres/tables.ts';
import { takeTurns } from '#platform/postgres/advisory-lock.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { DealValues } from '../domain/deal-change.ts';
import type { DealPriority, DealStage } from '../domain/stages.ts';

/** Whose pipeline is read: the person's own deals and those shared with their firm. */
export type DealScope = { readonly userId: UserId; readonly firmId: number | null };
export type DealFilter = { readonly stage?: DealStage | null; readonly priority?: DealPriority | null };

/** Deals the person may see. */
export const inScope =
  ({ userId, firmId }: DealScope) =>
  (eb: ExpressionBuilder<DB & { d: Deals }, 'd'>) =>
    eb.or([
      eb.and([eb('d.ownerId', '=', userId), eb('d.firmId', 'is', null)]),
      ...(firmId === null ? [] : [eb('d.firmId', '=', firmId)]),
    ]);

type DealQuery = SelectQueryBuilder<DB, 'deals', Selectable<Deals>>;

/** The same deals as one indexed reading of each kind; what narrows, orders and limits applies to each. */
export function pipeline(
  db: Db,
  { userId, firmId }: DealScope,
  narrowed: (deals: DealQuery) => DealQuery,
): AliasableExpression<Selectable<Deals>> {
  const deals = db.selectFrom('deals').selectAll();
  const own = narrowed(deals.where('ownerId', '=', userId).where('firmId', 'is', null));
  if (firmId === null) return own;
  const shared = narrowed(deals.where('firmId', '=', firmId));
  return db
    .selectFrom(own.as('own'))
    .selectAll()
    .unionAll(db.selectFrom(shared.as('shared')).selectAll());
}

const standing =
  ({ stage, priority }: DealFilter) =>
  (deals: DealQuery): DealQuery =>
    deals
      .where('removedAt', 'is', null)
      .where((eb) =>
        eb.and([
          ...(stage ? [eb('stage', '=', stage)] : []),
          ...(priority ? [eb('priority', '=', priority)] : []),
        ]),
      );

const inOrder = (deals: DealQuery): DealQuery => deals.orderBy('stageSince', 'desc').orderBy('id', 'desc');

/** Numbers, since a driver that makes Dates of them spends half of a long list's time on it. */
const millis = (column: 'd.stageSince' | 'd.lastActivityAt') =>
  sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;

/** Deals with their companies. A hidden startup tells nothing to those outside its team: only what the investor wrote stays. */
export const selectDeals = (db: Db, deals: AliasableExpression<Selectable<Deals>>) =>
  db
    .selectFrom(deals.as('d'))
    .leftJoin('visibleStartups as s', 's.id', 'd.startupId')
    .innerJoin('peopleCards as o', 'o.id', 'd.ownerId')
    .select(['d.id', 'd.ownerId', 'o.name as ownerName', 'd.firmId', 's.id as startupId', 's.logoUrl'])
    .select(({ eb, fn }) => [
      fn.coalesce('s.name', 'd.companyName').as('name'),
      eb
        .case()
        .when(eb.or([eb('d.companyName', 'is not', null), eb('s.id', 'is not', null)]))
        .then(eb.ref('d.companyDomain'))
        .end()
        .as('domain'),
      fn.coalesce('s.sectorId', 'd.sectorId').as('sectorId'),
      fn.coalesce('s.regionId', 'd.regionId').as('regionId'),
      fn.coalesce('s.stageId', 'd.fundingStageId').as('fundingStageId'),
      fn.coalesce('s.isDemo', 'o.isDemo').as('isDemo'),
      millis('d.stageSince').as('stageSinceMs'),
      millis('d.lastActivityAt').as('lastActivityMs'),
    ])
    .select(['d.stage', 'd.priority', 'd.interestLevel', 'd.sourceChannel', 'd.nextAction'])
    .select(['d.nextActionDue', 'd.amountMinor', 'd.currency', 'd.passReason', 'd.version']);

export type Window = { readonly limit: number; readonly offset: number };

/** The pipeline, those that moved last first, and how many there are in all. */
export async function findDeals(db: Db, scope: DealScope, { limit, offset, ...filter }: DealFilter & Window) {
  const first = pipeline(db, scope, (deals) => inOrder(standing(filter)(deals)).limit(limit + offset));
  const page = db
    .selectFrom(first.as('first'))
    .selectAll()
    .orderBy('stageSince', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset);
  const rows = await selectDeals(db, page).orderBy('d.stageSince', 'desc').orderBy('d.id', 'desc').execute();
  if (offset === 0 && rows.length < limit) return { rows, total: rows.length };
  return { rows, total: await countDeals(db, scope, filter) };
}

export async function countDeals(db: Db, scope: DealScope, filter: DealFilter): Promise<number> {
  const { total } = await db
    .selectFrom(pipeline(db, scope, standing(filter)).as('d'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const selectHeld = (db: Db, scope: DealScope, ids: readonly number[]) =>
  selectDeals(
    db,
    db.selectFrom('deals as d').selectAll('d').where('d.id', 'in', ids).where(inScope(scope)),
  ).select((eb) => [
    'd.removedAt',
    eb('d.companyName', 'is not', null).$castTo<boolean>().as('isPrivateCompany'),
  ]);

export type HeldDeal = Readonly<InferResult<ReturnType<typeof selectHeld>>[number]>;

/** Deals by their ids, removed ones too. */
export async function findDealsOf(
  db: Db,
  scope: DealScope,
  ids: readonly number[],
): Promise<readonly HeldDeal[]> {
  return selectHeld(db, scope, ids).execute();
}

/** One deal, removed ones too. */
export async function findDeal(db: Db, scope: DealScope, id: number): Promise<HeldDeal | undefined> {
  const [deal] = await findDealsOf(db, scope, [id]);
  return deal;
}

/** The deal of a startup in a pipeline, the person's own before a colleague's; undefined without one. */
export async function findDealOfStartup(
  db: Db,
  scope: DealScope,
  startupId: number,
): Promise<HeldDeal | undefined> {
  const [row] = await db
    .selectFrom('deals as d')
    .select('d.id')
    .where('d.startupId', '=', startupId)
    .where('d.removedAt', 'is', null)
    .where(inScope(scope))
    .orderBy((eb) => eb('d.ownerId', '=', scope.userId), 'desc')
    .orderBy('d.id')
    .limit(1)
    .execute();
  return row && findDeal(db, scope, row.id);
}

/** Holds deals for the rest of the transaction, so that two changes take turns; by id, so that neither waits for the other. */
export async function lockDeals(db: Db, scope: DealScope, ids: readonly number[]): Promise<void> {
  await db
    .selectFrom('deals as d')
    .select('d.id')
    .where('d.id', 'in', ids)
    .where(inScope(scope))
    .orderBy('d.id')
    .forUpdate()
    .execute();
}

/** Makes additions to one pipeline take turns, so that two at once cannot both be the first of a company. */
export const lockPipeline = (db: Db, { userId, firmId }: DealScope): Promise<void> =>
  takeTurns(db, firmId === null ? `deals of ${userId}` : `deals of firm ${firmId}`);

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

/** The same of several deals that change alike. */
export async function updateDeals(
  db: Db,
  ids: readonly number[],
  {
    set,
    now,
  }: {
    set: Partial<Pick<DealValues, 'stage' | 'passReason' | 'priority' | 'firmId'>> & { stageSince?: Date };
    now: Date;
  },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('deals')
    .set({ ...set, lastActivityAt: now, version: sql`version + 1` })
    .where('id', 'in', ids)
    .execute();
}

/** Puts deals back where they were before these moves, with the stage's clock as it stood. */
export async function updateMovedBack(db: Db, moves: readonly number[], now: Date): Promise<void> {
  if (moves.length === 0) return;
  await db
    .updateTable('deals as d')
    .from('dealEvents as e')
    .set(({ eb, fn }) => ({
      stage: fn.coalesce('e.fromStage', 'd.stage').$castTo<DealStage>(),
      stageSince: fn.coalesce('e.fromSince', eb.val(now)),
      passReason: eb.case().when('e.fromStage', '=', 'passed').then(eb.ref('e.passReason')).end(),
      lastActivityAt: now,
      version: sql`d.version + 1`,
    }))
    .whereRef('e.dealId', '=', 'd.id')
    .where('e.id', 'in', moves)
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
