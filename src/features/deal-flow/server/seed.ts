import type { Db, UserId } from '#shared/server/context.ts';
import { daysAfter, daysBefore, dayOf } from '#shared/domain/time.ts';
import { companyKey } from '../domain/company-key.ts';
import { insertDealEvents } from './queries-events.ts';
import { insertDealNote } from './queries-notes.ts';
import { DEMO_PIPELINE, type DemoDeal } from './seed-pipeline.ts';

const CENTS = 100;

/** A seeded person is signed in nowhere; the seed speaks for them. */
const asOwner = (userId: string) => userId as UserId;

type Owner = { readonly userId: string; readonly firmId: number | null };

async function seedDeal(db: Db, deal: DemoDeal, { userId, firmId }: Owner, now: Date): Promise<void> {
  const startup = await db
    .selectFrom('startups')
    .select('id')
    .where('name', '=', deal.startup)
    .where('is_demo', '=', true)
    .executeTakeFirst();
  const added = deal.path[0];
  const last = deal.path.at(-1);
  if (!startup || !added || !last) return;
  const ago = (days: number) => daysBefore(now, days);
  const ticket = deal.ticketUsd === undefined ? null : deal.ticketUsd * CENTS;
  const due = deal.next && dayOf(daysAfter(now, deal.next[1]));
  const { id: dealId } = await db
    .insertInto('deals')
    .values({
      owner_id: userId,
      firm_id: firmId,
      startup_id: startup.id,
      company_key: companyKey(deal.startup),
      stage: last[0],
      priority: deal.priority,
      interest_level: deal.interest,
      source_channel: deal.source,
      next_action: deal.next?.[0] ?? null,
      next_action_due: due ?? null,
      amount_minor: ticket,
      currency: ticket === null ? null : 'USD',
      pass_reason: deal.passReason ?? null,
      stage_since: ago(last[1]),
      last_activity_at: ago(deal.quietDays ?? Math.min(last[1], 6)),
      version: deal.path.length,
      created_at: ago(added[1]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const owner = asOwner(userId);
  for (const [index, [toStage, days]] of deal.path.entries()) {
    const from = deal.path[index - 1];
    const move = from && { fromStage: from[0], fromSince: ago(from[1]) };
    const passReason = toStage === 'passed' ? (deal.passReason ?? null) : null;
    const event = { dealId, kind: from ? 'moved' : 'added', toStage, passReason, ...move } as const;
    await insertDealEvents(db, owner, [event], ago(days));
  }
  if (deal.note === undefined) return;
  const note = { dealId, authorId: owner, body: deal.note, visibility: 'shared' } as const;
  await insertDealNote(db, { ...note, now: ago(deal.quietDays ?? 3) });
}

/** The pipeline of the investor whom visitors explore as. */
export async function seedDeals(db: Db, owner: Owner, now: Date): Promise<void> {
  for (const deal of DEMO_PIPELINE) await seedDeal(db, deal, owner, now);
}
