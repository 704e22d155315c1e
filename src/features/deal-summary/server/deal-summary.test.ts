import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typesetPdf } from '#platform/pdf/typeset.ts';
import { type Client, createTestApp, type TestApp } from '#test/app.ts';
import { FULLEST } from '#test/deal-summary.ts';
import { provedMember, type RoomBuilder, roomOf } from '#test/data-room.ts';
import { makeDocx, multipart } from '#test/documents.ts';
import { createInvestor, createStartup, joinTeam } from '#test/forms.ts';
import type { DealSummary } from '../contract.ts';
import { dealSummary } from '../domain/summary.ts';
import { LANGUAGES } from '#shared/domain/paper-language.ts';

let app: TestApp;
let founder: Client;
let id: number;

const holder = (shareholderName: string, shares: number) => ({
  shareholderName,
  shareholderType: 'founder',
  shares,
  shareClass: 'Common',
  vesting: { total: shares, vested: 0, cliff: 12, schedule: '4-year' },
  liquidationPreference: 1,
  antiDilution: 'Weighted Average',
});
const NAIRA = {
  instrument: 'safe',
  currency: 'NGN',
  target: 450_000_000,
  softCircled: 90_000_000,
  committed: 60_000_000,
  signed: 45_000_000,
  received: 30_000_000,
};
const MODEL = {
  revenueGrowthRate: 100,
  marketSize: 10_000_000,
  customerAcquisitionCost: 50,
  lifetimeValue: 500,
  churnRate: 5,
  grossMargin: 80,
};

beforeAll(async () => {
  app = await createTestApp();
  founder = await app.member({ userType: 'founder', firstName: 'Thandiwe', lastName: 'Phiri' });
  ({ id } = await createStartup(founder, 'Mavuno Grain', {
    description: 'Stores grain at Abidjan – à crédit – for Ọyọ farmers; #eval("1 + 1") $x$ @note.',
  }));
  const holders = [holder('Thandiwe Phiri', 7_000_000), holder('Kofi Mensah', 3_000_000)];
  const made = await Promise.all([
    founder.post(`/api/startups/${id}/cap-table`, { shares: holders }),
    founder.put(`/api/startups/${id}/funding-tracker/round`, NAIRA),
    founder.post(`/api/startups/${id}/financial-model`, { assumptions: MODEL }),
    founder.post(`/api/startups/${id}/valuation`, {}),
  ]);
  // Reading the answer of a refused call throws.
  for (const { body } of made) void body;
  for (const [date, value] of [
    ['2026-08-31', 9_000_000],
    ['2026-09-30', 12_000_000],
  ])
    await founder.post(`/api/startups/${id}/traction`, {
      metric: 'monthly_revenue',
      date,
      value,
      currency: 'NGN',
    });
});
afterAll(() => app.close());

const open = (client: Client, query: `?${string}` = '?') =>
  client.get(`/api/startups/${id}/deal-summary${query}`);

async function fileOf(client: Client, query = '') {
  const url = `/api/startups/${id}/deal-summary/file${query}`;
  return app.server.inject({ url, headers: { cookie: client.cookie } });
}

async function readPdf(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  return { pages: pdf.numPages, text: text.replaceAll(/\s+/g, ' ') };
}

/** Every word and figure of a summary, as a screen shows it. */
function wordsOf({ pages }: Pick<DealSummary, 'pages'>): string[] {
  return pages.flatMap(({ sections }) =>
    sections.flatMap(({ heading, source, blocks }) => [
      heading,
      ...(source === null ? [] : [source]),
      ...blocks.flatMap((block) => {
        if (block.kind === 'text') return block.paragraphs;
        if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
        const items =
          block.kind === 'terms' ? block.terms : block.kind === 'bars' ? block.bars : block.columns;
        return items.flatMap(({ label, value, note }) => [label, value, ...(note === null ? [] : [note])]);
      }),
    ]),
  );
}

const said = (summary: DealSummary) => JSON.stringify(summary.pages);

