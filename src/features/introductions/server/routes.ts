import { implement } from '#shared/server/implement.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import { WEEK_MS, daysBefore } from '#shared/domain/time.ts';
import { introductionEndpoints } from '../contract.ts';
import { DAILY_REQUESTS } from '../domain/request.ts';
import {
  countWaiting,
  findIntroductions,
  findReceivedAt,
  findSentAt,
  findWeeklyLimit,
  saveWeeklyLimit,
} from './queries.ts';
import { findConnectors } from './queries-receiver.ts';
import { accept, decline, loadOwn, passOn, withdraw } from './answers.ts';
import type { Scene } from './notify.ts';
import { findReceiver, openSince, sendRequest } from './requests.ts';
import { findStandings } from './standings.ts';
import { viewOf } from './introduction-view.ts';

/** The request as the caller sees it after the step. */
async function after(scene: Scene, id: number) {
  return viewOf(await loadOwn(scene, id), scene.actor.id, scene.services.now());
}

async function budgetOf(db: Db, userId: UserId, now: Date) {
  const sent = await findSentAt(db, userId, daysBefore(now, 1));
  const received = await findReceivedAt(db, userId, new Date(now.getTime() - WEEK_MS));
  return {
    dailyLimit: DAILY_REQUESTS,
    remaining: Math.max(0, DAILY_REQUESTS - sent.length),
    weeklyLimit: await findWeeklyLimit(db, userId),
    receivedInLastWeek: received.length,
  };
}

export const introductionRoutes = implement(introductionEndpoints, {
  'POST /api/introductions': async (call) => after(call, await sendRequest(call, call.body)),

  'GET /api/introductions': async ({ actor, db, query, services }) => {
    const { rows, total } = await findIntroductions(db, actor.id, query);
    return { items: rows.map((row) => viewOf(row, actor.id, services.now())), total };
  },

  'GET /api/introductions/waiting': async ({ actor, db, services }) => ({
    waiting: await countWaiting(db, actor.id, openSince(services.now())),
  }),

  'GET /api/introductions/standings': async ({ actor, db, query: { targets }, services }) =>
    findStandings(db, actor, { targets, now: services.now() }),

  'GET /api/introductions/budget': async ({ actor, db, services }) => budgetOf(db, actor.id, services.now()),

  'PUT /api/introductions/budget': async ({ actor, body, db, services }) => {
    await saveWeeklyLimit(db, actor.id, body.weeklyLimit);
    return budgetOf(db, actor.id, services.now());
  },

  'GET /api/introductions/connectors': async ({ actor, db, query }) => {
    const receiver = await findReceiver(db, actor, query);
    return findConnectors(db, actor.id, receiver.userId);
  },

  'POST /api/introductions/{id}/accept': async (call) => {
    await accept(call, call.params.id);
    return after(call, call.params.id);
  },

  'POST /api/introductions/{id}/decline': async (call) => {
    await decline(call, call.params.id, call.body);
    return after(call, call.params.id);
  },

  'POST /api/introductions/{id}/pass-on': async (call) => {
    await passOn(call, call.params.id);
    return after(call, call.params.id);
  },

  'POST /api/introductions/{id}/withdraw': async (call) => {
    await withdraw(call, call.params.id);
    return after(call, call.params.id);
  },
});
