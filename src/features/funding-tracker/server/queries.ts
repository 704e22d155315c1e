import { didWrite } from '#platform/postgres/did-write.ts';
import type { RoundTypeId } from '#shared/domain/catalogue/stages.ts';
import type { Db } from '#shared/server/context.ts';
import type { MilestoneForm, RoundInvestorForm } from '../contract/request.ts';
import type { FundingRound } from '../contract/tracker.ts';

export type StoredFundingRound = Omit<FundingRound, 'updatedAt' | 'version'>;

export async function findFundingRound(db: Db, startupId: number) {
  return (
    db
      .selectFrom('startupRounds')
      .select(['instrument', 'currency', 'targetMinor', 'minimumMinor', 'softCircledMinor', 'committedMinor'])
      .select(['signedMinor', 'receivedMinor', 'closeDate', 'devaluationPct', 'version', 'updatedAt'])
      .where('startupId', '=', startupId)
      // Only ids of the catalogue are written.
      .$narrowType<{ instrument: RoundTypeId }>()
      .executeTakeFirst()
  );
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
    devaluationPct: round.devaluationPct,
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
  return didWrite(db.deleteFrom('startupRounds').where('startupId', '=', startupId));
}

/** The investors of a round, the largest first. */
export async function findRoundInvestors(db: Db, startupId: number) {
  return db
    .selectFrom('roundInvestors')
    .select(['id', 'name', 'status', 'amountMinor', 'currency', 'note', 'version'])
    .where('startupId', '=', startupId)
    .orderBy('amountMinor', 'desc')
    .orderBy('id')
    .execute();
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
  return didWrite(db.deleteFrom('roundInvestors').where('id', '=', id).where('startupId', '=', startupId));
}

/** What has to be done, what is due first at the top. */
export async function findMilestones(db: Db, startupId: number) {
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
  return didWrite(db.deleteFrom('roundMilestones').where('id', '=', id).where('startupId', '=', startupId));
}
