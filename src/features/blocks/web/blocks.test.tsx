import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { OtherPerson } from '#shared/contract/other-person.ts';
import { BlockDialog } from './block-dialog.tsx';
import { BlockedNote, BlockedPage, BlocksCard } from './blocks-card.tsx';

const person = (id: string, firstName: string): OtherPerson => ({
  id,
  firstName,
  lastName: 'Mensah',
  headline: null,
  isDemo: false,
  profileImageUrl: null,
});

let blocked: OtherPerson[];
let sent: unknown[];
let refusal: string | null;

beforeEach(() => {
  blocked = [person('k', 'Kofi'), person('z', 'Zuri')];
  sent = [];
  refusal = null;
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body }: { method?: string; body?: string }) => {
      if (method === 'GET') return Response.json(blocked);
      sent.push([`${method} ${url}`, body === undefined ? null : JSON.parse(body)]);
      if (refusal !== null) return Response.json({ code: 'conflict', message: refusal }, { status: 409 });
      blocked = blocked.filter(({ id }) => !url.endsWith(`/${id}`));
      return Response.json({ ok: true });
    },
  );
});

it('lists whom one has blocked, and lets each go', async () => {
  const { user } = renderScreen(<BlocksCard />);
  await screen.findByText('Kofi Mensah');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Kofi Mensah'),
    expect.stringContaining('Zuri Mensah'),
  ]);
  await user.click(screen.getByRole('button', { name: 'Unblock Kofi Mensah' }));
  await waitFor(() => expect(screen.queryByText('Kofi Mensah')).toBeNull());
  expect(sent).toEqual([['DELETE /api/blocks/k', null]]);
  await user.click(screen.getByRole('button', { name: 'Unblock Zuri Mensah' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Blocked' })).toBeNull());
});

it('says so where somebody could not be let go, and keeps them in the list', async () => {
  refusal = 'The database is away for a moment.';
  const { user } = renderScreen(<BlocksCard />);
  await user.click(await screen.findByRole('button', { name: 'Unblock Kofi Mensah' }));
  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(screen.getByText('Kofi Mensah')).toBeTruthy();
});

it.each([
  ['page', BlockedPage],
  ['conversation', BlockedNote],
])('lets somebody go from their %s', async (_, Place) => {
  const { user } = renderScreen(<Place person={person('k', 'Kofi')} />);
  expect(screen.getByText(/You have blocked Kofi Mensah/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Unblock Kofi Mensah' }));
  expect(await screen.findByText('Kofi Mensah is no longer blocked')).toBeTruthy();
  expect(sent).toEqual([['DELETE /api/blocks/k', null]]);
});

it('takes no room where nobody is blocked', async () => {
  blocked = [];
  const { container } = renderScreen(<BlocksCard />);
  await waitFor(() => expect(container.querySelector('section, ul')).toBeNull());
  expect(screen.queryByText('Blocked')).toBeNull();
});

it('asks before somebody is shut out, and says what that means', async () => {
  const onClose = vi.fn<() => void>();
  const { user } = renderScreen(<BlockDialog isDemo={false} userId="a" name="Ada Obi" onClose={onClose} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Block Ada Obi?' }));
  expect(
    dialog.getByText(
      /They are not notified\. Your past messages stay\. Offers open between you are withdrawn\./,
    ),
  ).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('Ada Obi is blocked')).toBeTruthy();
  expect(sent).toEqual([['POST /api/blocks', { userId: 'a' }]]);
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('keeps the question open where a block is refused, and says why', async () => {
  refusal = 'You cannot block yourself';
  const onClose = vi.fn<() => void>();
  const { user } = renderScreen(<BlockDialog isDemo={false} userId="a" name="Ada Obi" onClose={onClose} />);
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  expect(await screen.findByText('Not blocked')).toBeTruthy();
  expect(screen.getByText(refusal)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
