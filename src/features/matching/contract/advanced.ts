import { z } from 'zod';
import { endpoints } from '#shared/contract/endpoint.ts';
import { digits } from '#shared/contract/page.ts';
import { idParam, line, LARGEST_AMOUNT } from '#shared/contract/fields.ts';
import { parseMoney, toMajor } from '#shared/domain/money.ts';
import { countryField, instrumentField, stageField } from '#shared/contract/catalogue.ts';
import { Match, MatchCounterpart } from '../contract.ts';

const percent = z.int().min(0).max(100);
const fraction = z.number().min(0).max(1);

/** A category score of due diligence, whole, with the share of its checks that is known and what was found. */
export const MatchSubScore = z.object({
  key: z.enum(['marketFit', 'teamStrength', 'technologyViability', 'financialProjections']),
  label: z.string(),
  score: percent,
  coverageFraction: fraction,
  evidence: z.array(z.string()),
});
export type MatchSubScore = z.infer<typeof MatchSubScore>;

/**
 * Category scores of the startup's due diligence as the reader has it: market, team, product, financials. `note` says so
 * where it was not run yet.
 */
export const MatchAnalysis = z.object({
  marketFit: percent,
  teamStrength: percent,
  technologyViability: percent,
  financialProjections: percent,
  parts: z.array(MatchSubScore),
  note: z.string().nullable(),
});
export type MatchAnalysis = z.infer<typeof MatchAnalysis>;

/**
 * Chance of a next round or an acquisition within 24 months: base rate of the stage's `cohort` of `count` rounds,
 * moved by what is known of the startup (`adjustments`, in words). Null for a stage without a cohort.
 */
export const PredictedSuccess = z.object({
  probability: fraction.nullable(),
  timeframe: z.literal('24 months'),
  keyMilestones: z.array(z.string()),
  cohort: z.string(),
  count: z.int(),
  adjustments: z.array(z.string()),
});

/** A match with the analysis of the startup behind it. */
export const AdvancedMatch = Match.extend({
  aiAnalysis: MatchAnalysis,
  predictedSuccess: PredictedSuccess,
  opportunities: z.array(z.string()),
  riskFactors: z.array(z.string()),
});
export type AdvancedMatch = z.infer<typeof AdvancedMatch>;

const UNREADABLE = 'Write the amount like $500K or NGN 450m';

/** A typed amount in any currency of the catalogue. */
const raise = line(UNREADABLE, { max: 60 }).transform((text, context) => {
  const money = parseMoney(text);
  const amount = money === null ? 0 : toMajor(money.amountMinor, money.currency);
  if (money !== null && amount > 0 && amount <= LARGEST_AMOUNT)
    return { amountMinor: money.amountMinor, currency: money.currency };
  context.addIssue({ code: 'custom', message: UNREADABLE });
  return z.NEVER;
});

/** What is tried; what is left out stays as it is. */
export const WhatIfForm = z
  .strictObject({
    raisingAmount: raise.optional(),
    fundingStage: stageField().optional(),
    country: countryField().optional(),
    instrument: instrumentField().optional(),
  })
  .refine((form) => Object.values(form).some((value) => value !== undefined), {
    error: 'Change the ask, the stage, the country or the instrument',
  });

/** The criterion that moved an investor most, in words before and after. */
const WhatIfFlip = z.object({
  key: z.string(),
  label: z.string(),
  beforeFraction: fraction,
  afterFraction: fraction,
  beforeText: z.string(),
  afterText: z.string(),
});

/** An investor before and after, with the fit of each. `flip` is null for one whom others passed. */
export const WhatIfMove = z.object({
  counterpart: MatchCounterpart,
  rankBefore: z.int().min(1),
  rankAfter: z.int().min(1),
  scoreBefore: percent.nullable(),
  scoreAfter: percent.nullable(),
  flip: WhatIfFlip.nullable(),
});
export type WhatIfMove = z.infer<typeof WhatIfMove>;

/** Who would enter and who would drop out of the best `listed` of `compared` investors. Nothing is stored. */
export const WhatIfAnswer = z.object({
  compared: z.int(),
  listed: z.int(),
  tried: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  entered: z.array(WhatIfMove),
  dropped: z.array(WhatIfMove),
  stayed: z.array(WhatIfMove),
});
export type WhatIfAnswer = z.infer<typeof WhatIfAnswer>;

/** A list holds twenty. */
const LISTED = 20;
const listed = z.strictObject({ limit: digits(1, LISTED).default(LISTED) });
const ofStartup = z.strictObject({ startupId: idParam() });

export const advancedEndpoints = endpoints({
  'POST /api/advanced-matching/{startupId}': {
    summary:
      'Matches of a startup, computed now: its team gets ranked investors, an investor their own match',
    access: 'member',
    params: ofStartup,
    response: z.array(AdvancedMatch),
  },
  'GET /api/advanced-matching/{startupId}': {
    summary: 'The same as it is kept, for the team; for an investor their own match',
    access: 'member',
    params: ofStartup,
    query: listed,
    response: z.array(AdvancedMatch),
    list: true,
  },
  'POST /api/advanced-matching': {
    summary: 'Startups for the signed-in investor’s thesis, computed now',
    access: 'member',
    response: z.array(AdvancedMatch),
  },
  'GET /api/advanced-matching': {
    summary: 'Startups for the signed-in investor’s thesis, as kept',
    access: 'member',
    query: listed,
    response: z.array(AdvancedMatch),
    list: true,
  },
  'POST /api/advanced-matching/{startupId}/what-if': {
    summary:
      'Who would enter or drop out of the best twenty with another ask, stage, country or instrument; stores nothing',
    access: 'member',
    params: ofStartup,
    body: WhatIfForm,
    response: WhatIfAnswer,
  },
});
