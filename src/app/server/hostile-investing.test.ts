import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp } from '#test/app.ts';
import { type HostileRow, send } from '#test/hostile.ts';
import { startupForm } from '#test/forms.ts';

const SECRET = 'Umqulu Secret Holdings';
type Who = 'visitor' | 'founderB' | 'investorA' | 'investorB';
type Row = HostileRow<Who>;

const app = testApp();
let people: Record<Who, Client>;
const things: Record<string, number> = {};

const validInvestment = { startupId: 0, dealDate: '2026-01-05', investmentAmount: 1000, roundType: 'Seed' };

async function made(
  client: Client,
  url: '/api/startups' | '/api/portfolio/deal-flow' | '/api/portfolio/investments',
  body: unknown,
): Promise<number> {
  const answer = await client.post(url, body);
  expect([url, answer.status, answer.text.slice(0, 200)]).toEqual([url, 201, expect.any(String)]);
  return answer.body.id;
}

beforeAll(async () => {
  const founderA = await app.member({ userType: 'founder' });
  people = {
    visitor: app.visitor,
    founderB: await app.member({ userType: 'founder' }),
    investorA: await app.member({ userType: 'investor' }),
    investorB: await app.member({ userType: 'investor' }),
  };
  things['startupOfA'] = await made(founderA, '/api/startups', startupForm('Zuri Pay'));
  validInvestment.startupId = things['startupOfA'];
  const deal = (name: string) => ({ company: { name } });
  things['dealOfA'] = await made(people.investorA, '/api/portfolio/deal-flow', deal(SECRET));
  things['dealOfB'] = await made(people.investorB, '/api/portfolio/deal-flow', deal('Own of B'));
  things['investmentOfA'] = await made(people.investorA, '/api/portfolio/investments', {
    ...validInvestment,
    notes: SECRET,
  });
});

const move = (id: string, who: Who, deal: string, body: unknown, status: number[]): Row => ({
  id,
  who,
  method: 'PUT',
  url: `/api/portfolio/deal-flow/${deal}`,
  body,
  status,
  not: SECRET,
});
/** A field of the form changed; a text is put into the JSON as it is. */
const investment = (id: string, changes: Record<string, unknown>, status = [400]): Row => ({
  id,
  who: 'investorB',
  method: 'POST',
  url: '/api/portfolio/investments',
  body: { ...validInvestment, startupId: 1, ...changes },
  status,
});
const own = (id: string, url: string): Row => ({
  id,
  who: 'investorB',
  method: 'GET',
  url,
  status: [200],
  not: SECRET,
});
const closed = (id: string, who: Who, method: Row['method'], url: string, body?: unknown): Row => ({
  id,
  who,
  method,
  url,
  body,
  status: [who === 'visitor' ? 401 : 404],
  not: SECRET,
});

