import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '#shared/web/query-client.ts';
import { renderScreen } from '#test/web/screen.tsx';
import type { AnalysisDiff, AnalysisResult, Question } from '../contract/analysis.ts';
import type { DocumentDetail, DocumentVersion } from '../contract/document.ts';
import { DocumentPage } from './document-page.tsx';

const READY: DocumentVersion = {
  number: 2,
  fileName: 'deck v2.pdf',
  fileKind: 'pdf',
  sizeBytes: 1000,
  note: 'Rivals named',
  status: 'ready',
  reason: null,
  pageUnit: 'page',
  pageCount: 1,
  isCut: false,
  score: 61,
  flagCount: 0,
  criticalFlagCount: 0,
  createdAt: '2026-11-20T08:00:00.000Z',
  createdBy: 'Ada Obi',
};
const FIRST: DocumentVersion = { ...READY, number: 1, note: null, score: 43, flagCount: 1 };
const DOCUMENT: DocumentDetail = {
  id: 9,
  title: 'Seed deck',
  documentType: 'pitch_deck',
  isMade: false,
  startupId: 7,
  startupName: 'Zuri Pay',
  canEdit: true,
  isShared: false,
  versions: [READY, FIRST],
};
const part = { points: 20, maximum: 20, measured: 1 };
const ANALYSIS: AnalysisResult = {
  documentType: 'pitch_deck',
  score: 61,
  confidence: 0.4,
  parts: { coverage: { ...part, maximum: 60 }, numericFacts: part, soundness: part },
  strengths: [],
  riskFlags: [],
  extractedData: { revenue: [], expenses: [], team: [], legal: [] },
  recommendations: [],
  sections: [],
  numbers: [],
  language: 'en',
  words: 160,
  pagesWithoutText: [2],
  analysedAt: '2026-11-20T08:00:05.000Z',
};
const flag = {
  code: 'NO_COMPETITION',
  kind: 'flag',
  severity: 'high',
  title: 'Nobody is named',
  why: '',
  mend: null,
  quotes: [],
} as const;
const revenue = (value: number) => {
  const quote = { page: 1, start: 0, end: 1, text: 'x' };
  const money = { kind: 'revenue', currency: 'USD', unit: 'money', evidence: 'claim' } as const;
  return { ...money, value, period: '2026-06', quote };
};
const DIFF: AnalysisDiff = {
  findings: { appeared: [], vanished: [flag] },
  sections: { appeared: [], vanished: [] },
  numbers: { appeared: [], vanished: [], changed: [{ before: revenue(20_000), after: revenue(24_000) }] },
  score: { before: 43, after: 61 },
};

const asked: Question = {
  code: 'LICENCE_MISSING',
  text: 'A licence is missing?',
  quote: { page: 1, start: 0, end: 3, text: 'Our file is with the permit office.' },
  answer: null,
};

let document: DocumentDetail;
let canAnswer: boolean;
let isRefused: boolean;
let analysis: AnalysisResult;
let isDown: boolean;
let isMissing: boolean;
let sent: string[];

beforeEach(() => {
  document = DOCUMENT;
  analysis = ANALYSIS;
  canAnswer = true;
  isRefused = false;
  isDown = false;
  isMissing = false;
  sent = [];
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (isDown) return new Response('', { status: 500 });
    if (isMissing) return new Response('', { status: 404 });
    if (init?.method !== undefined && init.method !== 'GET') {
      const body = typeof init.body === 'string' ? ` ${init.body}` : '';
      sent.push(`${init.method} ${url}${body}`);
    }
    if (url.endsWith('/answers')) {
      if (isRefused) return Response.json({ code: 'invalid', message: 'Not asked' }, { status: 400 });
      const { isSo } = JSON.parse(init?.body as string);
      const answer = isSo === null ? null : { isSo, by: 'Ada Obi', at: '2026-11-21T08:00:00.000Z' };
      const riskFlags = isSo ? [{ ...flag, confirmed: 'Confirmed by the team' }] : [];
      analysis = { ...analysis, riskFlags, questions: [{ ...asked, answer }] };
      return Response.json({ ok: true });
    }
    if (url.includes('/diff')) return Response.json(DIFF);
    if (url.includes('/versions/'))
      return Response.json({ ...READY, pages: ['One', ''], analysis, canAnswer });
    return Response.json(document);
  });
});

function open(at = '/documents/9') {
  return renderScreen(<DocumentPage id={9} />, { at }).user;
}

