import { sql } from 'kysely';
import { meetsPerson, meetsStartup } from '#features/people/server/queries-visible.ts';
import { takeTurns } from '#platform/postgres/advisory-lock.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Side } from './queries-sides.ts';

/** How many pairs each side keeps. */
export const STORED_MATCHES = 20;

const SCORES = ['startupId', 'investorId', 'startupOrder', 'investorOrder', 'confidence'] as const;

const COLUMNS = {
  startup: { own: 'startupId', rank: 'startupRank' },
  investor: { own: 'investorId', rank: 'investorRank' },
} as const;

/** A pair as it stands in the startup's list and in the investor's. `confidence` is the chance that the investor joins, 0–1. */
export type ScoredPair = {
  readonly startupId: number;
  readonly investorId: number;
  readonly startupOrder: number;
  readonly investorOrder: number;
  readonly confidence: number;
};

/** Two sides refreshed at once touch the same pairs: one after the other, or they wait for each other in a ring. */
const lockMatches = (db: Db): Promise<void> => takeTurns(db, 'matches');

/**
 * Replaces the lists of many subjects of one side at once, best first each; pairs in neither side's list are forgotten.
 * Call in a transaction.
 */
export async function saveLists(
  db: Db,
  { side, lists, at }: { side: Side; lists: ReadonlyMap<number, readonly ScoredPair[]>; at: Date },
): Promise<void> {
  const { own, rank } = COLUMNS[side];
  const subjectIds = [...lists.keys()];
  const rows = [...lists.values()].flatMap((pairs) =>
    pairs.map((pair, index) => ({ ...pair, rank: index + 1 })),
  );
  const isOwn = sql<boolean>`${sql.ref(own)} = any(${subjectIds}::integer[])`;
  await lockMatches(db);
  await db
    .updateTable('matches')
    .set({ [rank]: null })
    .where(isOwn)
    .where(rank, 'is not', null)
    .execute();
  const found = sql<ScoredPair & { rank: number }>`unnest(
    ${rows.map((row) => row.startupId)}::integer[], ${rows.map((row) => row.investorId)}::integer[],
    ${rows.map((row) => row.startupOrder)}::numeric[], ${rows.map((row) => row.investorOrder)}::numeric[],
    ${rows.map((row) => row.confidence)}::numeric[], ${rows.map((row) => row.rank)}::integer[])`;
  const columns = sql`r (startup_id, investor_id, startup_order, investor_order, confidence, rank)`;
  await db
    .insertInto('matches')
    .columns([...SCORES, 'computedAt', rank])
    .expression((eb) =>
      eb
        .selectFrom(found.as<'r'>(columns))
        .innerJoin('startupProfiles as s', 's.id', 'r.startupId')
        .innerJoin('investorProfiles as i', 'i.id', 'r.investorId')
        .select(['r.startupId', 'r.investorId', 'r.startupOrder', 'r.investorOrder'])
        .select(['r.confidence', sql<Date>`${at}::timestamptz`.as('computedAt'), 'r.rank']),
    )
    .onConflict((conflict) =>
      conflict.columns(['startupId', 'investorId']).doUpdateSet((eb) => ({
        startupOrder: eb.ref('excluded.startupOrder'),
        investorOrder: eb.ref('excluded.investorOrder'),
        confidence: eb.ref('excluded.confidence'),
        computedAt: eb.ref('excluded.computedAt'),
        [rank]: eb.ref(`excluded.${rank}`),
      })),
    )
    .execute();
  await db
    .deleteFrom('matches')
    .where(isOwn)
    .where('startupRank', 'is', null)
    .where('investorRank', 'is', null)
    .execute();
  if (subjectIds.length === 0) return;
  await db
    .insertInto('matchRefreshes')
    .values(subjectIds.map((subjectId) => ({ side, subjectId, refreshedAt: at })))
    .onConflict((conflict) => conflict.columns(['side', 'subjectId']).doUpdateSet({ refreshedAt: at }))
    .execute();
}

/** Lists to be made anew as soon as somebody looks at them. */
export async function forgetRefreshes(db: Db, side: Side, subjectIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('matchRefreshes')
    .where('side', '=', side)
    .where('subjectId', '=', sql<number>`any(${subjectIds}::integer[])`)
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
  const { own, rank } = COLUMNS[side];
  return db
    .selectFrom('matches')
    .select([...SCORES, 'computedAt'])
    .where(own, '=', subjectId)
    .where(rank, 'is not', null)
    .where(isProposed(side, null))
    .orderBy(rank)
    .limit(STORED_MATCHES)
    .execute();
}
