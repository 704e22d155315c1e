import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { dealOf } from '#test/deals.ts';
import { renderScreen } from '#test/web/screen.tsx';
import type { DealEvent } from '../contract/deal.ts';
import { NotesDialog } from './notes-dialog.tsx';

const DEAL = dealOf({ stage: 'closed' });
const event = (id: number, more: Partial<DealEvent>): DealEvent => ({
  id,
  kind: 'moved',
  fromStage: 'sourced',
  toStage: 'reviewed',
  passReason: null,
  fields: [],
  actorName: 'Nala Kamau',
  at: '2026-11-05T09:00:00.000Z',
  isUndo: false,
  undone: false,
  ...more,
});

const EVENTS = [
  event(5, { isUndo: true, fromStage: 'passed', toStage: 'closed' }),
  event(4, { undone: true, fromStage: 'closed', toStage: 'passed' }),
  event(3, { fromStage: 'reviewed', toStage: 'closed' }),
  event(2, {}),
  event(1, { kind: 'added', fromStage: null, toStage: 'sourced' }),
];

let sent: string[] = [];
function show(failing = '') {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method?: string; body?: string }) => {
    if (failing !== '' && url.endsWith(failing)) return new Response('{}', { status: 500 });
    if (method === 'POST') sent.push(`${url} ${body ?? ''}`);
    const answer =
      method === 'POST' ? { ...DEAL, stage: 'reviewed', version: 5 } : url.endsWith('/events') ? EVENTS : [];
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
  return renderScreen(<NotesDialog deal={DEAL} onClose={() => {}} />).user;
}

it('the last move that still holds can be taken back long after its toast', async () => {
  const user = show();
  const button = await screen.findByRole('button', { name: 'Undo' });
  expect(button.closest('li')?.textContent).toContain('moved it from Initial Review to Closed');
  await user.click(button);
  await screen.findByText('Undone: back in Initial Review');
  expect(sent).toEqual(['/api/portfolio/deal-flow/7/undo {"version":4}']);
});

it('a history that cannot be read says so and offers another try', async () => {
  show('/events');
  await screen.findByText('We could not load the history');
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
});
