import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { StoredStartup } from '../domain/card.ts';
import type { TeamRole } from '../domain/team.ts';

/** What a card is made of, from `startups s`. */
export const CARD_COLUMNS = `s.id, s.name, s.description, s.sector_id as "sectorId", s.region_id as "regionId",
  s.stage_id as "stageId", s.business_model as "businessModel", s.raising_text as "raisingText",
  s.raising_minor as "raisingMinor", s.raising_currency as "raisingCurrency", s.team_size as "teamSize",
  s.logo_url as "logoUrl", s.country, s.city, s.status, s.is_demo as "isDemo", s.users_count as "usersCount",
  s.users_evidence as "usersEvidence", s.monthly_revenue_usd_minor as "monthlyRevenueUsdMinor",
  s.revenue_evidence as "revenueEvidence", s.growth_percent as "growthPercent",
  s.traction_tier as "tractionTier", s.created_at as "createdAt"`;
const CARD = sql.raw(CARD_COLUMNS);

type TeamRow = { name: string; title: string | null; imageUrl: string | null; role: TeamRole };
export type TractionRow = {
  id: number;
  metric: 'users' | 'monthly_revenue' | 'growth';
  date: string;
  value: number;
  currency: string | null;
  evidence: 'claimed' | 'document' | 'third-party-document' | 'system-export' | 'confirmed-by-counterparty';
};
export type RoundRow = {
  instrument: string;
  currency: string;
  targetMinor: number;
  minimumMinor: number | null;
  committedMinor: number;
  receivedMinor: number;
  closeDate: string | null;
};
export type FullStartup = StoredStartup & {
  website: string | null;
  countryIncorporation: string | null;
  countryMarket: string | null;
  foundedYear: number | null;
  hiddenAt: Date | null;
  version: number;
  updatedAt: Date;
  team: TeamRow[];
  tractionSeries: TractionRow[];
  round: RoundRow | null;
  mine: TeamRole | null;
};

/** One startup with its team, series and round, and the reader's role in it. Hidden ones too: the policy decides. */
export async function findStartup(db: Db, id: number, reader: UserId | null): Promise<FullStartup | null> {
  const { rows } = await sql<FullStartup>`
    select ${CARD}, s.website, s.country_incorporation,
      s.country_market, s.founded_year, s.hidden_at,
      s.version, s.updated_at,
      (select m.role from startup_members m where m.startup_id = s.id and m.user_id = ${reader}) as mine,
      (select coalesce(json_agg(json_build_object('name', u.name, 'title', m.title, 'imageUrl', u.image,
          'role', m.role) order by m.joined_at, m.user_id), '[]')
        from startup_members m join people_cards u on u.id = m.user_id where m.startup_id = s.id) as team,
      (select coalesce(json_agg(json_build_object('id', t.id, 'metric', t.metric, 'date', t.as_of,
          'value', t.value, 'currency', t.currency, 'evidence', t.evidence) order by t.as_of, t.id), '[]')
        from traction_points t where t.startup_id = s.id) as "tractionSeries",
      (select json_build_object('instrument', r.instrument, 'currency', r.currency, 'targetMinor', r.target_minor,
          'minimumMinor', r.minimum_minor, 'committedMinor', r.committed_minor,
          'receivedMinor', r.received_minor, 'closeDate', r.close_date)
        from funding_rounds r where r.startup_id = s.id) as round
    from startups s where s.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** A startup as the gate of everything that hangs on it needs it, with the reader's role in its team. */
export type StartupAccessRow = {
  readonly id: number;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly version: number;
  readonly hidden: boolean;
  readonly role: TeamRole | null;
};

export async function findAccess(
  db: Db,
  id: number,
  reader: UserId | null,
): Promise<StartupAccessRow | null> {
  const { rows } = await sql<StartupAccessRow>`
    select s.id, s.name, s.logo_url, s.version, s.hidden_at is not null as hidden, m.role
    from startups s left join startup_members m on m.startup_id = s.id and m.user_id = ${reader}
    where s.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Holds the startup for the rest of the transaction, so that two changes of its team or figures take turns. */
export async function lockStartup(db: Db, id: number): Promise<void> {
  await db.selectFrom('startups').select('id').where('id', '=', id).forUpdate().execute();
}

/** The startups a member belongs to, with their role, newest first. */
export async function findStartupsOf(
  db: Db,
  userId: UserId,
): Promise<(StoredStartup & { role: TeamRole; hiddenAt: Date | null })[]> {
  const { rows } = await sql<StoredStartup & { role: TeamRole; hiddenAt: Date | null }>`
    select ${CARD}, m.role, s.hidden_at
    from startup_members m join startups s on s.id = m.startup_id
    where m.user_id = ${userId} order by s.id desc limit 100`.execute(db);
  return rows;
}

/** What matching knows of a startup. */
export type StartupForMatching = {
  id: number;
  name: string;
  description: string;
  sectorId: string;
  stageId: string;
  regionId: string;
  country: string | null;
  city: string | null;
  raisingMinor: number | null;
  raisingCurrency: string | null;
  usersCount: number | null;
  monthlyRevenueUsdMinor: number | null;
  growthPercent: number | null;
  status: string;
  isDemo: boolean;
  createdAt: Date;
};

/** Visible, active startups for matching after `afterId`, oldest first; or those of `ids` only. */
export async function findStartupsForMatching(
  db: Db,
  { ids, afterId = 0, limit = 1_000 }: { ids?: readonly number[]; afterId?: number; limit?: number },
): Promise<StartupForMatching[]> {
  return db
    .selectFrom('startups')
    .select([
      'id',
      'name',
      'description',
      'sectorId',
      'stageId',
      'regionId',
      'country',
      'city',
      'raisingMinor',
      'raisingCurrency',
      'usersCount',
      'monthlyRevenueUsdMinor',
      'growthPercent',
      'status',
      'isDemo',
      'createdAt',
    ])
    .where('hiddenAt', 'is', null)
    .where('status', '=', 'active')
    .where('id', '>', afterId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? []), 0]))
    .orderBy('id')
    .limit(limit)
    .execute();
}
