import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, memberPerTest, testApp } from '#test/app.ts';
import { exportOf } from '#test/export.ts';
import { daysAfter } from '#shared/domain/time.ts';

const app = testApp();
const ada = memberPerTest(app, { firstName: 'Ada', lastName: 'Obi' });
const kofi = memberPerTest(app, { firstName: 'Kofi', lastName: 'Mensah' });
beforeEach(async () => {
  app.clock.now = null;
});

const START = new Date('2026-01-01T08:00:00Z');
const setDay = (days: number) => {
  app.clock.now = daysAfter(START, days);
};
const reason = 'We reconcile mobile money in Lagos';
const ask = (from: Client, to: Client, more: object = {}) =>
  from.post('/api/introductions', { receiverId: to.userId, reason, ...more });
type Move = 'accept' | 'decline' | 'withdraw' | 'pass-on';
const act = (who: Client, id: number, move: Move, body?: object) =>
  who.post(`/api/introductions/${id}/${move}`, body);
const boxOf = async (who: Client, box: string) => (await who.get(`/api/introductions?box=${box}`)).body;
const activityOf = async (who: Client) =>
  (await who.get('/api/notifications')).body.map((note) => note.content);

describe('a request', () => {
  it('reaches its receiver with reason and context, and nobody else', async () => {
    const sent = await ask(ada, kofi);
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({ role: 'sender', status: 'sent', reason, threadId: null });
    expect(await boxOf(kofi, 'received')).toMatchObject([{ role: 'receiver', status: 'received', reason }]);
    expect(await boxOf(ada, 'sent')).toHaveLength(1);
    expect(await boxOf(ada, 'received')).toEqual([]);
    expect((await kofi.get('/api/introductions/waiting')).body).toEqual({ waiting: 1 });
    expect(await activityOf(kofi)).toEqual([`Ada Obi asks you for an introduction: ${reason}`]);
    const stranger = await app.member();
    expect(await boxOf(stranger, 'received')).toEqual([]);
    for (const move of ['accept', 'decline', 'withdraw', 'pass-on'] as const)
      expect((await act(stranger, sent.body.id, move)).status).toBe(404);
  });

  it('accepted opens a thread that starts with the reason', async () => {
    const { body } = await ask(ada, kofi);
    const accepted = await act(kofi, body.id, 'accept');
    expect([accepted.status, accepted.body.status]).toEqual([200, 'accepted']);
    const threadId = accepted.body.threadId;
    expect((await ada.get(`/api/threads/${threadId}/messages`)).body).toMatchObject([
      { content: reason, isMine: true },
    ]);
    expect(await boxOf(ada, 'sent')).toMatchObject([{ status: 'accepted', threadId }]);
    expect(await activityOf(ada)).toEqual(['Kofi Mensah accepted your introduction. Say hello.']);
    expect((await act(kofi, body.id, 'accept')).status).toBe(409);
    const again = await ask(kofi, ada);
    expect([again.status, again.problem.message]).toEqual([
      409,
      'You and Ada Obi are already in touch. Write to them in Messages.',
    ]);
    expect((await ada.get('/api/threads')).body).toHaveLength(1);
  });

  it('opens no thread without consent', async () => {
    await ask(ada, kofi);
    expect((await ada.get('/api/threads')).body).toEqual([]);
    expect((await kofi.get('/api/threads')).body).toEqual([]);
  });

  it('taken back leaves the receiver nothing to accept and rests for 21 days', async () => {
    setDay(0);
    const { body } = await ask(ada, kofi);
    expect((await act(kofi, body.id, 'withdraw')).status).toBe(409);
    expect((await act(ada, body.id, 'withdraw')).body.status).toBe('withdrawn');
    expect((await act(kofi, body.id, 'accept')).status).toBe(409);
    expect((await kofi.get('/api/introductions/waiting')).body).toEqual({ waiting: 0 });
    setDay(20);
    expect((await ask(ada, kofi)).status).toBe(409);
    setDay(21);
    expect((await ask(ada, kofi)).status).toBe(201);
  });

  it('expires after 30 days and may be made again after 21 more', async () => {
    setDay(0);
    const { body } = await ask(ada, kofi);
    setDay(30);
    expect(await boxOf(ada, 'sent')).toMatchObject([{ status: 'expired' }]);
    expect((await act(kofi, body.id, 'accept')).status).toBe(409);
    setDay(50.9);
    expect((await ask(ada, kofi)).status).toBe(409);
    setDay(51);
    expect((await ask(ada, kofi)).status).toBe(201);
  });
});

