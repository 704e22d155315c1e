import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, testMember } from '#test/app.ts';
import { createStartup, joinTeam } from '#test/forms.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder' });
const stranger = testMember(app, { userType: 'founder' });
let startupId: number;
let url: `/api/startups/${number}/funding-tracker`;

const ROUND = {
  instrument: 'Seed',
  currency: 'USD',
  target: 500_000,
  minimum: 200_000,
  softCircled: 100_000,
  committed: 50_000,
  signed: 25_000,
  received: 125_000.5,
  closeDate: '2027-03-31',
};
const INVESTOR = { name: 'Nile Angels', status: 'signed', amount: 25_000, currency: 'USD' };
const MILESTONE = { task: 'Sign the lead', dueDate: '2026-12-15' };

beforeAll(async () => {
  ({ id: startupId } = await createStartup(founder, 'Kijani Feeds'));
  url = `/api/startups/${startupId}/funding-tracker`;
});

const tracker = async () => (await founder.get(url)).body;

it('is empty and says so before anything is entered', async () => {
  const { status, body } = await founder.get(url);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    targetAmount: null,
    raisedAmount: null,
    progressPercent: null,
    round: null,
    investors: [],
    milestones: [],
    canEdit: true,
  });
});

it('strangers are answered 404 and visitors 401, everywhere', async () => {
  const calls = [
    ['get', url, undefined],
    ['put', `${url}/round`, ROUND],
    ['delete', `${url}/round`, undefined],
    ['post', `${url}/investors`, INVESTOR],
    ['put', `${url}/investors/1`, INVESTOR],
    ['delete', `${url}/investors/1`, undefined],
    ['put', `${url}/offers/1`, { counts: 'typed' }],
    ['post', `${url}/milestones`, MILESTONE],
    ['put', `${url}/milestones/1`, MILESTONE],
    ['delete', `${url}/milestones/1`, undefined],
  ] as const;
  for (const [method, path, body] of calls) {
    const answer = await stranger[method](path, body as never);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('raisedAmount');
    expect((await app.visitor[method](path, body as never)).status).toBe(401);
  }
  expect(await tracker()).toMatchObject({ investors: [], milestones: [] });
});

describe('the round', () => {
  const bad: [string, object, string][] = [
    ['no target', { ...ROUND, target: 0 }, 'target'],
    ['a text', { ...ROUND, received: '5' }, 'received'],
    ['a negative amount', { ...ROUND, signed: -1 }, 'signed'],
    ['a minimum above the target', { ...ROUND, minimum: 500_001 }, 'minimum'],
    ['an unknown currency', { ...ROUND, currency: 'XXQ' }, 'currency'],
    ['a day that does not exist', { ...ROUND, closeDate: '2027-02-30' }, 'closeDate'],
    ['half a franc', { ...ROUND, currency: 'XOF', softCircled: 10.5 }, 'softCircled'],
    ['a negative devaluation', { ...ROUND, devaluationPct: -1 }, 'devaluationPct'],
    ['a devaluation that leaves nothing', { ...ROUND, devaluationPct: 96 }, 'devaluationPct'],
    ['a devaluation as text', { ...ROUND, devaluationPct: '20' }, 'devaluationPct'],
    ['an unknown field', { ...ROUND, raised: 1 }, 'body'],
  ];
  it.each(bad)('with %s is refused at its field', async (_name, body, path) => {
    const answer = await founder.put(`${url}/round`, body);
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.[0]?.path).toBe(path);
    expect((await founder.get(url)).body.round).toBeNull();
  });

  it('keeps the four amounts apart; raised is what was received', async () => {
    const answer = await founder.put(`${url}/round`, ROUND);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      targetAmount: 500_000,
      raisedAmount: 125_000.5,
      currency: 'USD',
      progressPercent: 25.0001,
      round: {
        softCircledMinor: 10_000_000,
        committedMinor: 5_000_000,
        signedMinor: 2_500_000,
        receivedMinor: 12_500_050,
        closeDate: '2027-03-31',
      },
    });
    const page = await app.visitor.get(`/api/startups/${startupId}`);
    expect(page.body.round).toMatchObject({ targetMinor: 50_000_000, receivedMinor: 12_500_050 });
  });
});

