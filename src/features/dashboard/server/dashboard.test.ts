import { describe, expect, it, vi } from 'vitest';
import { type Client, testApp } from '#test/app.ts';
import { investorForm, startupForm } from '#test/forms.ts';
import { DashboardStats } from '../contract.ts';
import { insertNotifications } from '#features/notifications/server/queries.ts';

const app = testApp();

const zuri = startupForm('Zuri Pay', { teamSize: 5 });
const thesis = investorForm({
  investmentThesis: 'Payments and reconciliation for traders in West Africa.',
  averageTicketSize: 50_000,
  minTicketSize: 25_000,
  maxTicketSize: 250_000,
  sectors: ['FinTech'],
  stages: ['Seed'],
});
const story = {
  bio: 'Twelve years in payments.',
  location: 'Lagos',
  expertiseTags: ['Finance'],
  previousExits: '1 exit',
};

/** Views are counted after the page has been answered. */
const statsOf = (client: Client, expected: { views: number }) =>
  vi.waitFor(async () => {
    const { body } = await client.get('/api/dashboard/stats');
    expect(body).toMatchObject(expected);
    return body;
  });

describe('a founder', () => {
  it('without a startup has 0, and is shown the way to publish one', async () => {
    const founder = await app.member({ userType: 'founder' });
    const { body } = await founder.get('/api/dashboard/stats');
    expect(body).toMatchObject({
      views: 0,
      score: 0,
      activeMatches: 0,
      startup: null,
      nextSteps: [{ href: null }],
    });
  });

  it('sees readiness with its parts, views by others, and who fits', async () => {
    const founder = await app.member({ userType: null });
    await founder.post('/api/founders', story);
    const { body: startup } = await founder.post('/api/startups', zuri);
    const investor = await app.member({ firstName: 'Kofi', lastName: 'Mensah' });
    await investor.post('/api/investors', thesis);
    await investor.get(`/api/startups/${startup.id}`);
    await founder.get(`/api/startups/${startup.id}`);

    const body = await statsOf(founder, { views: 1 });
    // profile 15 × 8/10 + team 20 × (0.5 + 0.25 + 0.25) = 32
    expect(body).toMatchObject({ score: 32, views: 1, viewsThisWeek: 1, investorViewsThisWeek: 1 });
    expect(body.scoreWhy?.lines).toContainEqual({ label: 'Team', value: '20 of 20' });
    expect(body.readiness).toContainEqual({
      key: 'traction',
      label: 'Traction',
      points: 0,
      maximum: 20,
      isGap: true,
    });
    expect(body.dealFlow).toEqual([]);
    expect(body.gap).toMatch(/users or revenue/);
    const matches = await founder.get('/api/dashboard/matches');
    expect(matches.body[0]).toMatchObject({
      name: 'Kofi Mensah',
      type: expect.any(String),
      matchScore: expect.any(Number),
    });
    expect(matches.body[0]?.reasons?.length).toBeGreaterThan(0);
  });
});

describe('an investor', () => {
  it('sees startups viewed, and startups that fit', async () => {
    const founder = await app.member({ userType: 'founder' });
    const { body: startup } = await founder.post('/api/startups', { ...zuri, name: 'Zuri Two' });
    const investor = await app.member({ userType: null });
    await investor.post('/api/investors', thesis);
    await investor.get(`/api/startups/${startup.id}`);
    await investor.get(`/api/startups/${startup.id}`);
    const body = await statsOf(investor, { views: 1 });
    expect(body).toMatchObject({ investorViewsThisWeek: null, score: 0 });
    expect(body.nextSteps?.[0]?.title).toBe('Get verified');
    const matches = await investor.get('/api/dashboard/matches');
    expect(matches.body.map(({ name }) => name)).toContain('Zuri Two');
  });
});

it('an investor’s deal score is of the open deals, and falls when they are passed', async () => {
  app.clock.now = new Date('2026-11-21T09:00:00Z');
  const investor = await app.member({ userType: 'investor' });
  const deal = {
    company: { name: 'Kora Solar' },
    stage: 'due-diligence',
    interestLevel: 8,
    nextActionDue: '2026-11-20',
  };
  const { body } = await investor.post('/api/portfolio/deal-flow', deal);
  // no match, 20 × 0.6 for the stage + 20 × 0.8 for the interest + 10 for today's activity = 38
  const { body: stats } = await investor.get('/api/dashboard/stats');
  expect(stats).toMatchObject({ score: 38, readiness: [] });
  const stages = stats.dealFlow?.map((row) => [row.stage, row.deals, row.stale, row.overdue]);
  expect(stages).toEqual([
    ['sourced', 0, 0, 0],
    ['reviewed', 0, 0, 0],
    ['due-diligence', 1, 0, 1],
    ['term-sheet', 0, 0, 0],
  ]);
  await investor.put(`/api/portfolio/deal-flow/${body.id}`, { stage: 'passed' });
  expect((await investor.get('/api/dashboard/stats')).body).toMatchObject({ score: 0 });
  app.clock.now = null;
});

