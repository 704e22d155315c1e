import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { makeDocx, makePdf, makeZipBomb, multipart } from '#test/documents.ts';
import { joinTeam, startupForm } from '#test/forms.ts';
import { sideProcess } from '#platform/jobs/side-process.ts';
import { LARGEST_FILE_BYTES } from '../domain/limit.ts';
import { findDocumentFacts } from './queries.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder', firstName: 'Grace', lastName: 'Ato' });
const viewer = testMember(app);
const stranger = testMember(app);
let startupId: number;

const STARTUP = startupForm('Kijani Feeds', { sector: 'AgriTech', teamSize: 6, businessModel: 'Enterprise' });
const NO_RIVALS = 'Competition: we have no competitors.';
const DECK = [
  'The problem: poultry farmers in Uganda pay for imported soy, and one in three loses a flock to bad feed.',
  'Traction: monthly recurring revenue of $20,000 in June 2026 from 340 paying farmers.',
  NO_RIVALS,
  '',
];

beforeAll(async () => {
  startupId = (await founder.post('/api/startups', STARTUP)).body.id;
  await joinTeam(app, viewer, { startupId, role: 'viewer' });
});
afterAll(() => sideProcess.close());

type Upload = '/api/documents' | `/api/documents/${number}/versions`;

async function send(
  client: Client,
  name: string,
  bytes: Uint8Array,
  fields = {},
  url: Upload = '/api/documents',
) {
  const { body, headers } = multipart({ name, bytes }, fields);
  return client.post(url, body, headers);
}