describe('a silent decline', () => {
  it('is the same as no answer in every answer its sender gets', async () => {
    setDay(0);
    const lena = await app.member({ firstName: 'Kofi', lastName: 'Mensah' });
    const [declined, unanswered] = [await ask(ada, kofi), await ask(ada, lena)];
    const answer = await act(kofi, declined.body.id, 'decline', { reason: 'too_early' });
    expect([answer.body.status, answer.body.declineReason]).toEqual(['declined', 'too_early']);
    const same = (body: object) =>
      JSON.stringify(body)
        .replaceAll(kofi.userId, 'receiver')
        .replaceAll(lena.userId, 'receiver')
        .replaceAll(/"(id|requestId)":("[^"]+"|\d+)/g, '');
    for (const days of [1, 10, 29, 30, 45, 51]) {
      setDay(days);
      const [newer, older] = await boxOf(ada, 'sent');
      expect(same(older ?? {})).toBe(same(newer ?? {}));
      if (days === 51) continue;
      const [one, two] = [await ask(ada, kofi), await ask(ada, lena)];
      expect([one.status, same(one.problem)]).toEqual([409, same(two.problem)]);
      expect(Object.keys(one.headers)).toEqual(Object.keys(two.headers));
    }
    expect(await activityOf(ada)).toEqual([]);
    expect(await boxOf(kofi, 'received')).toMatchObject([{ status: 'declined' }]);
    expect((await act(ada, unanswered.body.id, 'withdraw')).status).toBe(409);
    expect((await act(ada, declined.body.id, 'withdraw')).status).toBe(409);
    expect((await ask(ada, kofi)).status).toBe(201);
  });

  it('refuses a second request in a clear sentence, and the decliner’s own for 21 days', async () => {
    setDay(0);
    const { body } = await ask(ada, kofi);
    setDay(5);
    await act(kofi, body.id, 'decline');
    const second = await ask(ada, kofi);
    expect([second.status, second.problem.message]).toEqual([
      409,
      'You have already asked Kofi Mensah. A request stays open for up to 30 days. Without an answer, you can ask again 21 days later, from 22 February 2026.',
    ]);
    setDay(25.9);
    expect((await ask(kofi, ada)).status).toBe(409);
    setDay(26);
    expect((await ask(kofi, ada)).status).toBe(201);
  });

  it('stays hidden where the sender takes it back or reads their own data', async () => {
    const { body } = await ask(ada, kofi);
    await act(kofi, body.id, 'decline', { reason: 'no_time' });
    const own = await exportOf(app, ada);
    expect(own.text).not.toMatch(/no_time|declined|answered_at/);
    expect((await act(ada, body.id, 'withdraw')).body).toMatchObject({
      status: 'withdrawn',
      declineReason: null,
    });
    expect(await boxOf(kofi, 'received')).toMatchObject([{ status: 'declined' }]);
  });
});

describe('a decline that is told', () => {
  it('gives reason and day, and may be followed from that day', async () => {
    setDay(0);
    const { body } = await ask(ada, kofi);
    const answer = { reason: 'too_early', comeBackInMonths: 3, tellSender: true };
    expect((await act(kofi, body.id, 'decline', answer)).status).toBe(200);
    expect(await boxOf(ada, 'sent')).toMatchObject([
      { status: 'declined', declineReason: 'too_early', comeBackOn: '2026-04-01' },
    ]);
    expect(await activityOf(ada)).toEqual([
      'Kofi Mensah declined your introduction. Too early. Ask again from 2026-04-01.',
    ]);
    setDay(60);
    expect((await ask(ada, kofi)).problem.message).toBe(
      'Kofi Mensah declined. You can ask again from 1 April 2026.',
    );
    setDay(90);
    expect((await ask(ada, kofi)).status).toBe(201);
  });

  it.each([
    [{ reason: 'rude' }, 'reason'],
    [{ comeBackInMonths: 2, tellSender: true }, 'comeBackInMonths'],
    [{ comeBackInMonths: 3 }, 'tellSender'],
    [{ because: 'x' }, 'body'],
  ])('is refused as %j', async (body, path) => {
    const sent = await ask(ada, kofi);
    const answer = await act(kofi, sent.body.id, 'decline', body);
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, path]);
    expect(await boxOf(kofi, 'received')).toMatchObject([{ status: 'received' }]);
  });
});

