import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { renderScreen } from '#test/web/screen.tsx';
import type { Job } from '../contract/job.ts';
import { JobPage } from './job-page.tsx';
import { JobsPage } from './jobs-page.tsx';

const job: Job = {
  id: 7,
  title: 'Depot manager',
  description: 'Run the depot.',
  jobType: 'Contractor',
  category: 'Operations',
  tab: 'operators',
  location: 'Nairobi',
  isRemote: false,
  salaryMin: null,
  salaryMax: null,
  currency: null,
  payPeriod: null,
  equityMin: null,
  equityMax: null,
  requirements: 'A forklift licence',
  benefits: null,
  applicationUrl: 'https://zed.example/apply',
  applicationEmail: null,
  takesApplications: true,
  state: 'open',
  closeReason: null,
  publishedAt: '2026-11-20T00:00:00.000Z',
  expiresAt: '2099-02-18T00:00:00.000Z',
  createdAt: '2026-11-20T00:00:00.000Z',
  isDemo: false,
  version: 2,
  user: { firstName: 'Ngozi', lastName: 'Eze', profileImageUrl: null, email: null },
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
const mine: Job = { ...job, viewer: { ...job.viewer, isOwner: true } };
const brief = {
  id: 7,
  title: 'Depot manager',
  jobType: 'Contractor',
  location: 'Nairobi',
  isRemote: false,
  state: 'closed',
  closeReason: 'withdrawn',
  isReachable: false,
  company: job.company,
  isDemo: false,
};
const snapshot = {
  firstName: 'Ama',
  lastName: 'Owusu',
  email: 'ama@example.test',
  profileImageUrl: null,
  headline: 'Depot keeper',
  location: null,
  bio: null,
  skills: ['Forklifts'],
  experienceLevel: null,
  linkedinUrl: null,
  githubUrl: null,
  personalWebsite: null,
  experiences: [],
};
const day = '2026-11-20T00:00:00.000Z';
const received = {
  id: 3,
  status: 'received',
  message: null,
  createdAt: day,
  updatedAt: day,
  version: 1,
  snapshot,
};

let answers: Record<string, () => Response>;
const sent: { call: string; body: unknown }[] = [];

beforeEach(() => {
  sent.length = 0;
  answers = { 'GET /api/jobs/companies': () => Response.json([]) };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/auth/user')
      return Response.json({ id: 'u1', email: 'a@b.co', firstName: 'A', lastName: 'B' });
    const call = `${init.method} ${url.split('?')[0]}`;
    if (init.method !== 'GET')
      sent.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
    return (answers[call] ?? (() => new Response('{}', { status: 404 })))();
  });
});

function show(address = '/jobs/7') {
  renderScreen(
    <>
      <Route path="/jobs/:id">
        <JobPage />
      </Route>
      <Route path="/jobs" component={JobsPage} />
    </>,
    { at: address },
  );
}

describe('a post’s page', () => {
  it('shows what is stated and both ways to apply', async () => {
    answers['GET /api/jobs/7'] = () => Response.json(job);
    show();
    await screen.findByRole('heading', { level: 1, name: 'Depot manager' });
    for (const words of ['A forklift licence', 'Pay not stated', '18 Feb 2099'])
      expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryByText('Benefits')).toBeNull();
    expect(screen.getByRole('link', { name: /^Apply for Depot manager/ })).toBeDefined();
    expect(
      await screen.findByRole('button', { name: 'Apply with my profile for Depot manager' }),
    ).toBeDefined();
  });

  it('says that it has expired and takes nothing any more', async () => {
    answers['GET /api/jobs/7'] = () => Response.json({ ...job, state: 'expired', expiresAt: day });
    show();
    expect((await screen.findByRole('note')).textContent).toContain('This post expired on 20 Nov 2026');
    expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull();
  });

  it.each([
    ['/jobs/7', 404],
    ['/jobs/abc', 200],
  ])('%s that is not there says so', async (address) => {
    show(address);
    expect(await screen.findByText('Post not found')).toBeDefined();
  });

  it('says what failed and tries again', async () => {
    answers['GET /api/jobs/7'] = () => new Response('', { status: 500 });
    show();
    await screen.findByRole('alert');
    answers['GET /api/jobs/7'] = () => Response.json(job);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Run the depot.')).toBeDefined();
  });
});