async function sendDeck(fields: Record<string, string> = {}) {
  const answer = await send(founder, 'deck.pdf', await makePdf(DECK), {
    startupId: String(startupId),
    ...fields,
  });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

const countRows = async () => {
  const counted = await app.services.db
    .selectFrom('storedFiles')
    .select((eb) => eb.fn.countAll<number>().as('files'))
    .where('key', 'like', 'documents/%')
    .executeTakeFirstOrThrow();
  return counted.files;
};

describe('a document', () => {
  it('is kept, read and analysed, with quotes that stand where they say', async () => {
    const id = await sendDeck({ title: 'Seed deck', note: 'For the first calls' });
    const { body } = await viewer.get(`/api/documents/${id}`);
    expect(body).toMatchObject({ title: 'Seed deck', documentType: 'pitch_deck', startupId, canEdit: false });
    expect(body.versions).toMatchObject([
      {
        number: 1,
        fileName: 'deck.pdf',
        status: 'ready',
        note: 'For the first calls',
        pageCount: 4,
        createdBy: 'Grace Ato',
      },
    ]);
    const version = (await viewer.get(`/api/documents/${id}/versions/1`)).body;
    expect(version.pages?.[3]).toBe('');
    const analysis = version.analysis;
    expect(analysis?.pagesWithoutText).toEqual([4]);
    const flag = analysis?.riskFlags.find(({ code }) => code === 'NO_COMPETITION');
    const [quote] = flag?.quotes ?? [];
    const page = version.pages?.[(quote?.page ?? 0) - 1];
    expect(quote?.page).toBe(3);
    expect(page?.slice(quote?.start, quote?.end)).toBe(quote?.text);
    expect(quote?.text).toContain('no competitors');
  });

  it('is listed with its newest version, for the team alone', async () => {
    const list = await viewer.get(`/api/documents?startup=${startupId}`);
    expect(Number(list.headers['x-total-count'])).toBe(list.body.length);
    expect(list.body[0]).toMatchObject({ title: 'Seed deck', versionCount: 1, latest: { status: 'ready' } });
    expect(list.body[0]?.latest?.flagCount).toBeGreaterThan(0);
    expect((await founder.get('/api/documents')).body).toEqual([]);
  });

  it('counts for the startup’s readiness', async () => {
    const { body } = await founder.get('/api/dashboard/stats');
    const { lines } = body.scoreWhy;
    expect(lines.find(({ label }) => /documents/i.test(label))?.value).not.toBe('0 of 15');
  });

  it('does not count where it is only pictures', async () => {
    const { db } = app.services;
    const before = await findDocumentFacts(db, startupId);
    const fields = { startupId: String(startupId), documentType: 'legal_docs' };
    const scan = await send(founder, 'scan.pdf', await makePdf(['', '']), fields);
    expect(await findDocumentFacts(db, startupId)).toEqual(before);
    await send(founder, 'contract.pdf', await makePdf(['A dispute is open.']), fields);
    expect((await findDocumentFacts(db, startupId)).documentKinds).toBe(before.documentKinds + 1);
    expect((await founder.get(`/api/documents/${scan.body.id}`)).body.versions).toMatchObject([
      { status: 'ready', score: null },
    ]);
  });

  it('takes newer versions and says what changed', async () => {
    const id = await sendDeck();
    const better = [
      ...DECK.slice(0, 2),
      'Competition: Ugachick and imported soy; we cost a fifth less.',
      'The team: Grace Ato, CEO, nine years in feed.',
    ];
    const url = `/api/documents/${id}/versions` as const;
    const newer = await send(founder, 'deck v2.pdf', await makePdf(better), { note: 'Rivals named' }, url);
    expect(newer.status).toBe(201);
    expect(newer.body.versions).toMatchObject([{ number: 2, note: 'Rivals named' }, { number: 1 }]);
    const diff = (await viewer.get(`/api/documents/${id}/diff?from=1&to=2`)).body;
    const { vanished } = diff.findings;
    expect(vanished.map(({ code }) => code)).toContain('NO_COMPETITION');
    const { appeared } = diff.sections;
    expect(appeared.map(({ id: section }) => section)).toContain('team');
    const same = await send(founder, 'deck.pdf', await makePdf(better), {}, url);
    // PDFs carry the time they were made: only the very same bytes are the same file.
    expect([201, 400]).toContain(same.status);
  });

  it('is kept once, however often it is sent with the same key', async () => {
    const { body, headers } = multipart({ name: 'once.pdf', bytes: await makePdf(DECK) });
    const keyed = { ...headers, 'idempotency-key': 'once-and-for-all' };
    const first = await founder.post('/api/documents', body, keyed);
    const again = await founder.post('/api/documents', body, keyed);
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    const other = multipart({ name: 'once.pdf', bytes: await makePdf(['Another deck.']) });
    expect((await founder.post('/api/documents', other.body, keyed)).status).toBe(409);
  });

  it('refuses the very same file as a newer version', async () => {
    const file = makeDocx(['The problem: late payments.']);
    const { body } = await send(founder, 'plan.docx', file, { documentType: 'business_plan' });
    const again = await send(founder, 'plan.docx', file, {}, `/api/documents/${body.id}/versions`);
    expect(again.status).toBe(400);
    expect(again.problem.message).toBe('This is the same file as version 1.');
  });

  it('is downloaded as it was sent, under its own name', async () => {
    const bytes = await makePdf(DECK);
    const { body } = await send(founder, 'Présentation “2026”.pdf', bytes);
    const url = `/api/documents/${body.id}/versions/1/file` as const;
    const file = await app.server.inject({ url, headers: { cookie: founder.cookie } });
    expect(file.rawPayload.equals(bytes)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
    expect(file.headers['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''Pr%C3%A9sentation/);
  });

  it('is dated by the name of its file where no page dates it, also when it is read again', async () => {
    const rows = Buffer.from('Holder\tShares\t%\nGrace Ato\t600\t60\nLira Fund\t400\t40');
    const sent = await send(founder, 'owners 2026-04-30.txt', rows, { documentType: 'legal_docs' });
    const read = await founder.get(`/api/documents/${sent.body.id}/versions/1`);
    expect(read.body.analysis?.numbers).toContainEqual(
      expect.objectContaining({ value: 60, period: '2026-04', isDateInferred: true }),
    );
    const again = await founder.post(`/api/documents/${sent.body.id}/analyze`, {});
    expect(again.body.numbers).toEqual(read.body.analysis?.numbers);
  });

  it('goes away with its files', async () => {
    const before = await countRows();
    const id = await sendDeck();
    expect(await countRows()).toBe(before + 1);
    expect((await viewer.delete(`/api/documents/${id}`)).status).toBe(403);
    expect((await founder.delete(`/api/documents/${id}`)).status).toBe(200);
    expect(await countRows()).toBe(before);
    expect((await founder.get(`/api/documents/${id}`)).status).toBe(404);
  });
});

it('strangers are answered 404 and visitors 401, everywhere', async () => {
  const id = await sendDeck();
  const file = multipart({ name: 'deck.pdf', bytes: await makePdf(['x']) });
  const form = multipart({ name: 'deck.pdf', bytes: await makePdf(['x']) }, { startupId: String(startupId) });
  const asks = (client: Client) => [
    client.get(`/api/documents/${id}`),
    client.get(`/api/documents/${id}/versions/1`),
    client.get(`/api/documents/${id}/versions/1/file`),
    client.get(`/api/documents/${id}/diff?from=1&to=1`),
    client.post('/api/documents', form.body, form.headers),
    client.post(`/api/documents/${id}/versions`, file.body, file.headers),
    client.post(`/api/documents/${id}/analyze`, {}),
    client.delete(`/api/documents/${id}`),
  ];
  for (const { status, text } of await Promise.all(asks(stranger))) {
    expect(status).toBe(404);
    expect(text).not.toContain('deck.pdf');
  }
  for (const { status } of await Promise.all(asks(app.visitor))) expect(status).toBe(401);
  expect((await founder.get(`/api/documents/${id}`)).body.versions).toHaveLength(1);
  expect((await stranger.get(`/api/documents?startup=${startupId}`)).body).toEqual([]);
  expect((await stranger.get('/api/documents?startup=999999')).status).toBe(404);
});

it('a reader of the team may look and not change', async () => {
  const id = await sendDeck();
  const file = multipart({ name: 'deck.pdf', bytes: await makePdf(['x']) });
  expect((await viewer.post(`/api/documents/${id}/versions`, file.body, file.headers)).status).toBe(403);
  expect((await viewer.post(`/api/documents/${id}/analyze`, {})).status).toBe(403);
  expect((await viewer.get(`/api/documents/${id}/versions/1`)).status).toBe(200);
});

describe('bad input is refused with a sentence, and nothing of it is kept', () => {
  it.each([
    ['locked.pdf', () => makePdf(['x'], { password: 'secret' }), 400, /protected with a password/],
    ['bomb.docx', () => makeZipBomb(60), 400, /far too large/],
    ['pages.pdf', () => makePdf(Array.from({ length: 1_001 }, () => '')), 400, /1,001 pages/],
    ['deck.pdf', () => makeDocx(['x']), 400, /named \.pdf but is not a PDF/],
    ['deck.exe', () => Buffer.from('MZ'), 400, /We read PDF/],
    ['empty.txt', () => Buffer.alloc(0), 400, /empty/],
    ['blank.txt', () => Buffer.from('   \n'), 400, /no text/],
    ['large.txt', () => Buffer.alloc(LARGEST_FILE_BYTES + 1, 'a'), 413, /larger than 100 MB/],
  ] as const)('%s', async (name, make, status, sentence) => {
    const before = await countRows();
    const answer = await send(founder, name, await make());
    expect(answer.status).toBe(status);
    expect(answer.problem.message).toMatch(sentence);
    expect(await countRows()).toBe(before);
    expect(answer.text).not.toMatch(/node_modules|\/work|at .*\.ts/);
  });

  it('no file, no form, an unknown type, an unknown field', async () => {
    const pdf = await makePdf(['x']);
    expect((await founder.post('/api/documents', { a: 1 })).status).toBe(415);
    const typed = await send(founder, 'deck.pdf', pdf, { documentType: 'novel' });
    expect(typed.problem.errors?.[0]).toEqual({
      path: 'documentType',
      message: 'Please select a document type',
    });
    expect((await send(founder, 'deck.pdf', pdf, { colour: 'red' })).status).toBe(400);
    const { headers } = multipart({ name: 'x', bytes: pdf });
    const none = await founder.post('/api/documents', Buffer.from('--kilele-test-boundary--\r\n'), headers);
    expect(none.problem.errors?.[0]?.path).toBe('file');
  });

  it('a PDF with a script is read as text, and one that says it is larger is not read on', async () => {
    const id = (await send(founder, 'js.pdf', await makePdf(DECK, { script: 'app.alert(1)' }))).body.id;
    expect((await founder.get(`/api/documents/${id}/versions/1`)).text).not.toContain('app.alert');
    const refused = await app.server.inject({
      method: 'POST',
      url: '/api/documents',
      headers: {
        cookie: founder.cookie,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '300000000',
      },
      payload: 'x',
    });
    expect(refused.statusCode).toBe(413);
    expect(refused.headers.connection).toBe('close');
  });

  it('five megabytes of one word are read, scored low and doubted', async () => {
    const id = (await send(founder, 'word.txt', Buffer.alloc(5_000_000, 'a'))).body.id;
    const { analysis, isCut } = (await founder.get(`/api/documents/${id}/versions/1`)).body;
    expect(isCut).toBe(true);
    expect(analysis?.confidence).toBeLessThan(0.3);
  });
});