describe('who reads what', () => {
  it('visitors nothing, strangers what is public, the team all of it', async () => {
    const stranger = await app.member();
    expect((await open(app.visitor)).status).toBe(401);
    expect((await fileOf(app.visitor)).statusCode).toBe(401);
    expect((await open(stranger, '?scope=full')).status).toBe(404);
    expect((await fileOf(stranger, '?scope=full')).statusCode).toBe(404);

    const seen = (await open(stranger)).body;
    expect(seen).toMatchObject({ startup: { id, name: 'Mavuno Grain' }, isTeam: false });
    expect(seen.pages).toHaveLength(2);
    expect(said(seen)).toContain('₦450,000,000');
    for (const own of ['Kofi Mensah', 'Soft-circled', 'Signed', 'Financial model', 'Valuation'])
      expect(said(seen)).not.toContain(own);

    const all = (await open(founder, '?scope=full')).body;
    expect(all.isTeam).toBe(true);
    for (const own of ['Kofi Mensah', '30.00%', '₦90,000,000', 'Financial model', 'Fair value'])
      expect(said(all)).toContain(own);
  });

  it('a hidden startup is not there, whatever is asked of it', async () => {
    const hidden = await createStartup(founder, 'Hidden Grain');
    await app.services.db
      .updateTable('startups')
      .set({ hiddenAt: new Date() })
      .where('id', '=', hidden.id)
      .execute();
    const stranger = await app.member();
    for (const scope of ['public', 'full', 'notes'])
      for (const path of ['', '/file'])
        expect(
          (await stranger.get(`/api/startups/${hidden.id}/deal-summary${path}?scope=${scope}`)).status,
        ).toBe(404);
  });

  it('the public form has nothing of anybody’s own due diligence', async () => {
    const { client: investor } = await createInvestor(app);
    const file = `/api/startups/${id}/due-diligence` as const;
    await investor.post(file, {});
    const mark = { outcome: 'fail', note: 'Told me in confidence: no register.' };
    const marked = await investor.put(`${file}/marks/NG_CAC`, mark);
    expect(JSON.stringify(marked.body)).toContain(mark.note);
    expect(JSON.stringify((await open(investor, '?scope=notes')).body)).toContain(mark.note);
    expect(JSON.stringify((await open(investor, '?scope=public')).body)).not.toContain(mark.note);
  });

  it('notes are those one wrote, on a third page, with the fit of one’s own criteria', async () => {
    const { client: investor } = await createInvestor(app, { firmName: 'Nile Angels' });
    const other = await app.member();
    for (const [client, body] of [
      [investor, 'Ask Kofi about the licence.'],
      [other, 'Somebody else thinks this.'],
    ] as const) {
      const deal = (await client.post('/api/portfolio/deal-flow', { startupId: id })).body;
      await client.post(`/api/portfolio/deal-flow/${deal.id}/notes`, { body });
    }
    const { pages } = (await open(investor, '?scope=notes')).body;
    expect(pages).toHaveLength(3);
    const third = JSON.stringify(pages[2]);
    expect(third).toContain('Ask Kofi about the licence.');
    expect(third).toMatch(/"Fit with your criteria","value":"\d+ of 100"/);
    expect(JSON.stringify(pages)).not.toContain('Somebody else');
    expect(JSON.stringify((await open(founder, '?scope=full')).body)).not.toContain('licence');
  });
});

it.each<[`?${string}`, string, string]>([
  ['?scope=secret', 'scope', 'Must be public, full or notes'],
  ['?lang=sw', 'lang', 'Must be en or fr'],
])('says what is wrong with %s', async (query, path, message) => {
  const { status, problem } = await open(founder, query);
  expect(status).toBe(400);
  expect(problem.errors).toMatchObject([{ path, message }]);
  expect((await fileOf(founder, query)).statusCode).toBe(400);
});

it.each<`?${string}`>(['?scope=public', '?scope=full', '?scope=full&lang=fr', '?scope=notes&lang=fr'])(
  'the file %s says what the screen says',
  async (query) => {
    const summary = (await open(founder, query)).body;
    const file = await fileOf(founder, query);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    });
    expect(file.headers['content-disposition']).toMatch(
      /filename\*=UTF-8''Mavuno-Grain-\d{4}-\d\d-\d\d\.pdf$/,
    );
    const { pages, text } = await readPdf(file.rawPayload);
    expect(pages).toBe(summary.pages.length);
    const words = wordsOf(summary);
    expect(words.length).toBeGreaterThan(40);
    // A line may break where words do.
    const spaceless = text.replaceAll(' ', '');
    for (const word of words) expect(spaceless).toContain(word.replaceAll(/\s+/g, ''));
  },
);

it('what people wrote is set as it is, never run', async () => {
  const { text } = await readPdf((await fileOf(founder)).rawPayload);
  expect(text).toContain('#eval("1 + 1") $x$ @note.');
  expect(text).toContain('à crédit');
  expect(text).toContain('Ọyọ');
});

it.each(LANGUAGES)('the fullest startup fits its pages, with every sign of money (%s)', async (language) => {
  const template = readFileSync(new URL('summary.typ', import.meta.url), 'utf8');
  const set = (facts: typeof FULLEST) => typesetPdf(template, { ...dealSummary(facts, language), language });
  expect((await readPdf(await set(FULLEST))).pages).toBe(3);
  expect((await readPdf(await set({ ...FULLEST, own: null }))).pages).toBe(2);
  expect((await readPdf(await set({ ...FULLEST, own: null, team: null }))).pages).toBe(2);
  const signs = '₦ ₵ GH₵ R KSh FCFA CFA E£ € £ é è ç ï ŋ ɔ ẹ́';
  const company = { ...FULLEST.company, description: signs };
  const { text } = await readPdf(await set({ ...FULLEST, company }));
  expect(text.normalize('NFC')).toContain(signs.normalize('NFC'));
});

