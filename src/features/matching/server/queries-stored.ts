import { sql } from 'kysely';
import { meetsPerson, meetsStartup } from '#features/people/server/queries-visible.ts';
import { takeTurns } from '#platform/postgres/advisory-lock.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Side } from './queries-sides.ts';

const SCORES = [
  'startupId',
  'investorId',
  'mutualScore',
  'investorScore',
  'startupScore',
  'confidence',
] as const;

const COLUMNS = {
  startup: { own: 'startupId', rank: 'startupRank' },
  investor: { own: 'investorId', rank: 'investorRank' },
} as const;

/** A pair without its words, as a run over the whole market finds it. */
export type ScoredPair = {
  readonly startupId: number;
  readonly investorId: number;
  readonly mutualScore: number;
  readonly investorScore: number;
  readonly startupScore: number;
  readonly confidence: number;
};

/** Two sides refreshed at once touch the same pairs: one after the other, or they wait for each other in a ring. */
const lockMatches = (db: Db): Promise<void> => takeTurns(db, 'matches');

type ExplainedPair = ScoredPair & { readonly explanation: string };

/** Replaces a side's list. `pairs` come best first; pairs in neither side's list are forgotten. Call in a transaction. */
export async function saveMatches(
  db: Db,
  {
    side,
    subjectId,
    pairs,
    at,
  }: { side: Side; subjectId: number; pairs: readonly ExplainedPair[]; at: Date },
): Promise<void> {
  const { own, rank } = COLUMNS[side];
  await lockMatches(db);
  await db
    .updateTable('matches')
    .set({ [rank]: null })
    .where(own, '=', subjectId)
    .execute();
  const rows = pairs.map((pair, index) => ({ ...pair, computedAt: at, [rank]: index + 1 }));
  if (rows.length > 0) {
    await db
      .insertInto('matches')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['startupId', 'investorId']).doUpdateSet((eb) => ({
          mutualScore: eb.ref('excluded.mutualScore'),
          investorScore: eb.ref('excluded.investorScore'),
          startupScore: eb.ref('excluded.startupScore'),
          confidence: eb.ref('excluded.confidence'),
          explanation: eb.ref('excluded.explanation'),
          computedAt: eb.ref('excluded.computedAt'),
          [rank]: eb.ref(`excluded.${rank}`),
        })),
      )
      .execute();
  }
  await db
    .deleteFrom('matches')
    .where(own, '=', subjectId)
    .where('startupRank', 'is', null)
    .where('investorRank', 'is', null)
    .execute();
  await db
    .insertInto('matchRefreshes')
    .values({ side, subjectId, refreshedAt: at })
    .onConflict((conflict) => conflict.columns(['side', 'subjectId']).doUpdateSet({ refreshedAt: at }))
    .execute();
}

/**
 * Replaces the lists of many subjects of one side at once, best first each. Words are kept where the score is the same
 * and otherwise made when somebody looks. Call in a transaction.
 */
export async function saveScores(
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
    ${rows.map((row) => row.mutualScore)}::numeric[], ${rows.map((row) => row.investorScore)}::numeric[],
    ${rows.map((row) => row.startupScore)}::numeric[], ${rows.map((row) => row.confidence)}::numeric[],
    ${rows.map((row) => row.rank)}::integer[])`;
  const columns = sql`r (startup_id, investor_id, mutual_score, investor_score, startup_score, confidence, rank)`;
  await db
    .insertInto('matches')
    .columns([...SCORES, 'computedAt', rank])
    .expression((eb) =>
      eb
        .selectFrom(found.as<'r'>(columns))
        .innerJoin('startupProfiles as s', 's.id', 'r.startupId')
        .innerJoin('investorProfiles as i', 'i.id', 'r.investorId')
        .select(['r.startupId', 'r.investorId', 'r.mutualScore', 'r.investorScore', 'r.startupScore'])
        .select(['r.confidence', sql<Date>`${at}::timestamptz`.as('computedAt'), 'r.rank']),
    )
    .onConflict((conflict) =>
      conflict.columns(['startupId', 'investorId']).doUpdateSet((eb) => ({
        explanation: sql<
          string | null
        >`case when matches.mutual_score = excluded.mutual_score then matches.explanation end`,
        mutualScore: eb.ref('excluded.mutualScore'),
        investorScore: eb.ref('excluded.investorScore'),
        startupScore: eb.ref('excluded.startupScore'),
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

/**
 * A stored pair is shown while both are open to be seen, whoever looks meets them, and the investor is not of the
 * startup's team.
 */
export const isOpenTo = (viewer: UserId | null) => sql<boolean>`exists (
  select 1 from visible_startups s, visible_investors i join people_cards u on u.id = i.user_id
  where s.id = matches.startup_id and s.status = 'active'
    and i.id = matches.investor_id and not u.is_suspended
    and not exists (select 1 from team_roles m where m.startup_id = s.id and m.user_id = i.user_id)
    and ${meetsPerson(viewer, { id: sql.ref('i.userId'), isDemo: sql.ref('i.isDemo') })}
    and ${meetsStartup(viewer, { id: sql.ref('s.id'), isDemo: sql.ref('s.isDemo') })})`;

/** A side's stored list, best first, with what was said of each pair as it was written. */
export async function findStoredMatches(
  db: Db,
  { side, subjectId, limit }: { side: Side; subjectId: number; limit: number },
) {
  const { own, rank } = COLUMNS[side];
  return db
    .selectFrom('matches')
    .select([...SCORES, 'explanation', 'computedAt'])
    .where(own, '=', subjectId)
    .where(rank, 'is not', null)
    .where(isOpenTo(null))
    .orderBy(rank)
    .limit(limit)
    .execute();
}
