import { exact, toNumber } from '#shared/domain/exact.ts';
import { type Benchmark, benchmark, type Peer } from './benchmarking.ts';
import { comparedRegion } from './closed-round.ts';
import type { KnownStartup, StatedInputs } from './valuation-basis.ts';

/** A figure of the startup and where it stands among peers. */
export type RankedBenchmark = Benchmark & { readonly value: number | null };

export type Comparison = {
  /** Fair value over the post-money of the last round; null without either. */
  readonly stepUp: number | null;
  readonly benchmarks: { readonly valueToRevenue: RankedBenchmark; readonly roundSize: RankedBenchmark };
};

type Facts = { known: KnownStartup; stated: StatedInputs; peers: readonly Peer[] };

/** A fair pre-money value held against the last round and against closed rounds of the stage. USD. */
export function comparedWith(fairValue: number | null, { known, stated, peers }: Facts): Comparison {
  const investment = Number(stated.investment ?? known.investment ?? 0);
  const revenue = Number(stated.annualRevenue ?? known.annualRevenue ?? 0);
  const post = known.lastRound?.postMoney ?? 0;
  const subject: Peer = {
    sector: known.sector ?? 'unknown',
    stage: known.stage,
    region: comparedRegion(known.country),
    roundSize: investment > 0 ? investment : null,
    valueToRevenue: fairValue === null || revenue <= 0 ? null : (fairValue + investment) / revenue,
  };
  const { valueToRevenue, roundSize } = benchmark(subject, peers);
  return {
    stepUp: fairValue === null || post <= 0 ? null : toNumber(exact(fairValue).div(post)),
    benchmarks: {
      valueToRevenue: { ...valueToRevenue, value: subject.valueToRevenue },
      roundSize: { ...roundSize, value: subject.roundSize },
    },
  };
}