describe('two editors of the round', () => {
  it('are told of each other: who saves late gets the newer one', async () => {
    const { round } = (await founder.get(url)).body;
    const version = round?.version ?? 0;
    const saved = await founder.put(`${url}/round`, { ...ROUND, received: 200_000, version });
    expect(saved.body.round).toMatchObject({ version: version + 1, receivedMinor: 20_000_000 });
    const late = await founder.put(`${url}/round`, { ...ROUND, version });
    expect(late.status).toBe(409);
    expect(late.problem.current).toMatchObject({ version: version + 1, receivedMinor: 20_000_000 });
    expect((await founder.put(`${url}/round`, { ...ROUND, version: 0 })).status).toBe(409);
    expect((await founder.put(`${url}/round`, { ...ROUND, version: 1.5 })).status).toBe(400);
    expect((await founder.get(url)).body).toMatchObject({ raisedAmount: 200_000 });
  });

  it('withdraw it, which leaves investors and milestones', async () => {
    expect((await founder.post(`${url}/investors`, INVESTOR)).status).toBe(201);
    const withdrawn = await founder.delete(`${url}/round`);
    expect(withdrawn.body).toMatchObject({ round: null, targetAmount: null });
    const { investors } = await tracker();
    expect(investors).toHaveLength(1);
    expect((await founder.delete(`${url}/round`)).status).toBe(404);
    expect((await founder.put(`${url}/round`, { ...ROUND, version: 3 })).status).toBe(409);
    expect((await founder.put(`${url}/round`, { ...ROUND, version: 0 })).body.round).toMatchObject({
      version: 1,
    });
    expect((await founder.delete(`${url}/investors/${investors[0]?.id}`)).status).toBe(200);
  });
});

describe('investors of the round', () => {
  it('are added, changed with a version, and removed', async () => {
    const made = await founder.post(`${url}/investors`, INVESTOR);
    expect(made.status).toBe(201);
    const [first] = (await tracker()).investors;
    expect(first).toMatchObject({
      name: 'Nile Angels',
      status: 'signed',
      amountMinor: 2_500_000,
      version: 1,
    });
    const path = `${url}/investors/${first?.id}` as const;
    expect((await founder.put(path, { ...INVESTOR, status: 'received', version: 1 })).status).toBe(200);
    const stale = await founder.put(path, { ...INVESTOR, version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.problem.current).toMatchObject({ status: 'received', version: 2 });
    expect((await founder.delete(path)).status).toBe(200);
    expect((await founder.delete(path)).status).toBe(404);
    expect((await founder.put(path, INVESTOR)).status).toBe(404);
  });

  it.each([
    [{ ...INVESTOR, name: ' ' }, 'name'],
    [{ ...INVESTOR, status: 'maybe' }, 'status'],
    [{ ...INVESTOR, amount: 0 }, 'amount'],
    [{ ...INVESTOR, currency: '' }, 'currency'],
  ])('%j is refused', async (body, path) => {
    const answer = await founder.post(`${url}/investors`, body);
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.[0]?.path).toBe(path);
    expect((await tracker()).investors).toEqual([]);
  });
});

describe('milestones', () => {
  it('are added, completed, reopened, edited and removed', async () => {
    expect((await founder.post(`${url}/milestones`, MILESTONE)).status).toBe(201);
    const [first] = (await tracker()).milestones;
    expect(first).toMatchObject({ ...MILESTONE, completed: false, doneDate: null });
    const path = `${url}/milestones/${first?.id}` as const;
    const done = { ...MILESTONE, doneDate: '2026-01-20', note: 'At the summit', version: 1 };
    await founder.put(path, done);
    expect((await tracker()).milestones[0]).toMatchObject({
      completed: true,
      doneDate: '2026-01-20',
      note: 'At the summit',
    });
    expect((await founder.put(path, done)).status).toBe(409);
    await founder.put(path, { task: 'Close the lead', dueDate: '2027-01-10', doneDate: null });
    expect((await tracker()).milestones[0]).toMatchObject({ task: 'Close the lead', completed: false });
    expect((await founder.delete(path)).status).toBe(200);
    expect((await founder.delete(path)).status).toBe(404);
  });

  it.each([
    [{ ...MILESTONE, task: '' }, 'task'],
    [{ ...MILESTONE, dueDate: 'soon' }, 'dueDate'],
    [{ ...MILESTONE, doneDate: '2126-01-01' }, 'doneDate'],
  ])('%j is refused', async (body, path) => {
    const answer = await founder.post(`${url}/milestones`, body);
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.[0]?.path).toBe(path);
    expect((await tracker()).milestones).toEqual([]);
  });

  it('of another startup cannot be reached through one’s own', async () => {
    await founder.post(`${url}/milestones`, MILESTONE);
    const own = await createStartup(stranger, 'Other Feeds');
    const id = (await tracker()).milestones[0]?.id;
    const path = `/api/startups/${own.id}/funding-tracker/milestones/${id}` as const;
    expect((await stranger.put(path, MILESTONE)).status).toBe(404);
    expect((await stranger.delete(path)).status).toBe(404);
    expect((await tracker()).milestones).toHaveLength(1);
  });
});

it('a viewer of the team reads and does not write', async () => {
  const viewer = await app.member();
  await joinTeam(app, viewer, { startupId, role: 'viewer' });
  expect((await viewer.get(url)).body.canEdit).toBe(false);
  expect((await viewer.post(`${url}/milestones`, MILESTONE)).status).toBe(403);
  expect((await viewer.put(`${url}/round`, ROUND)).status).toBe(403);
});
