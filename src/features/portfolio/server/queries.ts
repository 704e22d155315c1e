import { type RawBuilder, sql } from 'kysely';
import { findFirmMemberIds, findFirmOf } from '#features/firms/server/queries.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { AntiDilution, LedgerInvestment } from '../domain/ledger.ts';

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

/** An investment as stored, with its owner. */
export type InvestmentRow = LedgerInvestment & {
  readonly ownerId: UserId;
  readonly firmId: number | null;
  readonly roundType: string;
  readonly leadInvestor: boolean;
  readonly boardSeat: boolean;
  readonly liquidationPreference: number;
  readonly antiDilutionRights: AntiDilution | null;
  readonly notes: string | null;
  readonly isDemo: boolean;
  readonly version: number;
  readonly removedAt: Date | null;
};

/** What is written of an investment; amounts in minor units. */
export type InvestmentValues = Omit<
  InvestmentRow,
  'id' | 'ownerId' | 'firmId' | 'isDemo' | 'version' | 'removedAt'
>;

const COLUMNS = sql`i.id, i.startup_id, i.startup_name,
  i.deal_date, i.amount_minor, i.currency,
  i.equity_percentage, i.valuation_minor, i.owner_id,
  i.firm_id, i.round_type, i.lead_investor,
  i.board_seat, i.liquidation_preference,
  i.anti_dilution_rights, i.notes, i.is_demo, i.version,
  i.removed_at`;

/** Investments of the scope, the newest deal first; of one startup where one is named. */
export async function findInvestments(db: Db, scope: Scope, startupId?: number): Promise<InvestmentRow[]> {
  const { rows } = await sql<InvestmentRow>`
    select ${COLUMNS} from investments i
    where i.removed_at is null and ${isReached(scope, 'i')}
      ${startupId === undefined ? sql`` : sql`and i.startup_id = ${startupId}`}
    order by i.deal_date desc, i.id desc`.execute(db);
  return rows;
}

/** One investment, removed ones too, held for the rest of the transaction. */
export async function findInvestment(db: Db, scope: Scope, id: number): Promise<InvestmentRow | null> {
  const { rows } = await sql<InvestmentRow>`
    select ${COLUMNS} from investments i where i.id = ${id} and ${isReached(scope, 'i')} for update`.execute(
    db,
  );
  return rows[0] ?? null;
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
export async function lockCompany(db: Db, owner: UserId, startupId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`portfolio ${owner}`}), ${startupId})`.execute(db);
}

/** A startup as a portfolio names it. */
export type StartupRow = {
  id: number;
  name: string;
  sectorId: string;
  country: string | null;
  stageId: string;
  logoUrl: string | null;
  isDemo: boolean;
};

/** The visible startups among `ids`. */
export async function findStartupsByIds(db: Db, ids: readonly number[]): Promise<StartupRow[]> {
  const { rows } = await sql<StartupRow>`
    select s.id, s.name, s.sector_id, s.country, s.stage_id,
      s.logo_url, s.is_demo
    from visible_startups s where s.id = any(${ids})`.execute(db);
  return rows;
}
