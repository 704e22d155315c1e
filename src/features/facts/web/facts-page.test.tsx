import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Route } from 'wouter';
import { renderScreen } from '#test/web/screen.tsx';
import { testServer } from '#test/web/server.ts';
import type { Fact, FactsAnswer } from '../contract.ts';
import { FactsPage } from './facts-page.tsx';

const fact = (value: number, label: string, more: Partial<Fact> = {}): Fact => ({
  metric: 'revenue',
  value,
  unit: 'money',
  currency: 'KES',
  period: '2025',
  rate: null,
  about: null,
  source: { kind: 'document', label, documentId: 7, version: 2 },
  quote: { page: 4, start: 10, end: 20, text: '37,914,220' },
  level: 'third-party-document',
  ...more,
});
const accounts = fact(37_914_220, 'Audited accounts');
const deck = fact(48_600_000, 'Pitch deck', {
  level: 'document',
  quote: { page: 7, start: 3, end: 9, text: 'KSh 48.6 million' },
});
const customers = fact(2140, 'Pitch deck', { metric: 'customers', unit: 'count', currency: null });
const ANSWER: FactsAnswer = {
  startup: { id: 3, name: 'Mtajiline', isDemo: false },
  side: 'investor',
  factCount: 2,
  beyondClaimCount: 2,
  contradictionCount: 1,
  questionCount: 0,
  papers: [
    {
      kind: 'other-company',
      documentId: 9,
      version: 1,
      title: 'Agreement',
      language: 'en',
      heading: 'Agreement: another company’s paper',
      text: 'Agreement is about Tamu Bakeries, and nowhere names Mtajiline',
      mend: 'Take it out.',
      quote: { page: 1, start: 0, end: 22, text: 'Tamu Bakeries Limited' },
    },
  ],
  metrics: [
    {
      metric: 'customers',
      facts: [customers],
      believed: customers,
      status: 'single',
      contradictions: [],
      questions: [],
    },
    { metric: 'cash', facts: [], believed: null, status: 'none', contradictions: [], questions: [] },
    {
      metric: 'revenue',
      facts: [deck, accounts],
      believed: accounts,
      status: 'contradict',
      contradictions: [
        {
          period: '2025',
          severity: 'critical',
          gapFraction: 0.2818,
          believed: accounts,
          against: deck,
          converted: null,
          language: 'en',
          wording: {
            title: 'Revenue of 2025: two sources, 28% apart',
            stands: 'Believed: KSh 37,914,220',
            because: 'Audited accounts has the higher level of evidence.',
            mend: 'Correct Pitch deck, page 7.',
          },
        },
      ],
      questions: [],
    },
  ],
};
const server = testServer({ 'GET /api/startups/3/facts': { body: ANSWER } });

const open = () =>
  renderScreen(
    <Route path="/startups/:id/facts">
      <FactsPage />
    </Route>,
    { at: '/startups/3/facts' },
  ).user;

it('shows what contradicts first, with both words one click away and what is believed', async () => {
  const user = open();
  expect(
    await screen.findByRole('heading', { name: 'Revenue of 2025: two sources, 28% apart' }),
  ).toBeTruthy();
  expect(screen.getByText(/, as shared with you: 2 facts, 2 beyond a claim, 1 contradiction/)).toBeTruthy();
  expect(screen.getByText('“KSh 48.6 million”')).toBeTruthy();
  const [link] = screen.getAllByRole('link', { name: 'Audited accounts, page 4' });
  expect(link?.getAttribute('href')).toBe('/documents/7?version=2&quote=4.10.20');
  expect(screen.getByText(/Believed: KSh 37,914,220/)).toBeTruthy();
  expect(screen.getAllByText('Ask the team to:')).toHaveLength(2);
  expect(screen.getByText(/Correct Pitch deck, page 7[.]/)).toBeTruthy();
  const ask = screen.getByRole('link', { name: 'Ask in due diligence' });
  expect(ask.getAttribute('href')).toBe('/ai-insights?tab=due-diligence&startup=3');
  expect(screen.getByRole('heading', { name: 'Revenue over time' })).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Revenue by source' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);

  const [first] = screen.getAllByRole('button', { name: /Customers/ });
  if (first) await user.click(first);
  expect(screen.getByRole('table', { name: 'Customers by source' })).toBeTruthy();
  expect(screen.getByText('Not stated: Cash.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Agreement: another company’s paper' })).toBeTruthy();
});

