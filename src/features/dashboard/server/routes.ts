import {
  countStartupsViewed,
  countViewsOfOwn,
  findViewsByPerson,
  findViewsOfOwn,
} from '#features/views/server/queries.ts';
import type { Member } from '#shared/server/context.ts';
import type { Db } from '#shared/server/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { findCapTableFacts } from '#features/cap-table/server/queries.ts';
import { findDocumentFacts } from '#features/documents/server/queries.ts';
import { openStagesOf } from '#features/deal-flow/server/open-stages.ts';
import { findOpenDeals } from '#features/deal-flow/server/queries-reports.ts';
import { loadAgreedFigures } from '#features/facts/server/agreed-figures.ts';
import { findModelFacts } from '#features/financial-model/server/queries.ts';
import { findFirmOf } from '#features/firms/server/queries.ts';
import { ACTIVE_MATCH_DEFINITION, findFits, findOwnMatches } from '#features/matching/server/own-matches.ts';
import { findNotifications } from '#features/notifications/server/queries.ts';
import { dayOf } from '#shared/domain/time.ts';
import { addDays } from '#shared/domain/calendar.ts';
import { dashboardEndpoints, type DashboardStats } from '../contract.ts';
import { DEAL_SCORE_DEFINITION, dealScore } from '../domain/deal-score.ts';
import { readinessFacts } from '../domain/facts.ts';
import { dueThisWeek, isLate } from '../domain/due.ts';
import { nextSteps, type NextStepFacts } from '../domain/next-step.ts';
import { READINESS_DEFINITION, READINESS_LABELS, type ReadinessKey } from '../domain/readiness-weights.ts';
import { readiness, type ReadinessGap } from '../domain/readiness.ts';
import { recentActivity } from '../domain/activity.ts';
import { lastDays } from '../domain/view-series.ts';
import { type Agenda, founderAgenda, investorAgenda } from './agenda.ts';
import { findRecommendations } from './recommendations.ts';
import { findFounderFacts, findMainStartup, findOwnInvestor, type OwnStartup } from './queries.ts';

const ACTIVITY_ITEMS = 5;
/** How far back they are looked for. */
const ACTIVITY_DEPTH = 100;
const MATCHES = 3;
const DAYS = 14;

type Score = Pick<DashboardStats, 'score' | 'scoreWhy' | 'readiness' | 'dealFlow'> & {
  readonly gap: ReadinessGap | null;
};
/** The score of the side the person looks from, and what waits for them on it. */
type SideFacts = Score & { readonly agenda: Agenda };

/** What a founder can work on here. */
const IMPROVABLE: readonly ReadinessKey[] = [
  'profile',
  'team',
  'traction',
  'financials',
  'capTable',
  'documents',
];

async function founderScore(db: Db, startup: OwnStartup | undefined, today: string): Promise<Score> {
  const [owners, capTable, model, documents, figures] = startup
    ? await Promise.all([
        findFounderFacts(db, startup.id),
        findCapTableFacts(db, startup.id),
        findModelFacts(db, startup.id),
        findDocumentFacts(db, startup.id),
        loadAgreedFigures(db, startup, today),
      ])
    : [[], null, null, undefined, null];
  const facts =
    startup && figures
      ? readinessFacts(
          { ...startup, figures },
          owners.map(({ previousExits }) => previousExits),
          { capTable, model, documents },
        )
      : null;
  const { scorePercent, components, gap } = readiness(facts, IMPROVABLE);
  const parts = components.map(({ key, points, maximum }) => ({
    key,
    label: READINESS_LABELS[key],
    points: Number(points.toFixed(1)),
    maximum,
    isGap: key === gap?.component,
  }));
  const lines = parts.map(({ label, points, maximum }) => ({ label, value: `${points} of ${maximum}` }));
  return {
    score: scorePercent,
    scoreWhy: { definition: READINESS_DEFINITION, lines },
    readiness: startup ? parts : [],
    dealFlow: [],
    gap,
  };
}

async function founderFacts(
  db: Db,
  actor: Member,
  startup: OwnStartup | undefined,
  now: Date,
): Promise<SideFacts> {
  const [score, agenda] = await Promise.all([
    founderScore(db, startup, dayOf(now)),
    founderAgenda(db, actor, { startup, now }),
  ]);
  return { ...score, agenda };
}

