import { cappedFetch } from '#platform/http/capped-fetch.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Process } from '#shared/server/context.ts';
import { readRateAnswer } from '../domain/rate-answer.ts';
import { findLatestReferenceRates, updateRateState, upsertReferenceRates } from './queries-reference.ts';
import { followRates, takeRateTurn } from './rates.ts';

const LARGEST_BYTES = 1_000_000;
const LONGEST_MS = 20_000;

type Fetched = { readonly text: string } | { readonly problem: string };

/** Asks the configured address and no other: redirects are refused, long and slow answers are cut off. */
async function fetchTable(url: string, longestMs: number): Promise<Fetched> {
  try {
    const response = await cappedFetch(LARGEST_BYTES)(url, {
      signal: AbortSignal.timeout(longestMs),
      headers: { accept: 'application/json' },
    });
    if (!response.ok) return { problem: `The rate source answered ${response.status}.` };
    return { text: await response.text() };
  } catch (error) {
    const reason = error instanceof Error && error.name === 'TimeoutError' ? 'in time' : 'with a table';
    return { problem: `The rate source did not answer ${reason}.` };
  }
}

/**
 * Takes today's table from RATES_URL. Whatever is wrong with it, the last good rates stay, and what was wrong is kept to
 * be shown beside their age. True when there are new rates.
 */
export async function refreshRates({ db, env, now }: Process, longestMs = LONGEST_MS): Promise<boolean> {
  const { ratesUrl } = env;
  if (ratesUrl === undefined) return false;
  const fetched = await fetchTable(ratesUrl, longestMs);
  return db.transaction().execute(async (trx) => {
    await takeRateTurn(trx);
    const at = now();
    const latest = await findLatestReferenceRates(trx);
    const newest =
      latest
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? null;
    const known = new Map(latest.map(({ currency, perDollar }) => [currency, perDollar]));
    const read =
      'problem' in fetched ? fetched : readRateAnswer(fetched.text, { today: dayOf(at), newest, known });
    if (read.problem !== null) {
      await updateRateState(trx, { triedAt: at, problem: read.problem });
      return false;
    }
    await upsertReferenceRates(trx, read.rates, { source: new URL(ratesUrl).hostname, fetchedAt: at });
    const problem = read.leftOut.length === 0 ? null : `No plausible rate for ${read.leftOut.join(', ')}.`;
    await updateRateState(trx, { triedAt: at, refreshedAt: at, problem });
    await followRates(trx);
    return true;
  });
}