describe('budgets', () => {
  it('twenty requests in 24 hours, withdrawn ones too, then 429 with the time to wait', async () => {
    setDay(0);
    for (let nth = 0; nth < 20; nth += 1) {
      const { status, body } = await ask(ada, await app.member());
      expect(status).toBe(201);
      if (nth < 5) await act(ada, body.id, 'withdraw');
    }
    const last = await ask(ada, kofi);
    expect([last.status, last.headers['retry-after']]).toEqual([429, '86400']);
    expect((await ada.get('/api/introductions/budget')).body).toMatchObject({ dailyLimit: 20, remaining: 0 });
    setDay(1);
    expect((await ask(ada, kofi)).status).toBe(201);
  });

  it('holds when many requests come at once', async () => {
    const people = await Promise.all(Array.from({ length: 24 }, () => app.member()));
    const answers = await Promise.all(people.map((person) => ask(ada, person)));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(201), count(429)]).toEqual([20, 4]);
  });

  it('a receiver’s weekly limit holds at once too, and looks like not taking requests', async () => {
    setDay(0);
    expect((await kofi.put('/api/introductions/budget', { weeklyLimit: 2 })).body).toMatchObject({
      weeklyLimit: 2,
    });
    const people = await Promise.all(Array.from({ length: 6 }, () => app.member()));
    const answers = await Promise.all(people.map((person) => ask(person, kofi)));
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.problem.message).toBe('Kofi Mensah is not accepting introduction requests right now.');
    setDay(7);
    expect((await ask(ada, kofi)).status).toBe(201);
    await kofi.put('/api/introductions/budget', { weeklyLimit: null });
    expect((await ask(await app.member(), kofi)).status).toBe(201);
  });

  it('one open request per pair, also when both ask at the same moment', async () => {
    const answers = await Promise.all([ask(ada, kofi), ask(kofi, ada), ask(ada, kofi), ask(kofi, ada)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from introduction_states where status = 'open'
        and low_id = least(${ada.userId}, ${kofi.userId}) and high_id = greatest(${ada.userId}, ${kofi.userId})`.execute(
      app.services.db,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it.each([
    [{ weeklyLimit: -1 }],
    [{ weeklyLimit: 101 }],
    [{ weeklyLimit: 1.5 }],
    [{}],
    [{ weeklyLimit: '3' }],
  ])('refuses %j', async (body) => {
    expect((await kofi.put('/api/introductions/budget', body)).status).toBe(400);
    expect((await kofi.get('/api/introductions/budget')).body).toMatchObject({ weeklyLimit: null });
  });
});

describe('bad input', () => {
  it.each([
    [{ reason }, 'receiverId'],
    [{ receiverId: 'x', startupId: 1, reason }, 'receiverId'],
    [{ receiverId: 'x' }, 'reason'],
    [{ receiverId: 'x', reason: '  \u200b ' }, 'reason'],
    [{ receiverId: 'x', reason: 'x'.repeat(201) }, 'reason'],
    [{ receiverId: 'x', reason: 'two\nlines' }, 'reason'],
    [{ receiverId: ['x'], reason }, 'receiverId'],
    [{ startupId: -1, reason }, 'startupId'],
    [{ receiverId: 'x', reason, senderId: 'y' }, 'body'],
    [{ receiverId: 'x', reason, context: { kind: 'rumour' } }, 'context.kind'],
  ])('%j names %s', async (body, path) => {
    const answer = await ada.post('/api/introductions', body);
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.map((error) => error.path)).toContain(path);
  });

  it('own id, unknown people and things, and contexts that are not there', async () => {
    expect((await ask(ada, ada)).status).toBe(400);
    expect((await ada.post('/api/introductions', { receiverId: 'nobody', reason })).status).toBe(404);
    expect((await ada.post('/api/introductions', { startupId: 2_147_483_647, reason })).status).toBe(404);
    expect((await ada.post('/api/introductions', { investorId: 2_147_483_647, reason })).status).toBe(404);
    expect((await ask(ada, kofi, { context: { kind: 'startup', id: 2_147_483_647 } })).status).toBe(400);
    expect((await ask(ada, kofi, { context: { kind: 'thesis' } })).status).toBe(400);
    expect((await ada.get('/api/introductions?box=all')).status).toBe(400);
    expect((await ada.get('/api/introductions?limit=101')).status).toBe(400);
    expect((await ada.get('/api/introductions?offset=-1')).status).toBe(400);
    expect(await boxOf(ada, 'sent')).toEqual([]);
  });

  it('needs a session', async () => {
    expect((await ask(app.visitor, kofi)).status).toBe(401);
    for (const path of ['', '/waiting', '/budget', '/connectors?startupId=1'])
      expect((await app.visitor.get(`/api/introductions${path}`)).status).toBe(401);
    for (const move of ['accept', 'decline', 'withdraw', 'pass-on'] as const)
      expect((await act(app.visitor, 1, move)).status).toBe(401);
    expect((await app.visitor.put('/api/introductions/budget', { weeklyLimit: 1 })).status).toBe(401);
  });
});
