import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { ConnectDialog } from './connect-dialog.tsx';

const REFUSED = 'You have asked Zuri Pay already. A request waits up to 30 days for an answer.';
const zuri = { id: 'z', firstName: 'Zuri', lastName: 'Njoroge', headline: null, profileImageUrl: null };

let answer: () => Response;
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json({}, { status: 201 });
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    if (url.startsWith('/api/introductions/connectors')) return Response.json([zuri]);
    if (url.startsWith('/api/introductions/budget'))
      return Response.json({ dailyLimit: 20, remaining: 3, weeklyLimit: null, receivedInLastWeek: 0 });
    if (url.startsWith('/api/dashboard/stats')) return Response.json({ startup: null });
    sent.push(JSON.parse(init.body));
    return answer();
  });
});

function show(user: object | null = { id: 'u1' }) {
  renderScreen(<ConnectDialog target={{ startupId: 7 }} name="Zuri Pay" />, { at: '/startups/7', user });
}

async function open() {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Connect with Zuri Pay' }));
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
});

it('needs a line, and sends it with the connection to ask through', async () => {
  const line = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(
    await screen.findByText(/Say in one line why you would like to talk$/, { selector: 'p' }),
  ).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(line, 'We share an investor');
  await userEvent.selectOptions(await screen.findByLabelText(/Through somebody you both know/), 'z');
  expect(screen.getByText(/Zuri Njoroge reads your line first/)).toBeTruthy();
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
