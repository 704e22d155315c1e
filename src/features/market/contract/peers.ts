import { z } from 'zod';
import { PEER_LEVELS } from '../domain/peers.ts';
import { METRICS } from '../domain/peer-metrics.ts';

/** A startup in a comparison. Money is in US dollars; null is not stated. `fundingUsd` sums its known rounds. */
export const Peer = z.object({
  id: z.number(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  stage: z.string(),
  country: z.string().nullable(),
  foundedYear: z.number().nullable(),
  teamSize: z.number(),
  users: z.number().nullable(),
  monthlyRevenueUsd: z.number().nullable(),
  growthPercent: z.number().nullable(),
  /** Of books in another currency: how revenue grew in it, what the currency did, and in dollars. */
  growthText: z.string().nullable(),
  raisingUsd: z.number().nullable(),
  fundingUsd: z.number().nullable(),
  isDemo: z.boolean(),
});
export type Peer = z.infer<typeof Peer>;

const MetricComparison = z.object({
  metric: z.enum(METRICS),
  own: z.number().nullable(),
  n: z.number(),
  lowest: z.number().nullable(),
  median: z.number().nullable(),
  highest: z.number().nullable(),
  rank: z.number().nullable(),
});
export type MetricComparison = z.infer<typeof MetricComparison>;

/** A startup among its peers, all of it public. `peers` are the closest hundred; `total` counts all of the level. */
export const Comparison = z.object({
  startup: Peer,
  sector: z.string(),
  level: z.enum(PEER_LEVELS),
  peersAre: z.string(),
  widened: z.string().nullable(),
  total: z.number(),
  standings: z.array(MetricComparison),
  peers: z.array(Peer),
  demoPeers: z.number(),
  asOf: z.string(),
});
export type Comparison = z.infer<typeof Comparison>;
