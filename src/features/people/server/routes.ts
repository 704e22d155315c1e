import { words } from '#shared/domain/text.ts';
import type { Services } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { AppError, invalid, notFound, tooMany } from '#platform/http/errors.ts';
import { type Call, implement } from '#shared/server/implement.ts';
import { insertNotifications } from '#features/notifications/server/queries.ts';
import { daysBefore, dayOf, DAY_MS } from '#shared/domain/time.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { peopleEndpoints } from '../contract.ts';
import type { OtherPerson } from '#shared/contract/other-person.ts';
import {
  actOn,
  type ConnectionAction,
  DAILY_INVITATIONS,
  type InvitationRefusal,
  refuseInvitation,
  connectionViewOf,
} from '../domain/connection.ts';
import { nobodyThere } from '#shared/server/refusals.ts';
import { findCard, isVisible } from './queries.ts';
import {
  countInvitationsSince,
  findConnections,
  findInvitations,
  findPair,
  insertInvitation,
  isHidden,
  lockConnection,
  type OtherRow,
  updateStatus,
} from './queries-connections.ts';
import { findPairStatuses } from './pair-statuses.ts';
import { handleSearch } from './search.ts';

type Table = typeof peopleEndpoints;

const otherOf = (row: OtherRow): OtherPerson => ({
  id: row.userId,
  firstName: row.firstName,
  lastName: row.lastName,
  headline: row.headline,
  profileImageUrl: row.profileImageUrl,
  isDemo: row.isDemo,
});

const SENTENCES = {
  connected: 'You are already connected.',
  sent: 'You have already invited this person. They can still answer.',
  received: 'This person has already invited you: accept their invitation instead.',
} as const;

function conflictOf(refusal: InvitationRefusal): AppError {
  if (refusal.why === 'blocked') return notFound();
  if (refusal.why !== 'too_soon') return new AppError('conflict', SENTENCES[refusal.why]);
  const day = dayOf(refusal.from);
  return new AppError('conflict', `You invited this person recently. You can invite them again from ${day}.`);
}

type Note = {
  readonly userId: string;
  readonly content: string;
  readonly href: string;
  readonly kind: string;
};

async function notify(db: Db, { events }: Services, note: Note): Promise<void> {
  await insertNotifications(db, [note]);
  await events.publish(db, { userId: note.userId, topic: 'connections' });
}

async function handleInvite({ actor, body, db, services }: Call<Table['POST /api/connections']>) {
  if (body.userId === actor.id) throw invalid('userId', 'You cannot connect with yourself');
  if (!(await isVisible(db, actor.id, body.userId))) throw notFound();
  const other = await findCard(db, body.userId);
  if (other?.isDemo && !actor.isDemo) throw nobodyThere(other.name);
  if (await isHidden(db, actor.id))
    throw new AppError(
      'conflict',
      'Your profile is hidden. Make it visible to members or connections before inviting people.',
    );
  const now = services.now();
  const sent = await countInvitationsSince(db, actor.id, daysBefore(now, 1));
  const refusal = refuseInvitation(actor.id, await findPair(db, actor.id, body.userId), now);
  if (refusal) throw conflictOf(refusal);
  if (sent >= DAILY_INVITATIONS) {
    const message = `You have invited ${DAILY_INVITATIONS} people in the last 24 hours, the daily limit. Please continue tomorrow.`;
    throw tooMany(message, DAY_MS);
  }
  const id = await insertInvitation(db, {
    requesterId: actor.id,
    addresseeId: body.userId,
    note: body.note ?? null,
    now,
  });
  if (id === null) throw new AppError('conflict', SENTENCES.received);
  await notify(db, services, {
    userId: body.userId,
    kind: 'connection',
    content: `${fullName(actor)} would like to connect with you.`,
    href: '/network?tab=invitations',
  });
  return { id, connectionStatus: 'sent' as const };
}

type Acting = Pick<Call<Table['POST /api/connections/{id}/accept']>, 'actor' | 'db' | 'params' | 'services'>;

const act =
  (action: ConnectionAction) =>
  async ({ actor, db, params, services }: Acting) => {
    const pair = await lockConnection(db, actor.id, params.id);
    if (!pair) throw notFound();
    const other = pair.requesterId === actor.id ? pair.addresseeId : pair.requesterId;
    const status = actOn(action, actor.id, pair);
    if (status === 'not_theirs') throw notFound();
    if (status === 'over')
      throw new AppError('conflict', 'This invitation has already been answered or withdrawn.');
    if (action === 'accept' && !(await isVisible(db, actor.id, other))) throw notFound();
    await updateStatus(db, pair, { status, actor: actor.id, now: services.now() });
    if (action === 'accept') {
      const content = `${fullName(actor)} accepted your invitation to connect.`;
      await notify(db, services, { userId: other, kind: 'connection', content, href: `/people/${actor.id}` });
    }
    const view = connectionViewOf(actor.id, { ...pair, status });
    return { id: view === 'none' ? null : pair.id, connectionStatus: view };
  };

export const peopleRoutes = implement(peopleEndpoints, {
  'GET /api/users/search': handleSearch,

  'GET /api/users/connections': async ({ actor, db, query }) => {
    const name = query.q === undefined ? '' : words(query.q).join(' ');
    if (query.q?.trim() && name === '') return { items: [], total: 0 };
    const { rows, total } = await findConnections(db, actor.id, name || null, query);
    const items = rows.map((row) => ({
      id: row.id,
      status: row.status,
      connectedUser: otherOf(row),
      connectedAt: (row.answeredAt ?? row.requestedAt).toISOString(),
    }));
    return { items, total };
  },

  'GET /api/users/invitations': async ({ actor, db, query }) => {
    const { rows, total } = await findInvitations(db, actor.id, query.box, query);
    const items = rows.map((row) => ({
      id: row.id,
      note: row.note,
      createdAt: row.requestedAt.toISOString(),
      user: otherOf(row),
    }));
    return { items, total };
  },

  'GET /api/users/{id}/connection': async ({ actor, db, params }) => {
    if (!(await isVisible(db, actor.id, params.id))) throw notFound();
    const status = (await findPairStatuses(db, actor.id, [params.id])).get(params.id);
    if (status === undefined) throw notFound();
    return status;
  },

  'POST /api/connections': handleInvite,
  'POST /api/connections/{id}/accept': act('accept'),
  'POST /api/connections/{id}/decline': act('decline'),
  'POST /api/connections/{id}/withdraw': act('withdraw'),
  'DELETE /api/connections/{id}': act('remove'),
});
