import { describe, expect, it } from 'vitest';
import { type Client, testApp } from '#test/app.ts';

const app = testApp();
let ada: Client;
let ben: Client;

const URL = '/api/users/recommendations';
const text = {
  relationship: 'Managed Ada',
  title: 'The best engineer',
  content: 'She shipped what others discussed, and it still runs today.',
};

async function pair() {
  ada = await app.member({ firstName: 'Ada' });
  ben = await app.member({ firstName: 'Ben' });
}
const move = (client: Client, id: unknown, name: string) => client.post(`${URL}/${String(id)}/${name}`);
const give = (author: Client, subject: Client) => author.post(URL, { userId: subject.userId, ...text });
const shown = async () => (await ada.get(URL)).body;
const open = async (client: Client) => (await client.get(`${URL}/open`)).body;

describe('a recommendation', () => {
  it('is asked for, given, and shown once its subject accepts it', async () => {
    await pair();
    const asked = await ada.post(`${URL}/request`, { userId: ben.userId, note: 'For my profile, please.' });
    expect([asked.status, asked.body.state]).toEqual([201, 'requested']);
    expect(await open(ben)).toMatchObject([
      {
        direction: 'given',
        state: 'requested',
        note: 'For my profile, please.',
        otherUser: { firstName: 'Ada' },
      },
    ]);
    expect((await ben.get('/api/notifications')).body[0]?.content).toMatch(/^Ada Obi asks you/);

    const given = await give(ben, ada);
    expect([given.status, given.body.id]).toEqual([201, asked.body.id]);
    expect(await shown()).toEqual([]);
    expect((await ben.get(`/api/people/${ada.userId}`)).body.recommendations).toEqual([]);
    expect(await open(ada)).toMatchObject([{ direction: 'received', state: 'offered', ...text }]);

    expect((await move(ada, given.body.id, 'accept')).status).toBe(200);
    expect(await shown()).toMatchObject([{ ...text, fromUser: { firstName: 'Ben', id: ben.userId } }]);
    expect((await ben.get(`/api/people/${ada.userId}`)).body.recommendations).toHaveLength(1);
    expect((await ada.get('/api/users/profile')).body.strength?.percent).toBe(5);
  });

  it('does not show its author to somebody they are hidden from', async () => {
    await pair();
    await move(ada, (await give(ben, ada)).body.id, 'accept');
    const reader = await app.member();
    const read = async () => (await reader.get(`/api/people/${ada.userId}`)).body.recommendations;
    expect(await read()).toHaveLength(1);
    await ben.put('/api/users/profile', { visibility: 'hidden' });
    expect(await read()).toEqual([]);
    expect(await shown()).toHaveLength(1);
  });

  it('is taken back by its author, also after it was accepted', async () => {
    await pair();
    const { id } = (await give(ben, ada)).body;
    await move(ada, id, 'accept');
    expect((await move(ben, id, 'withdraw')).status).toBe(200);
    expect(await shown()).toEqual([]);
    expect((await give(ben, ada)).status).toBe(201);
  });

  it('is declined by its subject, and a question by who was asked', async () => {
    await pair();
    const offer = (await give(ben, ada)).body;
    expect((await move(ada, offer.id, 'decline')).status).toBe(200);
    const question = (await ada.post(`${URL}/request`, { userId: ben.userId })).body;
    expect((await move(ben, question.id, 'decline')).status).toBe(200);
    expect([await shown(), await open(ada), await open(ben)]).toEqual([[], [], []]);
  });

  it('allows no move that is not the party’s to make', async () => {
    await pair();
    const question = (await ada.post(`${URL}/request`, { userId: ben.userId })).body;
    expect((await move(ada, question.id, 'accept')).status).toBe(409);
    expect((await move(ben, question.id, 'withdraw')).status).toBe(409);
    const { id } = (await give(ben, ada)).body;
    expect((await move(ben, id, 'accept')).status).toBe(409);
    expect((await move(ada, id, 'withdraw')).status).toBe(409);
    expect(await shown()).toEqual([]);
  });

  it('is there once per pair', async () => {
    await pair();
    expect((await ada.post(`${URL}/request`, { userId: ben.userId })).status).toBe(201);
    expect((await ada.post(`${URL}/request`, { userId: ben.userId })).status).toBe(409);
    expect((await give(ben, ada)).status).toBe(201);
    expect((await give(ben, ada)).status).toBe(409);
    const both = await Promise.all([give(ada, ben), give(ada, ben)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('is asked for twenty times a day at most', async () => {
    await pair();
    for (let index = 0; index < 20; index += 1) {
      const other = await app.member();
      const { body } = await ada.post(`${URL}/request`, { userId: other.userId });
      if (index < 5) await move(ada, body.id, 'withdraw');
    }
    const answer = await ada.post(`${URL}/request`, { userId: ben.userId });
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '86400']);
    expect(await open(ben)).toEqual([]);
  });

  it.each([
    ['a short text', { content: 'Great.' }, 'content'],
    ['a long text', { content: 'x'.repeat(3001) }, 'content'],
    ['no title', { title: '' }, 'title'],
    ['no relationship', { relationship: undefined }, 'relationship'],
    ['nobody', { userId: '' }, 'userId'],
  ])('is not given with %s', async (_name, changed, path) => {
    await pair();
    const { status, problem } = await ben.post(URL, { userId: ada.userId, ...text, ...changed });
    expect([status, problem.errors?.[0]?.path]).toEqual([400, path]);
    expect(await open(ada)).toEqual([]);
  });

  it('is not for oneself, nor for somebody who is hidden or not there', async () => {
    await pair();
    expect((await give(ada, ada)).status).toBe(400);
    expect((await ada.post(`${URL}/request`, { userId: ada.userId })).status).toBe(400);
    expect((await ada.post(`${URL}/request`, { userId: 'nobody' })).status).toBe(404);
    expect((await ada.post(`${URL}/request`, { userId: ben.userId, note: 'x'.repeat(501) })).status).toBe(
      400,
    );
    await ben.put('/api/users/profile', { visibility: 'hidden' });
    expect((await give(ada, ben)).status).toBe(404);
    expect((await ada.post(`${URL}/request`, { userId: ben.userId })).status).toBe(404);
    expect(await open(ben)).toEqual([]);
  });

  it('is nothing a stranger can touch', async () => {
    await pair();
    const { id } = (await give(ben, ada)).body;
    const stranger = await app.member();
    for (const name of ['accept', 'decline', 'withdraw']) {
      expect((await move(stranger, id, name)).status).toBe(404);
      expect((await move(app.visitor, id, name)).status).toBe(401);
      expect((await move(stranger, 'x', name)).status).toBe(400);
    }
    const { visitor } = app;
    const answers = [
      await visitor.get(URL),
      await visitor.get(`${URL}/open`),
      await visitor.post(URL, { userId: ada.userId, ...text }),
      await visitor.post(`${URL}/request`, { userId: ada.userId }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(await open(ada)).toHaveLength(1);
  });
});
