import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, testApp } from '#test/app.ts';
import { investorForm, jobForm, startupForm } from '#test/forms.ts';

const app = testApp();
let founder: Client;
let investor: Client;
let startupId: number;
let investorId: number;
let jobId: number;

/** A founder and an investor who meet everywhere, and nobody else. */
beforeEach(async () => {
  const { db } = app.services;
  for (const table of ['startups', 'users'] as const) await db.deleteFrom(table).execute();
  founder = await app.member({ firstName: 'Thandeka', lastName: 'Dlamini', userType: 'founder' });
  investor = await app.member({ firstName: 'Vera', lastName: 'Mensah', userType: 'investor' });
  await db
    .updateTable('profiles')
    .set({ isOpenToCofounder: true, isOpenToWork: true, isOpenToInvest: true, headline: 'Of things' })
    .execute();
  const website = 'https://zuri-pay.example';
  startupId = (await founder.post('/api/startups', startupForm('Zuri Pay', { website }))).body.id;
  investorId = (await investor.post('/api/investors', investorForm())).body.id;
  jobId = (await founder.post('/api/jobs', jobForm())).body.id;
});

const ok = async (asked: Promise<{ status: number }>) => (await asked).status < 300;
const listed = async (asked: Promise<{ body: unknown; headers: Readonly<Record<string, unknown>> }>) => {
  const { body, headers } = await asked;
  return [(body as unknown[]).length, Number(headers['x-total-count'])].every((count) => count === 1);
};

/** Every way in which one of the two comes upon the other, by its name: true where it leads to them. */
async function ways(): Promise<Record<string, boolean>> {
  const people = async (who: Client) => {
    await who.post('/api/users/generate-matches');
    return {
      search: await listed(who.get('/api/users/search?q=')),
      suggestions: (await who.get('/api/users/matches')).body.length > 0,
    };
  };
  await investor.delete(`/api/jobs/${jobId}/save`);
  const [byFounder, byInvestor] = [await people(founder), await people(investor)];
  return {
    'startups: list and count': await listed(investor.get('/api/startups')),
    'startups: search': await listed(investor.get('/api/startups?q=Zuri')),
    'startups: tiles': (await investor.get('/api/startups/summary')).body.total === 1,
    'startups: page': await ok(investor.get(`/api/startups/${startupId}`)),
    'startups: competitors': await ok(investor.get(`/api/market/competitors/${startupId}`)),
    'startups: own due diligence': await ok(investor.post(`/api/startups/${startupId}/due-diligence`, {})),
    'startups: a deal': await ok(
      investor.post('/api/portfolio/deal-flow', { startupId, allowDuplicate: true }),
    ),
    'matches: startups': await listed(investor.get('/api/matching/startups')),
    'matches: one startup': await ok(investor.get(`/api/matching/startups/${startupId}`)),
    'matches: smart, one startup': await ok(investor.get(`/api/advanced-matching/${startupId}`)),
    'matches: smart': (await investor.get('/api/advanced-matching')).body.length === 1,
    'investors: list and count': await listed(founder.get('/api/investors')),
    'investors: search': await listed(founder.get('/api/investors?q=Baobab')),
    'investors: tiles': (await founder.get('/api/investors/summary')).body.investors === 1,
    'investors: page': await ok(founder.get(`/api/investors/${investorId}`)),
    'matches: investors': await listed(founder.get(`/api/matching/investors?startup=${startupId}`)),
    'matches: one investor': await ok(
      founder.get(`/api/matching/investors/${investorId}?startup=${startupId}`),
    ),
    'matches: smart, of a startup':
      (await founder.get(`/api/advanced-matching/${startupId}`)).body.length === 1,
    'jobs: board and count': await listed(investor.get('/api/jobs')),
    'jobs: page': await ok(investor.get(`/api/jobs/${jobId}`)),
    'jobs: save': await ok(investor.post(`/api/jobs/${jobId}/save`, {})),
    'people: search, by the founder': byFounder.search,
    'people: search, by the investor': byInvestor.search,
    'people: suggestions, to the founder': byFounder.suggestions,
    'people: suggestions, to the investor': byInvestor.suggestions,
    'people: page of the founder': await ok(investor.get(`/api/people/${founder.userId}`)),
    'people: page of the investor': await ok(founder.get(`/api/people/${investor.userId}`)),
    'people: state of the pair': await ok(founder.get(`/api/users/${investor.userId}/connection`)),
    'introductions: by startup': await ok(
      investor.get(`/api/introductions/connectors?startupId=${startupId}`),
    ),
    'introductions: by person': await ok(
      investor.get(`/api/introductions/connectors?receiverId=${founder.userId}`),
    ),
    'introductions: by investor': await ok(
      founder.get(`/api/introductions/connectors?investorId=${investorId}`),
    ),
  };
}

const those = (all: Record<string, boolean>, leads: boolean) =>
  Object.entries(all).flatMap(([way, does]) => (does === leads ? [way] : []));

