import { beforeAll, expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { jobForm } from '#test/forms.ts';

const app = testApp();
const post = jobForm({ description: 'Join us.', category: 'Engineering' });
const POSTS = {
  engineer: { title: 'Ledger engineer', requirements: 'PostgreSQL' },
  operator: { title: 'Depot manager', category: 'Operations', location: 'Nairobi, Kenya' },
  founder: { title: 'Technical partner', jobType: 'Co-founder', location: 'Abidjan, Côte d’Ivoire' },
  advisor: { title: 'Regulatory guide', category: 'Advisory', jobType: 'Contractor', isRemote: true },
};
beforeAll(async () => {
  const poster = await app.member();
  for (const change of Object.values(POSTS)) await poster.post('/api/jobs', { ...post, ...change });
  await poster.post('/api/jobs', { ...post, title: 'Draft', draft: true });
});

it('lists open posts newest first, a page at a time', async () => {
  const all = await app.visitor.get('/api/jobs?limit=3');
  expect(all.headers['x-total-count']).toBe('4');
  expect(all.body.map(({ title }) => title)).toEqual([
    'Regulatory guide',
    'Technical partner',
    'Depot manager',
  ]);
  const beyond = await app.visitor.get('/api/jobs?offset=50');
  expect([beyond.body, beyond.headers['x-total-count']]).toEqual([[], '4']);
});

it.each([
  ['tab=all', ['Regulatory guide', 'Technical partner', 'Depot manager', 'Ledger engineer']],
  ['tab=jobs', ['Ledger engineer']],
  ['tab=co-founders', ['Technical partner']],
  ['tab=operators', ['Depot manager']],
  ['tab=advisors', ['Regulatory guide']],
  ['category=all&tab=jobs', ['Ledger engineer']],
  ['category=operations', ['Depot manager']],
  ['type=Contractor', ['Regulatory guide']],
  ['location=nairobi', ['Depot manager']],
  ['location=cote', ['Technical partner']],
  ['location=Remote', ['Regulatory guide']],
  ['location=all&tab=jobs', ['Ledger engineer']],
  ['location=%25', ['Regulatory guide', 'Technical partner', 'Depot manager', 'Ledger engineer']],
  ['remote=true', ['Regulatory guide']],
  ['q=postgresql', ['Ledger engineer']],
  ['q=LEDG', ['Ledger engineer']],
  ['q=ledgre', ['Ledger engineer']],
  ['q=manager%20kenya', ['Depot manager']],
  ['q=manager&location=lagos', []],
  ['q=%26%7C!%3A*%28%29%27', ['Regulatory guide', 'Technical partner', 'Depot manager', 'Ledger engineer']],
])('%s', async (query, titles) => {
  const { body, headers } = await app.visitor.get(`/api/jobs?${query}`);
  expect(body.map(({ title }) => title)).toEqual(titles);
  expect(headers['x-total-count']).toBe(String(titles.length));
});

it.each([
  'category=magic',
  'type=slave',
  'tab=hidden',
  'remote=yes',
  'limit=101',
  'limit=0',
  'offset=-1',
  'sort=pay',
  'category[$ne]=x',
  `q=${'a'.repeat(201)}`,
  `location=${'a'.repeat(121)}`,
])('refuses %s', async (query) => {
  expect((await app.visitor.get(`/api/jobs?${query}`)).status).toBe(400);
});

it.each(['0', '-1', '1e3', 'abc', '2147483648'])('has no post %s', async (id) => {
  expect((await app.visitor.get(`/api/jobs/${id}`)).status).toBe(400);
});
