import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { Job } from '../contract/job.ts';
import { JobsPage } from './jobs-page.tsx';

const job: Job = {
  id: 7,
  title: 'Ledger engineer',
  description: 'Build the ledger.',
  jobType: 'Full-time Employee',
  category: 'Engineering',
  tab: 'jobs',
  location: 'Lagos',
  isRemote: true,
  salaryMin: 450_000,
  salaryMax: 650_000,
  currency: 'NGN',
  payPeriod: 'month',
  equityMin: 0.5,
  equityMax: null,
  requirements: null,
  benefits: null,
  applicationUrl: null,
  applicationEmail: null,
  takesApplications: false,
  state: 'open',
  closeReason: null,
  publishedAt: '2026-11-20T00:00:00.000Z',
  expiresAt: '2027-02-18T00:00:00.000Z',
  createdAt: '2026-11-20T00:00:00.000Z',
  isDemo: false,
  version: 2,
  user: { firstName: 'Ngozi', lastName: 'Eze', profileImageUrl: null, email: 'ngozi@example.test' },
  company: {
    kind: 'startup',
    id: 3,
    name: 'Zed Ledger',
    logoUrl: null,
    place: 'Lagos, Nigeria',
    href: '/startups/3',
  },
  viewer: { isOwner: false, isSaved: false, application: null },
};
const member = { id: 'u1', email: 'a@b.co', firstName: 'Ama', lastName: 'Owusu', onboarded: true };

let user: object | null;
let answers: Record<string, () => Response>;
const asked: { call: string; body: unknown }[] = [];
const rows = (items: readonly unknown[], total = items.length) =>
  Response.json(items, { headers: { 'x-total-count': String(total) } });
const callsOf = (method: string) =>
  asked.filter(({ call }) => call.startsWith(method)).map(({ call }) => call);

beforeEach(() => {
  asked.length = 0;
  user = member;
  answers = { '/api/jobs': () => rows([job]), '/api/jobs/companies': () => Response.json([]) };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/auth/user') return user ? Response.json(user) : new Response('', { status: 401 });
    const [path = ''] = url.split('?');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    asked.push({ call: `${init.method} ${decodeURIComponent(url)}`, body });
    return (
      answers[`${init.method} ${path}`] ??
      answers[path] ??
      (() => new Response('', { status: 404 }))
    )();
  });
});

function show(address = '/jobs') {
  renderScreen(<JobsPage />, { at: address });
}

describe('the board', () => {
  it('shows pay, equity and place of each post', async () => {
    show();
    const card = within((await screen.findByText('Ledger engineer')).closest('article') ?? document.body);
    for (const words of ['₦450,000 – ₦650,000 a month', 'From 0.5% equity', /, Remote/, 'Zed Ledger'])
      expect(card.getByText(words)).toBeDefined();
    expect(card.getByRole('link', { name: 'Zed Ledger' }).getAttribute('href')).toBe('/startups/3');
    expect(card.getByRole('link', { name: 'Ledger engineer' }).getAttribute('href')).toBe('/jobs/7');
  });

  it('reads tab, filters and page from the address, and writes them there', async () => {
    answers['/api/jobs'] = () => rows([job], 41);
    show('/jobs?tab=operators&type=Contractor&location=Lagos&q=depot&page=2');
    await screen.findByText('Page 2 of 3');
    expect(callsOf('GET')).toEqual([
      'GET /api/jobs?q=depot&location=Lagos&type=Contractor&tab=operators&limit=20&offset=20',
    ]);
    expect(screen.getByRole('tab', { name: 'Operators' }).getAttribute('aria-selected')).toBe('true');
    fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: 'Design' } });
    await waitFor(() => expect(window.location.search).toContain('category=Design'));
    expect(window.location.search).not.toContain('page=');
    fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(window.location.search).toBe('?tab=operators'));
  });

  it('keeps every letter of a place that starts like “all”', async () => {
    show();
    await screen.findByText('Ledger engineer');
    const place = screen.getByRole('combobox', { name: 'Location' });
    await userEvent.type(place, 'Allada');
    expect(place).toHaveProperty('value', 'Allada');
  });

  it('shows a type it does not know as it stands in the address', async () => {
    show('/jobs?type=Seasonal');
    await screen.findByText('Ledger engineer');
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveProperty('value', 'Seasonal');
  });

  it('says when nothing fits, what failed, and tries again', async () => {
    answers['/api/jobs'] = () => rows([]);
    show('/jobs?q=nothing');
    await screen.findByRole('heading', { name: 'No opportunities found' });
    cleanup();
    answers['/api/jobs'] = () => new Response('', { status: 500 });
    show('/jobs');
    await screen.findByRole('alert');
    answers['/api/jobs'] = () => rows([job]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ledger engineer')).toBeDefined();
  });
});

