import { describe, expect, it } from 'vitest';
import { memberPerTest, testApp } from '#test/app.ts';
import { readCsv } from '#shared/domain/csv.ts';

const LIST = '/api/portfolio/deal-flow';

const app = testApp();
const investor = memberPerTest(app);
const names = async () => (await investor.get(LIST)).body.map(({ startup }) => startup?.name);

const CSV = [
  'Company,Website,Sector,Stage,Priority,Interest,Amount,Colour',
  'Mbali Health,mbali.co.za,HealthTech,Due Diligence,high,8,$250K,blue',
  'Kora Solar,,CleanTech,sourced,,,,',
  'Mbali Health Ltd,,,,,,,',
  ',x.com,,,,,,',
  'Bad Row,nodomain,Alchemy,Won,urgent,11,lots,',
].join('\n');

describe('an import', () => {
  it('is previewed row by row, adds what is fine and new, and says what it left out', async () => {
    const preview = await investor.post(`${LIST}/import/preview`, { csv: CSV });
    expect(preview.body).toMatchObject({
      ready: 2,
      withErrors: 2,
      duplicates: 1,
      unknownColumns: ['Colour'],
    });
    expect(preview.body.report?.rows).toMatchObject([
      { line: 5, outcome: 'refused' },
      { line: 6, outcome: 'refused' },
      { line: 2, outcome: 'new', detail: 'Due Diligence, high, $250,000' },
      { line: 3, outcome: 'new' },
      { line: 4, outcome: 'same', detail: 'Same as Mbali Health above' },
    ]);
    expect(preview.body.rows?.[2]).toMatchObject({ line: 4, duplicateOf: 'Mbali Health' });
    expect(preview.body.rows?.[4]?.errors?.map(({ column }) => column)).toEqual([
      'Website',
      'Sector',
      'Stage',
      'Priority',
      'Interest',
      'Amount',
    ]);
    expect(await names()).toEqual([]);
    const { status, body } = await investor.post(`${LIST}/import`, { csv: CSV, fileName: 'deals.csv' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ added: 2, withErrors: 2, duplicates: 1 });
    expect((await names()).toSorted()).toEqual(['Kora Solar', 'Mbali Health']);
    expect((await investor.get(`${LIST}?stage=due-diligence`)).body[0]).toMatchObject({
      priority: 'high',
      interestLevel: 8,
      amountMinor: 25_000_000,
      currency: 'USD',
      startup: { domain: 'mbali.co.za', sector: 'HealthTech' },
    });
    const again = await investor.post(`${LIST}/import`, { csv: CSV });
    expect(again.status).toBe(400);
  });

  it('is taken back whole, once', async () => {
    await investor.post(LIST, { company: { name: 'Was Here' } });
    const { body } = await investor.post(`${LIST}/import`, { csv: CSV, fileName: 'deals.csv' });
    const path = `${LIST}/import/${body.importId}` as const;
    const [first] = (await investor.get(LIST)).body;
    await investor.put(`${LIST}/${first?.id}`, { interestLevel: 9 });
    const imports = async () => (await investor.get(`${LIST}/imports`)).body;
    expect(await imports()).toEqual([
      {
        id: body.importId,
        fileName: 'deals.csv',
        at: expect.any(String),
        deals: body.added,
        changed: 1,
      },
    ]);
    expect((await investor.delete(path)).body).toEqual({ removed: 2 });
    expect(await names()).toEqual(['Was Here']);
    expect(await imports()).toEqual([]);
    expect((await investor.delete(path)).status).toBe(404);
  });

  it('tells what is there with other values, finds columns where it is told to, and adds nothing twice', async () => {
    await investor.post(`${LIST}/import`, { csv: CSV });
    const { text } = await investor.get(`${LIST}/export`);
    const preview = async (csv: string, columns?: object) =>
      (await investor.post(`${LIST}/import/preview`, { csv, ...(columns && { columns }) })).body;
    expect((await preview(text)).report).toMatchObject({
      summary: { rows: 2, new: 0, changed: 0, same: 2, refused: 0 },
      ready: 0,
      unknownColumns: [],
    });
    const moved = await preview('Firma;Stand;Betrag\nmbali health;Closed;250000', { name: 0, stage: 1 });
    expect(moved).toMatchObject({
      duplicates: 1,
      report: {
        summary: { changed: 1 },
        rows: [{ outcome: 'changed', detail: 'Same as Mbali Health, which differs in Stage' }],
        unknownColumns: ['Betrag'],
      },
    });
    for (const columns of [{ name: -1 }, { name: 'A' }, []])
      expect((await investor.post(`${LIST}/import/preview`, { csv: CSV, columns })).status).toBe(400);
  });

  it.each([
    [{ csv: '' }, 'This file is empty'],
    [{ csv: 'Colour\nblue' }, 'The first row must name the columns; one of them must be Company.'],
    [{ csv: 'Company' }, 'There are no rows below the headings.'],
    [{ csv: `Company\n${'A\n'.repeat(2001)}` }, 'At most 2,000 rows at a time; this file has 2,001.'],
    [{}, 'Please choose a file'],
  ])('%# is refused with a sentence', async (body, message) => {
    for (const path of [`${LIST}/import/preview`, `${LIST}/import`]) {
      const answer = await investor.post(path, body);
      expect(answer.status).toBe(400);
      expect(answer.problem).toMatchObject({ message, errors: [{ path: 'csv' }] });
    }
    expect(await names()).toEqual([]);
  });
});