it('says of a financial year and of one account what they are, and what French papers tell differently in French', async () => {
  const cash = { metric: 'cash', period: '2026-06' } as const;
  const statement = fact(24_000_000, 'Statement', { ...cash, about: 'one account', level: 'document' });
  const sheet = fact(15_100_000, 'Balance sheet', cash);
  const year = fact(9, 'Group accounts', { about: 'group', period: '2025-07 to 2026-06' });
  server.replies = {
    'GET /api/startups/3/facts': {
      body: {
        ...ANSWER,
        metrics: [
          {
            metric: 'revenue',
            facts: [year],
            believed: year,
            status: 'single',
            contradictions: [],
            questions: [],
          },
          {
            metric: 'cash',
            facts: [statement, sheet],
            believed: sheet,
            status: 'contradict',
            contradictions: [
              {
                period: '2026-06',
                severity: 'critical',
                gapFraction: 0.589,
                believed: sheet,
                against: statement,
                converted: null,
                language: 'fr',
                wording: {
                  title: 'Trésorerie fin juin 2026 : deux sources, 59 % d’écart',
                  stands: 'Retenu : 15 100 000 KES',
                  because: null,
                  mend: 'Corrigez Statement.',
                },
              },
            ],
            questions: [],
          },
        ],
      },
    },
  };
  const user = open();
  const title = await screen.findByText('Trésorerie fin juin 2026 : deux sources, 59 % d’écart');
  expect(title.lang).toBe('fr');
  expect(screen.getByText('À demander à l’équipe :').closest('[lang]')?.getAttribute('lang')).toBe('fr');
  expect(screen.getByText('One account. Document')).toBeTruthy();
  expect(screen.getByText('All cash. Third-party document')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Revenue KSh 9 Group, one source' }));
  const table = screen.getByRole('table', { name: 'Revenue by source' });
  expect(within(table).getByRole('columnheader', { name: 'Basis' })).toBeTruthy();
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Group', 'Year to Jun 2026', 'KSh 9']);
});

it('asks whether two figures are of one thing, in the language of their papers and without a believed one', async () => {
  const cash = { metric: 'cash', period: '2026-06' } as const;
  const sheet = fact(90_000_000, 'Balance sheet', cash);
  const letter = fact(12_000_000, 'Letter', { ...cash, level: 'document' });
  const question = {
    period: '2026-06',
    gapFraction: 0.867,
    believed: sheet,
    against: letter,
    converted: null,
    doubt: 'scope',
    language: 'fr',
    wording: { title: 'Est-ce la même trésorerie, juin 2026 ?', reason: 'Un compte ou tous ?' },
  } as const;
  const metrics = [
    {
      metric: 'cash',
      facts: [letter, sheet],
      believed: sheet,
      status: 'question',
      contradictions: [],
      questions: [question],
    },
  ];
  const body = { ...ANSWER, contradictionCount: 0, questionCount: 1, metrics };
  server.replies = { 'GET /api/startups/3/facts': { body } };
  open();
  expect(await screen.findByRole('heading', { name: 'Est-ce la même trésorerie, juin 2026 ?' })).toBeTruthy();
  expect(screen.getByText(/0 contradictions, 1 question/)).toBeTruthy();
  expect(screen.getByText('Un compte ou tous ?').lang).toBe('fr');
  expect(screen.queryByText(/Believed/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Cash KSh 90M A question' })).toBeTruthy();
});

it('a team checks what may be of another thing, and corrects what is wrong', async () => {
  const head = { metric: 'headcount', unit: 'count', currency: null, period: null } as const;
  const [deck14, team12] = [fact(14, 'Pitch deck', head), fact(12, 'Plan', head)];
  const question = {
    period: null,
    gapFraction: 0.14,
    believed: deck14,
    against: team12,
    converted: null,
    doubt: 'people-counted',
    language: 'en',
    wording: { title: 'Is this the same?', reason: '' },
  };
  const asked = { ...ANSWER.metrics[0], metric: 'headcount', facts: [deck14, team12], believed: deck14 };
  const metrics = [{ ...asked, status: 'question', questions: [question] }];
  server.replies = { 'GET /api/startups/3/facts': { body: { ...ANSWER, side: 'team', metrics } } };
  open();
  expect(await screen.findByRole('link', { name: 'Check Plan' })).toBeTruthy();
});

it('a debt denied is none, a limit stands behind its figure, and what is converted has its currency', async () => {
  const debt = { metric: 'debt', period: '2025-12' } as const;
  const owed = fact(12_000_000, 'Audited accounts', debt);
  const none = fact(0, 'Pitch deck', { ...debt, currency: null, about: 'at most', level: 'document' });
  const least = fact(155_000, 'Loan agreement', {
    ...debt,
    currency: 'USD',
    about: 'at least',
    level: 'document',
  });
  const wording = { title: 'Debt differs', stands: 'Believed', because: null, mend: 'Correct it.' };
  const apart = { period: '2025-12', severity: 'high', believed: owed, language: 'en', wording } as const;
  const metrics = [
    {
      metric: 'debt',
      facts: [owed, none, least],
      believed: owed,
      status: 'contradict',
      contradictions: [
        { ...apart, gapFraction: 1, against: none, converted: null },
        { ...apart, gapFraction: 0.67, against: least, converted: 20_000_000 },
      ],
      questions: [],
    },
  ];
  server.replies = { 'GET /api/startups/3/facts': { body: { ...ANSWER, papers: [], metrics } } };
  open();
  expect(await screen.findByRole('button', { name: 'Debt KSh 12M One says none' })).toBeTruthy();
  expect(screen.queryByText(/All cash|currency not stated/)).toBeNull();
  expect(screen.getAllByText('at least')).toHaveLength(1);
  expect(screen.getByText('Converted: KSh 20M')).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'Debt by source' }))
    .getAllByRole('row')
    .slice(1);
  const told = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(told).toEqual([
    ['', 'Dec 2025', 'KSh 12,000,000'],
    ['', 'Dec 2025', 'None'],
    ['At least', 'Dec 2025', '$155,000'],
  ]);
});