/** How one of the two shuts the other out. */
const SHUT_OUT: readonly (readonly [string, () => Promise<{ status: number }>])[] = [
  ['the founder blocks', () => founder.post('/api/blocks', { userId: investor.userId })],
  ['the investor blocks', () => investor.post('/api/blocks', { userId: founder.userId })],
  ['the founder excludes', () => founder.post('/api/exclusions', { kind: 'person', value: investor.userId })],
  [
    'the investor excludes',
    () => investor.post('/api/exclusions', { kind: 'person', value: founder.userId }),
  ],
  [
    'the founder excludes the firm',
    () => founder.post('/api/exclusions', { kind: 'employer', value: 'Baobab' }),
  ],
  [
    'the investor excludes the startup',
    () => investor.post('/api/exclusions', { kind: 'employer', value: 'Zuri' }),
  ],
  [
    'the investor excludes the domain',
    () => investor.post('/api/exclusions', { kind: 'domain', value: 'zuri-pay.example' }),
  ],
];

describe('who shuts another out', () => {
  it('has met them before, in every way there is', async () => {
    expect(those(await ways(), false)).toEqual([]);
  });

  it.each(SHUT_OUT)('%s: neither meets the other any more, in any way', async (_name, shutOut) => {
    await ways();
    expect((await shutOut()).status).toBeLessThan(300);
    expect(those(await ways(), true)).toEqual([]);
  });

  it.each(SHUT_OUT)('%s: no request, invitation or application passes', async (_name, shutOut) => {
    await shutOut();
    const reason = 'I would like to talk about your round.';
    const refused = await Promise.all([
      investor.post('/api/introductions', { startupId, reason }),
      investor.post('/api/introductions', { receiverId: founder.userId, reason }),
      investor.post('/api/introductions', {
        receiverId: founder.userId,
        reason,
        context: { kind: 'job', id: jobId },
      }),
      founder.post('/api/introductions', { investorId, reason }),
      founder.post('/api/introductions', { receiverId: investor.userId, reason }),
      investor.post('/api/connections', { userId: founder.userId }),
      founder.post('/api/connections', { userId: investor.userId }),
      investor.post('/api/users/recommendations/request', { userId: founder.userId }),
      investor.post(`/api/jobs/${jobId}/applications`, {}),
      founder.post(`/api/investors/${investorId}/vouches`, {
        statement: 'We have worked together for years.',
      }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
  });

  it.each(SHUT_OUT)('%s: what waited is no way in, and no message passes', async (_name, shutOut) => {
    const reason = 'I would like to talk about your round.';
    const waiting = (await investor.post('/api/introductions', { startupId, reason })).body.id;
    await shutOut();
    expect((await founder.get('/api/introductions?box=received')).body).toEqual([]);
    expect((await founder.get('/api/introductions/waiting')).body.waiting).toBe(0);
    expect((await founder.post(`/api/introductions/${waiting}/accept`)).status).toBeGreaterThan(400);
  });

  it.each(SHUT_OUT)('%s: an open conversation is closed', async (_name, shutOut) => {
    const reason = 'I would like to talk about your round.';
    const asked = (await investor.post('/api/introductions', { startupId, reason })).body.id;
    const { threadId } = (await founder.post(`/api/introductions/${asked}/accept`)).body;
    await shutOut();
    for (const who of [founder, investor]) {
      expect((await who.get(`/api/threads/${Number(threadId)}`)).body.isClosed).toBe(true);
      const message = { content: 'Hello?', clientId: crypto.randomUUID() };
      expect((await who.post(`/api/threads/${Number(threadId)}/messages`, message)).status).toBe(409);
    }
  });

  it('is not met through a common connection either', async () => {
    const common = await app.member();
    await app.services.db
      .insertInto('connections')
      .values(
        [founder, investor].map(({ userId }) => ({
          requesterId: common.userId,
          addresseeId: userId,
          status: 'accepted' as const,
          answeredAt: new Date(),
        })),
      )
      .execute();
    const connectors = async () =>
      (await investor.get(`/api/introductions/connectors?startupId=${startupId}`)).body.length;
    expect(await connectors()).toBe(1);
    await founder.post('/api/exclusions', { kind: 'person', value: common.userId });
    expect(await connectors()).toBe(0);
  });
});

describe('an excluded domain', () => {
  it('cannot be probed by an address that is not proved', async () => {
    const [spy, colleague] = [
      await app.member({ email: 'spy@rival-fund.example' }),
      await app.member({ email: 'partner@rival-fund.example' }),
    ];
    const sees = async (who: Client) => ok(who.get(`/api/people/${founder.userId}`));
    expect(
      (await founder.post('/api/exclusions', { kind: 'domain', value: 'rival-fund.example' })).status,
    ).toBe(201);
    expect(await sees(spy)).toBe(true);
    await app.services.db
      .updateTable('users')
      .set({ emailVerified: true })
      .where('id', '=', colleague.userId)
      .execute();
    expect([await sees(spy), await sees(colleague)]).toEqual([true, false]);
  });
});
