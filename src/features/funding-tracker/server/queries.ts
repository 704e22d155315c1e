import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import type { MilestoneForm, RoundInvestorForm } from '../contract/request.ts';
import type { FundingRound, Milestone, RoundInvestor } from '../contract/tracker.ts';

export type StoredFundingRound = Omit<FundingRound, 'updatedAt' | 'version'>;
type FundingRoundRow = StoredFundingRound & { version: number; updatedAt: Date };
type MilestoneRow = Omit<Milestone, 'completed'>;

/** The round of a startup; the catalogue's check of `instrument` is made before it is written. */
export async function findFundingRound(db: Db, startupId: number): Promise<FundingRoundRow | null> {
  const { rows } = await sql<FundingRoundRow>`
    select instrument, currency, target_minor, minimum_minor,
      soft_circled_minor, committed_minor,
      signed_minor, received_minor, close_date,
      version, updated_at
    from startup_rounds where startup_id = ${startupId}`.execute(db);
  return rows[0] ?? null;
}

export async function saveFundingRound(
  db: Db,
  startupId: number,
  round: StoredFundingRound,
  now: Date,
): Promise<void> {
  const values = {
    instrument: round.instrument,
    currency: round.currency,
    targetMinor: round.targetMinor,
    minimumMinor: round.minimumMinor,
    softCircledMinor: round.softCircledMinor,
    committedMinor: round.committedMinor,
    signedMinor: round.signedMinor,
    receivedMinor: round.receivedMinor,
    closeDate: round.closeDate,
    updatedAt: now,
  };
  await db
    .insertInto('startupRounds')
    .values({ startupId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('startupId')
        .doUpdateSet((eb) => ({ ...values, version: eb('startupRounds.version', '+', 1) })),
    )
    .execute();
}

export async function deleteFundingRound(db: Db, startupId: number): Promise<boolean> {
  const result = await db.deleteFrom('startupRounds').where('startupId', '=', startupId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The investors of a round, the largest first. */
export async function findRoundInvestors(db: Db, startupId: number): Promise<RoundInvestor[]> {
  const { rows } = await sql<RoundInvestor>`
    select id, name, status, amount_minor, currency, note, version
    from round_investors where startup_id = ${startupId} order by amount_minor desc, id`.execute(db);
  return rows;
}

type InvestorValues = Omit<RoundInvestorForm, 'amount' | 'version'> & { amountMinor: number };

const investorColumns = ({ name, status, amountMinor, currency, note }: InvestorValues, now: Date) => ({
  name,
  status,
  amountMinor,
  currency,
  note: note ?? null,
  updatedAt: now,
});

export async function insertRoundInvestor(
  db: Db,
  { startupId, values, now }: { startupId: number; values: InvestorValues; now: Date },
): Promise<void> {
  await db
    .insertInto('roundInvestors')
    .values({ startupId, ...investorColumns(values, now) })
    .execute();
}

export async function updateRoundInvestor(
  db: Db,
  { startupId, id, values, now }: { startupId: number; id: number; values: InvestorValues; now: Date },
): Promise<void> {
  await db
    .updateTable('roundInvestors')
    .set((eb) => ({ ...investorColumns(values, now), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('startupId', '=', startupId)
    .execute();
}

export async function deleteRoundInvestor(db: Db, startupId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('roundInvestors')
    .where('id', '=', id)
    .where('startupId', '=', startupId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** What has to be done, what is due first at the top. */
export async function findMilestones(db: Db, startupId: number): Promise<MilestoneRow[]> {
  return db
    .selectFrom('roundMilestones')
    .select(['id', 'task', 'dueDate', 'doneDate', 'note', 'version'])
    .where('startupId', '=', startupId)
    .orderBy('dueDate')
    .orderBy('id')
    .execute();
}

const milestoneColumns = ({ task, dueDate, doneDate, note }: MilestoneForm, now: Date) => ({
  task,
  dueDate,
  doneDate: doneDate ?? null,
  note: note ?? null,
  updatedAt: now,
});

export async function insertMilestone(
  db: Db,
  { startupId, form, now }: { startupId: number; form: MilestoneForm; now: Date },
): Promise<void> {
  await db
    .insertInto('roundMilestones')
    .values({ startupId, ...milestoneColumns(form, now) })
    .execute();
}

export async function updateMilestone(
  db: Db,
  { startupId, id, form, now }: { startupId: number; id: number; form: MilestoneForm; now: Date },
): Promise<void> {
  await db
    .updateTable('roundMilestones')
    .set((eb) => ({ ...milestoneColumns(form, now), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('startupId', '=', startupId)
    .execute();
}

export async function deleteMilestone(db: Db, startupId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('roundMilestones')
    .where('id', '=', id)
    .where('startupId', '=', startupId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
