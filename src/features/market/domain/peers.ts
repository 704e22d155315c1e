/** How peers are looked for, the closest first; the next one is taken when there are too few. */
export const PEER_LEVELS = ['sector-stage-country', 'sector-country', 'sector-stage', 'sector'] as const;
export type PeerLevel = (typeof PEER_LEVELS)[number];
export const FEWEST_PEERS = 5;

export type PeerCounts = Readonly<Record<PeerLevel, number>>;

/** The closest level with five peers or more, else the widest. */
export function peerLevel(counts: PeerCounts): PeerLevel {
  return PEER_LEVELS.find((level) => counts[level] >= FEWEST_PEERS) ?? 'sector';
}

type Words = { readonly sector: string; readonly stage: string; readonly country: string | null };

/** A level in words: `FinTech at Seed in Nigeria`, `all FinTech`. */
export function levelText(level: PeerLevel, { sector, stage, country }: Words): string {
  const where = country === null ? '' : ` in ${country}`;
  return {
    'sector-stage-country': `${sector} at ${stage}${where}`,
    'sector-country': `${sector}${where}`,
    'sector-stage': `${sector} at ${stage}`,
    sector: `all ${sector}`,
  }[level];
}

/** Why wider peers were taken; null when the closest were enough. */
export function wideningText(level: PeerLevel, counts: PeerCounts, words: Words): string | null {
  if (level === 'sector-stage-country') return null;
  const close = counts['sector-stage-country'];
  const found = close === 0 ? 'There is none' : close === 1 ? 'There is 1' : `There are ${close}`;
  return `${found} of ${levelText('sector-stage-country', words)}; ${FEWEST_PEERS} are needed, so peers are ${levelText(level, words)}.`;
}

export type PeerComparison = {
  readonly own: number | null;
  /** Peers whose figure is known. */
  readonly n: number;
  readonly lowest: number | null;
  readonly median: number | null;
  readonly highest: number | null;
  /** 1 is the largest, among the peers and the startup itself; null when its own figure is not known. */
  readonly rank: number | null;
};

/** Where a figure stands among those of the peers; what is not known is left out. */
export function compareWithPeers(own: number | null, peers: readonly (number | null)[]): PeerComparison {
  const known = peers.filter((value) => value !== null).toSorted((a, b) => a - b);
  const middle = known.length / 2;
  const upper = known[Math.floor(middle)] ?? null;
  const lower = known.length % 2 === 0 ? (known[middle - 1] ?? null) : upper;
  return {
    own,
    n: known.length,
    lowest: known[0] ?? null,
    median: upper === null || lower === null ? null : (upper + lower) / 2,
    highest: known.at(-1) ?? null,
    rank: own === null ? null : 1 + known.filter((value) => value > own).length,
  };
}
