import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { type HostileRow, send } from '#test/hostile.ts';
import { investorForm, startupForm } from '#test/forms.ts';

const app = testApp();
const founderA = testMember(app, { email: 'founder.a@example.test' });
const founderB = testMember(app);
const investorB = testMember(app);
let startupOfA = 0;

const validStartup = startupForm('Zed Labs');
const validInvestor = investorForm({
  investmentThesis: 'We back payments and logistics founders early, across East Africa.',
  sectors: ['FinTech'],
  geographies: ['Africa'],
  stages: ['Seed'],
});

beforeAll(async () => {
  startupOfA = (await founderA.post('/api/startups', validStartup)).body.id;
});

type Row = HostileRow<'visitor' | 'founderA' | 'founderB' | 'investorB'>;

const startup = (id: string, change: Record<string, unknown>, status: number[], not?: string): Row => ({
  id,
  who: 'founderB',
  method: 'POST',
  url: '/api/startups',
  body: { ...validStartup, ...change },
  status,
  not,
});
const raw = (
  id: string,
  payload: string | Buffer,
  status: number[],
  headers?: Record<string, string>,
): Row => ({
  id,
  who: 'founderB',
  method: 'POST',
  url: '/api/startups',
  raw: payload,
  headers,
  status,
});
const look = (
  id: string,
  url: string,
  status: number[],
  not?: string,
  headers?: Record<string, string>,
): Row => ({
  id,
  who: 'visitor',
  method: 'GET',
  url,
  status,
  not,
  headers,
});

