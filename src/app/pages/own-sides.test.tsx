import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { useOwnSides } from './own-sides.ts';

const user = { id: 'u', email: 'a@example.test', firstName: 'Ada', lastName: 'Obi', onboarded: true };

function Shown() {
  const { isKnown, isOwnStartup, isOwnInvestor } = useOwnSides();
  return <p>{[isKnown, isOwnStartup(7), isOwnStartup(8), isOwnInvestor(3), isOwnInvestor(4)].join(' ')}</p>;
}

function open(isMember: boolean, sides: Response | Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url === '/api/matching/sides') return sides;
    return isMember ? Response.json(user) : Response.json({}, { status: 401 });
  });
  renderScreen(<Shown />);
  return asked;
}

it('knows a member’s own startup and investor card', async () => {
  open(true, Response.json({ startups: [{ id: 7, name: 'Mavuno' }], investorId: 3 }));
  expect(await screen.findByText('true true false true false')).toBeDefined();
});

it('asks nothing for a visitor, to whom nothing belongs', async () => {
  const asked = open(false, Response.json({}));
  expect(await screen.findByText('true false false false false')).toBeDefined();
  expect(asked).not.toContain('/api/matching/sides');
});

it('does not guess while a member’s own are not known', async () => {
  open(true, new Promise<Response>(() => {}));
  expect(await screen.findByText('false false false false false')).toBeDefined();
});
