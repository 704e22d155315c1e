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
    select instrument, currency, target_minor as "targetMinor", minimum_minor as "minimumMinor",
      soft_circled_minor as "softCircledMinor", committed_minor as "committedMinor",
      signed_minor as "signedMinor", received_minor as "receivedMinor", close_date as "closeDate",
      version, updated_at as "updatedAt"
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
    target_minor: round.targetMinor,
    minimum_minor: round.minimumMinor,
    soft_circled_minor: round.softCircledMinor,
    committed_minor: round.committedMinor,
    signed_minor: round.signedMinor,
    received_minor: round.receivedMinor,
    close_date: round.closeDate,
    updated_at: now,
  };
  await db
    .insertInto('startup_rounds')
    .values({ startup_id: startupId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('startup_id')
        .doUpdateSet((eb) => ({ ...values, version: eb('startup_rounds.version', '+', 1) })),
    )
    .execute();
}

export async function deleteFundingRound(db: Db, startupId: number): Promise<boolean> {
  const result = await db.deleteFrom('startup_rounds').where('startup_id', '=', startupId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The investors of a round, the largest first. */
export async function findRoundInvestors(db: Db, startupId: number): Promise<RoundInvestor[]> {
  const { rows } = await sql<RoundInvestor>`
    select id, name, status, amount_minor as "amountMinor", currency, note, version
    from round_investors where startup_id = ${startupId} order by amount_minor desc, id`.execute(db);
  return rows;
}

type InvestorValues = Omit<RoundInvestorForm, 'amount' | 'version'> & { amountMinor: number };

const investorColumns = ({ name, status, amountMinor, currency, note }: InvestorValues, now: Date) => ({
  name,
  status,
  amount_minor: amountMinor,
  currency,
  note: note ?? null,
  updated_at: now,
});

export async function insertRoundInvestor(
  db: Db,
  { startupId, values, now }: { startupId: number; values: InvestorValues; now: Date },
): Promise<void> {
  await db
    .insertInto('round_investors')
    .values({ startup_id: startupId, ...investorColumns(values, now) })
    .execute();
}

export async function updateRoundInvestor(
  db: Db,
  { startupId, id, values, now }: { startupId: number; id: number; values: InvestorValues; now: Date },
): Promise<void> {
  await db
    .updateTable('round_investors')
    .set((eb) => ({ ...investorColumns(values, now), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('startup_id', '=', startupId)
    .execute();
}

export async function deleteRoundInvestor(db: Db, startupId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('round_investors')
    .where('id', '=', id)
    .where('startup_id', '=', startupId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** What has to be done, what is due first at the top. */
export async function findMilestones(db: Db, startupId: number): Promise<MilestoneRow[]> {
  return db
    .selectFrom('round_milestones')
    .select(['id', 'task', 'due_date as dueDate', 'done_date as doneDate', 'note', 'version'])
    .where('startup_id', '=', startupId)
    .orderBy('due_date')
    .orderBy('id')
    .execute();
}

const milestoneColumns = ({ task, dueDate, doneDate, note }: MilestoneForm, now: Date) => ({
  task,
  due_date: dueDate,
  done_date: doneDate ?? null,
  note: note ?? null,
  updated_at: now,
});

export async function insertMilestone(
  db: Db,
  { startupId, form, now }: { startupId: number; form: MilestoneForm; now: Date },
): Promise<void> {
  await db
    .insertInto('round_milestones')
    .values({ startup_id: startupId, ...milestoneColumns(form, now) })
    .execute();
}

export async function updateMilestone(
  db: Db,
  { startupId, id, form, now }: { startupId: number; id: number; form: MilestoneForm; now: Date },
): Promise<void> {
  await db
    .updateTable('round_milestones')
    .set((eb) => ({ ...milestoneColumns(form, now), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('startup_id', '=', startupId)
    .execute();
}

export async function deleteMilestone(db: Db, startupId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('round_milestones')
    .where('id', '=', id)
    .where('startup_id', '=', startupId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
