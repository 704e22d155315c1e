import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, testMember } from '#test/app.ts';

const app = testApp();
const owner = testMember(app, { firstName: 'Ada', email: 'ada.private@example.test' });
const reader = testMember(app);
beforeAll(async () => {
  await owner.put('/api/users/profile', { headline: 'Builder', salaryExpectation: 'USD 1' });
  await owner.post('/api/users/experiences', {
    type: 'work',
    title: 'Engineer',
    company: 'Zuri',
    startDate: '2020-01-01',
    isCurrent: true,
  });
});

const page = () => `/api/people/${owner.userId}` as const;

describe('somebody’s page', () => {
  it('shows a member what its owner says, without e-mail and pay', async () => {
    const { status, body, text } = await reader.get(page());
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstName: 'Ada', headline: 'Builder', isSelf: false, recommendations: [] });
    expect(body.experiences).toMatchObject([{ title: 'Engineer', company: 'Zuri' }]);
    expect(text).not.toMatch(/ada\.private|USD 1|salary/);
  });

  it('is there for its owner too', async () => {
    expect((await owner.get(page())).body).toMatchObject({ isSelf: true });
  });

  it('is absent for everybody else when hidden, and for strangers when for connections', async () => {
    for (const visibility of ['hidden', 'connections']) {
      await owner.put('/api/users/profile', { visibility });
      expect((await reader.get(page())).status).toBe(404);
      expect((await owner.get(page())).status).toBe(200);
    }
    await owner.put('/api/users/profile', { visibility: 'members' });
    expect((await reader.get(page())).status).toBe(200);
  });

  it('answers the same for nobody, a suspended person and nonsense', async () => {
    const gone = await app.member();
    await app.services.db
      .updateTable('users')
      .set({ suspendedAt: new Date() })
      .where('id', '=', gone.userId)
      .execute();
    const answers = await Promise.all(
      [gone.userId, 'nobody', "' or 1=1 --"].map((id) => reader.get(`/api/people/${encodeURIComponent(id)}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ problem }) => problem.message)).size).toBe(1);
    expect((await reader.get(`/api/people/${'x'.repeat(65)}`)).status).toBe(400);
  });

  it('counts a reader once a day, and its owner never', async () => {
    const again = await app.member();
    for (const client of [again, again, owner]) await client.get(page());
    const viewers = () =>
      app.services.db
        .selectFrom('profileViews')
        .select('viewerId')
        .where('personId', '=', owner.userId)
        .where('viewerId', 'in', [again.userId, owner.userId])
        .execute();
    await expect.poll(viewers).toEqual([{ viewerId: again.userId }]);
  });

  it('is for members', async () => {
    expect((await app.visitor.get(page())).status).toBe(401);
  });
});
