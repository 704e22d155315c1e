import type { Db, Process } from '#shared/server/context.ts';
import { createLanes, type Lanes } from '#shared/server/lanes.ts';
import { countUse, forgetUses, forgetUsesBefore, returnUse } from '#platform/postgres/use-limit.ts';
import { AppError, tooMany } from '#platform/http/errors.ts';
import { useKey } from '#shared/server/use-claims.ts';
import { MINUTE_MS, DAY_MS } from '#shared/domain/time.ts';

const WINDOW_MS = 15 * MINUTE_MS;

/** Wrong tries in 15 minutes that are answered at once. */
const FREE = {
  /** From one network at one account. */
  pair: 10,
  /** The same while many networks try that account. */
  pairUnderAttack: 2,
  /** At one account from anywhere; past it that account is under attack. */
  account: 100,
  /** From one network at any account. */
  network: 100,
  /** Within a session, before something that matters. */
  confirm: 10,
  /** Letters asked for with a new password. */
  reset: 5,
} as const;

type Kind = keyof typeof FREE;
type Attempt = { readonly kind: Kind; readonly subject: string };
type Need = Pick<Process, 'env' | 'now'> & { readonly db: Db };

const keyOf = (need: Need, { kind, subject }: Attempt): string => useKey(need, `wrong-${kind}`, subject);

const count = (need: Need, attempt: Attempt) =>
  countUse(need.db, { key: keyOf(need, attempt), windowMs: WINDOW_MS, now: need.now() });

const tooManyTries = (waitMs: number) =>
  tooMany('Too many failed attempts. Please wait a few minutes and try again.', waitMs);

const isWrong = (error: unknown) =>
  error instanceof AppError && (error.status === 400 || error.status === 401);

/**
 * Counts a try before it is made, so that many at once cannot slip through, and refuses with 429 when its own window is
 * spent. For what nobody else shares, such as a session.
 */
export async function claimAttempt(need: Need, kind: 'confirm' | 'reset', subject: string): Promise<void> {
  const { uses, windowLeftMs } = await count(need, { kind, subject: subject.trim().toLowerCase() });
  if (uses > FREE[kind]) throw tooManyTries(windowLeftMs);
}

/** After a right try the former wrong ones are forgiven. */
export const forgiveAttempts = (need: Need, kind: 'confirm' | 'reset', subject: string): Promise<void> =>
  forgetUses(need.db, [keyOf(need, { kind, subject: subject.trim().toLowerCase() })]);

/** Makes a try that a wrong answer counts against, and any other does not. */
export async function attempting<T>(need: Need, subject: string, work: () => Promise<T>): Promise<T> {
  await claimAttempt(need, 'confirm', subject);
  try {
    const done = await work();
    await forgiveAttempts(need, 'confirm', subject);
    return done;
  } catch (error) {
    if (!isWrong(error)) await returnUse(need.db, keyOf(need, { kind: 'confirm', subject }));
    throw error;
  }
}

type Place = { readonly email: string; readonly visitor: string | null };
type Lane = { readonly name: string; readonly pauseMs: number; readonly windowLeftMs: number };

const SHORTEST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
const NETWORK_PAUSE_MS = 500;

/** Doubles with every third try past the free ones. */
const pauseAfter = (over: number) =>
  Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** Math.floor((over - 1) / 3));

type AttemptsAt = {
  readonly pair: Attempt;
  readonly account: Attempt;
  /** None where the network cannot be told. */
  readonly network: Attempt | null;
};

function attemptsAt({ email, visitor }: Place): AttemptsAt {
  const account = email.trim().toLowerCase();
  return {
    pair: { kind: 'pair', subject: `${account} ${visitor ?? ''}` },
    account: { kind: 'account', subject: account },
    network: visitor === null ? null : { kind: 'network', subject: visitor },
  };
}

/** Counts a try at an account; the slow lane it has to take, if any. */
async function laneOf(need: Need, place: Place): Promise<Lane | null> {
  const { pair, account, network } = attemptsAt(place);
  const ofAccount = await count(need, account);
  const ofPair = await count(need, pair);
  const ofNetwork = network && (await count(need, network));
  const free = ofAccount.uses > FREE.account ? FREE.pairUnderAttack : FREE.pair;
  if (ofPair.uses > free)
    return { name: keyOf(need, pair), pauseMs: pauseAfter(ofPair.uses - free), ...ofPair };
  if (network && ofNetwork && ofNetwork.uses > FREE.network)
    return { name: keyOf(need, network), pauseMs: NETWORK_PAUSE_MS, ...ofNetwork };
  return null;
}

/**
 * Signs in by a password. Wrong ones count for the network they came from at that account; past the free ones each try
 * waits its turn, longer and longer, and another wrong one is refused. The right one always gets in, after its turn:
 * nobody's wrong passwords keep another visitor, or the account's owner, out.
 */
export function passwordTries(slowLane: Lanes = createLanes({ mostInLane: 3, mostInAll: 200 })) {
  return async function tryPassword<T>(need: Need, place: Place, work: () => Promise<T>): Promise<T> {
    const lane = await laneOf(need, place);
    if (lane && !(await slowLane(lane.name, lane.pauseMs))) throw tooManyTries(lane.pauseMs);
    const { pair, account, network } = attemptsAt(place);
    const returned = [account, ...(network ? [network] : [])];
    try {
      const done = await work();
      await forgetUses(need.db, [keyOf(need, pair)]);
      for (const attempt of returned) await returnUse(need.db, keyOf(need, attempt));
      return done;
    } catch (error) {
      if (isWrong(error)) throw lane ? tooManyTries(lane.windowLeftMs) : error;
      for (const attempt of [pair, ...returned]) await returnUse(need.db, keyOf(need, attempt));
      throw error;
    }
  };
}

/** Counts nobody needs any more. */
export const forgetOldAttempts = (db: Db, now: Date): Promise<void> =>
  forgetUsesBefore(db, new Date(now.getTime() - DAY_MS));
