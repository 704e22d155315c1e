import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, testMember } from '#test/app.ts';

const app = testApp();
const admin = testMember(app, { isAdmin: true });
const member = testMember(app);

const CSV = [
  'company,sector,round,stage,amountUsd,date,investors,sourceUrl',
  'Kobolink,FinTech,Series A,Series A,5000000,2026-05,Alpha;Beta,https://press.example.com/kobolink',
  'Peopledesk,HRTech,Seed,Seed,1000000,2026,,https://press.example.com/peopledesk',
  'Rana Solar,CleanTech,Project finance,Growth,9000000,2025-10-02,,',
].join('\n');
const FORM = { csv: CSV, country: 'Nigeria', source: 'Press table', licence: 'MIT' };
const PREVIEW = '/api/admin/rounds/preview';
const IMPORT = '/api/admin/rounds/import';
const IMPORTS = '/api/admin/rounds/imports';

const rounds = async () => (await app.visitor.get('/api/market/rounds?capital=equity-debt&country=NG')).body;

beforeAll(async () => {
  app.clock.now = new Date('2026-11-21T10:00:00Z');
});

it('is there for admins alone', async () => {
  for (const [method, path, body] of [
    ['post', PREVIEW, { csv: CSV }],
    ['post', IMPORT, FORM],
    ['get', IMPORTS, undefined],
    ['delete', `${IMPORTS}/1`, undefined],
  ] as const) {
    expect((await member[method](path, body as never)).status).toBe(404);
    expect((await app.visitor[method](path, body as never)).status).toBe(401);
  }
  expect(await rounds()).toHaveLength(0);
});

it('previews without storing', async () => {
  const { status, body } = await admin.post(PREVIEW, {
    csv: `${CSV}\nNodate,FinTech,Seed,Seed,1,,,`,
    country: 'NG',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    rows: 4,
    ready: 3,
    known: 0,
    refused: 1,
    problems: [{ line: 5, column: 'date', message: 'Please give the closing date' }],
    report: { summary: { rows: 4, new: 3, changed: 0, same: 0, refused: 1 }, ready: 3 },
    otherSectors: ['HRTech'],
    sample: [
      { company: 'Kobolink', amount: '$5,000,000', date: '2026-05', country: 'Nigeria' },
      {},
      { kind: 'debt' },
    ],
  });
  expect(await rounds()).toHaveLength(0);
});

describe('importing', () => {
  it('refuses all while one row is refused, and stores nothing', async () => {
    const answer = await admin.post(IMPORT, { ...FORM, csv: `${CSV}\nNodate,FinTech,Seed,Seed,1,,,` });
    expect(answer.status).toBe(400);
    expect(answer.problem.message).toBe(
      'Row 5, Date: Please give the closing date. 1 of the rows are refused.',
    );
    expect(await rounds()).toHaveLength(0);
    expect((await admin.get(IMPORTS)).body).toHaveLength(0);
  });

  it('takes the good rows when told to, with honest counts, and shows source and licence', async () => {
    const csv = `${CSV}\nNodate,FinTech,Seed,Seed,1,,,`;
    const answer = await admin.post(IMPORT, { ...FORM, csv, leaveOutRefused: true });
    expect([answer.status, answer.body]).toMatchObject([
      201,
      { imported: 3, known: 0, refused: 1, importedBy: 'Ada Obi' },
    ]);
    expect(await rounds()).toMatchObject([
      { company: 'Peopledesk', sector: 'HRTech', date: '2026', source: 'Press table', licence: 'MIT' },
      {
        company: 'Kobolink',
        date: '2026-05',
        amountMinor: 500_000_000,
        sourceUrl: 'https://press.example.com/kobolink',
      },
      { company: 'Rana Solar', kind: 'debt', date: '2025-10-02' },
    ]);
    const { body } = await app.visitor.get('/api/market-intelligence?country=NG');
    expect(body.basis?.sources).toMatchObject([{ source: 'Press table', licence: 'MIT', rounds: 2 }]);
  });

  it('takes nothing twice', async () => {
    const again = await admin.post(IMPORT, FORM);
    expect([again.status, again.problem.message]).toEqual([400, 'There is no new round in this file.']);
    const more = await admin.post(IMPORT, { ...FORM, csv: `${CSV}\nNewer,FinTech,Seed,Seed,2,2026-09,,` });
    expect(more.body).toMatchObject({
      imported: 1,
      known: 3,
      refused: 0,
      report: { summary: { new: 1, same: 3 } },
    });
    const german = { csv: 'Firma;Branche;Datum;Betrag\nNewer;FinTech;30.09.2026;2', country: 'Nigeria' };
    const columns = { company: 0, sector: 1, date: 2, amount: 3 };
    expect((await admin.post(PREVIEW, { ...german, columns })).body).toMatchObject({ ready: 1, refused: 0 });
    expect((await admin.post(PREVIEW, german)).status).toBe(400);
    expect(await rounds()).toHaveLength(4);
  });

  it.each([
    [{ ...FORM, source: '' }, 'source'],
    [{ ...FORM, licence: undefined }, 'licence'],
    [{ ...FORM, sourceUrl: 'javascript:alert(1)' }, 'sourceUrl'],
    [{ ...FORM, csv: '' }, 'csv'],
    [{ ...FORM, csv: 'a,b\n1,2' }, 'csv'],
    [{ ...FORM, csv: 'x'.repeat(900_001) }, 'csv'],
    [{ ...FORM, country: 'Atlantis' }, 'country'],
    [{ ...FORM, leaveOutRefused: 'yes' }, 'leaveOutRefused'],
    [{ ...FORM, extra: 1 }, 'body'],
  ])('bad input %# is refused by name', async (form, path) => {
    const { status, problem } = await admin.post(IMPORT, form);
    expect([status, problem.errors?.[0]?.path]).toEqual([400, path]);
  });
});

it('undoes an import as a whole, once, and keeps its line on record', async () => {
  const list = (await admin.get(IMPORTS)).body;
  expect(list).toMatchObject([{ imported: 1 }, { imported: 3 }]);
  const path = `${IMPORTS}/${list[1]?.id}` as const;
  expect((await admin.delete(path)).body).toMatchObject({ undoneBy: 'Ada Obi', imported: 3, removed: 3 });
  expect(await rounds()).toMatchObject([{ company: 'Newer' }]);
  expect((await admin.delete(path)).status).toBe(409);
  expect((await admin.delete(`${IMPORTS}/999`)).status).toBe(404);
  expect((await admin.delete(`${IMPORTS}/x`)).status).toBe(400);
  expect((await admin.get(IMPORTS)).headers['x-total-count']).toBe('2');
});
