import { setTimeout as sleep } from 'node:timers/promises';
import { findInvestorsFingerprint } from '#features/investors/server/queries-matching.ts';
import type { Db } from '#shared/server/context.ts';
import { MINUTE_MS, dayOf } from '#shared/domain/time.ts';
import { isOutdated, type Survey } from '../domain/kept-survey.ts';
import type { Market } from '../domain/market.ts';
import { type PreparedInvestor, prepareInvestor } from '../domain/prepared.ts';
import { createScoreTable, type ScoreTable } from '../domain/score-table.ts';
import { mapSteps } from '../domain/steps.ts';
import type { TractionScales } from '../domain/traction.ts';
import { inTurns } from './in-turns.ts';
import type { InvestorSubject } from './profiles.ts';
import { countInvestors } from './queries-profiles.ts';
import { findRecordsFingerprint } from './queries-records.ts';
import {
  type DatedSurvey,
  findLastChanged,
  findSurvey,
  glance,
  keepSurvey,
  makeSurvey,
  surveyOf,
} from './survey.ts';

/** An investor of the market, with whose profile it is. */
export type MarketInvestor = PreparedInvestor & { readonly profile: InvestorSubject };

/** All investors, prepared, with what is usual among them: what every comparison in this process is made with. */
export type MarketSnapshot = {
  readonly market: Market;
  readonly scales: TractionScales;
  readonly investors: ReadonlyMap<number, MarketInvestor>;
  /** The same investors as one table to score startups with. */
  readonly table: ScoreTable<MarketInvestor>;
  /** False where they are not in memory, or not yet: then none are. */
  readonly isWhole: boolean;
  /** How many there are, in memory or not. */
  readonly size: number;
};

const MOST_INVESTORS = 25_000;
/** Above this many what is usual is surveyed in the background, and the investors are read into memory there. */
const LARGE = 2000;
const CHECK_EVERY_MS = 3000;
const READ_EVERY_MS = MINUTE_MS;
/** So long after a call that found something missing work on it begins: the call comes first. */
const BEHIND_MS = 200;

/** Prepares an investor with whose profile it is. */
export const prepareSubject = (profile: InvestorSubject, market: Market): MarketInvestor => ({
  ...prepareInvestor(profile, market),
  profile,
});

const marketOn = ({ usual }: Survey, day: string): Market => ({ ...usual, asOf: day });

/** A market with its investors in memory. */
async function wholeSnapshot(
  survey: Survey,
  profiles: readonly InvestorSubject[],
  day: string,
): Promise<MarketSnapshot> {
  const market = marketOn(survey, day);
  const prepared = await inTurns(mapSteps(profiles, (profile) => prepareSubject(profile, market), 5));
  return {
    market,
    scales: survey.scales,
    investors: new Map(prepared.map((one) => [Number(one.profile.id), one])),
    table: createScoreTable(prepared, market),
    isWhole: true,
    size: profiles.length,
  };
}

/** A market whose investors are looked up where they are wanted. */
function bareSnapshot(survey: Survey, day: string, size: number): MarketSnapshot {
  const market = marketOn(survey, day);
  const table = createScoreTable<MarketInvestor>([], market);
  return { market, scales: survey.scales, investors: new Map(), table, isWhole: false, size };
}

/** What tells one state of the investors from another. */
const findFingerprint = async (db: Db): Promise<string> =>
  `${await findInvestorsFingerprint(db)}/${await findRecordsFingerprint(db)}`;

type Small = { readonly fingerprint: string; readonly snapshot: Promise<MarketSnapshot> };
const smallMarkets = new WeakMap<object, Small>();

/** A market that is surveyed in no time: made anew when investors or deals have changed or a day has passed. */
async function findSmallMarket(db: Db, memory: object, day: string): Promise<MarketSnapshot> {
  const former = smallMarkets.get(memory);
  const fingerprint = `${day}/${await findFingerprint(db)}`;
  const current = smallMarkets.get(memory);
  if (current && (current !== former || current.fingerprint === fingerprint)) return current.snapshot;
  const make = async () => {
    const profiles = await findLastChanged(db, LARGE);
    return wholeSnapshot(await surveyOf(db, profiles, day), profiles, day);
  };
  const fresh = { fingerprint, snapshot: make() };
  smallMarkets.set(memory, fresh);
  return fresh.snapshot;
}

type Held = {
  survey: DatedSurvey;
  day: string;
  counted: number;
  checkedAt: number;
  bare: MarketSnapshot;
  whole: MarketSnapshot | null;
  /** What the investors in memory were when they were read, and when that was last seen to hold. */
  fingerprint: string | null;
  readAt: number;
  work: Promise<void> | null;
};
const largeMarkets = new WeakMap<object, Held>();

/** Whose memory it is: a process is one whatever it reads from. */
type MemoryOf = { readonly events?: object };
type Looking = {
  readonly memory: object;
  readonly now: Date;
  readonly mostKept: number;
  readonly mostSmall: number;
};