describe('what to do next comes from what waits and what is due', () => {
  const titlesOf = async (client: Client, query = '') =>
    DashboardStats.parse((await client.get(`/api/dashboard/stats${query}`)).body).nextSteps.map(
      ({ title }) => title,
    );

  it('of a founder: who asks to meet, a milestone that is late, guests of the data room, then the gap', async () => {
    app.clock.now = new Date('2026-11-21T09:00:00Z');
    const founder = await app.member({ userType: 'founder' });
    const { body: startup } = await founder.post('/api/startups', { ...zuri, name: 'Zuri Due' });
    const investor = await app.member({ firstName: 'Kofi', lastName: 'Mensah' });
    const query = `?startup=${startup.id}`;
    expect((await titlesOf(founder, query))[0]).toBe('Close your largest readiness gap');
    await investor.post('/api/introductions', { startupId: startup.id, reason: 'We back payments' });
    const tracker = `/api/startups/${startup.id}/funding-tracker` as const;
    await founder.post(`${tracker}/milestones`, { task: 'Sign the term sheet', dueDate: '2026-11-20' });
    await founder.post(`${tracker}/milestones`, { task: 'Far away', dueDate: '2027-03-01' });
    expect(await titlesOf(founder, query)).toEqual([
      'Kofi Mensah waits for your answer',
      'Sign the term sheet',
      'Close your largest readiness gap',
    ]);
    const { due } = DashboardStats.parse((await founder.get(`/api/dashboard/stats${query}`)).body);
    expect(due).toMatchObject([
      { text: 'Sign the term sheet', subject: null, day: '2026-11-20', isLate: true },
    ]);
    expect(await titlesOf(investor)).not.toContain('Sign the term sheet');
    app.clock.now = null;
  });

  it('says what a request is about in the reader’s words', async () => {
    const investor = await app.member({ userType: 'investor' });
    const { body: profile } = await investor.post('/api/investors', thesis);
    const [first, second] = [await app.member({ firstName: 'Kofi' }), await app.member({ firstName: 'Ama' })];
    const firstStep = async () =>
      DashboardStats.parse((await investor.get('/api/dashboard/stats')).body).nextSteps[0];
    const reason = 'We lend to traders';
    const { body } = await first.post('/api/introductions', { investorId: profile.id, reason });
    expect((await firstStep())?.text).toMatch(/^They ask to meet you about your thesis\./);
    await first.post(`/api/introductions/${body.id}/withdraw`);
    await second.post('/api/introductions', { receiverId: investor.userId, reason });
    expect((await firstStep())?.text).toMatch(/^They ask to meet you\./);
  });

  it('of an investor: a deal that is due, one that was closed and not recorded', async () => {
    app.clock.now = new Date('2026-11-21T09:00:00Z');
    const founder = await app.member({ userType: 'founder' });
    const { body: startup } = await founder.post('/api/startups', { ...zuri, name: 'Zuri Closed' });
    const investor = await app.member({ userType: 'investor' });
    await investor.post('/api/investors', thesis);
    const due = { nextAction: 'Call the founder', nextActionDue: '2026-11-21' };
    await investor.post('/api/portfolio/deal-flow', { company: { name: 'Kora Due' }, ...due });
    await investor.post('/api/portfolio/deal-flow', { startupId: startup.id, stage: 'closed' });
    const [first, second] = await titlesOf(investor, '?side=investor');
    expect([first, second]).toEqual(['Kora Due: Call the founder', 'Record your investment in Zuri Closed']);
    await investor.post('/api/portfolio/investments', {
      startupId: startup.id,
      dealDate: '2026-11-20',
      investmentAmount: 50_000,
      roundType: 'Seed',
    });
    expect(await titlesOf(investor, '?side=investor')).not.toContain('Record your investment in Zuri Closed');
    app.clock.now = null;
  });
});

it('recent activity is the five newest things, and only one’s own', async () => {
  const [ada, other] = [await app.member(), await app.member()];
  const notes = Array.from({ length: 7 }, (_, index) => ({
    userId: ada.userId,
    kind: 'test',
    content: `note ${index}`,
    href: null,
  }));
  await insertNotifications(app.services.db, [
    ...notes,
    { userId: other.userId, kind: 'test', content: 'secret', href: null },
  ]);
  const { body } = await ada.get('/api/dashboard/activity');
  expect(body.map(({ content }) => content)).toEqual(['note 6', 'note 5', 'note 4', 'note 3', 'note 2']);
});

it.each(['stats', 'activity', 'matches', 'recommendations'])('a visitor has no %s', async (name) => {
  expect((await app.visitor.get(`/api/dashboard/${name}`)).status).toBe(401);
});

it('the figures are of the startup that is named, one’s own alone, or of the investor', async () => {
  const [both, stranger] = [await app.member({ userType: null }), await app.member()];
  await both.post('/api/founders', story);
  await both.post('/api/startups', { ...zuri, name: 'Zuri One' });
  const { body: second } = await both.post('/api/startups', { ...zuri, name: 'Zuri Next', teamSize: 1 });
  await both.post('/api/investors', thesis);
  const of = async (query: string) =>
    DashboardStats.parse((await both.get(`/api/dashboard/stats${query}`)).body);
  expect((await of('')).startup?.name).toBe('Zuri One');
  expect(await of(`?startup=${second.id}`)).toMatchObject({ startup: { name: 'Zuri Next' } });
  expect(await of('?side=investor')).toMatchObject({
    readiness: [],
    nextSteps: [{ title: 'Get verified' }, {}],
  });
  const asked = `/api/dashboard/stats?startup=${second.id}`;
  expect((await stranger.get(asked)).status).toBe(404);
  for (const query of ['?startup=x', '?side=founder', '?other=1'])
    expect((await stranger.get(`/api/dashboard/stats${query}`)).status).toBe(400);
});
