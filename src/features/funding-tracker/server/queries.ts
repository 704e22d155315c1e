import { didWrite } from '#platform/postgres/did-write.ts';
import type { RoundTypeId } from '#shared/domain/catalogue/stages.ts';
import type { Db } from '#shared/server/context.ts';
import type { MilestoneForm, RoundInvestorForm } from '../contract/request.ts';
import type { FundingRound } from '../contract/tracker.ts';

export type StoredFundingRound = Omit<FundingRound, 'updatedAt' | 'version' | 'typed'>;

/** A startup's round with its four amounts, the offers in them, and what was typed of each. */
export async function findFundingRound(db: Db, startupId: number) {
  return (
    db
      .selectFrom('startupRounds as r')
      .innerJoin('roundAmounts as a', 'a.startupId', 'r.startupId')
      .select(['r.instrument', 'r.currency', 'r.targetMinor', 'r.minimumMinor', 'r.closeDate'])
      .select(['r.devaluationPct', 'r.version', 'r.updatedAt'])
      .select(['a.softCircledMinor', 'a.committedMinor', 'a.signedMinor', 'a.receivedMinor'])
      .select(['r.softCircledMinor as typedSoftMinor', 'r.committedMinor as typedCommittedMinor'])
      .select(['r.signedMinor as typedSignedMinor', 'r.receivedMinor as typedReceivedMinor'])
      .where('r.startupId', '=', startupId)
      // Only ids of the catalogue are written.
      .$narrowType<{ instrument: RoundTypeId }>()
      .executeTakeFirst()
  );
}

/** The offers that stand between a startup and its investors, with how they count; without a round no amount in it. */
export async function findRoundOffers(db: Db, startupId: number) {
  return db
    .selectFrom('offerStandings as o')
    .leftJoin('offersInRounds as i', 'i.offerId', 'o.id')
    .leftJoin('roundOffers as l', 'l.offerId', 'o.id')
    .select(['o.id', 'o.investorName', 'o.step', 'o.amountMinor', 'o.mostMinor', 'o.currency'])
    .select(['i.firmInRoundMinor as inRoundMinor', 'l.roundInvestorId as investorId'])
    .select((eb) => eb('l.offerId', 'is not', null).$castTo<boolean>().as('isLinked'))
    .where('o.startupId', '=', startupId)
    .orderBy('o.id')
    .execute();
}

/** Says how an offer of this startup counts; as it does by itself where nothing is said. */
export async function saveRoundOffer(
  db: Db,
  {
    startupId,
    offerId,
    counts,
    investorId,
  }: { startupId: number; offerId: number; counts: string; investorId: number | null },
): Promise<void> {
  await db
    .deleteFrom('roundOffers')
    .where('offerId', '=', offerId)
    .where('startupId', '=', startupId)
    .execute();
  if (counts !== 'added')
    await db.insertInto('roundOffers').values({ offerId, startupId, roundInvestorId: investorId }).execute();
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
