import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { RoomQuestion } from '../contract/question.ts';
import { QuestionsCard } from './questions-card.tsx';
import { QuestionsTab } from './questions-tab.tsx';

const OWN: RoomQuestion = {
  id: 5,
  documentId: 9,
  document: 'Accounts',
  page: 2,
  body: 'What is in cash equivalents?',
  askedBy: 'Adaeze Okonjo',
  isOwn: true,
  createdAt: '2026-11-22T08:00:00.000Z',
  answer: null,
  version: 1,
};
const FOR_ALL: RoomQuestion = {
  ...OWN,
  id: 6,
  page: null,
  body: 'Who audits you?',
  askedBy: null,
  isOwn: false,
  answer: { body: 'Mwangi and Co.', by: 'Wambui Karanu', at: '2026-11-22T09:00:00.000Z', isForAll: true },
};

let items: readonly RoomQuestion[] = [];
let status = 200;
let sent: (readonly [string, unknown])[] = [];

beforeEach(() => {
  [items, status, sent] = [[OWN, FOR_ALL], 200, []];
  vi.stubGlobal('EventSource', undefined);
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    if (method !== 'GET') {
      sent.push([`${method} ${url}`, typeof init?.body === 'string' ? JSON.parse(init.body) : null]);
      return Response.json(OWN);
    }
    if (status !== 200) return Response.json({ code: 'not_found', message: 'Not found' }, { status });
    return Response.json(items, { headers: { 'x-total-count': String(items.length) } });
  });
});

describe('questions beside a document', () => {
  const open = (isTeam = false) =>
    renderScreen(<QuestionsCard startupId={7} documentId={9} isTeam={isTeam} isManager={isTeam} />, {
      at: '/startups/7/room?document=9&page=2',
    }).user;

  it('are one’s own, and those answered to all without who asked', async () => {
    open();
    const [own, other] = await screen.findAllByRole('listitem');
    expect(own?.textContent).toContain('You');
    expect(own?.textContent).toContain('No answer yet.');
    expect(other?.textContent).toContain('Another guest');
    expect(other?.textContent).toContain('Mwangi and Co.');
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
  });

  it('are asked about the page in sight, and withdrawn', async () => {
    const user = open();
    await user.type(await screen.findByLabelText('Your question about page 2'), 'Is this audited?');
    await user.click(screen.getByRole('button', { name: 'Ask the team' }));
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() =>
      expect(sent).toEqual([
        ['POST /api/startups/7/room/documents/9/questions', { page: 2, body: 'Is this audited?' }],
        ['DELETE /api/startups/7/room/questions/5', null],
      ]),
    );
  });

  it('say nothing where the document is gone', async () => {
    status = 404;
    open();
    await waitFor(() => expect(screen.queryByText('Questions and answers')).toBeNull());
  });
});

describe('questions of a room', () => {
  const open = (isManager: boolean) =>
    renderScreen(<QuestionsTab startupId={7} isManager={isManager} />, { at: '/' }).user;

  it('are answered by who manages it, to one or to all', async () => {
    items = [{ ...OWN, isOwn: false }];
    const user = open(true);
    await user.click(await screen.findByRole('button', { name: 'Answer' }));
    await user.type(await screen.findByLabelText('Answer'), 'Deposits.');
    await user.click(screen.getByLabelText('Show to all who may read this document'));
    await user.click(screen.getByRole('button', { name: 'Save answer' }));
    await waitFor(() =>
      expect(sent).toEqual([
        ['PUT /api/startups/7/room/questions/5', { answer: 'Deposits.', isForAll: true, version: 1 }],
      ]),
    );
  });

  it('are only read by who does not, and may be taken along', async () => {
    open(false);
    expect(await screen.findByText('1 question without an answer.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
    expect(screen.getByRole('link', { name: 'All, CSV' }).getAttribute('href')).toBe(
      '/api/startups/7/room/questions/export',
    );
  });

  it('may be none yet', async () => {
    items = [];
    open(true);
    expect(await screen.findByText('No questions yet')).toBeTruthy();
  });
});
