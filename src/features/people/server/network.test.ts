import { describe, expect, it } from 'vitest';
import { type Client, memberPerTest, testApp } from '#test/app.ts';
import type { UserId } from '#shared/server/context.ts';
import { daysBefore, dayOf } from '#shared/domain/time.ts';
import { recordProfileView } from './queries-views.ts';

const app = testApp();
const owner = memberPerTest(app);

const day = (daysAgo: number) => dayOf(daysBefore(new Date(), daysAgo));
const daysAgo = (days: number) => daysBefore(new Date(), days);
const stats = async (who = owner) => (await who.get('/api/network/stats')).body;
const analytics = async (who = owner) => (await who.get('/api/network/analytics')).body;

async function connect(other: Client, days: number) {
  await app.services.db
    .insertInto('connections')
    .values({
      requesterId: other.userId,
      addresseeId: owner.userId,
      status: 'accepted',
      requestedAt: daysAgo(days + 1),
      answeredAt: daysAgo(days),
    })
    .execute();
}

async function people(count: number, userType: 'founder' | 'investor' = 'investor') {
  return Promise.all(Array.from({ length: count }, () => app.member({ userType })));
}

// The session gate mints ids; here the test stands for it.
const look = (viewer: Client, daysAgo = 0, personId = owner.userId) =>
  recordProfileView(app.services.db, { personId, viewerId: viewer.userId as UserId, day: day(daysAgo) });

async function introduce(
  sender: Client,
  receiver: Client,
  answer: 'accepted' | 'declined' | null,
  isTold: boolean,
) {
  const { db } = app.services;
  const { id } = await db
    .insertInto('introductions')
    .values({
      senderId: sender.userId,
      receiverId: receiver.userId,
      reason: 'To talk',
      contextKind: 'person',
      contextLabel: 'A person',
      createdAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [low = '', high = ''] = [sender.userId, receiver.userId].toSorted();
  await db
    .insertInto('introductionStates')
    .values({
      introductionId: id,
      lowId: low,
      highId: high,
      status: answer === null ? 'open' : 'closed',
      answer,
      deliveredAt: new Date(),
      answeredAt: answer === null ? null : new Date(),
      isTold,
    })
    .execute();
}

describe('the tiles', () => {
  it('start at nothing, with a rate that is not known', async () => {
    expect(await stats()).toEqual({
      connections: 0,
      newConnections: 0,
      profileViews: 0,
      invitations: 0,
      introductions: { percent: null, answered: null, n: 0 },
      days: 30,
    });
  });

  it('count rows: connections, new ones, invitations and looks of the last 30 days', async () => {
    const [old, recent, asking, viewer] = await people(4);
    if (!old || !recent || !asking || !viewer) throw new Error('four people');
    await connect(old, 60);
    await connect(recent, 3);
    await asking.post('/api/connections', { userId: owner.userId });
    for (const days of [0, 0, 5, 29, 30, 45]) await look(viewer, days);
    await look(owner);
    expect(await stats()).toMatchObject({
      connections: 2,
      newConnections: 1,
      invitations: 1,
      profileViews: 3,
    });
  });

  it('leave out connections the owner does not see any more', async () => {
    const [other] = await people(1);
    if (!other) throw new Error('one person');
    await connect(other, 3);
    await app.services.db
      .updateTable('users')
      .set({ suspendedAt: new Date() })
      .where('id', '=', other.userId)
      .execute();
    expect(await stats()).toMatchObject({ connections: 0, newConnections: 0 });
  });
});

describe('the analytics', () => {
  it('show connections month by month with what stands at its end', async () => {
    const [old, recent] = await people(2);
    if (!old || !recent) throw new Error('two people');
    await connect(old, 800);
    await connect(recent, 0);
    const { months } = await analytics();
    expect(months).toHaveLength(12);
    expect(months?.[0]).toMatchObject({ added: 0, total: 1 });
    expect(months?.at(-1)).toEqual({ month: day(0).slice(0, 7), added: 1, total: 2 });
  });

  it('show no weeks of views while fewer than five people looked, and all from five on', async () => {
    const viewers = await people(5);
    for (const viewer of viewers.slice(0, 4)) await look(viewer, 3);
    expect((await analytics()).views).toMatchObject({ views: 4, viewers: 4, kinds: null, weeks: null });
    await look(viewers[4] ?? owner, 80);
    const { views } = await analytics();
    expect(views).toMatchObject({ views: 5, viewers: 5, kinds: [{ kind: 'investor', count: 5 }] });
    const weeks = views?.weeks?.map(({ views }) => views) ?? [];
    expect(weeks).toHaveLength(12);
    expect([weeks[0], weeks.at(-1)]).toEqual([1, 4]);
    await look(await app.member({ userType: 'founder' }));
    expect((await analytics()).views).toMatchObject({ viewers: 6, kinds: null });
  });

  it('do not tell a silent decline from no answer, nor rates of fewer than five', async () => {
    const receivers = await people(5);
    for (const [index, receiver] of receivers.slice(0, 4).entries())
      await introduce(owner, receiver, index === 0 ? 'accepted' : null, false);
    expect((await analytics()).sent).toEqual({ percent: null, answered: null, n: 4 });
    await introduce(owner, receivers[4] ?? owner, 'declined', false);
    expect((await analytics()).sent).toEqual({ percent: 20, answered: 1, n: 5 });
    await app.services.db
      .updateTable('introductionStates')
      .set({ isTold: true })
      .where('answer', '=', 'declined')
      .execute();
    expect((await stats()).introductions).toEqual({ percent: 40, answered: 2, n: 5 });
  });

  it('show the answers one gave oneself from the first on', async () => {
    const [sender, other] = await people(2);
    if (!sender || !other) throw new Error('two people');
    expect((await analytics()).received).toEqual({ percent: null, answered: 0, n: 0 });
    await introduce(sender, owner, 'declined', false);
    await introduce(other, owner, null, false);
    expect((await analytics()).received).toEqual({ percent: 50, answered: 1, n: 2 });
  });

  it.each(['/api/network/stats', '/api/network/analytics'])(
    '%s needs a session and takes no query',
    async (url) => {
      expect((await app.visitor.get(url)).status).toBe(401);
      expect((await owner.get(`${url}?userId=x`)).status).toBe(400);
    },
  );
});
