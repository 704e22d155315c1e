import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { DealStage } from '../domain/stages.ts';

export type DealEventKind = 'added' | 'moved' | 'changed' | 'noted' | 'removed' | 'restored';
export type NewDealEvent = {
  readonly dealId: number;
  readonly kind: DealEventKind;
  readonly fromStage?: DealStage | null;
  readonly toStage?: DealStage | null;
  /** When the left stage had been entered: an undo sets the clock back to it. */
  readonly fromSince?: Date | null;
  /** The reason given when passing, or the one that is lost when leaving the passed stage. */
  readonly passReason?: string | null;
  readonly fields?: readonly string[];
  readonly undoOf?: number | null;
};

/** Adds to the histories of deals, in order, in one statement. */
export async function insertDealEvents(
  db: Db,
  actorId: UserId,
  events: readonly NewDealEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto('dealEvents')
    .values(
      events.map((event) => ({
        dealId: event.dealId,
        kind: event.kind,
        fromStage: event.fromStage ?? null,
        toStage: event.toStage ?? null,
        fromSince: event.fromSince ?? null,
        passReason: event.passReason ?? null,
        fields: [...(event.fields ?? [])],
        actorId,
        undoOf: event.undoOf ?? null,
        at: now,
      })),
    )
    .execute();
}

export type UndoableEvent = {
  id: number;
  kind: 'moved' | 'removed';
  fromStage: DealStage | null;
  toStage: DealStage | null;
  fromSince: Date | null;
  passReason: string | null;
};

/** The latest move or removal that is neither an undo nor undone. */
export async function findUndoable(db: Db, dealId: number): Promise<UndoableEvent | null> {
  const { rows } = await sql<UndoableEvent>`
    select e.id, e.kind, e.from_stage, e.to_stage, e.from_since,
      e.pass_reason
    from deal_events e
    where e.deal_id = ${dealId} and e.kind in ('moved', 'removed') and e.undo_of is null
      and not exists (select from deal_events u where u.undo_of = e.id)
    order by e.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export type DealEventRow = {
  id: number;
  kind: DealEventKind;
  fromStage: DealStage | null;
  toStage: DealStage | null;
  passReason: string | null;
  fields: string[];
  actorName: string | null;
  at: Date;
  isUndo: boolean;
  undone: boolean;
};

/** What happened to a deal, the latest first, and how much there is in all. */
export async function findDealEvents(
  db: Db,
  dealId: number,
  limit: number,
): Promise<{ rows: DealEventRow[]; total: number }> {
  const { rows } = await sql<DealEventRow & { total: number }>`
    select e.id, e.kind, e.from_stage, e.to_stage,
      case when e.to_stage = 'passed' then e.pass_reason end as "passReason", e.fields,
      u.name as "actorName", e.at, e.undo_of is not null as "isUndo",
      exists (select from deal_events x where x.undo_of = e.id) as undone, count(*) over () as total
    from deal_events e left join people_cards u on u.id = e.actor_id
    where e.deal_id = ${dealId} order by e.id desc limit ${limit}`.execute(db);
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}
