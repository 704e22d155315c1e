import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { AnalysisResult, PastedAnalysis } from '../contract/analysis.ts';
import { DocumentTab } from './document-tab.tsx';

const PAGES = [
  'Problem: late payments.',
  'Competition: we have no competitors. Revenue $20,000 in June 2026.',
];
const quoteOf = (text: string) => {
  const page = PAGES.findIndex((each) => each.includes(text));
  const start = PAGES[page]?.indexOf(text) ?? 0;
  return { page: page + 1, start, end: start + text.length, text };
};
const part = (points: number, maximum: number) => ({ points, maximum, measured: 1 });
const RESULT: AnalysisResult = {
  documentType: 'pitch_deck',
  score: 43,
  confidence: 0.06,
  parts: { coverage: part(20.4, 60), numericFacts: part(2.5, 20), soundness: part(40, 40) },
  strengths: [],
  riskFlags: [
    {
      code: 'UNDATED_METRICS',
      kind: 'flag',
      severity: 'low',
      title: 'Figures without a date',
      why: 'They cannot be checked.',
      mend: 'Date them.',
      quotes: [],
    },
    {
      code: 'NO_COMPETITION',
      kind: 'flag',
      severity: 'critical',
      title: 'Nobody is named',
      why: 'Customers do something today.',
      mend: 'Name three.',
      quotes: [quoteOf('we have no competitors')],
    },
  ],
  extractedData: { revenue: [quoteOf('Revenue $20,000 in June 2026')], expenses: [], team: [], legal: [] },
  recommendations: [{ text: 'Name three.', because: 'NO_COMPETITION' }],
  sections: [
    { id: 'problem', label: 'Problem', found: true, quote: quoteOf('Problem: late payments.'), weight: 10 },
    { id: 'ask', label: 'Ask', found: false, quote: null, weight: 6 },
  ],
  numbers: [
    {
      kind: 'revenue',
      value: 20_000,
      currency: 'USD',
      unit: 'money',
      period: '2026-06, monthly',
      evidence: 'claim',
      quote: quoteOf('$20,000'),
    },
  ],
  language: 'en',
  words: 14,
  pagesWithoutText: [],
  analysedAt: '2026-11-21T08:00:00.000Z',
};
const PASTED: PastedAnalysis = { ...RESULT, id: 7, pages: PAGES };
const USER = { id: 'u1', email: 'ada@example.test', userType: 'founder', firstName: 'Ada', lastName: 'Obi' };
const LISTED = {
  id: 9,
  title: 'Seed deck',
  documentType: 'pitch_deck',
  isMade: false,
  startupId: null,
  versionCount: 1,
  latest: {
    number: 1,
    fileName: 'deck.pdf',
    fileKind: 'pdf',
    sizeBytes: 1000,
    note: null,
    status: 'reading',
    reason: null,
    pageUnit: null,
    pageCount: null,
    isCut: false,
    score: null,
    flagCount: null,
    criticalFlagCount: null,
    createdAt: '2026-11-21T08:00:00.000Z',
    createdBy: 'Ada Obi',
  },
};

type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;
let answers: Answers;
let isWide = true;
let shared: object[] = [];

beforeEach(() => {
  isWide = true;
  shared = [];
  answers = {
    'GET /api/auth/user': () => Response.json(USER),
    'GET /api/profile': () => Response.json({ startups: [] }),
    'GET /api/documents': () => Response.json([LISTED]),
    'GET /api/document-analyses': () => Response.json([]),
    'POST /api/documents/1/analyze': () => Response.json(PASTED),
  };
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const key = `${init?.method ?? 'GET'} ${url.split('?')[0]}`;
    if (url.includes('shared=true')) return Response.json(shared);
    return answers[key]?.() ?? new Response('', { status: 404 });
  });
  // Browsers answer a promise, which must not end up as an effect's clean-up.
  Element.prototype.scrollIntoView = () => Promise.resolve();
});

function open() {
  return renderScreen(<DocumentTab />).user;
}

async function analyse() {
  const user = open();
  await user.type(await screen.findByLabelText('Document text'), 'Problem');
  await user.click(screen.getByRole('button', { name: 'Analyze Document' }));
  await screen.findByRole('heading', { name: 'What was found' });
  return user;
}

it('waits for a text before it can be analysed', async () => {
  const user = open();
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Analyze Document' });
  expect(button.disabled).toBe(true);
  await user.type(screen.getByLabelText('Document text'), '   ');
  expect(button.disabled).toBe(true);
  await user.type(screen.getByLabelText('Document text'), 'Problem');
  expect(button.disabled).toBe(false);
});

