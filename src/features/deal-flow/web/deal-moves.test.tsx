import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { dealOf } from '#test/deals.ts';
import { renderScreen } from '#test/web/screen.tsx';
import { DealMenu } from './deal-card.tsx';
import { useDealMoves } from './deal-moves.ts';
import { PassDialog } from './pass-dialog.tsx';

const DEAL = dealOf();

let sent: { url: string; body: unknown }[] = [];
let answer: { status: number; body: unknown };

beforeEach(() => {
  sent = [];
  answer = { status: 200, body: { ...DEAL, stage: 'closed', version: 5 } };
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    sent.push({ url, body: JSON.parse(init.body) });
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(answer.body), { status: answer.status, headers });
  });
});

function Mover() {
  const { requestMove, asking } = useDealMoves();
  return (
    <>
      <DealMenu deal={DEAL} onMove={requestMove} onOpen={() => undefined} />
      {asking === null ? null : <PassDialog {...asking} />}
    </>
  );
}

async function choose(stage: string) {
  renderScreen(<Mover />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'More for Kora Solar' }));
  await user.click(await screen.findByRole('menuitemradio', { name: stage }));
  return user;
}

it('a closed deal offers to record the investment, and the move can be undone', async () => {
  const user = await choose('Closed');
  await screen.findByText('Deal updated successfully!');
  expect(sent).toEqual([{ url: '/api/portfolio/deal-flow/7', body: { stage: 'closed', version: 4 } }]);
  const record = screen.getByRole('link', { name: 'Record investment' });
  expect(record.getAttribute('href')).toBe('/portfolio?record=3');
  answer = { status: 200, body: { ...DEAL, version: 6 } };
  screen.getByRole('button', { name: 'Undo' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Undone: back in Sourced');
  expect(sent[1]).toEqual({ url: '/api/portfolio/deal-flow/7/undo', body: { version: 5 } });
});

it('passing asks why; a reason is kept, and may be skipped', async () => {
  answer.body = { ...DEAL, stage: 'passed', version: 5 };
  const user = await choose('Passed');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Valuation' }));
  await user.click(screen.getByRole('button', { name: 'Pass' }));
  await screen.findByText('Deal updated successfully!');
  expect(sent[0]?.body).toEqual({ stage: 'passed', passReason: 'Valuation', version: 4 });
  cleanup();
  const again = await choose('Passed');
  await again.click(screen.getByRole('button', { name: 'Skip the reason' }));
  await vi.waitFor(() => expect(sent[1]?.body).toEqual({ stage: 'passed', version: 4 }));
});

it('not passing after all changes nothing', async () => {
  const user = await choose('Passed');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
});

it('a refused move says where the deal is now', async () => {
  const current = { ...DEAL, stage: 'term-sheet', version: 9 };
  const message = 'Somebody changed this deal since you read it.';
  answer = { status: 409, body: { code: 'conflict', message, current, requestId: 'x' } };
  await choose('Initial Review');
  await screen.findByText('Error updating deal');
  expect(screen.getByText(`${message} It is in Term Sheet now.`)).not.toBeNull();
});
