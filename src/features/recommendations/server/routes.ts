import { insertNotifications } from '#features/notifications/server/queries.ts';
import { findCard, isVisible } from '#features/people/server/queries.ts';
import { nobodyThere } from '#shared/server/refusals.ts';
import type { Db, Member, Services } from '#shared/server/context.ts';
import { AppError, invalid, notFound, tooMany } from '#platform/http/errors.ts';
import { implement, DONE } from '#shared/server/implement.ts';
import { daysBefore, DAY_MS } from '#shared/domain/time.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { recommendationEndpoints } from '../contract.ts';
import { MOST_REQUESTS_A_DAY, nextState, type RecommendationMove } from '../domain.ts';
import {
  countRequests,
  findAcceptedRecommendations,
  findOpenRecommendations,
  insertRecommendationRequest,
  lockRecommendation,
  saveOffer,
  updateRecommendationState,
} from './queries.ts';

const HREF = '/profile?tab=recommendations';
const withDate = <T extends { readonly createdAt: Date }>(row: T) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

async function notify(db: Db, userId: string, content: string): Promise<void> {
  await insertNotifications(db, [{ userId, kind: 'recommendation', content, href: HREF }]);
}

async function refuseUnseen(db: Db, actor: Member, userId: string): Promise<void> {
  if (userId === actor.id) throw invalid('userId', 'Choose someone else');
  if (!(await isVisible(db, actor.id, userId))) throw notFound();
  const other = await findCard(db, userId);
  if (other?.isDemo && !actor.isDemo) throw nobodyThere(other.name);
}

type OnOne = {
  readonly actor: Member;
  readonly db: Db;
  readonly services: Services;
  readonly params: { readonly id: number };
};

/** Makes a move of one of its two parties. */
async function step({ actor, db, services, params: { id } }: OnOne, move: RecommendationMove) {
  const row = await lockRecommendation(db, actor.id, id);
  if (!row) throw notFound();
  const party = row.subjectId === actor.id ? 'subject' : 'author';
  const next = nextState(row.state, party, move);
  if (next === null)
    throw new AppError('conflict', `You cannot ${move} this recommendation in its current state.`);
  await updateRecommendationState(db, id, { state: next, now: services.now() });
  return row;
}

export const recommendationRoutes = implement(recommendationEndpoints, {
  'GET /api/users/recommendations': async ({ actor, db }) => {
    const items = (await findAcceptedRecommendations(db, { subjectId: actor.id, viewerId: actor.id })).map(
      withDate,
    );
    return { items, total: items.length };
  },

  'GET /api/users/recommendations/open': async ({ actor, db }) => {
    const items = (await findOpenRecommendations(db, actor.id)).map(withDate);
    return { items, total: items.length };
  },

  'POST /api/users/recommendations/request': async ({ actor, body, db, services }) => {
    await refuseUnseen(db, actor, body.userId);
    const since = daysBefore(services.now(), 1);
    if ((await countRequests(db, actor.id, since)) >= MOST_REQUESTS_A_DAY)
      throw tooMany(`At most ${MOST_REQUESTS_A_DAY} requests a day. Ask again tomorrow.`, DAY_MS);
    const request = { subjectId: actor.id, authorId: body.userId, note: body.note ?? null };
    const id = await insertRecommendationRequest(db, request);
    if (id === null)
      throw new AppError(
        'conflict',
        'You have already asked this person, or already have their recommendation.',
      );
    await notify(db, body.userId, `${fullName(actor)} asks you for a recommendation.`);
    return { id, state: 'requested' as const };
  },

  'POST /api/users/recommendations': async ({ actor, body, db }) => {
    await refuseUnseen(db, actor, body.userId);
    const id = await saveOffer(db, actor.id, body);
    if (id === null)
      throw new AppError(
        'conflict',
        'You have already recommended this person. Withdraw that recommendation to write another.',
      );
    await notify(db, body.userId, `${fullName(actor)} recommends you. Accept it to show it.`);
    return { id, state: 'offered' as const };
  },

  'POST /api/users/recommendations/{id}/accept': async (call) => {
    const { authorId } = await step(call, 'accept');
    await notify(call.db, authorId, `${fullName(call.actor)} accepted your recommendation.`);
    return DONE;
  },

  'POST /api/users/recommendations/{id}/decline': async (call) => {
    await step(call, 'decline');
    return DONE;
  },

  'POST /api/users/recommendations/{id}/withdraw': async (call) => {
    await step(call, 'withdraw');
    return DONE;
  },
});
