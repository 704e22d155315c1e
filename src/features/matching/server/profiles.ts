import {
  findInvestorsForMatching,
  type MatchingInvestor,
} from '#features/investors/server/matching-facts.ts';
import { findListedDeals } from '#features/investors/server/queries-matching.ts';
import { agreedAsk } from '#features/company-figures/server/agreed-ask.ts';
import { findStartupsForMatching } from '#features/startups/server/queries.ts';
import { stageIdOf } from '#shared/domain/catalogue/stages.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Db } from '#shared/server/context.ts';
import { findRateBook } from '#features/currencies/server/rates.ts';
import { convertMoney, type RateBook } from '#shared/domain/exchange-rate.ts';
import { CENTS } from '#shared/domain/cents.ts';
import { formatMoneyCompact, type Money } from '#shared/domain/money.ts';
import { placePathOf, startupPlace } from '../domain/place.ts';
import type { InvestorOutline } from '../domain/bounds.ts';
import {
  type InvestorProfile,
  type PastDeal,
  type StartupProfile,
  UNKNOWN_DEAL,
  UNKNOWN_INVESTOR,
  UNKNOWN_STARTUP,
} from '../domain/profile.ts';
import {
  type TractionFacts,
  tractionFractionOf,
  type TractionScale,
  type TractionScales,
} from '../domain/traction.ts';
import { CANDIDATES_AT_ONCE, findInvestorOutlines, findStartupOutlines } from './queries-candidates.ts';
import { findDecidedDeals, findPortfolioDeals } from './queries-records.ts';
import {
  findMoreFacts,
  type MoreFacts,
  findSuspendedIds,
  findTeamMembers,
  findTractionByStage,
} from './queries-profiles.ts';

const LEADS: Readonly<Record<string, boolean | null>> = { lead: true, follow: false, either: null };

/** An investor as matching sees them, with whose profile it is and whom not to propose. */
export type InvestorSubject = InvestorProfile & {
  readonly userId: string;
  /** Startups in the portfolio, those that were sold included. */
  readonly heldIds: ReadonlySet<number>;
  /** Startups on which the investor has decided in their pipeline. */
  readonly decidedIds: ReadonlySet<number>;
};

/** A startup as matching sees it, with who is in its team and what its standing is read from. */
export type StartupSubject = StartupProfile & {
  readonly teamIds: readonly string[];
  readonly regionId: string;
  readonly country: string | null;
  readonly foundedYear: number | null;
  readonly instrument: string | null;
  readonly tractionFacts: Omit<TractionFacts, 'stage'>;
};

/** The rounds in which somebody sets the terms. */
const LED_ROUNDS = new Set(['pre-seed', 'seed', 'series-a', 'series-b', 'series-c', 'bridge']);

/** Whether a round wants somebody to lead it; null where its instrument is not stated. */
export const needsLead = (instrument: string | null | undefined): boolean | null =>
  instrument === null || instrument === undefined ? null : LED_ROUNDS.has(instrument);

/** Of the given investors those whom anyone may see, by id. */
export async function findInvestorProfiles(db: Db, ids: readonly number[]): Promise<InvestorSubject[]> {
  if (ids.length === 0) return [];
  const rows = await findInvestorsForMatching(db, ids);
  const suspended = await findSuspendedIds(
    db,
    rows.map(({ userId }) => userId),
  );
  const records = await findRecords(db, ids);
  return rows
    .filter(({ userId }) => !suspended.has(userId))
    .map((row) => investorSubjectOf(row, records.get(row.id) ?? NO_RECORDS));
}

type Records = {
  readonly deals: readonly (PastDeal & { readonly company: string })[];
  readonly heldIds: ReadonlySet<number>;
  readonly decidedIds: ReadonlySet<number>;
};
const NO_RECORDS: Records = { deals: [], heldIds: new Set(), decidedIds: new Set() };

type Bought = { startupId: number; company: string; sectorId: string | null; country: string | null };

