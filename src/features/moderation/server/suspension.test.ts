import { describe, expect, it } from 'vitest';
import { sessionStatus } from '#test/accounts.ts';
import { type Client, testApp, testMember } from '#test/app.ts';
import { listen, openStream } from '#test/streams.ts';

const app = testApp();
const admin = testMember(app, { isAdmin: true, firstName: 'Wanjiru' });

const reason = 'It asked members for money';
const about = (person: Client) => `/api/admin/people/${person.userId}` as const;
const find = async (q: string, state = 'all') =>
  (await admin.get(`/api/admin/people?q=${encodeURIComponent(q)}&state=${state}`)).body;
const acts = async (person: Client) =>
  (await admin.get(`/api/admin/acts?personId=${person.userId}`)).body.map(({ act }) => act);

describe('suspending somebody', () => {
  it('ends their sessions and streams at once, hides them from others, and can be undone', async () => {
    const [person, other] = [await app.member({ firstName: 'Tunde' }), await app.member()];
    const stream = await openStream(await listen(app), person.cookie);
    const page = `/api/people/${person.userId}` as const;
    expect((await other.get(page)).status).toBe(200);

    const answer = await admin.post(`${about(person)}/suspend`, { reason });
    expect(answer.body).toMatchObject({ sessions: 0, suspendedAt: expect.any(String) });
    expect(await stream.isOver()).toBe(true);
    expect(await sessionStatus(app, person.cookie)).toBe(401);
    expect((await other.get(page)).status).toBe(404);
    expect((await find('Tunde', 'suspended')).length).toBe(1);
    expect((await admin.post(`${about(person)}/suspend`, { reason })).status).toBe(409);

    expect(
      (await admin.post(`${about(person)}/restore`, { reason: 'It was a mistake' })).body.suspendedAt,
    ).toBeNull();
    expect((await other.get(page)).status).toBe(200);
    expect(await acts(person)).toEqual(['Restored a person', 'Suspended a person']);
    const letters = await app.services.db.selectFrom('mailOutbox').select(['subject', 'body']).execute();
    expect(letters).toEqual([
      { subject: 'Your Kilele account was suspended', body: expect.stringContaining(reason) },
    ]);
  });

  it('is not for oneself, nor without a reason', async () => {
    expect((await admin.post(`${about(admin)}/suspend`, { reason })).status).toBe(400);
    const person = await app.member();
    const { problem } = await admin.post(`${about(person)}/suspend`, { reason: ' ' });
    expect(problem.errors).toEqual([{ path: 'reason', message: 'Please give a reason' }]);
    expect(await acts(person)).toEqual([]);
  });
});

it('sessions of somebody end in one act', async () => {
  const person = await app.member();
  expect((await admin.post(`${about(person)}/end-sessions`, { reason })).body.sessions).toBe(0);
  expect(await sessionStatus(app, person.cookie)).toBe(401);
  expect((await admin.get(`/api/admin/acts?personId=${person.userId}`)).body[0]).toMatchObject({
    act: 'Ended all sessions',
    actorName: 'Wanjiru Obi',
    detail: '1 ended',
    reason,
    person: { id: person.userId, name: 'Ada Obi' },
  });
});
