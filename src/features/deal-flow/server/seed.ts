import { z } from 'zod';
import { findFirmOf } from '#features/firms/server/queries.ts';
import { daysBefore } from '#shared/domain/time.ts';
import { DaysAgo, type Demo, DemoUserId, readDemo } from '#shared/server/demo.ts';
import { DealForm, NoteForm } from '../contract/input.ts';
import { changeDeal, type DealValues } from '../domain/deal-change.ts';
import { DEAL_STAGES } from '../domain/stages.ts';
import { chosenCompany } from './deal-company.ts';
import { addDeal } from './new-deal.ts';
import { type DealScope, updateDeal } from './queries.ts';
import { insertDealEvents } from './queries-events.ts';
import { insertDealNote } from './queries-notes.ts';

/** A deal as it was added, and when it entered the stages after that. */
const DemoDeal = z.strictObject({
  deal: DealForm,
  addedDaysAgo: DaysAgo,
  moves: z.array(z.strictObject({ stage: z.enum(DEAL_STAGES), daysAgo: DaysAgo })).default([]),
  passReason: z.string().optional(),
  note: NoteForm.optional(),
  /** Days since anything happened, when later than the last move. */
  quietDays: DaysAgo.optional(),
});
type DemoDeal = z.infer<typeof DemoDeal>;
const DemoPipeline = z.strictObject({ ownerId: DemoUserId, deals: z.array(DemoDeal) });

const USUAL_QUIET_DAYS = 6;

async function seedDeal({ db, now }: Demo, scope: DealScope, demoDeal: DemoDeal): Promise<void> {
  const { deal, addedDaysAgo, moves, passReason = null, note, quietDays } = demoDeal;
  const { userId } = scope;
  let since = daysBefore(now, addedDaysAgo);
  const company = await chosenCompany(db, userId, deal);
  const added = await addDeal(db, scope, { form: deal, company, now: since });
  let values: DealValues = added.values;
  for (const { stage, daysAgo } of moves) {
    const at = daysBefore(now, daysAgo);
    const { after } = changeDeal(values, { stage, passReason });
    await updateDeal(db, added.id, { after, stageSince: at, now: at });
    const move = { fromStage: values.stage, fromSince: since, toStage: stage, passReason: after.passReason };
    await insertDealEvents(db, userId, [{ dealId: added.id, kind: 'moved', ...move }], at);
    [values, since] = [after, at];
  }
  const quiet = quietDays ?? Math.min(moves.at(-1)?.daysAgo ?? addedDaysAgo, USUAL_QUIET_DAYS);
  await db
    .updateTable('deals')
    .set({ lastActivityAt: daysBefore(now, quiet) })
    .where('id', '=', added.id)
    .execute();
  if (note)
    await insertDealNote(db, {
      dealId: added.id,
      authorId: userId,
      ...note,
      now: daysBefore(now, quietDays ?? 3),
    });
}

/** The pipelines of the demo. */
export async function seedPipelines(demo: Demo): Promise<void> {
  for (const { ownerId, deals } of readDemo('pipelines', DemoPipeline, demo)) {
    const firm = await findFirmOf(demo.db, ownerId);
    for (const deal of deals) await seedDeal(demo, { userId: ownerId, firmId: firm?.id ?? null }, deal);
  }
}
