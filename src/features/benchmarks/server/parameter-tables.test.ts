import { beforeAll, expect, it } from 'vitest';
import { testApp, testMember } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';
import { TABLES } from '#test/parameter-tables.ts';
import { findParameterTables, keepShippedTables } from './parameter-tables.ts';

const app = testApp();
const admin = testMember(app, { isAdmin: true });
beforeAll(async () => {
  app.clock.now = new Date('2026-11-22T12:00:00Z');
});

const URL = '/api/admin/parameter-tables';
const industries = Object.keys(TABLES.sectorMultiples.industries);
const multiples = (date: string, value: number) =>
  `# source: A fresher table\n# date: ${date}\nindustry,EV/revenue\n${industries.map((name) => `${name},${value}`).join('\n')}\n`;
const inUse = async () =>
  (await admin.get(URL)).body
    .filter(({ isUsed }) => isUsed)
    .map(({ kind, date, rows }) => [kind, date, rows]);

it('the tables that come with the product are there, with their age', async () => {
  expect(await inUse()).toEqual([
    ['country-risk', '2025-01', 45],
    ['sector-multiples', '2023', 14],
  ]);
  const { body } = await admin.get(URL);
  expect(body[0]).toMatchObject({ ageMonths: 22, isShipped: true });
  await app.services.db.transaction().execute(keepShippedTables);
  expect((await admin.get(URL)).body).toHaveLength(body.length);
});

it('a fresher table replaces one: the next valuation goes by it and says so, and taken out the former is back', async () => {
  const founder = await app.member({ userType: 'founder' });
  const { id } = (await founder.post('/api/startups', startupForm('Fresh Figures'))).body;
  const value = async () => {
    const { body } = await founder.post(`/api/startups/${id}/valuation`, {
      inputs: { annualRevenue: 100_000 },
    });
    return body.methods?.comparables;
  };
  const before = await value();
  expect(before?.sources?.[0]?.date).toBe('2023');
  const added = await admin.post(URL, { csv: multiples('2026-06', 10) });
  expect(added).toMatchObject({
    status: 201,
    body: { date: '2026-06', rows: 14, isUsed: true, isShipped: false },
  });
  // 100,000 of revenue at 10, less the 30 % for what cannot be sold.
  expect(await value()).toMatchObject({
    value: 700_000,
    sources: [{ name: 'A fresher table', date: '2026-06' }, {}],
  });
  expect((await admin.delete(`${URL}/${added.body.id}`)).status).toBe(200);
  expect((await value())?.value).toBe(before?.value);
  expect((await findParameterTables(app.services.db)).sectorMultiples.source.date).toBe('2023');
});

it('takes none that is older, to come or broken, and only from admins', async () => {
  const refusals: [string, RegExp][] = [
    [multiples('2022', 10), /of 2022; the one in use, of 2023, is just as recent/],
    [multiples('2023-12', 10), /is just as recent/],
    [multiples('2026-12', 10), /a month to come/],
    [multiples('2026-06', 0), /Row 2: the multiple/],
    [multiples('2026-06', 10).slice(0, 150), /has no row|Row \d/],
    ['not a table', /# source/],
    ['', /Choose a file/],
    ['x'.repeat(100_001), /100,000 characters/],
  ];
  for (const [csv, message] of refusals) {
    const { status, problem } = await admin.post(URL, { csv });
    expect([status, problem.errors]).toEqual([
      400,
      [{ path: 'csv', message: expect.stringMatching(message) }],
    ]);
  }
  expect(await inUse()).toHaveLength(2);
  const [shipped] = (await admin.get(URL)).body;
  expect((await admin.delete(`${URL}/${shipped?.id ?? 0}`)).status).toBe(404);
  const member = await app.member();
  for (const client of [member, app.visitor]) {
    const status = client === member ? 404 : 401;
    expect((await client.get(URL)).status).toBe(status);
    expect((await client.post(URL, { csv: multiples('2026-06', 10) })).status).toBe(status);
    expect((await client.delete(`${URL}/1`)).status).toBe(status);
  }
});