describe('an export', () => {
  it('never holds a formula, and is read back by an import', async () => {
    const name = '=HYPERLINK("http://evil.example","x")';
    await investor.post(LIST, {
      company: { name, sector: 'FinTech' },
      stage: 'reviewed',
      amount: 1500,
      currency: 'KES',
    });
    await investor.post(LIST, { company: { name: 'Left out' } });
    const { text, headers } = await investor.get(`${LIST}/export?stage=reviewed`);
    expect(headers['content-type']).toContain('text/csv');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="deal-flow-\d{4}-\d\d-\d\d\.csv"$/);
    expect(text).toContain(`"'=HYPERLINK(`);
    expect(readCsv(text)[1]).toEqual(
      expect.arrayContaining([name, 'FinTech', 'Initial Review', '1500', 'KES']),
    );
    expect(readCsv(text)).toHaveLength(2);
    const other = await app.member();
    expect((await other.post(`${LIST}/import`, { csv: text })).body).toMatchObject({
      added: 1,
      withErrors: 0,
    });
    expect((await other.get(LIST)).body[0]).toMatchObject({ amountMinor: 150_000, startup: { name } });
    expect((await investor.get(`${LIST}/export?stage=won`)).status).toBe(400);
  });
});

describe('a saved view', () => {
  it('is one’s own, kept under its name', async () => {
    const filters = { stage: 'reviewed', priority: 'high', search: 'pay', tab: 'list' };
    const { body } = await investor.post(`${LIST}/views`, { name: 'Hot', filters });
    expect(body).toMatchObject({ name: 'Hot', filters });
    await investor.post(`${LIST}/views`, { name: 'Hot', filters: { stage: 'closed' } });
    await investor.post(`${LIST}/views`, { name: 'Another', filters: {} });
    const list = (await investor.get(`${LIST}/views`)).body;
    expect(list.map((view) => [view.name, view.filters?.stage])).toEqual([
      ['Another', null],
      ['Hot', 'closed'],
    ]);
    const path = `${LIST}/views/${body.id}` as const;
    expect((await investor.put(path, { name: 'Another', filters: {} })).status).toBe(409);
    expect((await investor.put(path, { name: 'Cold', filters: {} })).body).toMatchObject({ name: 'Cold' });
    expect((await investor.delete(path)).status).toBe(200);
    expect((await investor.delete(path)).status).toBe(404);
    for (const bad of [
      {},
      { name: '', filters: {} },
      { name: 'x', filters: { stage: 'won' } },
      { name: 'x' },
    ]) {
      expect((await investor.post(`${LIST}/views`, bad)).status).toBe(400);
      expect((await investor.put(path, bad)).status).toBe(400);
    }
  });
});

it('the report counts what the list holds', async () => {
  expect((await investor.get(`${LIST}/analytics`)).body).toMatchObject({ totalDeals: 0, conversionRate: 0 });
  app.clock.now = new Date('2026-11-01T09:00:00Z');
  const ids: number[] = [];
  for (const name of ['A One', 'B Two', 'C Three']) {
    ids.push((await investor.post(LIST, { company: { name } })).body.id);
  }
  const move = async (id: number | undefined, day: number, stage: string, more = {}) => {
    app.clock.now = new Date(`2026-11-${String(day).padStart(2, '0')}T09:00:00Z`);
    await investor.put(`${LIST}/${id ?? 0}`, { stage, ...more });
  };
  await move(ids[0], 3, 'reviewed');
  await move(ids[0], 6, 'closed');
  await move(ids[1], 5, 'due-diligence');
  await move(ids[1], 6, 'passed', { passReason: 'Team' });
  await move(ids[2], 7, 'closed');
  await investor.post(`${LIST}/${ids[2] ?? 0}/undo`, {});
  app.clock.now = new Date('2026-11-21T09:00:00Z');
  const { body } = await investor.get(`${LIST}/analytics`);
  app.clock.now = null;
  expect(body).toMatchObject({
    totalDeals: 3,
    inDueDiligence: 0,
    closedDeals: 1,
    conversionRate: 33,
    staleDeals: 1,
    passReasons: [{ reason: 'Team', deals: 1 }],
  });
  expect(body.funnel?.map(({ stage, reached, medianDays }) => [stage, reached, medianDays])).toEqual([
    ['sourced', 3, 3],
    ['reviewed', 2, 3],
    ['due-diligence', 2, 1],
    ['term-sheet', 1, null],
    ['closed', 1, null],
  ]);
});
