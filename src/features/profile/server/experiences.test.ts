import { describe, expect, it } from 'vitest';
import { testApp, testMember } from '#test/app.ts';

const app = testApp();
const ada = testMember(app);

const URL = '/api/users/experiences';
const job = {
  type: 'work',
  title: 'Engineer',
  company: 'Zuri Pay',
  startDate: '2021-03-01',
  endDate: '2023-05-01',
  isCurrent: false,
  description: 'Settlement.\nAnd refunds.',
};

describe('an experience', () => {
  it('is added, changed and taken away', async () => {
    const made = await ada.post(URL, job);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ ...job, version: 1 });
    const id = made.body.id;
    const { body, status } = await ada.put(`${URL}/${id}`, {
      ...job,
      endDate: null,
      isCurrent: true,
      version: 1,
    });
    expect([status, body.isCurrent, body.endDate, body.version]).toEqual([200, true, null, 2]);
    const stale = await ada.put(`${URL}/${id}`, { ...job, version: 1 });
    expect(stale).toMatchObject({ status: 409, problem: { current: { version: 2 } } });
    expect((await ada.delete(`${URL}/${id}`)).status).toBe(200);
    expect((await ada.delete(`${URL}/${id}`)).status).toBe(404);
    expect((await ada.get(URL)).body).toEqual([]);
  });

  it('is listed with current ones first, then newest', async () => {
    const person = await app.member();
    await person.post(URL, { ...job, title: 'Old', startDate: '2010-01-01', endDate: '2012-01-01' });
    await person.post(URL, { ...job, title: 'Now', startDate: '2005-01-01', endDate: null, isCurrent: true });
    await person.post(URL, { ...job, type: 'education', title: 'Newer', startDate: '2013-01-01' });
    const { body, headers } = await person.get(URL);
    expect(body.map(({ title }) => title)).toEqual(['Now', 'Newer', 'Old']);
    expect(headers['x-total-count']).toBe('3');
  });

  it('is made once with one key', async () => {
    const person = await app.member();
    const key = { 'idempotency-key': 'experience-0001' };
    const [one, two] = [await person.post(URL, job, key), await person.post(URL, job, key)];
    expect(two.body.id).toBe(one.body.id);
    expect((await person.get(URL)).body).toHaveLength(1);
  });

  it.each([
    ['no type', { type: undefined }, 'type'],
    ['an unknown type', { type: 'hobby' }, 'type'],
    ['no title', { title: ' ' }, 'title'],
    ['no company', { company: '' }, 'company'],
    ['a day that is none', { startDate: '2021-02-30' }, 'startDate'],
    ['a start to come', { startDate: '2999-01-01', endDate: null }, 'startDate'],
    ['an end before the start', { endDate: '2021-02-28' }, 'endDate'],
    ['an end of something current', { isCurrent: true }, 'endDate'],
    ['a long description', { description: 'x'.repeat(4001) }, 'description'],
  ])('has not %s', async (_name, changed, path) => {
    const { status, problem } = await ada.post(URL, { ...job, ...changed });
    expect([status, problem.errors?.[0]?.path]).toEqual([400, path]);
    expect((await ada.get(URL)).body).toEqual([]);
  });

  it('refuses fields that are none, and ids that are none', async () => {
    expect((await ada.post(URL, { ...job, userId: 'somebody' })).status).toBe(400);
    expect((await ada.put(`${URL}/0`, job)).status).toBe(400);
    expect((await ada.delete(`${URL}/x`)).status).toBe(400);
  });

  it('stops at a hundred', async () => {
    const person = await app.member();
    await app.services.db
      .insertInto('experiences')
      .values(
        Array.from({ length: 100 }, () => ({
          userId: person.userId,
          type: 'work',
          title: 't',
          company: 'c',
          startDate: '2020-01-01',
        })),
      )
      .execute();
    expect((await person.post(URL, job)).status).toBe(409);
  });

  it('is its owner’s alone', async () => {
    const id = (await ada.post(URL, job)).body.id;
    const stranger = await app.member();
    expect((await stranger.put(`${URL}/${id}`, job)).status).toBe(404);
    expect((await stranger.delete(`${URL}/${id}`)).status).toBe(404);
    expect((await stranger.get(URL)).body).toEqual([]);
    const { visitor } = app;
    const answers = [
      await visitor.get(URL),
      await visitor.post(URL, job),
      await visitor.put(`${URL}/${id}`, job),
      await visitor.delete(`${URL}/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect((await ada.get(URL)).body).toHaveLength(1);
  });
});
