import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { DocumentsCard } from './documents-card.tsx';

const DECK = {
  id: 9,
  title: 'Seed deck',
  documentType: 'pitch_deck',
  latest: { createdAt: '2026-11-20T08:00:00.000Z' },
};
const NONE = 'The team has not shared any documents with you.';

let answer: () => Response;
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    return url.includes('/api/documents?startup=2') ? answer() : new Response('', { status: 400 });
  });
});

const show = () => renderScreen(<DocumentsCard startupId={2} />);

it('leads to what the team has shared', async () => {
  answer = () => Response.json([DECK], { headers: { 'x-total-count': '1' } });
  show();
  const link = await screen.findByRole('link', { name: /Seed deck\s*Pitch deck, 20 Nov 2026/ });
  expect(link.getAttribute('href')).toBe('/documents/9');
});

it('says that there is none, also of a company that is not listed any more', async () => {
  answer = () => Response.json([]);
  show();
  expect(await screen.findByText(NONE)).toBeTruthy();
  cleanup();
  answer = () => Response.json({ code: 'not_found', message: 'Nothing here' }, { status: 404 });
  show();
  expect(await screen.findByText(NONE)).toBeTruthy();
});

it('says when it failed, and tries again', async () => {
  answer = () => new Response('', { status: 500 });
  show();
  await screen.findByText('We could not load the documents');
  answer = () => Response.json([DECK]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Seed deck')).toBeTruthy();
});
