import { expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder' });

async function startup(name: string): Promise<number> {
  const { body } = await founder.post('/api/startups', startupForm(name));
  return body.id;
}

const HEAD = 'Type,Startup,Date,Amount,Currency,Round type,Equity %,Sold %,Reason,Colour\n';
const send = (client: Client, csv: string, preview = false) =>
  client.post(`/api/portfolio/import${preview ? '?preview=true' : ''}`, { fileName: 'deals.csv', csv });
const total = async (client: Client) =>
  (await client.get('/api/portfolio/overview')).body.summary?.totalInvestments;

it('shows what would happen, keeps the good rows, names the bad ones, and takes the whole batch back', async () => {
  const investor = await app.member();
  await startup('Importa');
  await startup('Twice');
  await startup('Twice');
  const csv = `${HEAD}Exit,importa,2025-01-31,"250,000",USD,,,100,Sold,red
Investment,Importa,2023-01-31,"100,000.50",USD,Seed,5,,,
,Importa,2023-02-30,100,USD,Seed,,,,
,Nowhere Inc,2023-01-31,100,USD,Seed,,,,
,Twice,2023-01-31,100,USD,Seed,,,,
,Importa,2023-03-31,10.5,XOF,Seed,,,,
Mark,Importa,2025-06-30,5,USD,,,,Later,
`;
  const preview = await send(investor, csv, true);
  expect(preview.body).toMatchObject({
    preview: true,
    importId: null,
    counts: { rows: 7, ready: 2, created: 0, known: 0, failed: 5 },
    unknownColumns: ['Colour'],
  });
  const faults = Object.fromEntries(
    preview.body.rows?.map(({ line, errors }) => [String(line), errors?.[0]]) ?? [],
  );
  expect(faults).toMatchObject({
    4: { path: 'Date', message: 'Must be a day that exists, from 1900-01-01 on' },
    5: { path: 'Startup', message: expect.stringMatching(/^There is no startup called Nowhere Inc: give/) },
    6: { path: 'Startup', message: 'Several startups bear this name: give the Startup ID' },
    7: { path: 'Amount', message: 'XOF has no smaller unit than that' },
    8: { path: 'Date', message: 'The company was exited on 31 Jan 2025: it has no value after that.' },
  });
  expect(await total(investor)).toBe(0);

  const kept = await send(investor, csv);
  expect([kept.status, kept.body.counts]).toMatchObject([201, { created: 2, failed: 5 }]);
  expect((await investor.get('/api/portfolio/companies')).body).toMatchObject([
    { status: 'exited', totalInvested: 100_000.5, proceeds: 250_000 },
  ]);
  expect((await send(investor, csv)).body.counts).toMatchObject({ created: 0, known: 2, failed: 5 });

  const [batch] = (await investor.get('/api/portfolio/imports')).body;
  expect(batch).toMatchObject({ fileName: 'deals.csv', rowCount: 2, undone: false });
  const path = `/api/portfolio/imports/${batch?.id}` as const;
  const stranger = await app.member();
  expect((await stranger.delete(path)).status).toBe(404);
  expect((await stranger.get('/api/portfolio/imports')).body).toEqual([]);
  expect((await investor.delete(path)).body).toEqual({ removed: 2 });
  expect((await investor.delete(path)).status).toBe(404);
  expect(await total(investor)).toBe(0);
});

it('tells what is there with other values, reads both ways of numbers and days, and keeps nothing twice', async () => {
  const investor = await app.member();
  const id = await startup('Zweimal');
  const german = `Firma;Typ;Datum;Betrag;Anteil;Runde;Währung\nzweimal;Investment;31.01.2024;1.234,50;12,5;Seed;EUR\n`;
  const columns = { startup: 0, type: 1, date: 2, amount: 3, equityPercentage: 4, roundType: 5, currency: 6 };
  const kept = await investor.post('/api/portfolio/import', { fileName: 'a.csv', csv: german, columns });
  expect(kept.body).toMatchObject({ counts: { created: 1 }, report: { ready: 1, unknownColumns: [] } });
  const { text } = await investor.get('/api/portfolio/export');
  expect(text).toContain(`Investment,Zweimal,${id},2024-01-31,1234.5,EUR,Seed,12.5`);
  expect((await send(investor, text, true)).body.report).toMatchObject({ summary: { same: 1 }, ready: 0 });
  const corrected = await send(investor, text.replace(',12.5,', ',13,').replace('1234.5', '"€1,234.50"'));
  expect(corrected.body).toMatchObject({
    importId: null,
    counts: { created: 0, known: 1 },
    report: { rows: [{ outcome: 'changed', detail: 'What is there differs in Equity %' }] },
  });
  const clash = await send(investor, text.replace('1234.5', 'NGN 5m'), true);
  expect(clash.body.rows?.[0]?.errors).toEqual([
    { path: 'Amount', message: 'This is in NGN, but the currency of the row is EUR' },
  ]);
  const bad = { fileName: 'a.csv', csv: german, columns: { startup: 'Firma' } };
  expect((await investor.post('/api/portfolio/import', bad)).status).toBe(400);
});

it('refuses a file it cannot read in one sentence', async () => {
  const investor = await app.member();
  const messages: [string, string][] = [
    ['', 'This file is empty'],
    [
      'Startup,When\nA,2023-01-31\n',
      'The first row must name the columns; among them must be Date and Amount.',
    ],
    [HEAD, 'There are no rows below the headings.'],
  ];
  for (const [csv, message] of messages)
    expect((await send(investor, csv)).problem.errors).toEqual([{ path: 'csv', message }]);
  expect(
    (await investor.post('/api/portfolio/import?preview=maybe', { fileName: 'a', csv: HEAD })).status,
  ).toBe(400);
  expect((await send(app.visitor, HEAD)).status).toBe(401);
});

it('exports what the import reads back, safe from formulas', async () => {
  const [investor, other] = [await app.member(), await app.member()];
  const id = await startup('=HYPERLINK("http://evil","x")');
  const made = await investor.post('/api/portfolio/investments', {
    startupId: id,
    dealDate: '2024-01-31',
    investmentAmount: 1234.5,
    roundType: 'Debt',
    notes: '@SUM(A1)',
    leadInvestor: true,
    antiDilutionRights: 'Full Ratchet',
  });
  const path = `/api/portfolio/investments/${made.body.id}` as const;
  await investor.post(`${path}/round`, { date: '2025-01-31', raised: 5000, postMoney: 20_000, reason: '-5' });
  await investor.post(`${path}/mark`, { date: '2025-02-28', amount: 0, reason: '=1+1', runwayMonths: 3 });
  const file = await investor.get('/api/portfolio/export');
  expect(file.headers['content-type']).toMatch(/^text\/csv/);
  expect(file.text).toContain("'=HYPERLINK");
  expect(file.text).toContain("'@SUM(A1)");
  expect(file.text).toContain("'=1+1");
  expect(file.text).toContain(',-5,');
  expect((await send(other, file.text)).body.counts).toMatchObject({ rows: 3, created: 3, failed: 0 });
  const again = await other.get('/api/portfolio/export');
  expect(again.text).toBe(file.text);
  expect((await app.visitor.get('/api/portfolio/export')).status).toBe(401);
  expect((await (await app.member()).get('/api/portfolio/export')).text.trim().split('\n')).toHaveLength(1);
});

it('reads rates from a file, counts honestly, and takes them back', async () => {
  const investor = await app.member();
  const csv =
    'Date,Base,Quote,Rate,Source\n2025-01-31,USD,NGN,"1,500",CBN\n2025-01-31,USD,NGN,1501,CBN\n2025-02-31,USD,NGN,1,CBN\n2025-03-31,USD,KES,129.5,\n';
  const url = '/api/portfolio/fx-rates/import';
  const body = { fileName: 'rates.csv', csv };
  expect((await investor.post(`${url}?preview=true`, body)).body.counts).toEqual({
    rows: 4,
    ready: 1,
    created: 0,
    known: 1,
    failed: 2,
  });
  const kept = await investor.post(url, body);
  expect(kept.body.counts).toMatchObject({ created: 1, known: 1, failed: 2 });
  expect((await investor.get('/api/portfolio/fx-rates')).body).toMatchObject([{ rate: 1500, source: 'CBN' }]);
  await investor.delete(`/api/portfolio/imports/${Number(kept.body.importId)}`);
  expect((await investor.get('/api/portfolio/fx-rates')).body).toEqual([]);
  expect((await app.visitor.post(url, body)).status).toBe(401);
});

const ledger = async (client: Client) => {
  const { text } = await client.get('/api/portfolio/export');
  const [head = '', ...rows] = text.trim().split('\r\n');
  const idAt = head.split(',').indexOf('Startup ID');
  // A company outside the directory has another number in each portfolio.
  return rows.map((row) => row.split(',').filter((_, at) => at !== idAt));
};

it('reads its own export back to the same ledger: companies outside the directory, records alike, and one that left', async () => {
  const [investor, other] = [await app.member(), await app.member()];
  const listed = await startup('Roundtrip');
  const leaving = await founder.post('/api/startups', startupForm('Leaving Soon'));
  const deal = (more: object) => ({
    dealDate: '2024-01-31',
    investmentAmount: 12_345.67,
    currency: 'ZAR',
    roundType: 'Seed',
    ...more,
  });
  const outside = { name: 'Outside Ltd', country: 'Tanzania', sector: 'HealthTech' };
  const bodies = [
    deal({ startupId: listed, equityPercentage: 2.5, valuation: 493_826.8 }),
    deal({ startupId: listed }),
    deal({ startupId: leaving.body.id }),
    deal({ company: outside, currency: 'TND', investmentAmount: 12_345.67, notes: '-1 of 2\nsecond line' }),
  ];
  const made = [];
  for (const body of bodies) made.push((await investor.post('/api/portfolio/investments', body)).body);
  const path = `/api/portfolio/investments/${made[3]?.id}` as const;
  const paid = { date: '2025-01-31', amount: 100, reason: 'Dividend' };
  await investor.post(`${path}/distribution`, paid);
  await investor.post(`${path}/distribution`, paid);
  await investor.post(`${path}/exit`, { date: '2026-01-31', amount: 5000.5, soldPercentage: 33.3 });
  await investor.post(`${path}/write-off`, { date: '2026-03-31', reason: 'Closed, sadly' });
  const withdrawn = await founder.delete(`/api/startups/${leaving.body.id}`);
  expect(withdrawn.status).toBeLessThan(300);

  const { text } = await investor.get('/api/portfolio/export');
  expect((await send(investor, text)).body).toMatchObject({
    importId: null,
    counts: { rows: 8, created: 0, known: 8, failed: 0 },
    report: { summary: { same: 8 } },
  });
  const preview = await send(other, text, true);
  expect(preview.body.report?.rows).toContainEqual(
    expect.objectContaining({ detail: expect.stringContaining('a company outside the directory') }),
  );
  // What has left the directory is known to nobody but its holder.
  expect((await send(other, text)).body.counts).toMatchObject({ rows: 8, created: 7, failed: 1 });
  const kept = await ledger(investor);
  expect(await ledger(other)).toEqual(kept.filter((cells) => !cells.includes('Leaving Soon')));
  expect((await send(other, (await other.get('/api/portfolio/export')).text)).body.counts).toMatchObject({
    created: 0,
    known: 7,
  });
});

it('an unknown name needs its country and sector, and a number must follow the one before', async () => {
  const investor = await app.member();
  const head = 'Startup,Date,Amount,Round type,Country,Sector,Number\n';
  const rows = [
    'Unheard Of,2024-01-31,100,Seed,,,',
    'Unheard Of,2024-01-31,100,Seed,Kenya,,',
    'Unheard Of,2024-01-31,100,Seed,Nowhere,Fintech,',
    'Unheard Of,2024-01-31,100,Seed,Kenya,Fintech,3',
    'Unheard Of,2024-01-31,100,Seed,Kenya,Fintech,',
    'unheard of,2024-01-31,100,Seed,,,2',
  ];
  const { body } = await send(investor, `${head}${rows.join('\n')}\n`);
  expect(body.rows?.map(({ errors }) => errors?.map(({ path }) => path))).toEqual([
    ['Startup'],
    ['Startup'],
    ['Country', 'Startup'],
    ['Number'],
    [],
    [],
  ]);
  expect((await investor.get('/api/portfolio/companies')).body).toMatchObject([
    { totalInvested: 200, startup: { country: 'Kenya', isOutside: true } },
  ]);
});
