import { type InferResult, type RawBuilder, sql } from 'kysely';
import { findFirmMemberIds, findFirmOf } from '#features/firms/server/queries.ts';
import { takeTurns } from '#platform/postgres/advisory-lock.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import type { Db, UserId } from '#shared/server/context.ts';

/** Whose rows a member may see and change: their own, and those colleagues share with the firm they are in. */
export type Scope = {
  readonly userId: UserId;
  readonly firm: { readonly id: number; readonly name: string } | null;
  readonly colleagues: readonly string[];
};

export async function findScope(db: Db, userId: UserId): Promise<Scope> {
  const firm = await findFirmOf(db, userId);
  const colleagues = firm === null ? [userId] : await findFirmMemberIds(db, userId);
  return { userId, firm: firm && { id: firm.id, name: firm.name }, colleagues };
}

/** A row of `alias` that the scope reaches. Sharing ends when its owner leaves the firm. */
export function isReached({ userId, firm, colleagues }: Scope, alias: string): RawBuilder<boolean> {
  const owner = sql.ref(`${alias}.ownerId`);
  if (firm === null) return sql<boolean>`${owner} = ${userId}`;
  return sql<boolean>`(${owner} = ${userId}
    or (${sql.ref(`${alias}.firmId`)} = ${firm.id} and ${owner} = any(${colleagues})))`;
}

const selectInvestments = (db: Db, scope: Scope) =>
  db
    .selectFrom('investments as i')
    .select(['i.id', 'i.startupId', 'i.startupName', 'i.dealDate', 'i.amountMinor', 'i.currency'])
    .select(['i.equityPercentage', 'i.valuationMinor', 'i.ownerId', 'i.firmId', 'i.roundType'])
    .select(['i.leadInvestor', 'i.boardSeat', 'i.liquidationPreference', 'i.antiDilutionRights'])
    .select(['i.notes', 'i.isDemo', 'i.version', 'i.removedAt'])
    .where(isReached(scope, 'i'))
    // The contract lets in no others.
    .$narrowType<{ currency: CurrencyCode; ownerId: UserId }>();

/** An investment as stored, with its owner. */
export type InvestmentRow = Readonly<InferResult<ReturnType<typeof selectInvestments>>[number]>;

/** What is written of an investment; amounts in minor units. */
export type InvestmentValues = Omit<
  InvestmentRow,
  'id' | 'ownerId' | 'firmId' | 'isDemo' | 'version' | 'removedAt'
> & {
  /** The offer it was recorded from; left as it is where nothing is said. */
  readonly offerId?: number | null;
};

/** Investments of the scope, the newest deal first; of one startup where one is named. */
export async function findInvestments(db: Db, scope: Scope, startupId?: number): Promise<InvestmentRow[]> {
  return selectInvestments(db, scope)
    .where('i.removedAt', 'is', null)
    .where((eb) => (startupId === undefined ? eb.lit(true) : eb('i.startupId', '=', startupId)))
    .orderBy('i.dealDate', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
}

/** One investment, removed ones too, held for the rest of the transaction. */
export async function findInvestment(db: Db, scope: Scope, id: number): Promise<InvestmentRow | undefined> {
  return selectInvestments(db, scope).where('i.id', '=', id).forUpdate().executeTakeFirst();
}

function columnsOf(values: InvestmentValues) {
  return {
    startupId: values.startupId,
    startupName: values.startupName,
    dealDate: values.dealDate,
    amountMinor: values.amountMinor,
    currency: values.currency,
    equityPercentage: values.equityPercentage,
    valuationMinor: values.valuationMinor,
    roundType: values.roundType,
    leadInvestor: values.leadInvestor,
    boardSeat: values.boardSeat,
    liquidationPreference: values.liquidationPreference,
    antiDilutionRights: values.antiDilutionRights,
    notes: values.notes,
    ...(values.offerId === undefined ? {} : { offerId: values.offerId }),
  };
}

/** Who writes what for whom: `owner` is whose record it becomes, `by` who is at it. */
export type Authorship = {
  readonly owner: UserId;
  readonly by: UserId;
  readonly firmId: number | null;
  readonly importId?: number | null;
  readonly now: Date;
};

export const authorColumns = ({ owner, by, firmId, importId = null, now }: Authorship) => ({
  ownerId: owner,
  createdBy: by,
  firmId,
  importId,
  createdAt: now,
  updatedAt: now,
});

export async function insertInvestment(
  db: Db,
  values: InvestmentValues,
  author: Authorship,
): Promise<number> {
  const { id } = await db
    .insertInto('investments')
    .values({ ...columnsOf(values), ...authorColumns(author) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateInvestment(
  db: Db,
  { id, values, now }: { id: number; values: InvestmentValues; now: Date },
): Promise<void> {
  await db
    .updateTable('investments')
    .set((eb) => ({ ...columnsOf(values), updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Takes an investment out (`removedAt` a time) or brings it back (null). */
export async function markInvestmentRemoved(db: Db, id: number, removedAt: Date | null): Promise<void> {
  await db
    .updateTable('investments')
    .set((eb) => ({ removedAt, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Shares everything an owner keeps of a company with a firm, or with nobody (null). */
export async function shareCompany(
  db: Db,
  owner: UserId,
  { startupId, firmId }: { startupId: number; firmId: number | null },
): Promise<void> {
  await db
    .updateTable('investments')
    .set({ firmId })
    .where('ownerId', '=', owner)
    .where('startupId', '=', startupId)
    .execute();
  await db
    .updateTable('portfolioEvents')
    .set({ firmId })
    .where('ownerId', '=', owner)
    .where('startupId', '=', startupId)
    .execute();
}

/** Lets two changes of one owner's records of a company take turns. */
export const lockCompany = (db: Db, owner: UserId, startupId: number): Promise<void> =>
  takeTurns(db, `portfolio ${owner} ${startupId}`);

const selectStartups = (db: Db) =>
  db
    .selectFrom('visibleStartups')
    .select(['id', 'name', 'sectorId', 'country', 'stageId', 'logoUrl', 'isDemo']);

/** A startup as a portfolio names it. */
export type StartupRow = InferResult<ReturnType<typeof selectStartups>>[number];

/** The visible startups among `ids`. */
export async function findStartupsByIds(db: Db, ids: readonly number[]): Promise<StartupRow[]> {
  return selectStartups(db)
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute();
}
