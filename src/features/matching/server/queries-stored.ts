import { sql } from 'kysely';
import { meetsPerson, meetsStartup } from '#features/people/server/queries-visible.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Side } from './queries-sides.ts';

/** How many pairs each side keeps. */
export const STORED_MATCHES = 20;

const SCORES = ['startupId', 'investorId', 'startupOrder', 'investorOrder', 'confidence'] as const;

const OWN = { startup: 'startupId', investor: 'investorId' } as const;

/** A pair as it stands in the startup's list and in the investor's. `confidence` is the chance that the investor joins, 0–1. */
export type ScoredPair = {
  readonly startupId: number;
  readonly investorId: number;
  readonly startupOrder: number;
  readonly investorOrder: number;
  readonly confidence: number;
};

/** To be drawn before a list is judged, so that what is judged last stays, whoever is done last. */
export async function drawTurn(db: Db): Promise<number> {
  const { turn } = await db
    .selectNoFrom(sql<number>`nextval('match_turns')`.as('turn'))
    .executeTakeFirstOrThrow();
  return turn;
}

const inOrder = (ids: Iterable<number>): number[] => [...ids].toSorted((a, b) => a - b);

/**
 * Replaces the lists of many subjects of one side at once, best first each, but for those that were judged, or found
 * to be out of date, in a later turn. Whoever replaces lists of the same subjects waits, in the order of their ids.
 * Call in a transaction.
 */
export async function saveLists(
  db: Db,
  {
    side,
    lists,
    at,
    turn,
  }: { side: Side; lists: ReadonlyMap<number, readonly ScoredPair[]>; at: Date; turn: number },
): Promise<void> {
  if (lists.size === 0) return;
  const taken = await db
    .insertInto('matchRefreshes')
    .values(inOrder(lists.keys()).map((subjectId) => ({ side, subjectId, refreshedAt: at, turn })))
    .onConflict((conflict) =>
      conflict
        .columns(['side', 'subjectId'])
        .doUpdateSet({ refreshedAt: at, turn })
        .where('matchRefreshes.turn', '<', turn),
    )
    .returning('subjectId')
    .execute();
  const subjectIds = taken.map(({ subjectId }) => subjectId);
  const rows = subjectIds.flatMap((id) =>
    (lists.get(id) ?? []).map((pair, index) => ({ ...pair, rank: index + 1 })),
  );
  await db
    .deleteFrom('matches')
    .where('side', '=', side)
    .where(OWN[side], '=', sql<number>`any(${subjectIds}::integer[])`)
    .execute();
  const found = sql<ScoredPair & { rank: number }>`unnest(
    ${rows.map((row) => row.startupId)}::integer[], ${rows.map((row) => row.investorId)}::integer[],
    ${rows.map((row) => row.startupOrder)}::numeric[], ${rows.map((row) => row.investorOrder)}::numeric[],
    ${rows.map((row) => row.confidence)}::numeric[], ${rows.map((row) => row.rank)}::integer[])`;
  const columns = sql`r (startup_id, investor_id, startup_order, investor_order, confidence, rank)`;
  await db
    .insertInto('matches')
    .columns([...SCORES, 'rank', 'side', 'computedAt'])
    .expression((eb) =>
      eb
        .selectFrom(found.as<'r'>(columns))
        .innerJoin('startupProfiles as s', 's.id', 'r.startupId')
        .innerJoin('investorProfiles as i', 'i.id', 'r.investorId')
        .select([
          'r.startupId',
          'r.investorId',
          'r.startupOrder',
          'r.investorOrder',
          'r.confidence',
          'r.rank',
        ])
        .select([sql<Side>`${side}::text`.as('side'), sql<Date>`${at}::timestamptz`.as('computedAt')]),
    )
    .execute();
}

/** Lists to be made anew as soon as somebody looks at them: what is being judged already does not count for them. */
export async function forgetRefreshes(db: Db, side: Side, subjectIds: readonly number[]): Promise<void> {
  if (subjectIds.length === 0) return;
  const turn = await drawTurn(db);
  await db
    .insertInto('matchRefreshes')
    .values(inOrder(subjectIds).map((subjectId) => ({ side, subjectId, refreshedAt: null, turn })))
    .onConflict((conflict) =>
      conflict
        .columns(['side', 'subjectId'])
        .doUpdateSet({ refreshedAt: null, turn })
        .where('matchRefreshes.turn', '<', turn),
    )
    .execute();
}

/** When a side's list was last made; null when never. */
export async function findRefreshedAt(db: Db, side: Side, subjectId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('matchRefreshes')
    .select('refreshedAt as at')
    .where('side', '=', side)
    .where('subjectId', '=', subjectId)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Whom an investor has backed already. */
const isHeld = sql<boolean>`exists (
  select from portfolio_deals p where p.owner_id = i.user_id and p.startup_id = s.id)`;
/** On whom an investor has decided already; the startup is not to learn of a pass, so its own list keeps them. */
const isDecided = sql<boolean>`exists (
  select from decided_deals d where d.owner_id = i.user_id and d.startup_id = s.id)`;

/**
 * A stored pair is shown while both are open to be seen, whoever looks meets them, the investor is not of the startup's
 * team, and has neither backed it nor, in their own list, decided on it.
 */
export const isProposed = (side: Side, viewer: UserId | null) => sql<boolean>`exists (
  select 1 from visible_startups s, visible_investors i join people_cards u on u.id = i.user_id
  where s.id = matches.startup_id and s.status = 'active'
    and i.id = matches.investor_id and not u.is_suspended
    and not exists (select 1 from team_roles m where m.startup_id = s.id and m.user_id = i.user_id)
    and not ${isHeld} ${side === 'investor' ? sql`and not ${isDecided}` : sql``}
    and ${meetsPerson(viewer, { id: sql.ref('i.userId'), isDemo: sql.ref('i.isDemo') })}
    and ${meetsStartup(viewer, { id: sql.ref('s.id'), isDemo: sql.ref('s.isDemo') })})`;

/** A side's stored list, best first. */
export async function findStoredMatches(db: Db, { side, subjectId }: { side: Side; subjectId: number }) {
  return db
    .selectFrom('matches')
    .select([...SCORES, 'computedAt'])
    .where('side', '=', side)
    .where(OWN[side], '=', subjectId)
    .where(isProposed(side, null))
    .orderBy('rank')
    .limit(STORED_MATCHES)
    .execute();
}
