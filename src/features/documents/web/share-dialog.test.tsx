import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { DocumentDetail } from '../contract/document.ts';
import type { DocumentShare } from '../contract/share.ts';
import { ShareDialog } from './share-dialog.tsx';

const DOCUMENT: DocumentDetail = {
  id: 9,
  title: 'Seed deck',
  documentType: 'pitch_deck',
  isMade: false,
  startupId: 7,
  startupName: 'Zuri Pay',
  canEdit: true,
  isShared: false,
  versions: [],
};
const person = (id: string, firstName: string) => ({
  id,
  firstName,
  lastName: 'Mensah',
  headline: 'Seed investor',
  profileImageUrl: null,
  isDemo: false,
});

const thread = (id: number, other: ReturnType<typeof person> | null, isClosed = false) => ({
  id,
  other,
  isClosed,
});

const share = (userId: string, firstName: string): DocumentShare => ({
  ...person(userId, firstName),
  userId,
  sharedBy: 'Ada Obi',
  createdAt: '2026-11-20T08:00:00.000Z',
});

let threads: unknown[];
let shares: DocumentShare[];
let isDown: boolean;
let sent: string[];

beforeEach(() => {
  const kofi = person('kofi', 'Kofi');
  threads = [thread(1, kofi), thread(2, kofi), thread(3, person('zuri', 'Zuri'), true), thread(4, null)];
  shares = [share('lena', 'Lena')];
  isDown = false;
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (isDown) return new Response('', { status: 500 });
    if (url.startsWith('/api/threads')) return Response.json(threads);
    if (init.method !== 'GET') sent.push(`${init.method} ${url}`);
    if (init.method === 'PUT') shares = [share('kofi', 'Kofi'), ...shares];
    if (init.method === 'DELETE') shares = shares.filter(({ userId }) => !url.endsWith(userId));
    return Response.json(shares);
  });
});

function open() {
  return renderScreen(<ShareDialog document={DOCUMENT} onClose={() => {}} />).user;
}

it('shares with a person of an open conversation, named once, and takes it back', async () => {
  const user = open();
  await screen.findByRole('dialog', { name: 'Share Seed deck' });
  const give = await screen.findByRole('button', { name: 'Share with Kofi Mensah' });
  expect(screen.queryByText('Zuri Mensah')).toBeNull();
  await user.click(give);
  const back = await screen.findByRole('button', { name: 'Stop sharing with Kofi Mensah' });
  expect(sent).toEqual(['PUT /api/documents/9/shares/kofi']);
  await user.click(back);
  await screen.findByRole('button', { name: 'Share with Kofi Mensah' });
  expect(sent.at(-1)).toBe('DELETE /api/documents/9/shares/kofi');
});

it('takes back what another of the team has shared', async () => {
  const user = open();
  expect(await screen.findByText('Shared 20 Nov 2026 by Ada Obi')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stop sharing with Lena Mensah' }));
  await vi.waitFor(() => expect(screen.queryByText('Lena Mensah')).toBeNull());
});

it('points to investors while there is nobody, and tries again when it failed', async () => {
  threads = [];
  shares = [];
  isDown = true;
  const user = open();
  await screen.findByText('We could not load your conversations');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const link = await screen.findByRole('link', { name: 'Find investors' });
  expect(link.getAttribute('href')).toBe('/investors');
});