it('shows the gravest flag first, and each quote where it stands', async () => {
  const user = await analyse();
  expect((await screen.findAllByText('Document analysis completed')).length).toBeGreaterThan(0);
  const analysis = screen.getByRole('region', { name: 'Analysis' });
  const titles = within(analysis)
    .getAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent);
  expect(titles.indexOf('Nobody is named')).toBeLessThan(titles.indexOf('Figures without a date'));
  await user.click(within(analysis).getByRole('button', { name: /we have no competitors/ }));
  expect(document.querySelector('mark')?.textContent).toBe('we have no competitors');
  expect(within(analysis).getByText(/Part 2 of 2/)).toBeTruthy();
  await user.click(within(analysis).getByRole('button', { name: 'Previous part' }));
  expect(document.querySelector('mark')).toBeNull();
});

it('reads figures as people do, and says what is missing', async () => {
  await analyse();
  const table = screen.getByRole('table', { name: 'Figures the document states' });
  expect(within(table).getByText('$20,000')).toBeTruthy();
  expect(within(table).getByText('Jun 2026, per month')).toBeTruthy();
  expect(screen.getByText('Missing')).toBeTruthy();
  expect(screen.getByText(', missing: Ask')).toBeTruthy();
  expect(screen.getByText(/^Add the missing sections .*: ask \(6\)\.$/)).toBeTruthy();
});

it('opens the text as a sheet where there is no room beside', async () => {
  isWide = false;
  const user = await analyse();
  await user.click(screen.getByRole('button', { name: /we have no competitors/ }));
  expect(await screen.findByRole('dialog', { name: 'In the document' })).toBeTruthy();
});

it('keeps the text and says so when the analysis fails', async () => {
  answers = {
    ...answers,
    'POST /api/documents/1/analyze': () =>
      Response.json(
        { code: 'unavailable', message: 'Many documents are being read just now.', requestId: 'x' },
        { status: 503 },
      ),
  };
  const user = open();
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Document text');
  await user.type(text, 'Problem');
  await user.click(screen.getByRole('button', { name: 'Analyze Document' }));
  expect((await screen.findAllByText('Failed to analyze document')).length).toBeGreaterThan(0);
  expect(text.value).toBe('Problem');
});

it('lists what is kept, and what is being read', async () => {
  open();
  const link = await screen.findByRole('link', { name: /Seed deck/ });
  expect(link.getAttribute('href')).toBe('/documents/9');
  expect(within(link).getByText('Reading …')).toBeTruthy();
});

it('lists what others share with the reader, by company, and nothing before the first', async () => {
  open();
  await screen.findByRole('link', { name: /Seed deck/ });
  expect(screen.queryByRole('heading', { name: 'Shared with you' })).toBeNull();
  cleanup();
  shared = [{ ...LISTED, id: 12, title: 'Series A deck', startupName: 'Kijani Feeds' }];
  open();
  await screen.findByRole('heading', { name: 'Shared with you' });
  const link = screen.getByRole('link', { name: /Series A deck\s*Kijani Feeds, Pitch deck/ });
  expect(link.getAttribute('href')).toBe('/documents/12');
});

it('takes no file before it is known which team it is for', async () => {
  let tell = () => {};
  const told = new Promise<void>((done) => (tell = done));
  const profile = { startups: [{ id: 7, name: 'Zuri Pay', role: 'owner' }] };
  answers = { ...answers, 'GET /api/profile': () => told.then(() => Response.json(profile)) };
  open();
  await screen.findByLabelText('Loading your startups');
  expect(screen.queryByLabelText('File')).toBeNull();
  tell();
  expect(await screen.findByLabelText('File')).toBeTruthy();
  expect(screen.getByText('Seen by the team of Zuri Pay only')).toBeTruthy();
});

it('offers readers of a team the list and no upload', async () => {
  answers = {
    ...answers,
    'GET /api/profile': () => Response.json({ startups: [{ id: 7, name: 'Zuri Pay', role: 'viewer' }] }),
  };
  open();
  expect(await screen.findByText('Owners and editors can upload here. You can read.')).toBeTruthy();
  expect(screen.queryByLabelText('File')).toBeNull();
  expect(await screen.findByRole('link', { name: /Seed deck/ })).toBeTruthy();
});

it('offers visitors to sign in instead of a list', async () => {
  answers = { ...answers, 'GET /api/auth/user': () => new Response('', { status: 401 }) };
  open();
  expect(await screen.findByRole('heading', { name: 'Keep documents and their versions' })).toBeTruthy();
  expect(screen.queryByLabelText('File')).toBeNull();
});

it('says when the list could not be loaded, and tries again', async () => {
  let isDown = true;
  answers = {
    ...answers,
    'GET /api/documents': () => (isDown ? new Response('', { status: 500 }) : Response.json([LISTED])),
  };
  const user = open();
  await screen.findByText('We could not load the documents');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Seed deck/ })).toBeTruthy();
});
