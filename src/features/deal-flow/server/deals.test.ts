import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { memberPerTest, testApp, testMember } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';

const LIST = '/api/portfolio/deal-flow';
/** What a refused new deal carries. */
const Duplicates = z.object({ candidates: z.array(z.looseObject({})) });
const STARTUP = startupForm('Zuri Pay', {
  teamSize: 2,
  businessModel: 'Subscription',
  website: 'https://www.zuripay.com',
});

const app = testApp();
const founder = testMember(app, { userType: 'founder' });
const investor = memberPerTest(app, { firstName: 'Nala', lastName: 'Kamau', userType: 'investor' });
let startupId = 0;

beforeAll(async () => {
  startupId = (await founder.post('/api/startups', STARTUP)).body.id;
});

async function add(body: Record<string, unknown> = { startupId }, person = investor) {
  const answer = await person.post(LIST, body);
  expect(answer.status).toBe(201);
  return answer.body;
}
const eventsOf = async (id: unknown, person = investor) =>
  (await person.get(`${LIST}/${String(id)}/events`)).body.map(({ kind, fromStage, toStage }) => [
    kind,
    fromStage,
    toStage,
  ]);

describe('a deal', () => {
  it('shows its startup as the directory does, and the specified fields', async () => {
    const deal = await add({ startupId, sourceChannel: 'Referral', nextAction: 'Call Ada', amount: 250_000 });
    expect(deal).toMatchObject({
      stage: 'sourced',
      priority: 'medium',
      interestLevel: 5,
      lastActivity: expect.any(String),
      sourceChannel: 'Referral',
      nextAction: 'Call Ada',
      amountMinor: 25_000_000,
      currency: 'USD',
      shared: false,
      version: 1,
    });
    expect(deal.startup).toMatchObject({
      id: startupId,
      name: 'Zuri Pay',
      sector: 'FinTech',
      region: 'Africa',
      fundingStage: 'Seed',
      logoUrl: null,
      domain: 'zuripay.com',
    });
  });

  it('is moved by its stage alone, and the move is an event', async () => {
    const { id } = await add();
    const moved = await investor.put(`${LIST}/${id}`, { stage: 'term-sheet' });
    expect(moved.body).toMatchObject({ stage: 'term-sheet', version: 2 });
    expect((await investor.put(`${LIST}/${id}`, { stage: 'term-sheet' })).body).toMatchObject({
      version: 2,
    });
    expect(await eventsOf(id)).toEqual([
      ['moved', 'sourced', 'term-sheet'],
      ['added', null, 'sourced'],
    ]);
  });

  it('keeps the reason it was passed for, also through undo and redo', async () => {
    const { id } = await add();
    const path = `${LIST}/${id}` as const;
    expect((await investor.put(path, { stage: 'passed', passReason: 'Too early' })).body).toMatchObject({
      passReason: 'Too early',
    });
    expect((await investor.put(path, { stage: 'reviewed' })).body).toMatchObject({ passReason: null });
    expect((await investor.post(`${path}/undo`, {})).body).toMatchObject({
      stage: 'passed',
      passReason: 'Too early',
    });
    expect((await investor.post(`${path}/undo`, {})).body).toMatchObject({
      stage: 'sourced',
      passReason: null,
    });
    const refused = await investor.post(`${path}/undo`, {});
    expect(refused.status).toBe(409);
    expect((await investor.put(path, { passReason: 'Team' })).problem.errors?.[0]?.path).toBe('passReason');
  });

  it('is set back to when it entered the stage by an undo', async () => {
    app.clock.now = new Date('2026-11-01T09:00:00Z');
    const { id } = await add();
    app.clock.now = new Date('2026-11-11T09:00:00Z');
    await investor.put(`${LIST}/${id}`, { stage: 'closed' });
    const { body } = await investor.post(`${LIST}/${id}/undo`, {});
    app.clock.now = null;
    expect(body).toMatchObject({ stage: 'sourced', stageSince: '2026-11-01T09:00:00.000Z' });
  });

  it('is not changed by who read an older state, and they are told the newer one', async () => {
    const { id } = await add();
    const path = `${LIST}/${id}` as const;
    await investor.put(path, { stage: 'reviewed', version: 1 });
    const late = await investor.put(path, { stage: 'closed', version: 1 });
    expect(late.status).toBe(409);
    expect(late.problem.current).toMatchObject({ stage: 'reviewed', version: 2 });
    expect((await investor.post(`${path}/undo`, { version: 1 })).status).toBe(409);
    expect(await eventsOf(id)).toHaveLength(2);
  });

  it('goes out of the pipeline and comes back with everything', async () => {
    const { id } = await add();
    const path = `${LIST}/${id}` as const;
    await investor.put(path, { stage: 'reviewed', nextAction: 'Visit' });
    expect((await investor.delete(path)).body).toMatchObject({ ok: true });
    expect((await investor.get(LIST)).body).toEqual([]);
    expect((await investor.put(path, { stage: 'closed' })).status).toBe(404);
    expect((await investor.delete(path)).status).toBe(404);
    expect((await investor.get(`${path}/events`)).status).toBe(404);
    expect((await investor.post(`${path}/undo`, {})).body).toMatchObject({
      stage: 'reviewed',
      nextAction: 'Visit',
    });
  });

  it('counts in a list filtered by stage and priority', async () => {
    const { id } = await add();
    await add({ company: { name: 'Mbali Health' }, priority: 'high', stage: 'reviewed' });
    const names = async (query: string) => {
      const answer = await investor.get(`${LIST}?${query}`);
      expect(Number(answer.headers['x-total-count'])).toBe(answer.body.length);
      return answer.body.map(({ startup }) => startup?.name);
    };
    expect(await names('stage=reviewed')).toEqual(['Mbali Health']);
    expect(await names('priority=medium')).toEqual(['Zuri Pay']);
    expect(await names('stage=reviewed&priority=medium')).toEqual([]);
    expect(await names('stage=&priority=all')).toHaveLength(2);
    await investor.put(`${LIST}/${id}`, { priority: 'low' });
    expect((await investor.get(`${LIST}?limit=1&offset=1`)).headers['x-total-count']).toBe('2');
    for (const query of ['stage=won', 'priority=urgent', 'limit=0', 'limit=5001', 'sort=name']) {
      expect((await investor.get(`${LIST}?${query}`)).status).toBe(400);
    }
  });
});

