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
  papers: [
    {
      kind: 'other-company',
      documentId: 9,
      version: 1,
      title: 'Agreement',
      text: 'Agreement is about Tamu Bakeries, and nowhere names Mtajiline',
      quote: { page: 1, start: 0, end: 22, text: 'Tamu Bakeries Limited' },
    },
  ],
  metrics: [
    { metric: 'customers', facts: [customers], believed: customers, status: 'single', contradictions: [] },
    { metric: 'cash', facts: [], believed: null, status: 'none', contradictions: [] },
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
        },
      ],
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

it('says that it is not there for who may not see it', async () => {
  server.replies = {};
  open();
  expect(await screen.findByRole('heading', { name: 'No such facts' })).toBeTruthy();
});
