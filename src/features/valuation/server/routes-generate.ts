import type { Db, UserId } from '#shared/server/context.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { ValuationResult } from '../contract/answer.ts';
import type { ValuationInputs } from '../contract/request.ts';
import { comparedWith } from '../domain/comparison.ts';
import { basisLines, factsFrom } from '../domain/valuation-basis.ts';
import { valueStartup } from '../domain/valuation.ts';
import { findValuation, insertValuation, type ValuationRow } from './queries.ts';
import { loadKnown } from './known-facts.ts';

/** The engine's answer as the JSON it becomes, so that it compares with what was stored. */
function plain(valuation: object): ValuationResult {
  return JSON.parse(JSON.stringify(valuation)) as ValuationResult;
}

/** A version to be made: for which startup, by whom, from what. */
export type Wanted = {
  readonly startupId: number;
  readonly userId: UserId;
  readonly userName: string;
  readonly inputs: ValuationInputs;
  readonly now: Date;
};

/** Values a startup as of today and keeps it as the next version, unless it is the latest already. */
export async function generateValuation(db: Db, wanted: Wanted): Promise<ValuationRow> {
  const { startupId, userId, userName, inputs, now } = wanted;
  const asOf = dayOf(now);
  const { known, peers } = await loadKnown(db, startupId, asOf);
  const valued = valueStartup(factsFrom(known, inputs, asOf));
  const compared = comparedWith(valued.recommendation.fairValue, { known, stated: inputs, peers });
  const result = plain({ ...valued, basis: basisLines(known, inputs), ...compared });
  const latest = await findValuation(db, startupId);
  const isSame =
    latest !== null && JSON.stringify([latest.inputs, latest.result]) === JSON.stringify([inputs, result]);
  if (isSame) return latest;
  const version = (latest?.version ?? 0) + 1;
  await insertValuation(db, { startupId, version, userId, inputs, result, now });
  return { version, createdAt: now, createdBy: userName, inputs, result };
}
