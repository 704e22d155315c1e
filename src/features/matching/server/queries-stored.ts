import { sql } from 'kysely';
import type { PairVerdict } from '../domain/pair.ts';
import type { Db } from '#shared/server/context.ts';
import type { Side } from './queries-sides.ts';
import { storedExplanation } from './stored-explanation.ts';

/** How many pairs each side keeps. */
export const STORED_MATCHES = 20;

/** A judged pair with whose it is. */
export type JudgedPair = PairVerdict & { readonly startupId: number; readonly investorId: number };

export type StoredPair = JudgedPair & { readonly computedAt: Date };

const COLUMNS = {
  startup: { own: 'startupId', other: 'investorId', rank: 'startupRank' },
  investor: { own: 'investorId', other: 'startupId', rank: 'investorRank' },
} as const;

/** Replaces a side's list. `pairs` come best first; pairs in neither side's list are forgotten. Call in a transaction. */
export async function saveMatches(
  db: Db,
  { side, subjectId, pairs, at }: { side: Side; subjectId: number; pairs: readonly JudgedPair[]; at: Date },
): Promise<void> {
  const { own, rank } = COLUMNS[side];
  // Two sides refreshed at once touch the same pairs: one after the other, or they wait for each other in a ring.
  await sql`select pg_advisory_xact_lock(hashtext('matches'))`.execute(db);
  await db
    .updateTable('matches')
    .set({ [rank]: null })
    .where(own, '=', subjectId)
    .execute();
  const rows = pairs.map(({ startupId, investorId, evidenceCount, founder, investor, ...pair }, index) => ({
    startupId,
    investorId,
    mutualScore: pair.mutualScore,
    investorScore: pair.investorScore,
    startupScore: pair.startupScore,
    confidence: pair.confidence,
    explanation: storedExplanation.write({ evidenceCount, founder, investor }),
    computedAt: at,
    [rank]: index + 1,
  }));
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

/** A pair without its words, as a run over the whole market finds it. */
export type ScoredPair = Pick<
  JudgedPair,
  'startupId' | 'investorId' | 'mutualScore' | 'investorScore' | 'startupScore' | 'confidence'
>;

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
  await sql`select pg_advisory_xact_lock(hashtext('matches'))`.execute(db);
  await sql`update matches set ${sql.ref(rank)} = null
    where ${sql.ref(own)} = any(${subjectIds}::integer[]) and ${sql.ref(rank)} is not null`.execute(db);
  await sql`
    insert into matches (startup_id, investor_id, mutual_score, investor_score, startup_score, confidence,
      computed_at, ${sql.ref(rank)})
    select r.startup_id, r.investor_id, r.mutual_score, r.investor_score, r.startup_score, r.confidence, ${at}, r.rank
    from unnest(${rows.map((row) => row.startupId)}::integer[], ${rows.map((row) => row.investorId)}::integer[],
      ${rows.map((row) => row.mutualScore)}::numeric[], ${rows.map((row) => row.investorScore)}::numeric[],
      ${rows.map((row) => row.startupScore)}::numeric[], ${rows.map((row) => row.confidence)}::numeric[],
      ${rows.map((row) => row.rank)}::integer[])
      as r (startup_id, investor_id, mutual_score, investor_score, startup_score, confidence, rank)
    where exists (select 1 from startup_profiles s where s.id = r.startup_id)
      and exists (select 1 from investor_profiles i where i.id = r.investor_id)
    on conflict (startup_id, investor_id) do update set
      explanation = case when matches.mutual_score = excluded.mutual_score then matches.explanation end,
      mutual_score = excluded.mutual_score, investor_score = excluded.investor_score,
      startup_score = excluded.startup_score, confidence = excluded.confidence, computed_at = excluded.computed_at,
      ${sql.ref(rank)} = excluded.${sql.ref(rank)}`.execute(db);
  await sql`delete from matches where ${sql.ref(own)} = any(${subjectIds}::integer[])
    and startup_rank is null and investor_rank is null`.execute(db);
  await sql`insert into match_refreshes (side, subject_id, refreshed_at)
    select ${side}, id, ${at} from unnest(${subjectIds}::integer[]) id
    on conflict (side, subject_id) do update set refreshed_at = excluded.refreshed_at`.execute(db);
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

/** A stored pair is shown while both are open to be seen and the investor is not of the startup's team. */
export const isOpen = sql<boolean>`exists (
  select 1 from visible_startups s, visible_investors i join people_cards u on u.id = i.user_id
  where s.id = matches.startup_id and s.status = 'active'
    and i.id = matches.investor_id and not u.is_suspended
    and not exists (select 1 from team_roles m where m.startup_id = s.id and m.user_id = i.user_id))`;

/**
 * A side's stored list, best first; null when it has no words yet, since a run over the whole market made it, or none that can
 * be read any more.
 */
export async function findStoredMatches(
  db: Db,
  { side, subjectId, limit, offset }: { side: Side; subjectId: number; limit: number; offset: number },
): Promise<{ items: StoredPair[]; total: number } | null> {
  const { own, rank } = COLUMNS[side];
  const rows = await db
    .selectFrom('matches')
    .select(['startupId', 'investorId', 'mutualScore'])
    .select(['investorScore', 'startupScore', 'confidence'])
    .select(['explanation', 'computedAt', sql<number>`count(*) over ()`.as('total')])
    .where(own, '=', subjectId)
    .where(rank, 'is not', null)
    .where(isOpen)
    .orderBy(rank)
    .limit(STORED_MATCHES)
    .execute();
  const pairs = rows.map(({ explanation, ...row }) => ({
    row,
    words: storedExplanation.read(explanation),
  }));
  const items = pairs.flatMap(({ row, words }) => (words ? [{ ...row, ...words }] : []));
  if (items.length < rows.length) return null;
  return { items: items.slice(offset, offset + limit), total: rows[0]?.total ?? 0 };
}