describe('a company that is there already', () => {
  it('is recognised by startup, folded name and domain, and added all the same when asked to', async () => {
    await add();
    for (const body of [
      { startupId },
      { company: { name: 'ZURI-PAY Ltd.' } },
      { company: { name: 'Other', domain: 'https://www.zuripay.com/about' } },
    ]) {
      const answer = await investor.post(LIST, body);
      expect(answer.status).toBe(409);
      const { candidates } = Duplicates.parse(answer.problem.current);
      expect(candidates[0]).toMatchObject({ kind: 'deal', name: 'Zuri Pay' });
      expect((await investor.post(LIST, { ...body, allowDuplicate: true })).status).toBe(201);
    }
  });

  it('of the directory is offered instead of a private copy', async () => {
    const answer = await investor.post(LIST, { company: { name: 'zuri pay' } });
    expect(answer.status).toBe(409);
    expect(answer.problem.current).toMatchObject({ candidates: [{ kind: 'startup', id: startupId }] });
  });

  it('is added once by two calls at once', async () => {
    const body = { company: { name: 'Kora Solar' } };
    const both = await Promise.all([investor.post(LIST, body), investor.post(LIST, body)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('is nobody else’s business', async () => {
    await add({ company: { name: 'Secret Labs', domain: 'secretlabs.io' } });
    const other = await app.member();
    const answer = await other.post(LIST, { company: { name: 'Secret Labs', domain: 'secretlabs.io' } });
    expect(answer.status).toBe(201);
  });
});

describe('a startup hidden by moderation, or deleted', () => {
  it('is gone from the deal; what the investor wrote stays', async () => {
    const { body } = await founder.post('/api/startups', {
      ...STARTUP,
      name: 'Gone Co',
      website: 'https://gone.example.com',
    });
    await add({ startupId: body.id, nextAction: 'Call them' });
    const { db } = app.services;
    const change = db.updateTable('startups').where('id', '=', body.id);
    await change.set({ hiddenAt: new Date() }).execute();
    const hidden = await investor.get(LIST);
    expect(hidden.text).not.toMatch(/Gone Co|gone\.example/);
    expect(hidden.body[0]).toMatchObject({
      nextAction: 'Call them',
      startup: { id: null, name: 'No longer listed' },
    });
    await change.set({ hiddenAt: null }).execute();
    expect((await investor.get(LIST)).text).toContain('Gone Co');
    await founder.delete(`/api/startups/${body.id}`);
    expect((await investor.get(LIST)).body[0]?.startup).toMatchObject({
      name: 'No longer listed',
      domain: null,
    });
  });
});

describe('bad input', () => {
  it.each([
    [{}, 'startupId'],
    [{ startupId: 2_147_483_648 }, 'startupId'],
    [{ startupId: 2_147_483_647 }, 'startupId'],
    [{ startupId: 1, company: { name: 'Both' } }, 'startupId'],
    [{ company: { name: '\u200b' } }, 'company.name'],
    [{ company: { name: 'a\u0000b' } }, 'company.name'],
    [{ company: { name: 'A', domain: 'not a domain' } }, 'company.domain'],
    [{ company: { name: 'A', sector: 'x; drop table deals' } }, 'company.sector'],
    [{ company: { name: 'A' }, stage: 'won' }, 'stage'],
    [{ company: { name: 'A' }, priority: 'urgent' }, 'priority'],
    [{ company: { name: 'A' }, interestLevel: 11 }, 'interestLevel'],
    [{ company: { name: 'A' }, interestLevel: 5.5 }, 'interestLevel'],
    [{ company: { name: 'A' }, amount: 0 }, 'amount'],
    [{ company: { name: 'A' }, amount: 10.5, currency: 'XOF' }, 'amount'],
    [{ company: { name: 'A' }, amount: 'lots' }, 'amount'],
    [{ company: { name: 'A' }, currency: 'ABC' }, 'currency'],
    [{ company: { name: 'A' }, nextActionDue: '2026-02-30' }, 'nextActionDue'],
    [{ company: { name: 'A' }, shared: true }, 'shared'],
    [{ company: { name: 'A' }, ownerId: 'x' }, 'body'],
  ])('%j is refused, naming %s', async (body, path) => {
    const answer = await investor.post(LIST, body);
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.[0]?.path).toBe(path);
    expect((await investor.get(LIST)).body).toEqual([]);
  });

  it.each([
    {},
    { version: 1 },
    { ownerId: 'x' },
    { stage: 'won' },
    { interestLevel: 0 },
    { shared: true },
    { company: { name: 'A' } },
  ])('the change %j is refused', async (body) => {
    const { id } = await add();
    const answer = await investor.put(`${LIST}/${id}`, body);
    expect(answer.status).toBe(400);
    expect((await investor.get(LIST)).body[0]).toMatchObject({ version: 1 });
  });
});
