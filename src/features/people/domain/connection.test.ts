import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/domain/time.ts';
import {
  actOn,
  type ConnectionAction,
  COOL_DOWN_DAYS,
  type PairState,
  refuseInvitation,
  connectionViewOf,
} from './connection.ts';

const START = new Date('2026-01-01T00:00:00Z').getTime();
const on = (day: number) => new Date(START + day * DAY_MS);

const invited = (requesterId: string, day: number): PairState => ({
  requesterId,
  status: 'pending',
  requestedAt: on(day),
  answeredAt: null,
  endedAt: null,
  endedBy: null,
});

/** What the routes do with the rules: the next state, or the same where the rules refuse. */
function after(
  pair: PairState | null,
  who: string,
  what: ConnectionAction | 'invite',
  day: number,
): PairState | null {
  if (what === 'invite') return refuseInvitation(who, pair, on(day)) ? pair : invited(who, day);
  if (pair === null) return null;
  const status = actOn(what, who, pair);
  if (status === 'not_theirs' || status === 'over') return pair;
  if (status !== 'withdrawn') return { ...pair, status, answeredAt: on(day) };
  const answeredAt = pair.status === 'accepted' ? pair.answeredAt : null;
  return { ...pair, status, answeredAt, endedAt: on(day), endedBy: who };
}

describe('a pair', () => {
  it('Ada invites Kofi; he sees it, she waits, both are connected once he accepts', () => {
    const open = invited('ada', 0);
    expect([connectionViewOf('ada', open), connectionViewOf('kofi', open)]).toEqual(['sent', 'received']);
    const both = after(open, 'kofi', 'accept', 1);
    expect([connectionViewOf('ada', both), connectionViewOf('kofi', both)]).toEqual([
      'connected',
      'connected',
    ]);
  });

  it('Kofi declines; to Ada nothing has changed, and she may withdraw but not ask again for 21 days', () => {
    const declined = after(invited('ada', 0), 'kofi', 'decline', 1);
    expect([connectionViewOf('ada', declined), connectionViewOf('kofi', declined)]).toEqual(['sent', 'none']);
    const unanswered = refuseInvitation('ada', invited('ada', 0), on(2));
    expect(refuseInvitation('ada', declined, on(2))).toEqual(unanswered);
    const withdrawn = after(declined, 'ada', 'withdraw', 3);
    expect(refuseInvitation('ada', withdrawn, on(4))).toEqual({ why: 'too_soon', from: on(COOL_DOWN_DAYS) });
    expect(refuseInvitation('ada', withdrawn, on(COOL_DOWN_DAYS))).toBeNull();
    expect(refuseInvitation('kofi', withdrawn, on(4))).toBeNull();
  });

  it('whoever ended a connection may ask at once, the other after 21 days', () => {
    const ended = after(after(invited('ada', 0), 'kofi', 'accept', 1), 'ada', 'remove', 50);
    expect(refuseInvitation('ada', ended, on(50))).toBeNull();
    expect(refuseInvitation('kofi', ended, on(60))).toEqual({ why: 'too_soon', from: on(71) });
  });

  it('nobody answers for the other, and a block leaves nothing to act on', () => {
    const open = invited('ada', 0);
    expect(actOn('accept', 'ada', open)).toBe('not_theirs');
    expect(actOn('withdraw', 'kofi', open)).toBe('not_theirs');
    for (const action of ['accept', 'decline', 'withdraw', 'remove'] as const)
      expect(actOn(action, 'kofi', { ...open, status: 'blocked' })).toBe('not_theirs');
  });
});

const move = fc.record({
  who: fc.constantFrom('ada', 'kofi'),
  what: fc.constantFrom('invite', 'accept', 'decline', 'withdraw', 'remove'),
  days: fc.integer({ min: 0, max: 30 }),
});

/** Runs moves over days and says after which of them a new invitation was open. */
function play(moves: readonly { who: string; what: ConnectionAction | 'invite'; days: number }[]) {
  let [pair, day]: [PairState | null, number] = [null, 0];
  const invitations: { day: number }[] = [];
  for (const { who, what, days } of moves) {
    day += days;
    const next = after(pair, who, what, day);
    if (what === 'invite' && next !== pair) invitations.push({ day });
    pair = next;
  }
  return { invitations };
}

describe('laws', () => {
  it('no sequence of moves lets one person ask again within 21 days of asking in vain', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        const inVain = moves.filter(
          ({ who, what }) => what !== 'accept' && !(who === 'kofi' && what === 'invite'),
        );
        const days = play(inVain).invitations.map(({ day }) => day);
        const gaps = days.slice(1).map((day, index) => day - (days[index] ?? 0));
        expect(gaps.filter((gap) => gap < COOL_DOWN_DAYS)).toEqual([]);
      }),
    );
  });

  it('a sender cannot tell a declined invitation from an open one by any move of their own', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
        const own = moves.filter(({ who, what }) => who === 'ada' && what !== 'remove');
        let open: PairState | null = invited('ada', 0);
        let declined = after(open, 'kofi', 'decline', 0);
        let day = 0;
        for (const { what, days } of own) {
          day += days;
          expect(refuseInvitation('ada', declined, on(day))).toEqual(refuseInvitation('ada', open, on(day)));
          [open, declined] = [after(open, 'ada', what, day), after(declined, 'ada', what, day)];
          expect(connectionViewOf('ada', declined)).toBe(connectionViewOf('ada', open));
        }
      }),
    );
  });
});