describe('filed in the data room', () => {
  const path = () => `/api/startups/${id}/deal-summary/versions` as const;
  const file = (who: Client, more: object = {}) =>
    who.post(path(), { scope: 'public', lang: 'en', folderId: null, ...more });
  let room: RoomBuilder;
  let folderId: number;

  beforeAll(async () => {
    room = await roomOf(founder, id);
    folderId = await room.folder('Round');
  });

  it('waits until the room is open', async () => {
    const { id: other } = await createStartup(founder, 'Roomless Grain');
    const answer = await founder.post(`/api/startups/${other}/deal-summary/versions`, {
      scope: 'public',
      lang: 'en',
      folderId: null,
    });
    expect([answer.status, answer.problem.message]).toEqual([
      409,
      'Open the data room first, then file it there.',
    ]);
  });

  it('is the next version of one document, read by guests as the rest of its folder is', async () => {
    const unplaced = await file(founder);
    expect([unplaced.status, unplaced.problem.errors?.[0]?.path]).toEqual([400, 'folderId']);
    const first = (await file(founder, { folderId })).body;
    expect(first.version).toBe(1);
    const guest = await provedMember(app, 'ada@irokolane.example');
    const groupId = await room.group('Iroko Lane');
    await room.guest(groupId, 'irokolane.example');
    const document = `${room.path}/documents/${first.documentId}` as const;
    expect((await guest.get(document)).status).toBe(404);
    await room.grant(groupId, { folderId, level: 'view' });
    const seen = (await guest.get(document)).body;
    expect(seen).toMatchObject({
      title: 'Deal summary',
      hasPictures: true,
      newest: { number: 1, pageCount: 2 },
    });
    const page = (await guest.get(`${document}/pages/1/text`)).body;
    expect(page.text).toContain('₦450,000,000');

    expect((await file(founder)).body).toEqual({ documentId: first.documentId, version: 2 });
    expect((await guest.get(document)).body.newest).toMatchObject({ number: 2 });
    expect((await founder.get(document)).body.versions).toHaveLength(2);
  });

  it('keeps each form and language apart, so that no guest of one is shown the other', async () => {
    const made = [];
    for (const [scope, lang] of [
      ['public', 'en'],
      ['full', 'en'],
      ['full', 'fr'],
    ] as const)
      made.push((await file(founder, { scope, lang, folderId })).body.documentId);
    expect(new Set(made).size).toBe(3);
    const { folders } = (await founder.get(room.path)).body;
    const titles = folders.flatMap(({ documents }) => documents.map(({ title }) => title));
    expect(titles.toSorted()).toEqual([
      'Deal summary',
      'Deal summary, full',
      'Fiche d’investissement, complète',
    ]);
  });

  it('is evidence of nothing: never analysed, and no version of it is brought', async () => {
    const { documentId } = (await file(founder, { folderId })).body;
    const detail = (await founder.get(`/api/documents/${documentId}`)).body;
    expect(detail).toMatchObject({ isMade: true });
    expect((await founder.get(`/api/documents/${documentId}/versions/1`)).body.analysis).toBeNull();
    const again = await founder.post(`/api/documents/${documentId}/analyze`, {});
    expect([again.status, again.problem.errors?.[0]?.path]).toEqual([400, 'id']);
    const { body, headers } = multipart({ name: 'a.docx', bytes: makeDocx(['Ours']) }, {});
    const brought = await founder.post(`/api/documents/${documentId}/versions`, body, headers);
    expect([brought.status, brought.problem.errors?.[0]?.path]).toEqual([400, 'file']);
  });

  it('is for those who edit the startup', async () => {
    const viewer = await app.member();
    await joinTeam(app, viewer, { startupId: id, role: 'viewer' });
    expect((await open(viewer)).body).toMatchObject({ isTeam: true, canFile: false });
    expect((await open(founder)).body.canFile).toBe(true);
    expect((await file(viewer, { folderId })).status).toBe(403);
    expect((await file(await app.member(), { folderId })).status).toBe(404);
    expect((await file(app.visitor, { folderId })).status).toBe(401);
  });

  it.each([
    [{ scope: 'notes' }, 'scope'],
    [{ lang: 'sw' }, 'lang'],
    [{ folderId: 'x' }, 'folderId'],
    [{ scope: 'full', lang: 'fr', folderId: 999_999 }, 'folderId'],
  ])('refuses %j', async (more, field) => {
    const fresh = await createStartup(founder, 'Another Grain');
    await roomOf(founder, fresh.id);
    const answer = await founder.post(`/api/startups/${fresh.id}/deal-summary/versions`, {
      scope: 'public',
      lang: 'en',
      folderId: null,
      ...more,
    });
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, field]);
  });
});