const isRecent = (at: number, now: Date, ms: number): boolean => Math.abs(now.getTime() - at) < ms;
const wholeOf = ({ whole, readAt }: Held, now: Date): MarketSnapshot | null =>
  isRecent(readAt, now, READ_EVERY_MS) ? whole : null;

/** Surveys the market where that is due, and reads its investors into memory where they fit and have changed. */
async function catchUp(db: Db, held: Held, { now, mostKept }: Looking): Promise<void> {
  if (isOutdated(held.survey, held.counted, now)) {
    const survey = await makeSurvey(db, now, held.counted);
    take(held, survey, held.day);
    // A replica takes no changes: until the night's work keeps one, this process has its own.
    await keepSurvey(db, survey).catch(() => {});
  }
  if (held.counted > mostKept) return;
  const { day, survey } = held;
  const fingerprint = await findFingerprint(db);
  if (held.whole === null || fingerprint !== held.fingerprint) {
    const whole = await wholeSnapshot(survey, await findLastChanged(db, mostKept), day);
    if (held.day !== day || held.survey !== survey) return;
    Object.assign(held, { whole, fingerprint });
  }
  held.readAt = now.getTime();
}

/** From now on the market is compared by this survey. */
function take(held: Held, survey: DatedSurvey, day: string): void {
  if (held.survey === survey && held.day === day) return;
  Object.assign(held, { survey, day, whole: null, bare: bareSnapshot(survey, day, held.counted) });
}

/** Begins to catch up where that is due, behind the call that found it. What fails is tried again by a later one. */
function catchUpBehind(db: Db, held: Held, looking: Looking): void {
  const { now, mostKept } = looking;
  const isDue =
    isOutdated(held.survey, held.counted, now) || (held.counted <= mostKept && wholeOf(held, now) === null);
  if (!isDue || held.work !== null || db.isTransaction) return;
  held.work = sleep(BEHIND_MS, undefined, { ref: false })
    .then(() => catchUp(db, held, looking))
    .catch(() => {})
    .finally(() => {
      held.work = null;
    });
}

/** A market that takes seconds to survey and to read: nobody who asks waits for either. */
async function findLargeMarket(db: Db, counted: number, { memory, now }: Looking): Promise<Held> {
  const day = dayOf(now);
  const known = largeMarkets.get(memory)?.survey ?? null;
  const survey = (await findSurvey(db, known)) ?? known ?? (await glance(db, day, counted));
  const held = largeMarkets.get(memory) ?? {
    survey,
    day,
    counted,
    checkedAt: 0,
    bare: bareSnapshot(survey, day, counted),
    whole: null,
    fingerprint: null,
    readAt: 0,
    work: null,
  };
  largeMarkets.set(memory, held);
  Object.assign(held, { counted, checkedAt: now.getTime() });
  take(held, survey, day);
  return held;
}

/** What is known of a large market, or a small one as it is. */
async function lookAt(db: Db, looking: Looking): Promise<MarketSnapshot | Held> {
  const { memory, now, mostKept, mostSmall } = looking;
  const former = largeMarkets.get(memory);
  if (former?.day === dayOf(now) && isRecent(former.checkedAt, now, CHECK_EVERY_MS)) return former;
  const counted = await countInvestors(db);
  if (counted > Math.min(mostSmall, mostKept)) return findLargeMarket(db, counted, looking);
  largeMarkets.delete(memory);
  return findSmallMarket(db, memory, dayOf(now));
}

/**
 * The market as of now. One of up to 2,000 investors is made anew when investors or deals have changed or a day has passed. What is
 * usual in a larger one is kept in the database and surveyed each night (`matching-survey`); its investors are read into memory
 * behind a call, and until they are, and where they do not fit, they are looked up. `process` names whose memory it is.
 * Reads through the caller's `db`, so that waiting callers need no second connection.
 */
export async function findMarket(
  db: Db,
  process: MemoryOf,
  now: Date,
  mostKept = MOST_INVESTORS,
  mostSmall = LARGE,
): Promise<MarketSnapshot> {
  const looking = { memory: process.events ?? process, now, mostKept, mostSmall };
  const found = await lookAt(db, looking);
  if (!('bare' in found)) return found;
  catchUpBehind(db, found, looking);
  return wholeOf(found, now) ?? found.bare;
}

/** The same with its investors in memory, where they fit: for work that looks at all of them, and waits. */
export async function findLoadedMarket(
  db: Db,
  process: MemoryOf,
  now: Date,
  mostKept = MOST_INVESTORS,
  mostSmall = LARGE,
): Promise<MarketSnapshot> {
  const looking = { memory: process.events ?? process, now, mostKept, mostSmall };
  const found = await lookAt(db, looking);
  if (!('bare' in found)) return found;
  await found.work;
  if (found.counted <= mostKept && wholeOf(found, now) === null) await catchUp(db, found, looking);
  return wholeOf(found, now) ?? found.bare;
}

/** Surveys a market that is too large to be surveyed by who asks. */
export async function surveyMarketNow(db: Db, now: Date, mostSmall = LARGE): Promise<void> {
  const counted = await countInvestors(db);
  if (counted > mostSmall) await keepSurvey(db, await makeSurvey(db, now, counted));
}