const shownAs = (version: Partial<DocumentVersion>): DocumentDetail => ({
  ...DOCUMENT,
  versions: [{ ...READY, ...version }],
});

it('shows the score, whose it is, and which page has no text', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Seed deck' })).toBeTruthy();
  expect(screen.getByText(/version 2, 20 Nov 2026, for the team of Zuri Pay/)).toBeTruthy();
  expect(await screen.findByText('Page 2 without a text layer.')).toBeTruthy();
});

it('compares two versions in words', async () => {
  const user = open();
  await user.selectOptions(await screen.findByLabelText('Compare version 2 with'), '1');
  expect(await screen.findByText('The score went from 43 to 61.')).toBeTruthy();
  const mended = screen.getByText('Nobody is named').closest('li');
  expect(mended && within(mended).getByText('Mended')).toBeTruthy();
  expect(screen.getByText('Revenue, Jun 2026: $20,000 → $24,000')).toBeTruthy();
});

it('says that a file is being read, and why one could not be', async () => {
  document = shownAs({ status: 'reading' });
  open();
  expect(await screen.findByText(/Reading the file\./)).toBeTruthy();
  cleanup();
  document = shownAs({
    status: 'failed',
    reason: 'Reading this took longer than 15 seconds and was stopped.',
  });
  open();
  expect(await screen.findByText(/took longer than 15 seconds/)).toBeTruthy();
  expect(screen.getByLabelText('Upload a newer version')).toBeTruthy();
});

it('says of a file that is only pictures that nothing was read, and judges nothing', async () => {
  analysis = { ...ANALYSIS, score: null, words: 0, language: 'unknown', pagesWithoutText: [1, 2] };
  open();
  expect(await screen.findByRole('heading', { name: 'There is no text in this file' })).toBeTruthy();
  expect(screen.getByText(/^All 2 pages are pictures/)).toBeTruthy();
  expect(screen.queryByText('Nothing found.')).toBeNull();
  expect(screen.getByLabelText('Upload a newer version')).toBeTruthy();
});

it('says that a French document is quoted as it is, and marks the quotes as French', async () => {
  const quote = { page: 1, start: 0, end: 3, text: 'Nous n’avons pas de concurrent.' };
  const inFrench = { ...flag, mend: 'Nommez-en trois.', quotes: [quote] };
  analysis = { ...ANALYSIS, language: 'fr', riskFlags: [inFrench] };
  open();
  expect(await screen.findByText(/^Read as French\. Quotes are the document’s own words/)).toBeTruthy();
  expect(screen.getByText(/pas de concurrent/).lang).toBe('fr');
  // What stands before what to do is of the same sentence.
  expect(screen.getByText(/À faire\s:/).parentElement).toMatchObject({
    lang: 'fr',
    textContent: 'À faire\u00A0: Nommez-en trois.',
  });
});

