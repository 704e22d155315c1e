import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { Match, MatchCriterion } from '../contract.ts';
import { MatchingPage } from './matching-page.tsx';
import type { MatchState } from './match-state.ts';
import { WhyCard } from './why-card.tsx';

const criterion = (label: string, valueFraction: number): MatchCriterion => ({
  key: label,
  label,
  weight: 0.2,
  valueFraction,
  known: true,
  startupText: 'Seed',
  investorText: 'Seed and Series A',
  sentence: `${label}: you raise at Seed; Kofi Mensah backs Seed.`,
});

const match: Match = {
  startupId: 1,
  investorId: 7,
  counterpart: {
    id: 7,
    kind: 'investor',
    name: 'Kofi Mensah',
    type: 'Angel Investor',
    place: 'Accra, Ghana',
    imageUrl: null,
    verified: true,
    isDemo: false,
    href: '/investors/7',
  },
  score: 86,
  criteriaKnown: 5,
  criteriaTotal: 8,
  misfits: [],
  highlights: { carried: [criterion('Stage', 1)], weakest: criterion('Cheque', 0.2) },
  reasons: [],
  weakest: null,
  criteria: [criterion('Stage', 1), criterion('Cheque', 0.2)],
  activity: '6 deals in 24 months, last on 24 Aug 2026',
  evidence: 'strong',
  evidenceCount: 11,
  confidence: 0.092,
  computedAt: '2026-11-21T00:00:00.000Z',
};
const user = { id: 'u', email: 'a@example.test', firstName: 'Ada', lastName: 'Obi', onboarded: true };

let replies: Record<string, { status?: number; body: unknown }> = {};
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  replies = {
    '/api/auth/user': { body: user },
    '/api/matching/sides': { body: { startups: [{ id: 1, name: 'Zuri Pay' }], investorId: 3 } },
    '/api/matching/investors?limit=20&offset=0&order=likely&startup=1': { body: [match] },
    '/api/matching/startups?limit=20&offset=0&order=likely': { body: [] },
  };
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const { status = 200, body } = replies[url] ?? {
      status: 404,
      body: { code: 'not_found', message: 'No' },
    };
    return Response.json(body, { status });
  });
});

function open(
  path: string,
  element = (
    <MatchingPage
      renderConnect={({ name }) => <button type="button">Connect with {name}</button>}
      renderWithStates={(counterparts, render) => render(counterparts.map(() => state))}
    />
  ),
) {
  renderScreen(element, { at: path });
}

let state: MatchState = 'new';

