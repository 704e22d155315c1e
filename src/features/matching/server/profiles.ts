import {
  findInvestorsForMatching,
  type MatchingInvestor,
} from '#features/investors/server/matching-facts.ts';
import { findStartupsForMatching } from '#features/startups/server/queries.ts';
import type { Db } from '#shared/server/context.ts';
import { findRateBook } from '#features/currencies/server/rates.ts';
import { convertMoney, type RateBook } from '#shared/domain/exchange-rate.ts';
import { CENTS, formatMoneyCompact, type Money, storedMoney } from '#shared/domain/money.ts';
import { placePathOf, startupPlace } from '../domain/place.ts';
import { UNKNOWN_DEAL, UNKNOWN_STARTUP, type InvestorProfile } from '../domain/profile.ts';
import type { StartupProfile } from '../domain/profile.ts';
import {
  type TractionFacts,
  tractionFractionOf,
  type TractionScale,
  type TractionScales,
} from '../domain/traction.ts';
import { findMoreFacts, findSuspendedIds, findTeamMembers, findTractionByStage } from './queries-profiles.ts';

const LEADS: Readonly<Record<string, boolean | null>> = { lead: true, follow: false, either: null };

/** An investor as the score sees them, with whose profile it is. */
export type InvestorSubject = InvestorProfile & { readonly userId: string };

/** A startup as the score sees it, with who is in its team and what its standing is read from. */
export type StartupSubject = StartupProfile & {
  readonly teamIds: readonly string[];
  readonly regionId: string;
  readonly country: string | null;
  readonly foundedYear: number | null;
  readonly instrument: string | null;
  readonly tractionFacts: Omit<TractionFacts, 'stage'>;
};

/** The rounds in which somebody sets the terms; where the instrument is not known, one is expected. */
const LED_ROUNDS = new Set(['pre-seed', 'seed', 'series-a', 'series-b', 'series-c', 'bridge']);
export const needsLead = (instrument: string | null | undefined): boolean =>
  instrument === null || instrument === undefined || LED_ROUNDS.has(instrument);

/** Of the given investors those whom anyone may see, by id. */
export async function findInvestorProfiles(db: Db, ids: readonly number[]): Promise<InvestorSubject[]> {
  if (ids.length === 0) return [];
  const rows = await findInvestorsForMatching(db, ids);
  const suspended = await findSuspendedIds(db);
  return rows.filter(({ userId }) => !suspended.has(userId)).map(investorSubjectOf);
}

const investorSubjectOf = (row: MatchingInvestor): InvestorSubject => ({
  id: String(row.id),
  userId: row.userId,
  name: row.name,
  thesis: row.investmentThesis,
  sectors: row.sectors,
  excludedSectors: row.excludedSectors,
  stages: row.stages,
  places: row.geographies.map(placePathOf).filter((path) => path.length > 0),
  ticketMinUsd: row.minTicketMinor / CENTS,
  ticketTypicalUsd: row.averageTicketMinor / CENTS,
  ticketMaxUsd: row.maxTicketMinor / CENTS,
  leads: LEADS[row.leadAppetite] ?? null,
  deals: row.deals.map((deal) => ({
    ...UNKNOWN_DEAL,
    on: deal.dealDate,
    sectors: [deal.sectorId],
    stage: deal.stageId,
    place: deal.country === null ? [] : placePathOf(deal.country),
    roundUsd: deal.roundSizeMinor === null ? null : deal.roundSizeMinor / CENTS,
    led: deal.led,
  })),
});

type Rates = { readonly book: RateBook; readonly day: string };

type Raise = Pick<StartupProfile, 'raiseUsd' | 'raiseStated'>;

/** What is raised, in dollars of the day; `raiseStated` is it in its own currency. */
function raiseOf(raise: Money | null, { book, day }: Rates): Raise {
  const dollars = raise && convertMoney(raise, 'USD', day, book);
  const isForeign = raise !== null && raise.currency !== 'USD';
  return {
    raiseUsd: dollars && dollars.amountMinor / CENTS,
    raiseStated: isForeign ? formatMoneyCompact(raise.amountMinor, raise.currency) : null,
  };
}

/** An amount that somebody considers raising, as it compares on a day. */
export const statedRaise = async (db: Db, raise: Money, day: string): Promise<Raise> =>
  raiseOf(raise, { book: await findRateBook(db), day });

/** Active startups whom anyone may see, by id, as they compare on a day. */
export async function findStartupProfiles(
  db: Db,
  ids: readonly number[],
  { scales, day }: { scales: TractionScales; day: string },
): Promise<StartupSubject[]> {
  if (ids.length === 0) return [];
  const rows = await findStartupsForMatching(db, { ids, limit: ids.length });
  const teams = Map.groupBy(await findTeamMembers(db, ids), (member) => member.startupId);
  const rates = { book: await findRateBook(db), day };
  const more = new Map((await findMoreFacts(db, ids)).map((facts) => [facts.id, facts]));
  return rows.map((row) => ({
    ...UNKNOWN_STARTUP,
    id: String(row.id),
    name: row.name,
    description: row.description,
    sectors: [row.sectorId],
    stage: row.stageId,
    place: startupPlace(row.country, row.regionId),
    ...raiseOf(storedMoney(row.raisingMinor, row.raisingCurrency), rates),
    tractionFraction: tractionFractionOf(
      { stage: row.stageId, users: row.usersCount, revenueMinor: row.monthlyRevenueUsdMinor },
      scales,
    ),
    needsLead: needsLead(more.get(row.id)?.instrument),
    instrument: more.get(row.id)?.instrument ?? null,
    foundedYear: more.get(row.id)?.foundedYear ?? null,
    regionId: row.regionId,
    country: row.country,
    tractionFacts: { users: row.usersCount, revenueMinor: row.monthlyRevenueUsdMinor },
    teamIds: (teams.get(row.id) ?? []).map((member) => member.userId),
  }));
}

const scaleOf = (count: number, breakpoints: readonly number[] | null): TractionScale => ({
  count,
  breakpoints: breakpoints ?? [],
});

/** Where each stage's startups stand by users and by monthly revenue. */
export async function findTractionScales(db: Db): Promise<TractionScales> {
  const rows = await findTractionByStage(db);
  return {
    users: new Map(rows.map((row) => [row.stage, scaleOf(row.users, row.usersAt)])),
    revenue: new Map(rows.map((row) => [row.stage, scaleOf(row.revenues, row.revenueAt)])),
  };
}