it('asks about what is not certain, apart from the flags', async () => {
  analysis = { ...ANALYSIS, questions: [asked] };
  canAnswer = false;
  open();
  expect(await screen.findByRole('heading', { name: 'Is this so?' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'A licence is missing?' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Our file is with the permit office/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
});

it('takes a yes as a risk flag, and takes it back', async () => {
  analysis = { ...ANALYSIS, questions: [asked] };
  const user = open();
  const group = within(await screen.findByRole('group', { name: 'A licence is missing?' }));
  await user.click(group.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Confirmed by the team')).toBeTruthy();
  expect(group.getByRole('button', { name: 'Yes', pressed: true })).toBeTruthy();
  expect(screen.getByText(/^Yes, this is so\. It counts as a risk flag\. Ada Obi/)).toBeTruthy();
  const sentTo = 'PUT /api/documents/9/versions/2/answers';
  const place = '{"code":"LICENCE_MISSING","page":1,"start":0,"isSo":';
  expect(sent).toEqual([`${sentTo} ${place}true}`]);
  screen.getByRole('button', { name: 'Undo' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Confirmed by the team')).toBeNull());
  expect(sent.at(-1)).toBe(`${sentTo} ${place}null}`);
  expect(screen.queryByText(/^Yes, this is so/)).toBeNull();
});

it('shows a no at once, and puts it back where it is refused', async () => {
  analysis = { ...ANALYSIS, questions: [asked] };
  isRefused = true;
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'No' }));
  expect((await screen.findAllByText('Not asked')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'No', pressed: true })).toBeNull();
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(await screen.findByText(/^No, this is not so\. It is not asked again\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.queryByText(/^No, this is not so/)).toBeNull());
});

it('says to a reader outside the team that answers are theirs alone', async () => {
  document = { ...DOCUMENT, canEdit: false, isShared: true };
  const answer = { isSo: false, by: 'Kofi Mensah', at: '2026-11-21T08:00:00.000Z' };
  analysis = { ...ANALYSIS, questions: [{ ...asked, answer }] };
  open();
  expect(await screen.findByText(/Your answers are yours alone/)).toBeTruthy();
  expect(screen.getByText(/It is not asked again\. You said so on 21 Nov 2026\./)).toBeTruthy();
});

it('opens where a quote stands that the address asks for', async () => {
  open('/documents/9?version=2&quote=1.0.3');
  await screen.findByText('Page 2 without a text layer.');
  expect(globalThis.document.querySelector('mark')?.textContent).toBe('One');
});

it('says when it reads like another kind of document, and analyses it as that', async () => {
  analysis = { ...ANALYSIS, readsLike: 'financial_statements' };
  const user = open();
  expect(await screen.findByText('This reads like financial statements.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Analyze as financial statements' }));
  expect((await screen.findAllByText('Document analysis completed')).length).toBeGreaterThan(0);
  expect(sent).toEqual(['POST /api/documents/9/analyze {"documentType":"financial_statements"}']);
  cleanup();
  document = { ...DOCUMENT, canEdit: false, isShared: true };
  open();
  await screen.findByText('This reads like financial statements.');
  expect(screen.queryByRole('button', { name: /^Analyze as/ })).toBeNull();
});

it('analyses the newest version anew, as another kind of document too', async () => {
  const user = open();
  await screen.findByText('Page 2 without a text layer.');
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.queryByRole('menuitem', { name: 'Analyze as Pitch deck' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Analyze as Business plan' }));
  expect((await screen.findAllByText('Document analysis completed')).length).toBeGreaterThan(0);
  expect(sent).toEqual(['POST /api/documents/9/analyze {"documentType":"business_plan"}']);
});

it('says how much of a long file was read', async () => {
  document = shownAs({ isCut: true, pageCount: 640 });
  open();
  expect(await screen.findByText(/2 pages of 640/)).toBeTruthy();
});

it('offers readers of the team no change', async () => {
  document = { ...DOCUMENT, canEdit: false };
  open();
  await screen.findByText('Page 2 without a text layer.');
  for (const name of ['Share', 'More actions', 'New version'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByLabelText('Upload a newer version')).toBeNull();
});

it('tells a reader outside the team that it is shared, read only', async () => {
  document = { ...DOCUMENT, canEdit: false, isShared: true };
  const recommendations = [{ text: 'Name three.', because: 'NO_COMPETITION' }];
  analysis = { ...ANALYSIS, riskFlags: [{ ...flag, mend: 'Name three.' }], recommendations };
  open();
  expect(await screen.findByText('Shared with you by the team; read only.')).toBeTruthy();
  expect(await screen.findByText('Ask the team to:')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Recommendations' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Zuri Pay' }).getAttribute('href')).toBe('/startups/7');
  for (const name of ['Share', 'More actions', 'New version'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  const back = screen.getByRole('link', { name: 'Shared with you' });
  expect(back.getAttribute('href')).toBe('/ai-insights?tab=documents&startup=none');
});

it('goes out of sight when it is taken back', async () => {
  document = { ...DOCUMENT, canEdit: false, isShared: true };
  const cache = makeQueryClient();
  renderScreen(<DocumentPage id={9} />, { cache });
  await screen.findByRole('heading', { level: 1, name: 'Seed deck' });
  isMissing = true;
  await cache.invalidateQueries();
  expect(await screen.findByRole('heading', { level: 1, name: 'No such document' })).toBeTruthy();
  expect(screen.queryByText('Seed deck')).toBeNull();
});

it('asks before it deletes', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Seed deck?' });
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete document' }));
  expect((await screen.findAllByText('Document deleted')).length).toBeGreaterThan(0);
  expect(sent).toEqual(['DELETE /api/documents/9']);
});

it('says when it could not be loaded, and tries again', async () => {
  isDown = true;
  const user = open();
  await screen.findByText('We could not load this document');
  expect(screen.getByRole('heading', { name: 'Document', level: 1 })).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Seed deck' })).toBeTruthy();
});

it('says that there is none, and where the others are', async () => {
  isMissing = true;
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'No such document' })).toBeTruthy();
  const back = screen.getByRole('link', { name: 'All documents' });
  expect(back.getAttribute('href')).toBe('/ai-insights?tab=documents&startup=none');
});
