import type { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '#shared/web/query-client.ts';
import { renderScreen } from '#test/web/screen.tsx';
import type { Deal, DealChanges } from '../contract/deal.ts';
import { DealMenu } from './deal-card.tsx';
import { useDealMoves } from './deal-moves.ts';
import { usePipeline } from './pipeline.ts';

class Stream extends EventTarget {
  static last: Stream | null = null;
  readonly close = vi.fn<() => void>();
  constructor() {
    super();
    Stream.last = this;
  }
  say(topic: string) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ topic }) }));
  }
}

const dealOf = (id: number, more: Partial<Deal> = {}): Deal => ({
  id,
  stage: 'sourced',
  priority: 'medium',
  interestLevel: 5,
  lastActivity: '2026-11-05T09:00:00.000Z',
  sourceChannel: null,
  nextAction: null,
  nextActionDue: null,
  amountMinor: null,
  currency: null,
  passReason: null,
  stageSince: new Date(Date.UTC(2026, 9, 1) - id * 60_000).toISOString(),
  shared: false,
  ownerName: 'Nala Kamau',
  isMine: true,
  offer: null,
  version: 1,
  ...more,
  startup: {
    id: null,
    name: `Deal ${id}`,
    sector: null,
    region: null,
    fundingStage: null,
    logoUrl: null,
    domain: null,
    isDemo: false,
  },
});

const LIST = '/api/portfolio/deal-flow';

let stored: Deal[] = [];
let changes: DealChanges;
let calls: string[] = [];
let put: () => Promise<Response>;
let cache: QueryClient;

const answer = (body: unknown, headers: Record<string, string> = {}, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

beforeEach(() => {
  calls = [];
  cache = makeQueryClient();
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    calls.push(`${method ?? 'GET'} ${url}`);
    if (method === 'PUT') return put();
    if (url.includes('/changes')) return answer(changes);
    const from = Number(new URLSearchParams(url.split('?')[1]).get('offset') ?? 0);
    return answer(stored.slice(from, from + 500), { 'x-total-count': String(stored.length) });
  });
});

function Deals() {
  const { result, deals } = usePipeline({ stage: null, priority: null, search: '' });
  const { requestMove } = useDealMoves();
  return (
    <>
      <output>{result.data ? `${deals.length} deals, first ${deals[0]?.startup.name ?? 'none'}` : ''}</output>
      {deals.slice(0, 2).map((deal) => (
        <DealMenu key={deal.id} deal={deal} onMove={requestMove} onOpen={() => undefined} />
      ))}
    </>
  );
}

const stagesOf = async (name: string) => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  return { user, option: (stage: string) => screen.findByRole('menuitemradio', { name: stage }) };
};
async function move(name: string, stage: string) {
  const { user, option } = await stagesOf(name);
  await user.click(await option(stage));
}

async function show(count: number) {
  stored = Array.from({ length: count }, (_, n) => dealOf(n + 1));
  renderScreen(<Deals />, { cache });
  await screen.findByText(`${count} deals, first Deal 1`);
  calls = [];
}
const told = (more: Partial<DealChanges>) => {
  changes = { changed: [], removed: [], total: stored.length, complete: true, ...more };
  act(() => Stream.last?.say('deal-flow'));
};

it('a colleague’s move of one deal of many is one small question', async () => {
  await show(1200);
  const moved = dealOf(900, { stage: 'closed', stageSince: '2026-11-20T09:00:00.000Z', version: 2 });
  told({ changed: [moved], removed: [3], total: 1199 });
  await screen.findByText('1199 deals, first Deal 900');
  expect(calls).toEqual([`GET ${LIST}/changes?since=2026-11-05T09%3A00%3A00.000Z`]);
});

it('where the total does not add up, or hundreds changed, the pipeline is read again', async () => {
  await show(600);
  stored = stored.slice(1);
  told({ total: 599 });
  await screen.findByText('599 deals, first Deal 2');
  expect(calls.filter((call) => !call.includes('changes'))).toEqual([
    `GET ${LIST}`,
    `GET ${LIST}?offset=500`,
  ]);
  stored = stored.slice(1);
  told({ complete: false, total: 598 });
  await screen.findByText('598 deals, first Deal 3');
});

it('an answer from before a move does not take the move back', async () => {
  await show(3);
  let finish = (_answer: Response) => {};
  put = () => new Promise((resolve) => (finish = resolve));
  await move('Deal 2', 'Closed');
  await screen.findByText('3 deals, first Deal 2');
  told({ changed: [dealOf(2)] });
  await vi.waitFor(() => expect(calls.filter((call) => call.includes('changes'))).toHaveLength(1));
  await act(async () => {});
  screen.getByText('3 deals, first Deal 2');
  const after = dealOf(2, { stage: 'closed', stageSince: new Date().toISOString(), version: 2 });
  await act(async () => finish(answer(after)));
  await screen.findByText('Deal updated successfully!');
  screen.getByText('3 deals, first Deal 2');
});

it('a refused move goes back, and what waits behind it is not sent', async () => {
  await show(3);
  let finish = (_answer: Response) => {};
  put = () => new Promise((resolve) => (finish = resolve));
  await move('Deal 2', 'Closed');
  await move('Deal 2', 'Initial Review');
  const current = dealOf(2, { stage: 'term-sheet', version: 9 });
  changes = { changed: [current], removed: [], total: 3, complete: true };
  const problem = { code: 'conflict', message: 'Somebody changed this deal.', current, requestId: 'x' };
  await act(async () => finish(answer(problem, {}, 409)));
  await screen.findByText('3 deals, first Deal 1');
  const { option } = await stagesOf('Deal 2');
  expect((await option('Term Sheet')).getAttribute('aria-checked')).toBe('true');
  expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
});
