import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { investorCard } from '#test/web/investor.ts';
import { renderScreen } from '#test/web/screen.tsx';
import type { OwnInvestor } from '../contract/investor.ts';
import { InvestorEditPage } from './edit-page.tsx';
import { InvestorProfile, type InvestorProfileProps } from './profile-page.tsx';

const own: OwnInvestor = {
  ...investorCard(),
  verified: null,
  excludedSectors: ['Gaming'],
  leadAppetite: 'lead',
  linkedinUrl: null,
  website: 'https://baobab.vc',
  deals: [
    {
      id: 3,
      company: 'Zuri Pay',
      sector: 'FinTech',
      stage: 'Seed',
      country: 'Kenya',
      dealDate: '2025-03-04',
      roundSize: 1_500_000,
      led: true,
    },
  ],
  vouches: { count: 0, items: [] },
  viewer: { isOwner: true, canVouch: false, hasVouched: false },
  version: 4,
  createdAt: '2026-01-05T10:00:00.000Z',
  domainProof: { domain: 'baobab.vc', record: 'kilele-verification=3f9c', isProved: false, refusal: null },
};

type Sent = { call: string; body: unknown };
let sent: Sent[];
let replies: Record<string, () => Response>;
const refused = (status: number, message: string, more = {}) =>
  Response.json({ code: 'x', message, ...more }, { status });

beforeEach(() => {
  sent = [];
  replies = {
    'GET /api/investors/7': () => Response.json(own),
    'GET /api/investors/mine': () => Response.json(own),
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`;
    sent.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    return replies[call]?.() ?? refused(404, `no reply for ${call}`);
  });
});

const provided = (page: ReactNode) => renderScreen(page);
const show = (props: Partial<InvestorProfileProps> = {}) => provided(<InvestorProfile id={7} {...props} />);
const bodyOf = (call: string) => sent.findLast((one) => one.call === call)?.body;

describe('the page of an investor', () => {
  it('shows what they fund, what they claim, and what others bring to the page', async () => {
    const visited = { ...own, viewer: { isOwner: false, canVouch: false, hasVouched: false } };
    replies['GET /api/investors/7'] = () => Response.json(visited);
    show({
      renderMatch: () => <p>Both back payments</p>,
      renderActions: () => <button type="button">Meet</button>,
    });
    await screen.findByRole('heading', { level: 1, name: 'Amina Bello' });
    for (const words of ['$10K – $100K', 'Leads rounds', 'Not verified yet', 'Both back payments', 'Meet'])
      screen.getByText(words);
    expect(screen.getAllByText('$1.5M')).toHaveLength(1);
    screen.getByText(/As stated by the investor/);
    for (const name of [/Edit/, /Add deal/, /Vouch/, /Verify/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('says that nobody is there', async () => {
    replies = {};
    show();
    await screen.findByRole('heading', { name: 'Investor not found' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says why a domain is not proved yet', async () => {
    replies['POST /api/investors/7/verify-domain'] = () => refused(400, 'baobab.vc has no TXT record yet.');
    show();
    await screen.findByText('kilele-verification=3f9c');
    await userEvent.click(screen.getByRole('button', { name: 'Verify baobab.vc' }));
    expect(await screen.findByText('baobab.vc has no TXT record yet.')).toBeDefined();
  });

  it('lets members vouch, with words', async () => {
    const visited = { ...own, viewer: { isOwner: false, canVouch: true, hasVouched: false } };
    replies['GET /api/investors/7'] = () => Response.json(visited);
    replies['POST /api/investors/7/vouches'] = () => Response.json({}, { status: 201 });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Vouch for Amina' }));
    const box = await screen.findByLabelText('How you know them');
    await userEvent.type(box, 'Short');
    await userEvent.click(screen.getByRole('button', { name: 'Vouch' }));
    await screen.findAllByText(/at least 10 characters/);
    await userEvent.type(box, ' but long enough now');
    await userEvent.click(screen.getByRole('button', { name: 'Vouch' }));
    await waitFor(() =>
      expect(bodyOf('POST /api/investors/7/vouches')).toEqual({ statement: 'Short but long enough now' }),
    );
  });

  it('lets the owner change and delete a deal', async () => {
    replies['PUT /api/investors/7/deals/3'] = () => Response.json(own.deals[0]);
    replies['DELETE /api/investors/7/deals/3'] = () => Response.json({ ok: true });
    show();
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'Edit Zuri Pay' }))[0] ?? document.body,
    );
    const company = await screen.findByLabelText('Company');
    await userEvent.type(company, ' Ltd');
    await userEvent.click(screen.getByRole('button', { name: 'Save deal' }));
    await waitFor(() =>
      expect(bodyOf('PUT /api/investors/7/deals/3')).toEqual({
        company: 'Zuri Pay Ltd',
        sector: 'fintech',
        stage: 'seed',
        country: 'KE',
        dealDate: '2025-03-04',
        roundSize: 1_500_000,
        led: true,
      }),
    );
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'Delete Zuri Pay' }))[0] ?? document.body,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Delete deal' }));
    await waitFor(() => expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(true));
  });
});

describe('editing a profile', () => {
  const edit = () => provided(<InvestorEditPage id={7} />);

  it('is not offered for somebody else’s', async () => {
    provided(<InvestorEditPage id={8} />);
    expect(await screen.findByRole('heading', { name: 'Investor not found' })).toBeDefined();
  });

  it('checks the order of tickets before sending', async () => {
    edit();
    const least = await screen.findByLabelText('Minimum ticket size ($)');
    await userEvent.clear(least);
    await userEvent.type(least, '500000');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    await screen.findAllByText(/Minimum ticket size must not be above the maximum/);
    expect(sent.every(({ call }) => !call.startsWith('PUT'))).toBe(true);
  });

  it('keeps what was typed when the profile changed elsewhere', async () => {
    const current = { ...own, version: 9, city: 'Abuja' };
    replies['PUT /api/investors/7'] = () => refused(409, 'Your profile changed meanwhile.', { current });
    edit();
    const city = await screen.findByLabelText(/^City/);
    await userEvent.clear(city);
    await userEvent.type(city, 'Ibadan');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my changes' }));
    replies['PUT /api/investors/7'] = () => Response.json(own);
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() =>
      expect(bodyOf('PUT /api/investors/7')).toMatchObject({ version: 9, city: 'Ibadan', country: 'NG' }),
    );
  });
});