/** The score of the pipeline an investor works in, their own deals and their firm's, and what is due in it. */
async function investorFacts(
  db: Db,
  actor: Member,
  { investorId, now }: { investorId: number | null; now: Date },
): Promise<SideFacts> {
  const firm = await findFirmOf(db, actor.id);
  const open = await findOpenDeals(db, { userId: actor.id, firmId: firm?.id ?? null });
  const startupIds = [...new Set(open.flatMap(({ startupId }) => startupId ?? []))];
  const fits = investorId === null ? null : await findFits(db, { investorId, startupIds, now });
  const judged = open.map(({ startupId, ...deal }) => ({
    ...deal,
    id: String(deal.id),
    lastActivityAt: deal.lastActivityAt.toISOString(),
    matchPercent: (startupId === null ? null : fits?.get(startupId)) ?? null,
  }));
  const { scorePercent, deals } = dealScore(judged, now.toISOString());
  const matched = judged.filter(({ matchPercent }) => matchPercent !== null).length;
  const lines = [
    { label: 'Open deals', value: String(deals.length) },
    { label: 'With a known fit', value: String(matched) },
  ];
  return {
    score: scorePercent,
    scoreWhy: { definition: DEAL_SCORE_DEFINITION, lines },
    readiness: [],
    dealFlow: openStagesOf(open, now),
    gap: null,
    agenda: await investorAgenda(db, actor, { open, now }),
  };
}

async function viewFigures(db: Db, actor: Member, isFounder: boolean, today: string) {
  const since = addDays(today, 1 - DAYS);
  const [views, counted] = isFounder
    ? await Promise.all([countViewsOfOwn(db, actor.id), findViewsOfOwn(db, actor.id, since)])
    : await Promise.all([countStartupsViewed(db, actor.id), findViewsByPerson(db, actor.id, since)]);
  const weekStart = addDays(today, -6);
  const week = counted.filter(({ day }) => day >= weekStart);
  const definition = isFounder
    ? 'Views of your startups’ pages, each viewer once a day, your own team left out.'
    : 'Different startups whose page you opened.';
  return {
    views,
    viewsThisWeek: week.reduce((sum, { views: n }) => sum + n, 0),
    investorViewsThisWeek: isFounder ? week.reduce((sum, { investors }) => sum + investors, 0) : null,
    viewsByDay: lastDays(counted, today, DAYS),
    viewsWhy: { definition, lines: week.map(({ day, views: n }) => ({ label: day, value: String(n) })) },
  };
}

export const dashboardRoutes = implement(dashboardEndpoints, {
  'GET /api/dashboard/stats': async ({ actor, query, db, services }) => {
    const now = services.now();
    const today = dayOf(now);
    const [startup, investor] = await Promise.all([
      findMainStartup(db, actor.id, query.startup),
      findOwnInvestor(db, actor.id),
    ]);
    if (query.startup !== undefined && startup === undefined) throw notFound();
    const isFounder =
      query.startup !== undefined ||
      (query.side === undefined &&
        (actor.userType === 'founder' || (startup !== undefined && investor === undefined)));
    const side = isFounder ? 'founder' : 'investor';
    const investorId = investor?.id ?? null;
    const [figures, { agenda, gap, ...score }, { active: activeMatches, top }] = await Promise.all([
      viewFigures(db, actor, isFounder, today),
      isFounder ? founderFacts(db, actor, startup, now) : investorFacts(db, actor, { investorId, now }),
      findOwnMatches(db, services, { userId: actor.id, limit: 1 }),
    ]);
    const due = dueThisWeek(agenda.due, today);
    const facts: NextStepFacts = {
      ...agenda,
      userType: query.startup === undefined && query.side === undefined ? actor.userType : side,
      startupId: startup?.id ?? null,
      investorId,
      due: due.find(({ href }) => href !== '/introductions') ?? null,
      gap,
      topMatch: top[0] ?? null,
      isVerified: Boolean(investor?.verifiedAt),
      staleDeals: score.dealFlow.reduce((sum, { stale }) => sum + stale, 0),
    };
    return {
      ...figures,
      ...score,
      gap: gap?.text ?? null,
      activeMatches,
      activeMatchesWhy: {
        definition: ACTIVE_MATCH_DEFINITION,
        lines: [{ label: 'Now', value: String(activeMatches) }],
      },
      startup: startup ? { id: startup.id, name: startup.name } : null,
      investorId,
      nextSteps: nextSteps(facts, today),
      due: due.map((one) => ({ ...one, isLate: isLate(one, today) })),
    };
  },

  'GET /api/dashboard/activity': async ({ actor, db }) => {
    const page = { limit: ACTIVITY_DEPTH, offset: 0, unreadOnly: false };
    const activity = recentActivity((await findNotifications(db, actor.id, page)).rows);
    const items = activity.slice(0, ACTIVITY_ITEMS).map(({ id, content, createdAt, href, count }) => ({
      id,
      content,
      href,
      count,
      createdAt: createdAt.toISOString(),
    }));
    return { items, total: activity.length };
  },

  'GET /api/dashboard/matches': async ({ actor, db, services }) => {
    const { top } = await findOwnMatches(db, services, { userId: actor.id, limit: MATCHES });
    return { items: top, total: top.length };
  },

  'GET /api/dashboard/recommendations': async ({ actor, db, services }) => {
    const items = await findRecommendations(db, actor, services);
    return { items, total: items.length };
  },
});
