import { z } from 'zod';
import { endpoints } from '#shared/contract/endpoint.ts';
import { idParam, oneOf } from '#shared/contract/fields.ts';

/** A figure's own account of itself. */
const Why = z.object({
  definition: z.string(),
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
});

export const DashboardStats = z.object({
  /** Founders: views of their startups. Investors: startups they looked at. */
  views: z.number(),
  viewsThisWeek: z.number(),
  investorViewsThisWeek: z.number().nullable(),
  /** Views a day over the last 14 days, oldest first. */
  viewsByDay: z.array(z.object({ day: z.iso.date(), views: z.number() })),
  viewsWhy: Why,
  /** Readiness of the startup, or the deal score of the pipeline: whole, 0–100. */
  score: z.number(),
  scoreWhy: Why,
  /** What a founder's score is made of, in points; `isGap` is the part that could still bring most. Empty for investors. */
  readiness: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      points: z.number(),
      maximum: z.number(),
      isGap: z.boolean(),
    }),
  ),
  /** An investor's open deals by stage, how many of them nobody touched for long, and how many are late. Empty for founders. */
  dealFlow: z.array(
    z.object({
      stage: z.string(),
      label: z.string(),
      deals: z.number(),
      stale: z.number(),
      overdue: z.number(),
    }),
  ),
  gap: z.string().nullable(),
  activeMatches: z.number(),
  activeMatchesWhy: Why,
  startup: z.object({ id: z.number(), name: z.string() }).nullable(),
  investorId: z.number().nullable(),
  /** What would help most, the first first; `href` is null for the startup form that the dashboard opens in place. */
  nextSteps: z
    .array(
      z.object({
        title: z.string(),
        text: z.string(),
        action: z.string(),
        href: z.string().nullable(),
        isDemo: z.boolean(),
      }),
    )
    .min(1)
    .max(3),
  /** What is late or due within seven days, the earliest first. */
  due: z.array(
    z.object({
      text: z.string(),
      /** Whom or what it is about; null where the text says it. */
      subject: z.string().nullable(),
      isDemo: z.boolean(),
      day: z.iso.date(),
      isLate: z.boolean(),
      href: z.string(),
    }),
  ),
});
export type DashboardStats = z.infer<typeof DashboardStats>;

export const ActivityItem = z.object({
  id: z.number(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  href: z.string().nullable(),
  /** How often it was told; `createdAt` is the last time. */
  count: z.int().min(1),
});
export type ActivityItem = z.infer<typeof ActivityItem>;

export const DashboardMatch = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  /** The fit, whole, 0–100; null where nothing can be compared. */
  matchScore: z.number().nullable(),
  isDemo: z.boolean(),
  href: z.string(),
  reasons: z.array(z.string()).readonly(),
});
export type DashboardMatch = z.infer<typeof DashboardMatch>;

/**
 * Something to do next, computed: the best fit the person has not asked yet, or what would raise the score of their deck
 * most. `text` says why; `matchScore` is the fit, null for a deck.
 */
export const Recommendation = z.object({
  kind: z.enum(['Investment Opportunity', 'Deck Improvement']),
  id: z.string(),
  subject: z.string(),
  isDemo: z.boolean(),
  href: z.string(),
  matchScore: z.number().nullable(),
  /** "92% fit" or "+9 points". */
  figure: z.string(),
  text: z.string(),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const dashboardEndpoints = endpoints({
  'GET /api/dashboard/stats': {
    summary:
      'The dashboard’s figures, each with why: of a startup, as an investor, or as what one is here for',
    access: 'member',
    query: z.strictObject({
      startup: idParam('Choose one of your startups').optional(),
      side: oneOf(['investor'], 'The side is investor, or a startup is named').optional(),
    }),
    response: DashboardStats,
  },
  'GET /api/dashboard/activity': {
    summary:
      'The five newest things that concern the person; what says the same is one, conversations they read are left out',
    access: 'member',
    response: z.array(ActivityItem),
    list: true,
  },
  'GET /api/dashboard/matches': {
    summary: 'The three closest matches',
    access: 'member',
    response: z.array(DashboardMatch),
    list: true,
  },
  'GET /api/dashboard/recommendations': {
    summary: 'The best new fit with its reasons, and the change that would raise the deck’s score most',
    access: 'member',
    response: z.array(Recommendation),
    list: true,
  },
});
