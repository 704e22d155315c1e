import type { Db } from '#shared/server/context.ts';
import { daysAfter, dayOf } from '#shared/domain/time.ts';
import { insertMilestone, insertRoundInvestor } from './queries.ts';

/** Whom the amounts of the round belong to, in US dollars: their sums are those of the demo's round. */
const INVESTORS = [
  {
    name: 'Rift Lane Capital',
    status: 'received',
    amount: 150_000,
    note: 'SAFE with a cap of $3 million, wired from Mauritius',
  },
  { name: 'Eastlands Angels', status: 'received', amount: 75_000, note: 'Nine members through one vehicle' },
  {
    name: 'Tana Seed Fund',
    status: 'committed',
    amount: 250_000,
    note: 'Waits for the licence of the credit bureau',
  },
  { name: 'Nyali Ventures', status: 'committed', amount: 160_000, note: 'Takes up its pro rata and more' },
] as const;

const MILESTONES = [
  { task: 'Send the second version of the deck to the first ten funds', due: -6, done: -6, note: null },
  {
    task: 'Sign the SAFE of Rift Lane Capital',
    due: -14,
    done: -12,
    note: 'Two days late: their bank asked for the register',
  },
  {
    task: 'File the audited accounts of 2025',
    due: 9,
    done: null,
    note: 'The auditor has everything but the till reconciliation',
  },
  { task: 'Close the minimum of the round', due: 24, done: null, note: null },
] as const;

/** Who takes part in the round of the demo's first startup, and what has to be done. */
export async function seedFunding(
  db: Db,
  { startupId, now }: { startupId: number; now: Date },
): Promise<void> {
  const day = (offset: number) => dayOf(daysAfter(now, offset));
  for (const { amount, ...investor } of INVESTORS) {
    const values = { ...investor, amountMinor: amount * 100, currency: 'USD' as const };
    await insertRoundInvestor(db, { startupId, values, now });
  }
  for (const { task, due, done, note } of MILESTONES) {
    const form = { task, dueDate: day(due), doneDate: done === null ? null : day(done), note };
    await insertMilestone(db, { startupId, form, now });
  }
}