const recordOf = (
  { startupId, company, sectorId, country }: Bought,
  on: string,
): Records['deals'][number] => ({
  ...UNKNOWN_DEAL,
  company,
  on,
  startupId: String(startupId),
  sectors: sectorId === null ? [] : [sectorId],
  place: country === null ? [] : placePathOf(country),
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

/** What investors hold, and closed deals that are not in their portfolio yet: recorded deals like those they list. */
async function findRecords(db: Db, ids: readonly number[]): Promise<Map<number, Records>> {
  const held = Map.groupBy(await findPortfolioDeals(db, ids), (row) => row.investorId);
  const decided = Map.groupBy(await findDecidedDeals(db, ids), (row) => row.investorId);
  return new Map(
    [...new Set([...held.keys(), ...decided.keys()])].map((id) => {
      const [bought, judged] = [held.get(id) ?? [], decided.get(id) ?? []];
      const heldIds = new Set(bought.map(({ startupId }) => startupId));
      const closed = judged.filter((one) => one.stage === 'closed' && !heldIds.has(one.startupId));
      const deals = [
        ...bought.map(({ dealDate, roundType, led, ...row }) => ({
          ...recordOf(row, dealDate),
          stage: stageIdOf(roundType),
          led,
        })),
        ...closed.map(({ stageSince, ...row }) => recordOf(row, dayOf(stageSince))),
      ];
      return [id, { deals, heldIds, decidedIds: new Set(judged.map(({ startupId }) => startupId)) }];
    }),
  );
}

const folded = (name: string): string => name.trim().toLowerCase();

const ticketsOf = (
  row: Pick<MatchingInvestor, 'minTicketMinor' | 'averageTicketMinor' | 'maxTicketMinor' | 'leadAppetite'>,
) => ({
  ticketMinUsd: row.minTicketMinor / CENTS,
  ticketTypicalUsd: row.averageTicketMinor / CENTS,
  ticketMaxUsd: row.maxTicketMinor / CENTS,
  leads: LEADS[row.leadAppetite] ?? null,
});

/** Listed deals, and those on record that are not listed, too. */
function dealsOf(listed: MatchingInvestor['deals'], recorded: Records['deals']): PastDeal[] {
  const names = new Set(listed.map(({ company }) => folded(company)));
  return [
    ...listed.map((deal) => ({
      ...UNKNOWN_DEAL,
      on: deal.dealDate,
      sectors: [deal.sectorId],
      stage: deal.stageId,
      place: deal.country === null ? [] : placePathOf(deal.country),
      roundUsd: deal.roundSizeMinor === null ? null : deal.roundSizeMinor / CENTS,
      led: deal.led,
    })),
    ...recorded.filter(({ company }) => !names.has(folded(company))),
  ];
}

/** What an investor looks for, and with how much. */
const soughtBy = (
  row: Record<'sectors' | 'excludedSectors' | 'stages' | 'geographies', readonly string[]> &
    Parameters<typeof ticketsOf>[0],
) => ({
  sectors: row.sectors,
  excludedSectors: row.excludedSectors,
  stages: row.stages,
  places: row.geographies.map(placePathOf).filter((path) => path.length > 0),
  ...ticketsOf(row),
});

const investorSubjectOf = (
  row: MatchingInvestor,
  { deals, heldIds, decidedIds }: Records,
): InvestorSubject => ({
  id: String(row.id),
  userId: row.userId,
  name: row.name,
  thesis: row.investmentThesis,
  ...soughtBy(row),
  isDemo: row.isDemo,
  heldIds,
  decidedIds,
  deals: dealsOf(row.deals, deals),
});

/** Investors as they are but for their deals, with those. */
export async function findDealtProfiles(
  db: Db,
  profiles: readonly InvestorProfile[],
): Promise<InvestorProfile[]> {
  const ids = profiles.map(({ id }) => Number(id));
  const listed = Map.groupBy(await findListedDeals(db, ids), (deal) => deal.investorId);
  const records = await findRecords(db, ids);
  return profiles.map((profile) => {
    const id = Number(profile.id);
    return { ...profile, deals: dealsOf(listed.get(id) ?? [], (records.get(id) ?? NO_RECORDS).deals) };
  });
}

/** For a comparison in which nobody's entry level is known. */
export const NO_SCALES: TractionScales = { users: new Map(), revenue: new Map() };

/** A round without a closing day, or with one to come, is open; so is an ask stated without a round. */
function isRaisingOn(
  day: string,
  { closeDate, instrument }: Pick<MoreFacts, 'closeDate' | 'instrument'>,
  raisingMinor: number | null,
): boolean {
  return instrument === null ? raisingMinor !== null : closeDate === null || closeDate >= day;
}
type ComparedOn = { readonly scales: TractionScales; readonly day: string };

/** Active startups whom anyone may see, by id, as they compare on a day. */
export async function findStartupProfiles(
  db: Db,
  ids: readonly number[],
  { scales, day }: ComparedOn,
): Promise<StartupSubject[]> {
  if (ids.length === 0) return [];
  const rows = await findStartupsForMatching(db, { ids, limit: ids.length });
  const teams = Map.groupBy(await findTeamMembers(db, ids), (member) => member.startupId);
  const rates = { book: await findRateBook(db), day };
  const more = new Map((await findMoreFacts(db, ids)).map((facts) => [facts.id, facts]));
  return rows.map((row) => ({
    ...outlineOf({ ...row, ...standingOf(more.get(row.id), row.createdAt) }, rates, scales),
    name: row.name,
    description: row.description,
    instrument: more.get(row.id)?.instrument ?? null,
    foundedYear: more.get(row.id)?.foundedYear ?? null,
    regionId: row.regionId,
    country: row.country,
    tractionFacts: { users: row.usersCount, revenueMinor: row.monthlyRevenueUsdMinor },
    teamIds: (teams.get(row.id) ?? []).map((member) => member.userId),
  }));
}

const standingOf = (more: MoreFacts | undefined, createdAt: Date) => ({
  instrument: more?.instrument ?? null,
  closeDate: more?.closeDate ?? null,
  targetMinor: more?.targetMinor ?? null,
  roundCurrency: more?.roundCurrency ?? null,
  updatedAt: more?.updatedAt ?? createdAt,
});

type OutlineRow = Omit<Awaited<ReturnType<typeof findStartupOutlines>>[number], 'changedAt' | 'country'> & {
  readonly country: string | null;
  readonly isDemo: boolean;
};

/** All of a startup that is compared but its words. */
const outlineOf = (row: OutlineRow, rates: Rates, scales: TractionScales): StartupProfile => ({
  ...UNKNOWN_STARTUP,
  id: String(row.id),
  sectors: [row.sectorId],
  stage: row.stageId,
  place: startupPlace(row.country, row.regionId),
  ...raiseOf(agreedAsk(row), rates),
  tractionFraction: tractionFractionOf(
    { stage: row.stageId, users: row.usersCount, revenueMinor: row.monthlyRevenueUsdMinor },
    scales,
  ),
  needsLead: needsLead(row.instrument),
  isRaising: isRaisingOn(rates.day, row, row.raisingMinor),
  updatedOn: dayOf(row.updatedAt),
  isDemo: row.isDemo,
});

/** The next startups by their last change, without their words, and where those after them begin. */
export async function findNextStartups(
  db: Db,
  asked: Parameters<typeof findStartupOutlines>[1],
  { scales, day }: ComparedOn,
): Promise<{ profiles: StartupProfile[]; after: typeof asked.after; isLast: boolean }> {
  const rows = await findStartupOutlines(db, asked);
  const rates = { book: await findRateBook(db), day };
  const last = rows.at(-1);
  return {
    profiles: rows.map((row) => outlineOf({ ...row, isDemo: asked.isDemo }, rates, scales)),
    after: last ? { updatedAt: last.changedAt, id: last.id } : null,
    isLast: rows.length < CANDIDATES_AT_ONCE,
  };
}

/** The next investors by their activity, without their thesis and deals, and where those after them begin. */
export async function findNextInvestors(
  db: Db,
  asked: Parameters<typeof findInvestorOutlines>[1],
): Promise<{ outlines: InvestorOutline[]; after: typeof asked.after; isLast: boolean }> {
  const rows = await findInvestorOutlines(db, asked);
  const last = rows.at(-1);
  return {
    outlines: rows.map((row) => ({
      dealCount: row.deals,
      recent: row.recent,
      profile: {
        ...UNKNOWN_INVESTOR,
        id: String(row.id),
        ...soughtBy(row),
        isDemo: asked.isDemo,
      },
    })),
    after: last ? { recent: last.recent, id: last.id } : null,
    isLast: rows.length < CANDIDATES_AT_ONCE,
  };
}

const scaleOf = (count: number, breakpoints: readonly number[] | null): TractionScale => ({
  count,
  breakpoints: breakpoints ?? [],
});

/** What is usual among so many says what is usual among all. */
const MOST_SCALED = 100_000;

/** Where each stage's startups stand by users and by monthly revenue. */
export async function findTractionScales(db: Db, newest = MOST_SCALED): Promise<TractionScales> {
  const rows = await findTractionByStage(db, newest);
  return {
    users: new Map(rows.map((row) => [row.stage, scaleOf(row.users, row.usersAt)])),
    revenue: new Map(rows.map((row) => [row.stage, scaleOf(row.revenues, row.revenueAt)])),
  };
}