describe('applying', () => {
  it('opens the poster’s page in a new tab before anything else', async () => {
    const link = { applicationUrl: 'https://zed.example/apply', applicationEmail: 'jobs@zed.example' };
    answers['/api/jobs'] = () => rows([{ ...job, ...link }]);
    show();
    const apply = await screen.findByRole('link', { name: /^Apply for Ledger engineer/ });
    expect([apply.getAttribute('href'), apply.getAttribute('target'), apply.getAttribute('rel')]).toEqual([
      'https://zed.example/apply',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('else begins a mail', async () => {
    answers['/api/jobs'] = () => rows([{ ...job, applicationEmail: 'jobs@zed.example' }]);
    show();
    const apply = await screen.findByRole('link', { name: 'Apply for Ledger engineer' });
    expect(apply.getAttribute('href')).toBe(
      'mailto:jobs@zed.example?subject=Application%20for%20Ledger%20engineer',
    );
  });

  it('else says whom to contact', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Apply for Ledger engineer' }));
    await screen.findByText('Contact Information');
    expect(screen.getByText(/^Ngozi Eze\. E-mail: ngozi@example\.test$/)).toBeDefined();
  });

  it('sends the profile where the poster takes it here', async () => {
    answers['/api/jobs'] = () => rows([{ ...job, takesApplications: true }]);
    answers['POST /api/jobs/7/applications'] = () => Response.json({}, { status: 201 });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Apply for Ledger engineer' }));
    fireEvent.change(await screen.findByLabelText(/^Message/), {
      target: { value: 'Six years of ledgers.' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Send application' }));
    await screen.findByText('Application sent');
    expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      message: 'Six years of ledgers.',
    });
  });
});

describe('saving', () => {
  it('stores the post and says so', async () => {
    answers['POST /api/jobs/7/save'] = () => Response.json({}, { status: 201 });
    show();
    const save = await screen.findByRole('button', { name: 'Save Ledger engineer' });
    answers['/api/jobs'] = () => rows([{ ...job, viewer: { ...job.viewer, isSaved: true } }]);
    fireEvent.click(save);
    await screen.findByText('Job Saved');
    expect(screen.getByText('Ledger engineer has been saved to your favorites')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Saved Ledger engineer', pressed: true })).toBeDefined();
  });

  it('asks a visitor to sign in', async () => {
    user = null;
    show();
    const save = await screen.findByRole('link', { name: 'Save Ledger engineer' });
    expect(save.getAttribute('href')).toBe('/sign-in?redirect=/jobs/7');
    expect(screen.queryByRole('navigation', { name: 'Views' })).toBeNull();
  });
});

describe('posting', () => {
  const open = async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Post Opportunity' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByLabelText(/^Title/);
    return dialog;
  };
  const fill = (dialog: Awaited<ReturnType<typeof open>>) => {
    const type = (label: RegExp, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    type(/^Title/, 'Depot manager');
    type(/^Job type/, 'Contractor');
    type(/^Category/, 'Operations');
    type(/^Location/, 'Nairobi');
    type(/^Description/, 'Run the depot.');
  };

  it('says what is missing and sends nothing', async () => {
    const dialog = await open();
    fireEvent.click(dialog.getByRole('button', { name: 'Post Job' }));
    for (const words of ['Title', 'Description', 'Job type', 'Category', 'Location'])
      expect(await dialog.findByText(`${words} is required`)).toBeDefined();
    expect(callsOf('POST')).toEqual([]);
  });

  it('posts, closes and says so', async () => {
    answers['POST /api/jobs'] = () => Response.json({ ...job, id: 8 }, { status: 201 });
    answers['/api/jobs/companies'] = () => Response.json([{ kind: 'startup', id: 3, name: 'Zed Ledger' }]);
    const dialog = await open();
    fill(dialog);
    fireEvent.click(dialog.getByRole('button', { name: 'Post Job' }));
    await screen.findByText('Job posted successfully!');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked.find(({ call }) => call === 'POST /api/jobs')?.body).toMatchObject({
      title: 'Depot manager',
      category: 'Operations',
      postedFor: 'startup:3',
      draft: false,
    });
  });

  it('keeps what was typed when the server refuses', async () => {
    answers['POST /api/jobs'] = () =>
      Response.json({ code: 'unavailable', message: 'The disk is full.' }, { status: 503 });
    const dialog = await open();
    fill(dialog);
    fireEvent.click(dialog.getByRole('button', { name: 'Post Job' }));
    await screen.findByText('Error posting job');
    expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Depot manager');
  });
});
