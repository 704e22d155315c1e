import { percentOf } from '#shared/domain/percent.ts';
import { implement } from '#shared/server/implement.ts';
import { daysBefore, dayOf } from '#shared/domain/time.ts';
import { networkEndpoints } from '../contract.ts';
import { answerRate, groupsOrNone, lastMonths, runningTotals, SMALLEST_GROUP } from '../domain/analytics.ts';
import { countByMonth, countIntroductions, countNetwork } from './queries-network.ts';
import { findProfileViews } from './queries-views.ts';

const RECENT_DAYS = 30;
const WEEKS = 12;
const MONTHS = 12;

/** The day some days before, as `YYYY-MM-DD`. */
const dayBefore = (now: Date, days: number) => dayOf(daysBefore(now, days));

export const networkRoutes = implement(networkEndpoints, {
  'GET /api/network/stats': async ({ actor, db, services }) => {
    const now = services.now();
    const [counts, views, introductions] = await Promise.all([
      countNetwork(db, actor.id, daysBefore(now, RECENT_DAYS)),
      findProfileViews(db, actor.id, { from: dayBefore(now, RECENT_DAYS - 1), weeks: 1 }),
      countIntroductions(db, actor.id),
    ]);
    return {
      ...counts,
      profileViews: views.views,
      introductions: answerRate(introductions.sentAnswered, introductions.sent),
      days: RECENT_DAYS,
    };
  },

  'GET /api/network/analytics': async ({ actor, db, services }) => {
    const now = services.now();
    const months = lastMonths(dayBefore(now, 0), MONTHS);
    const days = WEEKS * 7;
    const [made, seen, introductions] = await Promise.all([
      countByMonth(db, actor.id),
      findProfileViews(db, actor.id, { from: dayBefore(now, days - 1), weeks: WEEKS }),
      countIntroductions(db, actor.id),
    ]);
    const { sent, sentAnswered, received, receivedAnswered } = introductions;
    return {
      months: runningTotals(months, made),
      views: {
        days,
        views: seen.views,
        viewers: seen.viewers,
        kinds: groupsOrNone(seen.kinds),
        weeks: seen.viewers < SMALLEST_GROUP ? null : seen.weeks,
      },
      sent: answerRate(sentAnswered, sent),
      received: {
        percent: percentOf(receivedAnswered, received),
        answered: receivedAnswered,
        n: received,
      },
    };
  },
});
