import { setImmediate } from 'node:timers/promises';
import { findInvestorsFingerprint } from '#features/investors/server/queries-matching.ts';
import { STAGE_IDS } from '#shared/domain/catalogue/stages.ts';
import type { Db } from '#shared/server/context.ts';
import { MINUTE_MS, dayOf } from '#shared/domain/time.ts';
import { type Market, surveySteps } from '../domain/market.ts';
import { type PreparedInvestor, prepareInvestor } from '../domain/prepared.ts';
import { createScoreTable, type ScoreTable } from '../domain/score-table.ts';
import { mapSteps, type Steps } from '../domain/steps.ts';
import type { TractionScales } from '../domain/traction.ts';
import { findInvestorProfiles, findTractionScales, type InvestorSubject } from './profiles.ts';
import { countInvestors, findDescriptions, findInvestorIds } from './queries-profiles.ts';
import { findRecordsFingerprint } from './queries-records.ts';

/** An investor of the market, with whose profile it is. */
export type MarketInvestor = PreparedInvestor & { readonly profile: InvestorSubject };

/** All investors, prepared, with what is usual among them: what every comparison in this process is made with. */
export type MarketSnapshot = {
  readonly market: Market;
  readonly scales: TractionScales;
  readonly investors: ReadonlyMap<number, MarketInvestor>;
  /** The same investors as one table to score startups with. */
  readonly table: ScoreTable<MarketInvestor>;
  /** False when there are more investors than are kept in memory: then none are. */
  readonly isWhole: boolean;
  /** How many there are, kept or not. */
  readonly size: number;
};

type CachedSnapshot = {
  fingerprint: string;
  madeAt: number;
  checkedAt: number;
  snapshot: Promise<MarketSnapshot>;
};

const MOST_INVESTORS = 25_000;
const READ_AT_ONCE = 1000;
const MOST_DESCRIPTIONS = 5000;
/** Above this many investors the market is looked at every few seconds and surveyed once a minute at most. */
const LARGE = 2000;
const CHECK_EVERY_MS = 3000;
const SURVEY_EVERY_MS = MINUTE_MS;
const TURN_MS = 10;

/** Works through the steps, letting other requests in after each ten milliseconds. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  let turnEnds = performance.now() + TURN_MS;
  let step = steps.next();
  while (step.done !== true) {
    if (performance.now() >= turnEnds) {
      await setImmediate();
      turnEnds = performance.now() + TURN_MS;
    }
    step = steps.next();
  }
  return step.value;
}

/** Prepares an investor with whose profile it is. */
export const prepareSubject = (profile: InvestorSubject, market: Market): MarketInvestor => ({
  ...prepareInvestor(profile, market),
  profile,
});

/** Read a thousand at a time, so that turning rows into profiles never holds up the rest. */
async function findAllProfiles(db: Db): Promise<InvestorSubject[]> {
  const ids = await findInvestorIds(db, MOST_INVESTORS);
  const profiles: InvestorSubject[] = [];
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    profiles.push(...(await findInvestorProfiles(db, ids.slice(from, from + READ_AT_ONCE))));
  }
  return profiles;
}

/** Of a market too large for memory the statistics are kept alone, by those who changed last. */
async function makeSnapshot(db: Db, today: string, mostKept: number): Promise<MarketSnapshot> {
  const counted = await countInvestors(db);
  const profiles = await findAllProfiles(db);
  const texts = [...profiles.map((one) => one.thesis), ...(await findDescriptions(db, MOST_DESCRIPTIONS))];
  const scales = await findTractionScales(db);
  const market = await inTurns(surveySteps(profiles, texts, STAGE_IDS, today));
  const isWhole = counted <= mostKept;
  const kept = isWhole ? profiles : [];
  const prepared = await inTurns(mapSteps(kept, (profile) => prepareSubject(profile, market), 5));
  return {
    market,
    scales,
    investors: new Map(prepared.map((one) => [Number(one.profile.id), one])),
    table: createScoreTable(prepared, market),
    isWhole,
    size: isWhole ? profiles.length : counted,
  };
}

/** What tells one state of the investors from another; where none is remembered, all are one, as reading them all takes seconds. */
async function findFingerprint(db: Db, mostKept: number): Promise<string> {
  if ((await countInvestors(db)) > mostKept) return 'many';
  return `${await findInvestorsFingerprint(db)}/${await findRecordsFingerprint(db)}`;
}

const cached = new WeakMap<object, CachedSnapshot>();

/**
 * The market as of now, made anew when investors or deals have changed or a day has passed; one too large for memory is
 * surveyed once a day, since what one investor changes of it is nothing. `process` names whose memory it is kept in.
 * Reads through the caller's `db`, so that waiting callers need no second connection.
 */
export async function findMarket(
  db: Db,
  process: object,
  now: Date,
  mostKept = MOST_INVESTORS,
): Promise<MarketSnapshot> {
  const former = cached.get(process);
  const snapshot = await former?.snapshot.catch(() => null);
  const isLarge = (snapshot?.size ?? 0) > LARGE;
  const at = now.getTime();
  if (former && snapshot?.isWhole === false && snapshot.market.asOf === dayOf(now)) return snapshot;
  if (former && snapshot && isLarge && at - former.checkedAt < CHECK_EVERY_MS) return snapshot;
  const fingerprint = `${dayOf(now)}/${await findFingerprint(db, mostKept)}`;
  const current = cached.get(process);
  if (current && current !== former) return current.snapshot;
  if (current) current.checkedAt = at;
  const isYoung = isLarge && at - (current?.madeAt ?? 0) < SURVEY_EVERY_MS;
  if (current && snapshot && (current.fingerprint === fingerprint || isYoung)) return snapshot;
  const fresh = {
    fingerprint,
    madeAt: at,
    checkedAt: at,
    snapshot: makeSnapshot(db, dayOf(now), mostKept),
  };
  cached.set(process, fresh);
  return fresh.snapshot;
}