describe('its poster', () => {
  it('answers an application', async () => {
    answers['GET /api/jobs/7'] = () => Response.json(mine);
    answers['GET /api/jobs/7/applications'] = () => Response.json([received]);
    answers['PUT /api/jobs/7/applications/3'] = () => Response.json({ ...received, status: 'shortlisted' });
    show();
    const answer = await screen.findByLabelText('Answer to Ama Owusu');
    fireEvent.change(answer, { target: { value: 'shortlisted' } });
    await screen.findByText('Ama Owusu was notified');
    expect(sent.at(-1)?.body).toEqual({ status: 'shortlisted', version: 1 });
  });

  it('closes the post with a reason, and cannot renew it before its last days', async () => {
    answers['GET /api/jobs/7'] = () => Response.json(mine);
    answers['GET /api/jobs/7/applications'] = () => Response.json([]);
    answers['POST /api/jobs/7/close'] = () =>
      Response.json({ ...mine, state: 'closed', closeReason: 'withdrawn' });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Close Depot manager' }));
    expect(screen.queryByRole('button', { name: 'Renew Depot manager' })).toBeNull();
    fireEvent.click(await screen.findByRole('radio', { name: /^Withdrawn/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Close post' }));
    await screen.findByText('Post closed');
    expect(sent.at(-1)).toEqual({ call: 'POST /api/jobs/7/close', body: { reason: 'withdrawn' } });
  });

  it('edits over the version they read and is told when it is an older one', async () => {
    answers['GET /api/jobs/7'] = () => Response.json(mine);
    answers['GET /api/jobs/7/applications'] = () => Response.json([]);
    const message = 'Somebody saved a newer version while you were typing.';
    answers['PUT /api/jobs/7'] = () => Response.json({ code: 'conflict', message }, { status: 409 });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Depot manager' }));
    fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: 'Depot head' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save post' }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(sent.at(-1)?.body).toMatchObject({
      title: 'Depot head',
      version: 2,
      requirements: 'A forklift licence',
    });
  });
});

describe('saved and applied', () => {
  it('keeps a note, and names a withdrawn post without a link', async () => {
    answers['GET /api/jobs/saved'] = () =>
      Response.json([{ job: brief, status: 'saved', note: null, createdAt: day }]);
    answers['GET /api/jobs/applied'] = () => Response.json([]);
    answers['POST /api/jobs/7/save'] = () => Response.json({}, { status: 201 });
    show('/jobs?view=saved');
    await screen.findByRole('heading', { name: 'Depot manager' });
    expect(screen.queryByRole('link', { name: 'Depot manager' })).toBeNull();
    expect(await screen.findByText('No applications yet')).toBeDefined();
    fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: 'Gone' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ note: 'Gone' }));
    fireEvent.change(screen.getByLabelText('Your progress'), { target: { value: 'offered' } });
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ status: 'offered' }));
  });

  it('withdraws an application only after asking', async () => {
    answers['GET /api/jobs/saved'] = () => Response.json([]);
    const own = {
      id: 3,
      status: 'shortlisted',
      message: null,
      note: null,
      createdAt: day,
      updatedAt: day,
      job: brief,
    };
    answers['GET /api/jobs/applied'] = () => Response.json([own]);
    answers['DELETE /api/jobs/7/applications/mine'] = () => Response.json({ ok: true });
    show('/jobs?view=saved');
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw application for Depot manager' }));
    expect(sent).toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw application' }));
    await waitFor(() => expect(sent.at(-1)?.call).toBe('DELETE /api/jobs/7/applications/mine'));
  });
});

it('lists one’s own posts with what waits for an answer', async () => {
  answers['GET /api/jobs/mine'] = () => Response.json([{ ...mine, applications: 3, waiting: 2 }]);
  show('/jobs?view=mine');
  await screen.findByRole('link', { name: 'Depot manager' });
  expect(screen.getByText('2 to answer')).toBeDefined();
  expect(screen.getByText('Nairobi · Open until 18 Feb 2099 · 3 applications')).toBeDefined();
});
