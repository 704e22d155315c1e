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

/** Only stages of a deal are written. */
type Stages = { fromStage: DealStage | null; toStage: DealStage | null };

/** The latest move or removal of each deal that is neither an undo nor undone. */
export async function findUndoable(db: Db, dealIds: readonly number[]) {
  return db
    .selectFrom('dealEvents as e')
    .distinctOn('e.dealId')
    .select(['e.id', 'e.dealId', 'e.kind', 'e.fromStage', 'e.toStage', 'e.passReason'])
    .where('e.dealId', 'in', dealIds)
    .where('e.kind', 'in', ['moved', 'removed'])
    .where('e.undoOf', 'is', null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('dealEvents as u').select('u.id').whereRef('u.undoOf', '=', 'e.id'))),
    )
    .orderBy('e.dealId')
    .orderBy('e.id', 'desc')
    .$narrowType<Stages>()
    .execute();
}

/** What happened to a deal, the latest first, each with how much there is in all. */
export async function findDealEvents(db: Db, dealId: number, limit: number) {
  return db
    .selectFrom('dealEvents as e')
    .leftJoin('peopleCards as u', 'u.id', 'e.actorId')
    .select(['e.id', 'e.kind', 'e.fromStage', 'e.toStage', 'e.fields', 'u.name as actorName', 'e.at'])
    .select((eb) => [
      eb.case().when('e.toStage', '=', 'passed').then(eb.ref('e.passReason')).end().as('passReason'),
      eb('e.undoOf', 'is not', null).$castTo<boolean>().as('isUndo'),
      eb
        .exists(eb.selectFrom('dealEvents as x').select('x.id').whereRef('x.undoOf', '=', 'e.id'))
        .$castTo<boolean>()
        .as('undone'),
      eb.fn.countAll<number>().over().as('total'),
    ])
    .where('e.dealId', '=', dealId)
    .orderBy('e.id', 'desc')
    .limit(limit)
    .$narrowType<Stages>()
    .execute();
}
