import type { Note } from '#shared/domain/exact.ts';

/** A company to compare with: value over revenue, and the size of its round in USD. */
export type Peer = {
  sector: string;
  stage: string;
  region: string;
  valueToRevenue: number | null;
  roundSize: number | null;
};

export type Benchmark = {
  /** 0 to 100: share of peers below, those equal counted half; null without peers or without a figure. */
  percentile: number | null;
  n: number;
  /** Whether the sector had to be left out to find enough peers. */
  scope: 'sector, stage and region' | 'stage and region, all sectors';
  note?: Note;
};

/** Fewer peers than this and the sector is widened to all. */
export const PEERS_NEEDED = 15;

/** Mid-rank percentile of a value among others; null of none. */
export function percentileOf(value: number, others: readonly number[]): number | null {
  if (others.length === 0) return null;
  const below = others.filter((other) => other < value).length;
  const equal = others.filter((other) => other === value).length;
  return ((below + equal / 2) / others.length) * 100;
}

type Measure = 'valueToRevenue' | 'roundSize';

function compare(subject: Peer, peers: readonly Peer[], measure: Measure): Benchmark {
  const near = peers.filter(
    (peer) => peer.stage === subject.stage && peer.region === subject.region && peer[measure] !== null,
  );
  const close = near.filter((peer) => peer.sector === subject.sector);
  const widened = close.length < PEERS_NEEDED;
  const values = (widened ? near : close).flatMap((peer) => peer[measure] ?? []);
  const value = subject[measure];
  const percentile = value === null ? null : percentileOf(value, values);
  const scope = widened ? 'stage and region, all sectors' : 'sector, stage and region';
  const answer = { percentile, n: values.length, scope } as const;
  if (values.length >= PEERS_NEEDED) return answer;
  return {
    ...answer,
    note: { code: 'THIN_DATA', message: `Only ${values.length} companies to compare with.` },
  };
}

/** Where a company stands among its peers by value over revenue and by round size; the subject is not among them. */
export function benchmark(subject: Peer, peers: readonly Peer[]): Record<Measure, Benchmark> {
  return {
    valueToRevenue: compare(subject, peers, 'valueToRevenue'),
    roundSize: compare(subject, peers, 'roundSize'),
  };
}
