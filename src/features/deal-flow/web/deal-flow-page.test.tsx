import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { Deal } from '../contract/deal.ts';
import { DealCard } from './deal-card.tsx';
import { DealFlowPage } from './deal-flow-page.tsx';

const DEAL: Deal = {
  id: 7,
  stage: 'sourced',
  priority: 'high',
  interestLevel: 8,
  lastActivity: '2026-01-05T09:00:00.000Z',
  sourceChannel: 'Referral',
  nextAction: 'Call the founders',
  startup: {
    id: 3,
    name: 'Kora Solar',
    sector: 'CleanTech',
    region: 'Africa',
    fundingStage: 'Seed',
    logoUrl: null,
    domain: null,
    isDemo: false,
  },
  nextActionDue: '2026-01-09',
  amountMinor: 25_000_000,
  currency: 'USD',
  passReason: null,
  stageSince: '2026-01-05T09:00:00.000Z',
  shared: false,
  ownerName: 'Nala Kamau',
  isMine: true,
  offer: null,
  version: 4,
};

let deals: Deal[] = [];
let calls: string[] = [];

beforeEach(() => {
  deals = [DEAL];
  calls = [];
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    const body = JSON.stringify(url.includes('/views') ? [] : deals);
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  });
});

function show() {
  return renderScreen(<DealFlowPage />, { at: '/portfolio/deal-flow?tab=list' }).user;
}

it('list and card say how far an offer has come, and lead to it', async () => {
  const deal: Deal = { ...DEAL, offer: { id: 12, step: 'committed' } };
  deals = [deal];
  show();
  const link = await screen.findByRole('link', { name: 'Offer: Committed' });
  expect(link.getAttribute('href')).toBe('/offers/12');
  cleanup();
  const nothing = () => {};
  const handlers = { onMove: nothing, onGrabKey: nothing, onOpen: nothing, onSelect: nothing };
  const still = { grabbed: false, selected: false, selecting: false };
  renderScreen(<DealCard deal={deal} now={new Date('2026-01-06T09:00:00Z')} {...still} {...handlers} />);
  expect(screen.getByRole('link', { name: 'Offer: Committed' }).getAttribute('href')).toBe('/offers/12');
});

it('lists what the specification names, what is stale and what is overdue', async () => {
  show();
  const row = within(await screen.findByRole('row', { name: /Kora Solar/ }));
  for (const text of ['CleanTech', 'Africa', 'Seed', 'Sourced', 'High', '$250K', 'Stale'])
    row.getByText(text);
  row.getByText(/overdue since 9.Jan/);
  row.getByRole('button', { name: 'Notes on Kora Solar' });
  row.getByRole('button', { name: 'Update Kora Solar' });
  expect(screen.getByRole('link', { name: 'Kora Solar' }).getAttribute('href')).toBe('/startups/3');
});

it('asks the server for stage and priority, and looks for text itself', async () => {
  const user = show();
  await screen.findByText('1 deal');
  await user.selectOptions(screen.getByLabelText('Stage'), 'reviewed');
  await user.selectOptions(screen.getByLabelText('Priority'), 'low');
  await vi.waitFor(() => expect(calls.at(-1)).toBe('/api/portfolio/deal-flow?stage=reviewed&priority=low'));
  const before = calls.length;
  await user.type(screen.getByLabelText('Search deals'), 'cleant');
  await screen.findByText('1 deal');
  await user.type(screen.getByLabelText('Search deals'), 'xx');
  await screen.findByText('No deals match these filters');
  expect(calls).toHaveLength(before);
});

it('offers the first deal where there is none', async () => {
  deals = [];
  show();
  await screen.findByText('No deals in pipeline');
  expect(screen.getByRole('link', { name: 'Browse Startups' }).getAttribute('href')).toBe('/startups');
});

it('says what happened when the pipeline cannot be read, and tries again', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }));
  show();
  await screen.findByText('We could not load your pipeline', {}, { timeout: 5000 });
  screen.getByRole('button', { name: 'Try again' });
  expect(screen.queryByText('No deals in pipeline')).toBeNull();
});