const rows: Row[] = [
  look(
    'a startup shows no secret of its people',
    '/api/startups/{startupOfA}',
    [200],
    'founder.a@example.test',
  ),
  startup(
    'fields that are not the sender’s to set',
    { ownerId: 'x', id: 1, createdAt: '1999-01-01', aiScore: 100 },
    [400],
    '1999',
  ),
  {
    id: 'type juggling',
    who: 'founderB',
    method: 'POST',
    url: '/api/founders',
    body: { bio: ['not', 'a', 'string'], location: { a: 1 }, expertiseTags: 'Technology' },
    status: [400],
  },
  {
    id: 'prototype keys',
    who: 'founderB',
    method: 'POST',
    url: '/api/founders',
    raw: '{"constructor":{"prototype":{"x":1}}}',
    status: [400],
  },
  look('operator injection', '/api/startups?sector[$ne]=x&sector[]=y', [400]),
  {
    id: 'ticket: minimum above maximum',
    who: 'investorB',
    method: 'POST',
    url: '/api/investors',
    body: { ...validInvestor, minTicketSize: 100_000, maxTicketSize: 1000 },
    status: [400],
  },
  {
    id: 'ticket: average outside',
    who: 'investorB',
    method: 'POST',
    url: '/api/investors',
    body: { ...validInvestor, averageTicketSize: 5_000_000 },
    status: [400],
  },
  {
    id: 'ticket: 1e309',
    who: 'investorB',
    method: 'POST',
    url: '/api/investors',
    raw: JSON.stringify(validInvestor).replace('100000', '1e309'),
    status: [400],
  },
  startup('half a person', { teamSize: 2.5 }, [400]),
  startup('nobody', { teamSize: 0 }, [400]),
  startup('more than an integer holds', { teamSize: 2_147_483_648 }, [400]),
  startup('a name nobody sees', { name: '\u200b\u200b\u200b' }, [400]),
  startup('NUL', { name: 'a\u0000b' }, [400]),
  startup('a name that reads backwards', { name: '\u202egnp.exe' }, [400]),
  startup('a sector with a tail', { sector: 'fintech; drop table startups' }, [400]),
  look('negative paging', '/api/startups?limit=-1&offset=-20', [400]),
  look('other number syntax', '/api/startups?limit=1e9&offset=0x10', [400]),
  look('a page beyond reason', '/api/startups?limit=1000000000', [400]),
  look('an unknown query', '/api/startups?nope=1', [400]),
  look('wildcards are letters', '/api/startups?q=%25%25%25%25%25%25%25', [200], 'Zed Labs'),
  look('underscore is a letter', '/api/startups?q=_', [200], 'Zed Labs'),
  look('query syntax is text', '/api/startups?q=%26%7C!%3A*%28%29', [200]),
  look('query syntax is text for investors', '/api/investors?q=%26%7C!%3A*%28%29%27', [200]),
  startup('a link that runs', { website: 'javascript:alert(1)' }, [400]),
  startup('a link that is data', { website: 'data:text/html,<script>1</script>' }, [400]),
  startup('a link with a password', { website: 'https://u:p@evil.example/' }, [400]),
  startup('a logo inside', { logoUrl: 'http://[::ffff:127.0.0.1]:5432/' }, [400]),
  startup('a logo inside, in decimal', { logoUrl: 'http://2130706433/a.png' }, [400]),
  startup('markup stays text', { name: '<img src=x onerror=alert(1)>' }, [201, 400]),
  startup('a formula stays text', { name: '=HYPERLINK("http://evil","x")' }, [201, 400]),
  look('return to elsewhere', '/api/login?redirect=//evil.example/%2f..', [302, 400], 'evil.example'),
  look(
    'return to elsewhere, with a tab',
    '/api/login?redirect=/%09/evil.example',
    [302, 400],
    'evil.example',
  ),
  look(
    'return to elsewhere, with a backslash',
    '/api/login?redirect=/%5Cevil.example',
    [302, 400],
    'evil.example',
  ),
  look('files outside', '/assets/..%2f..%2fpackage.json', [400, 404], 'dependencies'),
  raw('a simple request from elsewhere', JSON.stringify(validStartup), [403, 415], {
    'content-type': 'text/plain',
    origin: 'https://evil.example',
  }),
  raw('a request from elsewhere', JSON.stringify(validStartup), [403], { origin: 'https://evil.example' }),
  look('a picture that signs out', '/api/logout', [403], undefined, {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'no-cors',
    'sec-fetch-dest': 'image',
  }),
  raw('deep JSON', '['.repeat(120_000), [400]),
  startup('ten million letters', { description: 'x'.repeat(10_485_760) }, [413]),
  startup('fifty thousand and one letters', { description: 'x'.repeat(50_001) }, [400, 413]),
  raw('not UTF-8', Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]), [400]),
  raw('a byte order mark', `\ufeff${JSON.stringify(validStartup)}`, [201, 400]),
  raw('null', 'null', [400]),
  raw('a scalar', '"str"', [400]),
  look('bad percent encoding', '/api/startups/%ff%fe', [400, 404]),
  look('an id beyond any', '/api/startups/9999999999999999999999', [400, 404]),
  look('an id beyond the column', '/api/startups/2147483648', [400, 404]),
  look('nobody’s startup', '/api/startups/2147483647', [404]),
  {
    id: 'a visitor deletes',
    who: 'visitor',
    method: 'DELETE',
    url: '/api/startups/{startupOfA}',
    status: [401, 404, 405],
  },
  {
    id: 'a stranger deletes',
    who: 'founderB',
    method: 'DELETE',
    url: '/api/startups/{startupOfA}',
    status: [403, 404],
  },
  {
    id: 'a stranger edits',
    who: 'founderB',
    method: 'PUT',
    url: '/api/startups/{startupOfA}',
    body: { ...validStartup, version: 1 },
    status: [403, 404],
  },
  { id: 'trace', who: 'visitor', method: 'TRACE', url: '/api/startups', status: [404, 405, 501] },
  look('no such call', '/api/nope', [404], 'stack'),
  look('another host’s name', '/api/startups', [200, 400, 421], 'evil.example', { host: 'evil.example' }),
  { id: 'no body', who: 'founderB', method: 'POST', url: '/api/startups', status: [400, 415] },
];

const people = (): Record<Row['who'], Client> => ({ visitor: app.visitor, founderA, founderB, investorB });

async function countStartups(): Promise<number> {
  const { rows } = await app.services.pool.query<{ n: number }>('select count(*)::int as n from startups');
  return rows[0]?.n ?? 0;
}

describe('hostile requests', () => {
  it.each(rows)('$id', async (row) => {
    const before = await countStartups();
    const { status, faults } = await send(app, row, { client: people()[row.who], things: { startupOfA } });
    expect(faults).toEqual([]);
    const grown = (await countStartups()) - before;
    expect(status >= 400 ? grown : 0).toBe(0);
  });

  it('what is private is not kept by a browser', async () => {
    expect((await founderB.get('/api/auth/user')).headers['cache-control']).toBe('no-store');
  });

  it('one Idempotency-Key makes one startup, whatever the double click does', async () => {
    const key = { 'idempotency-key': 'double-click-0001' };
    const twice = await Promise.all([
      founderB.post('/api/startups', { ...validStartup, name: 'Once Only' }, key),
      founderB.post('/api/startups', { ...validStartup, name: 'Once Only' }, key),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(twice[0]?.body.id).toBe(twice[1]?.body.id);
    const other = await founderB.post('/api/startups', { ...validStartup, name: 'Another' }, key);
    expect(other.status).toBe(409);
  });
});
