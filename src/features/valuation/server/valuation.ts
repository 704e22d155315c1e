import { versionedTool } from '#features/startups/server/versioned-tool.ts';
import { storedJson } from '#platform/postgres/stored-json.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Db } from '#shared/server/context.ts';
import { type StoredVersion, versionStore } from '#shared/server/versions.ts';
import { ValuationResult } from '../contract/answer.ts';
import { ValuationInputs } from '../contract/request.ts';
import { comparedWith } from '../domain/comparison.ts';
import { basisLines, factsFrom } from '../domain/valuation-basis.ts';
import { valueStartup } from '../domain/valuation.ts';
import { loadKnown } from './known-facts.ts';

const store = versionStore({
  table: 'valuations',
  inputs: storedJson(ValuationInputs),
  // The first format was not compared with rounds.
  result: storedJson(ValuationResult, [(old) => ({ stepUp: null, benchmarks: null, ...old })]),
  figures: (_inputs, { recommendation: { fairValue, range } }) => ({
    fairValue,
    rangeMin: range?.min ?? null,
    rangeMax: range?.max ?? null,
  }),
  listed: ['fairValue'],
});

/** Valuations of a startup as of the day they are made. */
export const valuations = versionedTool({
  store,
  async calculate(
    db,
    { startupId, form: inputs, now }: { startupId: number; form: ValuationInputs; now: Date },
  ) {
    const asOf = dayOf(now);
    const { known, peers } = await loadKnown(db, startupId, asOf);
    const valued = valueStartup(factsFrom(known, inputs, asOf));
    const compared = comparedWith(valued.recommendation.fairValue, { known, stated: inputs, peers });
    return { inputs, result: { ...valued, basis: basisLines(known, inputs), ...compared } };
  },
});

/** A startup's latest valuation; null before the first. */
export const findValuation = (
  db: Db,
  startupId: number,
): Promise<StoredVersion<ValuationInputs, ValuationResult> | null> => store.latest(db, { startupId });
