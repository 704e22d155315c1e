import { z } from 'zod';
import { byId } from '#shared/contract/by-id.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { idParam, oneOf } from '#shared/contract/fields.ts';
import { pageQuery } from '#shared/contract/page.ts';
import { EVIDENCE_WORDS } from './domain/evidence.ts';

const percent = z.int().min(0).max(100);
const fraction = z.number().min(0).max(1);

/** One criterion with both values; `valueFraction` is 0 and `known` false where a side says nothing. */
export const MatchCriterion = z.object({
  key: z.string(),
  label: z.string(),
  weight: fraction,
  valueFraction: fraction,
  known: z.boolean(),
  startupText: z.string(),
  investorText: z.string(),
  sentence: z.string(),
});
export type MatchCriterion = z.infer<typeof MatchCriterion>;

/** The other side as a card needs it. `type` is a label, such as "Angel Investor" or "FinTech, Seed". */
export const MatchCounterpart = z.object({
  id: z.int(),
  kind: z.enum(['startup', 'investor']),
  name: z.string(),
  type: z.string(),
  place: z.string().nullable(),
  imageUrl: z.string().nullable(),
  verified: z.boolean(),
  isDemo: z.boolean(),
  href: z.string(),
});
export type MatchCounterpart = z.infer<typeof MatchCounterpart>;

/**
 * A pair as one side sees it. `score` is the fit: how well what both state and have on record agrees, the same figure
 * for both and in every call; null where nothing can be compared. It rests on `criteriaKnown` of `criteriaTotal`
 * criteria. `misfits` hold it at 40 or below and begin the `reasons`. `highlights` are what a card shows: what carried
 * the pair, and its lowest criterion. `activity` says when the other side was last active. `evidence` says how far the
 * fit can be relied on; `evidenceCount` are the investor's recorded deals, and five for stated preferences.
 * `confidence` is the calibrated chance that the investor joins, 0–1.
 */
export const Match = z.object({
  startupId: z.int(),
  investorId: z.int(),
  counterpart: MatchCounterpart,
  score: percent.nullable(),
  criteriaKnown: z.int().min(0),
  criteriaTotal: z.int().min(1),
  misfits: z.array(z.string()),
  highlights: z.object({ carried: z.array(MatchCriterion), weakest: MatchCriterion.nullable() }),
  reasons: z.array(z.string()),
  weakest: z.string().nullable(),
  criteria: z.array(MatchCriterion),
  activity: z.string(),
  evidence: z.enum(EVIDENCE_WORDS),
  evidenceCount: z.int().min(0),
  confidence: fraction,
  computedAt: z.iso.datetime(),
});
export type Match = z.infer<typeof Match>;

/** What the person may choose from: their startups, and whether they invest. */
export const MatchSides = z.object({
  startups: z.array(z.object({ id: z.int(), name: z.string() })),
  investorId: z.int().nullable(),
});
export type MatchSides = z.infer<typeof MatchSides>;

/** The measured accuracy of the shipped weights. Shares 0–1; a ratio is to the better baseline of the same run. */
export const MatchAccuracy = z.object({
  measuredOn: z.iso.date(),
  queries: z.int(),
  markets: z.array(z.object({ name: z.string(), rounds: z.string(), source: z.string() })),
  measures: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      value: fraction,
      baseline: fraction.nullable(),
      ratio: z.number().nullable(),
    }),
  ),
  earlier: z.array(
    z.object({ window: z.string(), queries: z.int(), recallRatio: z.number(), ndcgRatio: z.number() }),
  ),
  calibration: z.object({
    pairs: z.int(),
    baseRate: fraction,
    brier: fraction,
    baseRateBrier: fraction,
    ece: fraction,
  }),
  outlook: z.object({
    rounds: z.int(),
    auc: fraction,
    brier: fraction,
    baseRateBrier: fraction,
    source: z.string(),
  }),
  baselines: z.array(z.string()),
  weights: z.array(z.object({ side: z.enum(['fit', 'order']), label: z.string(), weight: fraction })),
  neverUsed: z.array(z.string()),
});
export type MatchAccuracy = z.infer<typeof MatchAccuracy>;

const startup = idParam('Choose one of your startups');

/** `likely`: who is most likely to close, as measured on past rounds; `fit`: who agrees most. */
export const MATCH_ORDERS = ['likely', 'fit'] as const;
const listQuery = {
  ...pageQuery,
  order: oneOf(MATCH_ORDERS, 'Order by likely or fit').default('likely'),
};

export const matchingEndpoints = endpoints({
  'GET /api/matching/sides': {
    summary: 'The startups and the investor profile the person can be matched as',
    access: 'member',
    response: MatchSides,
  },
  'GET /api/matching/startups': {
    summary:
      'Startups for the signed-in investor, the likeliest first; those held, sold or decided on are left out',
    access: 'member',
    query: z.strictObject(listQuery),
    response: z.array(Match),
    list: true,
  },
  'GET /api/matching/investors': {
    summary:
      'Investors for one of the person’s startups, the likeliest first; those who hold it are left out',
    access: 'member',
    query: z.strictObject({ ...listQuery, startup }),
    response: z.array(Match),
    list: true,
  },
  'GET /api/matching/startups/{id}': {
    summary: 'Why the signed-in investor matches a startup',
    access: 'member',
    params: byId,
    response: Match,
  },
  'GET /api/matching/investors/{id}': {
    summary: 'Why the person’s startup matches an investor; the best of their startups unless one is named',
    access: 'member',
    params: byId,
    query: z.strictObject({ startup: startup.optional() }),
    response: Match,
  },
  'GET /api/matching/accuracy': {
    summary: 'How well the shipped weights rank, measured',
    access: 'public',
    response: MatchAccuracy,
  },
});
