import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { ConnectDialog } from './connect-dialog.tsx';

const REFUSED = 'You have already asked Zuri Pay . A request stays open for up to 30 days for an answer.';
const zuri = { id: 'z', firstName: 'Zuri', lastName: 'Njoroge', headline: null, profileImageUrl: null };

let answer: () => Response;
let standing: object;
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  standing = { standing: 'connect' };
  answer = () => Response.json({}, { status: 201 });
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    if (url.startsWith('/api/introductions/connectors')) return Response.json([zuri]);
    if (url.startsWith('/api/introductions/budget'))
      return Response.json({ dailyLimit: 20, remaining: 3, weeklyLimit: null, receivedInLastWeek: 0 });
    if (url.startsWith('/api/matching/sides')) return Response.json({ startups: [], investorId: null });
    if (url.startsWith('/api/introductions/standings'))
      return Response.json([{ target: 'startup:7', note: null, threadId: null, ...standing }]);
    sent.push(JSON.parse(init.body));
    return answer();
  });
});

function show(user: object | null = { id: 'u1' }) {
  renderScreen(<ConnectDialog target={{ startupId: 7 }} name="Zuri Pay" isDemo />, {
    at: '/startups/7',
    user,
  });
}

async function open() {
  show();
  const connect = () => screen.getByRole('button', { name: 'Connect with Zuri Pay' });
  await waitFor(() => expect(connect().hasAttribute('disabled')).toBe(false));
  await userEvent.click(connect());
  return screen.findByLabelText('Why you would like to talk');
}

it('asks a visitor to sign in, and back', () => {
  show(null);
  expect(screen.getByRole('link', { name: 'Connect with Zuri Pay' }).getAttribute('href')).toBe(
    '/api/login?redirect=%2Fstartups%2F7',
  );
});

it('tells what is left today and what happens next', async () => {
  await open();
  expect(await screen.findByText(/You can send 3 more requests in these 24 hours, of 20/)).toBeTruthy();
  expect(screen.getByText(/Zuri Pay has 30 days to accept/)).toBeTruthy();
  expect(within(screen.getByRole('dialog')).getByText('Demo')).toBeTruthy();
});

it('needs a line, and sends it with the connection to ask through', async () => {
  const line = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(
    await screen.findByText(/Say in one line why you would like to talk$/, { selector: 'p' }),
  ).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(line, 'We share an investor');
  await userEvent.selectOptions(await screen.findByLabelText(/Through a common connection/), 'z');
  expect(screen.getByText(/Zuri Njoroge reads your note first/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(sent).toEqual([{ startupId: 7, reason: 'We share an investor', viaId: 'z' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says why a request is refused and keeps what was typed', async () => {
  answer = () => Response.json({ code: 'conflict', message: REFUSED }, { status: 409 });
  const line = await open();
  await userEvent.type(line, 'Once more');
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText(REFUSED)).toBeTruthy();
  expect(screen.getByDisplayValue('Once more')).toBeTruthy();
});

const SAYS = [
  [{ standing: 'requested' }, 'link', 'Requested: Zuri Pay', '/introductions?box=sent'],
  [{ standing: 'answer' }, 'link', 'Answer Zuri Pay', '/introductions'],
  [{ standing: 'message', threadId: 4 }, 'link', 'Message Zuri Pay', '/messages?thread=4'],
] as const;

it.each(SAYS)('says how the two stand: %o', async (how, role, name, href) => {
  standing = how;
  show();
  expect((await screen.findByRole(role, { name })).getAttribute('href')).toBe(href);
  expect(screen.queryByRole('button', { name: 'Connect with Zuri Pay' })).toBeNull();
});

it('says why nobody can be asked, and offers nothing for one’s own', async () => {
  standing = { standing: 'unavailable', note: 'A demo profile: no one is there to answer.' };
  show();
  expect(await screen.findByText('Not available')).toBeTruthy();
  expect(screen.getByText(/no one is there to answer/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks once for all the cards of a page', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const targets = (new URL(url, 'http://here').searchParams.get('targets') ?? '').split(',');
    return Response.json(
      targets.map((target) => ({ target, standing: 'requested', note: null, threadId: null })),
    );
  });
  renderScreen(
    <>
      <ConnectDialog target={{ startupId: 1 }} name="One" isDemo={false} />
      <ConnectDialog target={{ investorId: 2 }} name="Two" isDemo={false} />
      <ConnectDialog target={{ receiverId: 'abc' }} name="Three" isDemo={false} />
    </>,
    { user: { id: 'u1' } },
  );
  await waitFor(() => expect(screen.getAllByText('Requested')).toHaveLength(3));
  expect(asked).toEqual(['/api/introductions/standings?targets=startup%3A1%2Cinvestor%3A2%2Cperson%3Aabc']);
});