describe('the page of matches', () => {
  it('shows the fit and on how much it rests, what speaks for and against, and when they were last active', async () => {
    open('/matching');
    const row = within(await screen.findByRole('article'));
    expect(row.getByRole('heading', { name: 'Kofi Mensah Verified' })).toBeDefined();
    expect(row.getByText('86').textContent).toBe('86%');
    expect(row.getByText('on 5 of 8').textContent).toBe('fit on 5 of 8 criteria');
    expect(row.getByRole('img', { name: 'Fit by criterion: Stage 100%, Cheque 20%' })).toBeDefined();
    expect(row.getByText(/^Stage: you raise/).textContent).toMatch(/^For: /);
    expect(row.getByText(/^Cheque: you raise/).textContent).toMatch(/^Against: /);
    expect(row.getAllByText('6 deals in 24 months, last on 24 Aug 2026').length).toBeGreaterThan(0);
    expect(row.getByRole('button', { name: 'Connect with Kofi Mensah' })).toBeDefined();
  });

  it('narrows the list to those one has come as far with, in the address', async () => {
    state = 'asked';
    open('/matching');
    const user = userEvent.setup();
    await screen.findByRole('article');
    const chips = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['All 1', 'New 0', 'Asked 1', 'Connected 0']);
    await user.click(screen.getByRole('button', { name: 'Asked 1' }));
    expect(window.location.search).toBe('?show=asked');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'New 0' }));
    expect(screen.queryByRole('article')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    state = 'new';
  });

  it('opens both values of every criterion beside the list, and gives the focus back', async () => {
    const user = userEvent.setup();
    open('/matching');
    const name = await screen.findByRole('button', { name: 'Kofi Mensah' });
    await user.click(name);
    const drawer = within(await screen.findByRole('dialog', { name: 'Kofi Mensah' }));
    expect(drawer.getByText('fit on 5 of 8 criteria')).toBeDefined();
    expect(drawer.getByText(/Strong evidence, n = 11/)).toBeDefined();
    const rows = drawer.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toContain('StageSeedSeed and Series A100%');
    expect(drawer.getByRole('link', { name: 'View Profile' }).getAttribute('href')).toBe('/investors/7');
    expect(drawer.getByRole('button', { name: 'Connect with Kofi Mensah' })).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(name));
  });

  it('says what rules a pair out before anything else', async () => {
    const misfit = 'You build in FinTech, which Kofi Mensah excludes.';
    replies['/api/matching/investors?limit=20&offset=0&order=likely&startup=1'] = {
      body: [{ ...match, score: 40, misfits: [misfit] }],
    };
    open('/matching');
    const card = await screen.findByRole('article');
    const text = card.textContent ?? '';
    expect(text.indexOf(misfit)).toBeGreaterThan(-1);
    expect(text.indexOf(misfit)).toBeLessThan(text.indexOf('Stage: you raise'));
  });

  it('says how the list is ordered, and orders it by fit', async () => {
    replies['/api/matching/investors?limit=20&offset=0&order=fit&startup=1'] = { body: [] };
    open('/matching');
    const order = await screen.findByLabelText(/Ordered by/);
    expect(order).toHaveProperty('value', 'likely');
    await userEvent.setup().selectOptions(order, 'fit');
    expect(await screen.findByText('No investors to match yet')).toBeDefined();
    expect(window.location.search).toBe('?order=fit');
  });

  it('changes sides in the address and says what an empty list means', async () => {
    open('/matching');
    await userEvent.setup().selectOptions(await screen.findByLabelText(/Matches for/), 'investor');
    expect(await screen.findByText('No startups to match yet')).toBeDefined();
    expect(window.location.search).toBe('?for=investor');
  });

  it('names the next step for who has no side yet', async () => {
    replies['/api/matching/sides'] = { body: { startups: [], investorId: null } };
    open('/matching');
    expect(await screen.findByRole('link', { name: 'Create your startup' })).toBeDefined();
  });

  it('says what failed and tries again', async () => {
    replies['/api/matching/investors?limit=20&offset=0&order=likely&startup=1'] = { status: 500, body: {} };
    open('/matching?for=1');
    expect((await screen.findByRole('alert')).textContent).toContain('We could not load your matches');
    replies['/api/matching/investors?limit=20&offset=0&order=likely&startup=1'] = { body: [match] };
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeDefined();
  });
});

describe('why you match', () => {
  it('is there for an investor on a startup’s page', async () => {
    replies['/api/matching/startups/1'] = { body: match };
    open('/startups/1', <WhyCard startupId={1} />);
    expect(await screen.findByText('fit on 5 of 8 criteria')).toBeDefined();
  });

  it('is nothing for who has no such side, and asks no further', async () => {
    replies['/api/matching/sides'] = { body: { startups: [], investorId: 3 } };
    open('/investors/7', <WhyCard investorId={7} />);
    await vi.waitFor(() => expect(asked).toContain('/api/matching/sides'));
    await new Promise((done) => setTimeout(done, 20));
    expect(screen.queryByText('Why you match')).toBeNull();
    expect(asked).not.toContain('/api/matching/investors/7');
  });

  it('is nothing where the pair cannot be matched, such as one’s own startup', async () => {
    open('/startups/9', <WhyCard startupId={9} />);
    await vi.waitFor(() => expect(asked).toContain('/api/matching/startups/9'));
    await vi.waitFor(() => expect(screen.queryByText('Why you match')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks nothing for visitors', async () => {
    replies['/api/auth/user'] = { status: 401, body: { code: 'unauthenticated', message: 'No' } };
    open('/startups/1', <WhyCard startupId={1} />);
    await vi.waitFor(() => expect(asked).toContain('/api/auth/user'));
    expect(asked).not.toContain('/api/matching/sides');
  });
});
