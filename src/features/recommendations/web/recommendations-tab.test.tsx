import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { RecommendationsTab } from './recommendations-tab.tsx';

const BEN = { id: 'ben', firstName: 'Ben', lastName: 'Eze', profileImageUrl: null, headline: 'Sells' };
const SHOWN = {
  id: 1,
  fromUser: BEN,
  relationship: 'Managed Ada',
  title: 'The best engineer',
  content: 'She shipped it.',
  createdAt: '2026-11-01T09:00:00.000Z',
};
const OPEN = { ...SHOWN, id: 2, direction: 'received', state: 'offered', otherUser: BEN, note: null };

let sent: { call: string; body: unknown }[] = [];
let answers: Record<string, () => Response> = {};
beforeEach(() => {
  sent = [];
  answers = {
    'GET /api/users/recommendations': () => Response.json([]),
    'GET /api/users/recommendations/open': () => Response.json([]),
    'GET /api/users/search': () => Response.json([BEN]),
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url.split('?')[0]}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    if (init.method !== 'GET') sent.push({ call, body });
    return answers[call]?.() ?? Response.json({ ok: true });
  });
});

function open() {
  return renderScreen(<RecommendationsTab />).user;
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('recommendations', () => {
  it('are asked for from somebody who is found', async () => {
    const user = open();
    expect(await screen.findByText('No recommendations yet')).toBeTruthy();
    await user.click(await button('Request Recommendation'));
    await screen.findByRole('dialog');
    const submit = () => screen.getByRole('button', { name: 'Request Recommendation' });
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain('Choose a person');
    await user.click(await screen.findByRole('radio', { name: /Ben Eze/ }));
    await user.type(screen.getByLabelText(/^Note/), 'About Zuri, please.');
    await user.click(submit());
    expect(await screen.findByText('Recommendation requested')).toBeTruthy();
    expect(sent).toEqual([
      {
        call: 'POST /api/users/recommendations/request',
        body: { userId: 'ben', note: 'About Zuri, please.' },
      },
    ]);
  });

  it('are accepted, and taken off again', async () => {
    answers['GET /api/users/recommendations'] = () => Response.json([SHOWN]);
    answers['GET /api/users/recommendations/open'] = () => Response.json([OPEN]);
    const user = open();
    expect(await screen.findByText('Ben Eze recommends you')).toBeTruthy();
    await user.click(await button('Accept'));
    await user.click(await button(/^Remove from my profile/));
    await waitFor(() =>
      expect(sent.map(({ call }) => call)).toEqual([
        'POST /api/users/recommendations/2/accept',
        'POST /api/users/recommendations/1/decline',
      ]),
    );
  });

  it('that were asked for are written or declined', async () => {
    const asked = {
      ...OPEN,
      direction: 'given',
      state: 'requested',
      content: null,
      title: null,
      note: 'Please',
    };
    answers['GET /api/users/recommendations/open'] = () => Response.json([asked]);
    const user = open();
    expect(await screen.findByText('Ben Eze asks you for a recommendation')).toBeTruthy();
    await user.click(await button('Write it'));
    await user.type(await screen.findByLabelText('How you know each other'), 'Colleague');
    await user.type(screen.getByLabelText('Title'), 'Sells');
    await user.type(screen.getByLabelText('Recommendation'), 'Too short');
    await user.click(await button('Send recommendation'));
    expect((await screen.findAllByText(/at least 20 characters/)).length).toBeGreaterThan(0);
    await user.type(screen.getByLabelText('Recommendation'), ', no longer: he sells.');
    await user.click(await button('Send recommendation'));
    await waitFor(() =>
      expect(sent.at(-1)?.body).toMatchObject({ userId: 'ben', relationship: 'Colleague' }),
    );
  });

  it('say that they could not be loaded', async () => {
    answers['GET /api/users/recommendations'] = () => Response.json({ message: 'x' }, { status: 500 });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We could not load your recommendations',
    );
  });
});
