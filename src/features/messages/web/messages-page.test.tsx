import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { Message, Thread } from '../contract.ts';
import { MessagesPage } from './messages-page.tsx';

const at = '2026-11-21T08:00:00.000Z';
const kofi = {
  id: 'k',
  firstName: 'Kofi',
  lastName: 'Mensah',
  headline: null,
  profileImageUrl: null,
  isDemo: false,
};
const thread: Thread = {
  id: 7,
  other: kofi,
  subject: 'Zuri Pay',
  subjectHref: '/startups/1',
  lastMessage: { content: 'Good morning', isMine: false, createdAt: at },
  lastAt: at,
  unreadCount: 1,
  isMuted: false,
  isClosed: false,
};

let threads: Thread[];
let isBlocked: boolean;
let messages: Message[];
let post: (body: { content: string; clientId: string }) => Response;
const calls: string[] = [];
const list = (items: readonly unknown[]) =>
  Response.json(items, { headers: { 'x-total-count': String(items.length) } });
const said = (id: number, content: string, clientId = `c${id}`): Message => {
  return { id, clientId, senderId: 'k', isMine: clientId !== `c${id}`, content, createdAt: at };
};

async function answer(url: string, init: { method?: string; body?: string } = {}): Promise<Response> {
  const method = init.method ?? 'GET';
  calls.push(`${method} ${url}`);
  if (url.startsWith('/api/threads/unread')) return Response.json({ unread: 1 });
  if (url.endsWith('/read')) return Response.json({ unread: 0 });
  if (url.endsWith('/messages') && method === 'POST') return post(JSON.parse(init.body ?? ''));
  if (url.startsWith('/api/threads/7/messages')) return list(messages.toReversed());
  if (url.startsWith('/api/threads/7')) return Response.json(threads[0]);
  if (url.startsWith('/api/threads?')) return list(threads);
  return Response.json({ code: 'not_found', message: 'There is nothing here.' }, { status: 404 });
}

beforeEach(() => {
  calls.length = 0;
  localStorage.clear();
  threads = [thread];
  isBlocked = false;
  messages = [said(1, 'Good morning')];
  post = ({ content, clientId }) => {
    messages = [...messages, said(messages.length + 1, content, clientId)];
    return Response.json(messages.at(-1), { status: 201 });
  };
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', answer);
});

function show(address: string) {
  return renderScreen(
    <MessagesPage
      renderMenu={(_, items) => items.map(({ label }) => label).join()}
      renderClosed={({ other }) => (isBlocked ? `You have blocked ${other?.firstName}` : null)}
    />,
    { at: address, user: { id: 'a' } },
  );
}

const box = () => screen.findByLabelText('Message to Kofi Mensah');

describe('the list', () => {
  it('says what it is for while it is empty', async () => {
    threads = [];
    show('/messages');
    expect(await screen.findByText('No conversations yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Introductions' })).toBeTruthy();
  });

  it('shows who, what was said last, and how much is unread', async () => {
    show('/messages');
    const row = await screen.findByRole('link', { name: /Kofi Mensah.*Good morning.*1 unread/ });
    expect(row.getAttribute('href')).toBe('/messages?thread=7');
  });

  it('offers a retry when it cannot be loaded', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 'internal', message: '' }, { status: 500 }));
    show('/messages');
    expect(
      await screen.findByText('We could not load your conversations', {}, { timeout: 10_000 }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('a conversation', () => {
  it('is marked as read up to the newest message once it is seen', async () => {
    show('/messages?thread=7');
    expect(await screen.findByRole('log')).toBeTruthy();
    await waitFor(() => expect(calls).toContain('POST /api/threads/7/read'));
  });

  it('that is not the reader’s is not there', async () => {
    show('/messages?thread=8');
    expect(await screen.findByText('Conversation not found')).toBeTruthy();
  });

  it('that is closed has no typing box', async () => {
    threads = [{ ...thread, isClosed: true }];
    const first = show('/messages?thread=7');
    expect(await screen.findByText(/No more messages can be sent/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    first.unmount();
    isBlocked = true;
    show('/messages?thread=7');
    expect(await screen.findByText('You have blocked Kofi')).toBeTruthy();
    expect(screen.queryByText(/No more messages can be sent/)).toBeNull();
  });

  it('keeps a draft over a reload, and forgets it when it is sent', async () => {
    const first = show('/messages?thread=7');
    await userEvent.type(await box(), 'Half a thought');
    first.unmount();
    show('/messages?thread=7');
    const again = await box();
    expect(again).toHaveProperty('value', 'Half a thought');
    await userEvent.type(again, '{Enter}');
    expect(again).toHaveProperty('value', '');
    await waitFor(() => expect(messages).toHaveLength(2));
    expect(await screen.findAllByText('Half a thought')).toHaveLength(1);
  });

  it('sends what was queued by an earlier page once, and says when it waits', async () => {
    const ids: string[] = [];
    const working = post;
    post = () => {
      throw new TypeError('Failed to fetch');
    };
    const first = show('/messages?thread=7');
    await userEvent.type(await box(), 'In the lift{Enter}');
    expect(await screen.findByText('Waiting for connection')).toBeTruthy();
    first.unmount();
    post = (body) => {
      ids.push(body.clientId);
      return working(body);
    };
    show('/messages?thread=7');
    await waitFor(() => expect(ids).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Waiting for connection')).toBeNull());
    expect(await screen.findAllByText('In the lift')).toHaveLength(1);
    expect(localStorage.getItem('kilele.outbox.a')).toBeNull();
  });

  it('shows why the server refused a message, until it is discarded', async () => {
    post = () => Response.json({ code: 'conflict', message: 'Closed by now.' }, { status: 409 });
    show('/messages?thread=7');
    await userEvent.type(await box(), 'Too late{Enter}');
    expect(await screen.findByText(/Not sent: Closed by now\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Too late')).toBeNull();
  });
});