const rows: Row[] = [
  move('a stranger’s deal', 'investorB', '{dealOfA}', { stage: 'closed' }, [404]),
  move('a deal, by a visitor', 'visitor', '{dealOfA}', { stage: 'closed' }, [401]),
  move('a deal that is not there', 'investorB', '0', { stage: 'closed' }, [400, 404]),
  move(
    'a deal taken over',
    'investorB',
    '{dealOfA}',
    { stage: 'closed', ownerId: 'me', investorId: 'me' },
    [400, 404],
  ),
  move('nothing to change', 'investorB', '{dealOfB}', {}, [400]),
  move('a stage nobody knows', 'investorB', '{dealOfB}', { stage: 'won' }, [400]),
  own('an overview', '/api/portfolio/overview'),
  own('companies', '/api/portfolio/companies'),
  own('a pipeline', '/api/portfolio/deal-flow'),
  own('figures of a pipeline', '/api/portfolio/deal-flow/analytics'),
  own('a pipeline as a file', '/api/portfolio/deal-flow/export'),
  own('investments as a file', '/api/portfolio/export'),
  closed('events of a deal', 'investorB', 'GET', '/api/portfolio/deal-flow/{dealOfA}/events'),
  closed('notes of a deal', 'investorB', 'GET', '/api/portfolio/deal-flow/{dealOfA}/notes'),
  closed('a note on a deal', 'investorB', 'POST', '/api/portfolio/deal-flow/{dealOfA}/notes', {
    body: 'mine',
  }),
  closed('undo of a deal', 'investorB', 'POST', '/api/portfolio/deal-flow/{dealOfA}/undo', {}),
  closed('end of a deal', 'investorB', 'DELETE', '/api/portfolio/deal-flow/{dealOfA}'),
  closed('end of an investment', 'investorB', 'DELETE', '/api/portfolio/investments/{investmentOfA}'),
  closed('investments of others', 'visitor', 'GET', '/api/portfolio/overview'),
  closed('due diligence, by a visitor', 'visitor', 'POST', '/api/startups/{startupOfA}/due-diligence', {}),
  closed('matching of a stranger', 'founderB', 'POST', '/api/advanced-matching/{startupOfA}', {}),
  closed('what if of a stranger', 'founderB', 'POST', '/api/advanced-matching/{startupOfA}/what-if', {
    raisingAmount: '$1M',
  }),
  {
    id: 'an amount that is no number',
    who: 'investorB',
    method: 'POST',
    url: '/api/portfolio/investments',
    raw: '{"startupId":1,"dealDate":"2026-01-05","investmentAmount":NaN,"roundType":"Seed"}',
    status: [400],
  },
  {
    id: 'an amount beyond numbers',
    who: 'investorB',
    method: 'POST',
    url: '/api/portfolio/investments',
    raw: '{"startupId":1,"dealDate":"2026-01-05","investmentAmount":1e309,"roundType":"Seed"}',
    status: [400],
  },
  investment('an amount below zero', { investmentAmount: -1 }),
  investment('an amount of too many decimals', { investmentAmount: 0.30000000000000004 }),
  investment('more than all of a company', { equityPercentage: 100.01 }),
  investment('before the calendar', { dealDate: '1899-12-31' }),
  investment('a day that is none', { dealDate: '2026-02-30' }),
  investment('a day to come', { dealDate: '2999-01-01' }),
  investment('an id beyond the column', { startupId: 2_147_483_648 }, [400, 404]),
  investment('a startup nobody has', { startupId: 2_147_483_647 }, [400, 404]),
  investment('somebody else’s name on it', { investorId: 'a' }),
  {
    id: 'markup in an address',
    who: 'visitor',
    method: 'GET',
    url: '/api/market-analysis/%3Cscript%3E/Nigeria',
    status: [400, 404],
    not: '<script>',
  },
  {
    id: 'an analysis of nothing',
    who: 'founderB',
    method: 'POST',
    url: '/api/documents/1/analyze',
    body: { documentText: ' \u200b ', documentType: 'pitch_deck' },
    status: [400],
  },
];

describe('hostile requests to the investor’s tools and the analyses', () => {
  it.each(rows)('$id', async (row) => {
    expect((await send(app, row, { client: people[row.who], things })).faults).toEqual([]);
  });

  it('nothing of it was written', async () => {
    const deals = await people.investorA.get('/api/portfolio/deal-flow');
    expect(deals.body.map((deal) => [deal['id'], deal['stage']])).toEqual([[things['dealOfA'], 'sourced']]);
    const mine = await people.investorB.get('/api/portfolio/overview');
    expect(mine.body.summary.totalInvestments).toBe(0);
  });

  it('a stranger’s deal and a deal that is not there answer alike', async () => {
    const answers = await Promise.all(
      [things['dealOfA'], 2_147_483_000].map((id) =>
        people.investorB.put(`/api/portfolio/deal-flow/${id}`, { stage: 'closed' }),
      ),
    );
    const [theirs, nobodys] = answers.map(({ status, problem }) => [status, problem.code, problem.message]);
    expect(theirs).toEqual(nobodys);
  });
});
