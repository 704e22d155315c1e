import { type ExpressionBuilder, type InferResult, type RawBuilder, sql } from 'kysely';
import type { CountedStartups, DB, MarketRounds, VisibleStartups } from '#platform/postgres/tables.ts';
import type { CountryCode } from '#shared/domain/catalogue/countries.ts';
import type { SectorId } from '#shared/domain/catalogue/sectors.ts';
import type { Db } from '#shared/server/context.ts';
import type { FundingDefinition, PlaceId, RoundKind } from '../domain/definition.ts';

/** Which rounds are meant: the definition and the kinds it counts, the last day, and whether demo rows count. */
export type RoundScope = FundingDefinition & {
  readonly kinds: readonly RoundKind[];
  readonly asOf: string;
  readonly withDemo: boolean;
  readonly sector?: SectorId | undefined;
  readonly country?: CountryCode | undefined;
  readonly from?: string | undefined;
};

const ROUND_PLACE: Record<PlaceId, RawBuilder<string | null>> = {
  headquarters: sql`m.country`,
  incorporation: sql`coalesce(m.country_incorporation, m.country)`,
  market: sql`coalesce(m.country_market, m.country)`,
};
const STARTUP_PLACE: Record<PlaceId, RawBuilder<string | null>> = {
  headquarters: sql`s.country`,
  incorporation: sql`coalesce(s.country_incorporation, s.country)`,
  market: sql`coalesce(s.country_market, s.country)`,
};
const COUNTED_PLACE: Record<PlaceId, RawBuilder<string | null>> = {
  headquarters: sql`c.country`,
  incorporation: sql`coalesce(c.country_incorporation, c.country)`,
  market: sql`coalesce(c.country_market, c.country)`,
};

/** The country a round belongs to under a definition. */
export const roundCountry = (place: PlaceId): RawBuilder<string | null> => ROUND_PLACE[place];

/** The country of counted startups `c` under a definition. */
export const countedCountry = (place: PlaceId): RawBuilder<string | null> => COUNTED_PLACE[place];

export type Rounds = ExpressionBuilder<DB & { m: MarketRounds }, 'm'>;
type Startups = ExpressionBuilder<DB & { s: VisibleStartups }, 's'>;
type Counted = ExpressionBuilder<DB & { c: CountedStartups }, 'c'>;

/** The condition on `market_rounds m` of a scope. A size that is not known is not above a minimum. */
export const inScope =
  ({ kinds, minimumUsd, place, asOf, withDemo, sector, country, from }: RoundScope) =>
  (eb: Rounds) =>
    eb.and([
      eb('m.roundDate', '<=', asOf),
      eb('m.kind', 'in', kinds),
      ...(withDemo ? [] : [eb('m.isDemo', '=', false)]),
      ...(minimumUsd === 0 ? [] : [eb('m.amountUsdMinor', '>=', minimumUsd * 100)]),
      ...(sector === undefined ? [] : [eb('m.sectorId', '=', sector)]),
      ...(country === undefined ? [] : [eb(roundCountry(place), '=', country)]),
      ...(from === undefined ? [] : [eb('m.roundDate', '>=', from)]),
    ]);

/** Active startups `s` of a scope: in its country, where it names one, and its sector. */
export const activeStartups =
  ({ place, withDemo, sector, country }: RoundScope) =>
  (eb: Startups) =>
    eb.and([
      eb('s.status', '=', 'active'),
      ...(withDemo ? [] : [eb('s.isDemo', '=', false)]),
      ...(sector === undefined ? [] : [eb('s.sectorId', '=', sector)]),
      ...(country === undefined ? [] : [eb(STARTUP_PLACE[place], '=', country)]),
    ]);

/** Counted startups `c` of a scope: in its country, where it names one. */
export const countedIn =
  ({ place, withDemo, country }: RoundScope) =>
  (eb: Counted) =>
    eb.and([
      ...(withDemo ? [] : [eb('c.isDemo', '=', false)]),
      ...(country === undefined ? [] : [eb(countedCountry(place), '=', country)]),
    ]);

/** The same by sector: each startup is in it once. */
export const countedBySector = (scope: RoundScope) => (eb: Counted) =>
  eb.and([eb('c.sectorId', 'is not', null), countedIn(scope)(eb)]);

/** Whether a startup `s` raises on a day: it says how much, and its round has not closed. */
export const isRaisingOn = (eb: Startups, day: string) =>
  eb.and([
    eb('s.raisingMinor', '>', 0),
    eb.not(
      eb.exists(
        eb
          .selectFrom('roundClosings as r')
          .select('r.startupId')
          .whereRef('r.startupId', '=', 's.id')
          .where('r.closeDate', '<', day),
      ),
    ),
  ]);

/** The rounds of a scope as the figures need them, newest first. */
export async function findFigureRounds(db: Db, scope: RoundScope) {
  return db
    .selectFrom('marketRounds as m')
    .select(['m.companyKey', 'm.stageId', 'm.kind', 'm.roundDate as date', 'm.amountUsdMinor as usdMinor'])
    .where(inScope(scope))
    .orderBy('m.roundDate', 'desc')
    .orderBy('m.id')
    .execute();
}

/** Startups of a sector in the country they sit in, from an index alone: those of all sectors fill thousands of pages. */
const outlinedIn = (db: Db, { sector, country }: RoundScope) =>
  db
    .selectFrom('visibleStartups as v')
    .select('v.id')
    .where('v.country', '=', country ?? null)
    .where('v.sectorId', '=', sector ?? '');

/** Active startups of a sector in a country; a founding year stands for the middle of the year. */
export async function findListedCompanies(db: Db, scope: RoundScope) {
  const isOutlined = scope.place === 'headquarters';
  return db
    .selectFrom('visibleStartups as s')
    .$if(isOutlined, (query) => query.where('s.id', '=', sql<number>`any(array(${outlinedIn(db, scope)}))`))
    .select(['s.searchName as companyKey', 's.isDemo'])
    .select((eb) => [
      sql<string | null>`s.founded_year || '-07-01'`.as('since'),
      isRaisingOn(eb, scope.asOf).$castTo<boolean | null>().as('isRaising'),
    ])
    .where(activeStartups(scope))
    .orderBy('s.id')
    .limit(20_000)
    .execute();
}

const selectRounds = (db: Db, scope: RoundScope) =>
  db
    .selectFrom('marketRounds as m')
    .leftJoin('roundImports as i', 'i.id', 'm.importId')
    .select(['m.id', 'm.company', 'm.startupId', 'm.sectorId', 'm.sectorText', 'm.stageId', 'm.roundName'])
    .select(['m.kind', 'm.roundDate as date', 'm.datePrecision', 'm.amountMinor', 'm.currency', 'm.isDemo'])
    .select((eb) => [
      roundCountry(scope.place).as('country'),
      'm.origin',
      'i.source',
      'i.licence',
      eb.fn.coalesce('m.sourceUrl', 'i.sourceUrl').as('sourceUrl'),
    ])
    .where(inScope(scope))
    // The view knows no other.
    .$narrowType<{ origin: 'platform' | 'sourced' }>();

export type RoundRow = InferResult<ReturnType<typeof selectRounds>>[number];

/** One page of the rounds of a scope, newest first. */
export async function findRounds(
  db: Db,
  scope: RoundScope,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: RoundRow[]; total: number }> {
  const rows = await selectRounds(db, scope)
    .orderBy('m.roundDate', 'desc')
    .orderBy('m.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('marketRounds as m')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(inScope(scope))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
