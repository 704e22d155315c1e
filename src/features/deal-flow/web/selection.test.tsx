import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { dealOf } from '#test/deals.ts';
import { renderScreen } from '#test/web/screen.tsx';
import type { Deal } from '../contract/deal.ts';
import { DealCard } from './deal-card.tsx';
import { useDealMoves } from './deal-moves.ts';
import { PassDialog } from './pass-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './selection.ts';

const named = (id: number, name: string): Deal => {
  const deal = dealOf({ id });
  return { ...deal, startup: { ...deal.startup, name } };
};
const DEALS = [named(7, 'Kora Solar'), named(8, 'Soko Direct')];

let sent: { url: string; body: unknown }[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string }) => {
    const body: unknown = init?.body === undefined ? null : JSON.parse(init.body);
    if (body !== null) sent.push({ url, body });
    const answer = url.endsWith('/firm')
      ? { firm: null }
      : { changed: DEALS.map((deal) => ({ ...deal, version: 5 })), removed: [] };
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
});

const NOW = new Date('2026-11-06T09:00:00Z');
const nothing = () => undefined;

/** The cards of a board with the bar below; the columns around them draw only what is in sight. */
function Board() {
  const { requestMove, requestMany, asking } = useDealMoves();
  const { selected, selectedIds, onSelect, clear } = useSelection(DEALS);
  return (
    <>
      {DEALS.map((deal) => (
        <DealCard
          key={deal.id}
          deal={deal}
          now={NOW}
          grabbed={false}
          onMove={requestMove}
          onGrabKey={nothing}
          onOpen={nothing}
          selected={selectedIds.has(deal.id)}
          selecting={selectedIds.size > 0}
          onSelect={onSelect}
        />
      ))}
      {selected.length === 0 ? null : (
        <SelectionBar
          count={selected.length}
          onChange={(change) => {
            requestMany(selected, change);
            clear();
          }}
          onClear={clear}
        />
      )}
      {asking === null ? null : <PassDialog {...asking} />}
    </>
  );
}

async function selectBoth() {
  const { user } = renderScreen(<Board />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Kora Solar' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Soko Direct' }));
  await screen.findByText('2 selected');
  return user;
}

const BOTH = [
  { id: 7, version: 4 },
  { id: 8, version: 4 },
];

it('ticked deals move in one call, and one undo brings them back', async () => {
  const user = await selectBoth();
  await user.click(screen.getByRole('button', { name: 'Move to' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Due Diligence' }));
  await screen.findByText('2 deals moved to Due Diligence');
  expect(sent).toEqual([{ url: '/api/portfolio/deal-flow', body: { deals: BOTH, stage: 'due-diligence' } }]);
  expect(screen.queryByRole('toolbar', { name: 'Selected deals' })).toBeNull();
  screen.getByRole('button', { name: 'Undo' });
});

it('passing several asks once why', async () => {
  const user = await selectBoth();
  await user.click(screen.getByRole('button', { name: 'Move to' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Passed' }));
  await screen.findByRole('dialog', { name: 'Pass on 2 deals' });
  await user.click(screen.getByRole('button', { name: 'Team' }));
  await user.click(screen.getByRole('button', { name: 'Pass' }));
  await vi.waitFor(() => expect(sent[0]?.body).toEqual({ deals: BOTH, stage: 'passed', passReason: 'Team' }));
});

it('the selection is cleared without a change', async () => {
  const user = await selectBoth();
  await user.click(screen.getByRole('button', { name: 'Clear the selection' }));
  expect(screen.queryByText('2 selected')).toBeNull();
  expect(sent).toEqual([]);
});