it('tells a team without documents what would make its claims more than that', async () => {
  const claim = fact(12, 'Profile', {
    metric: 'headcount',
    unit: 'count',
    currency: null,
    period: null,
    source: { kind: 'profile', label: 'Profile', documentId: null, version: null },
    quote: null,
    level: 'claimed',
  });
  const metrics = [
    {
      metric: 'headcount',
      facts: [claim],
      believed: claim,
      status: 'single',
      contradictions: [],
      questions: [],
    },
  ];
  const body = { ...ANSWER, side: 'team', papers: [], metrics };
  server.replies = { 'GET /api/startups/3/facts': { body } };
  open();
  const upload = await screen.findByRole('link', { name: 'Upload a document' });
  expect(upload.getAttribute('href')).toBe('/ai-insights?tab=documents&startup=3');
  expect(screen.getAllByText('Now').length).toBeGreaterThan(0);
});

it('keeps its heading where it could not be loaded', async () => {
  server.replies = { 'GET /api/startups/3/facts': { status: 500, body: { code: 'INTERNAL', message: '' } } };
  open();
  expect(await screen.findByRole('heading', { name: 'We could not load the facts' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Facts', level: 1 })).toBeTruthy();
});

it('says that it is not there for who may not see it', async () => {
  server.replies = {};
  open();
  expect(await screen.findByRole('heading', { name: 'No such facts' })).toBeTruthy();
});
