import { assert, constantFrom, integer, oneof, property, record, array } from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter, daysBefore } from '#shared/domain/time.ts';
import { type Introduction } from './introduction.ts';
import { canMove, type Move, roleOf } from './move.ts';
import { refusePassingOn, refuseRequest } from './request.ts';

const PEOPLE = ['ada', 'kofi', 'zuri'] as const;
const LIMITS: Record<string, number | null> = { ada: 2, kofi: null, zuri: 3 };
const START = new Date('2026-01-01T00:00:00Z');

type Step =
  | { readonly kind: 'request'; readonly from: string; readonly to: string; readonly via: boolean }
  | { readonly kind: 'move'; readonly nth: number; readonly move: Move; readonly told: boolean }
  | { readonly kind: 'clock'; readonly hours: number };

const steps = array(
  oneof(
    record({
      kind: constantFrom('request' as const),
      from: constantFrom(...PEOPLE),
      to: constantFrom(...PEOPLE),
      via: constantFrom(false, false, false, true),
    }),
    record({
      kind: constantFrom('move' as const),
      nth: integer({ min: 0, max: 5 }),
      move: constantFrom<Move>('accept', 'decline', 'decline', 'withdraw', 'pass_on', 'not_pass_on'),
      told: constantFrom(true, false),
    }),
    record({
      kind: constantFrom('clock' as const),
      hours: constantFrom(1, 24, 24 * 6, 24 * 20.5, 24 * 21, 24 * 30),
    }),
  ),
  { maxLength: 80 },
);

type World = { now: Date; all: Introduction[] };
const isPair = (one: Introduction, a: string, b: string) =>
  [one.senderId, one.receiverId].toSorted().join() === [a, b].toSorted().join();

function factsOf({ all }: World, senderId: string, receiverId: string) {
  return {
    senderId,
    earlier: all.filter((one) => isPair(one, senderId, receiverId)),
    sentAt: all.filter((one) => one.senderId === senderId).map((one) => one.createdAt),
    hasBlocked: false,
    isBlocked: false,
    receivedAt: all
      .filter((one) => one.receiverId === receiverId)
      .flatMap(({ deliveredAt }) => deliveredAt ?? []),
    weeklyLimit: LIMITS[receiverId] ?? null,
  };
}

function request(world: World, { from, to, via }: Extract<Step, { kind: 'request' }>): void {
  if (from === to) return;
  const facts = { ...factsOf(world, from, to), isDirect: !via };
  if (refuseRequest(facts, world.now) !== null) return;
  const connectorId = via ? (PEOPLE.find((one) => one !== from && one !== to) ?? null) : null;
  world.all.push({
    senderId: from,
    receiverId: to,
    connectorId,
    createdAt: world.now,
    deliveredAt: via ? null : world.now,
    answer: null,
    answeredAt: null,
    isTold: false,
    comeBackAt: null,
    withdrawnAt: null,
  });
}

function changeOf(move: Move, told: boolean, now: Date): Partial<Introduction> {
  if (move === 'withdraw') return { withdrawnAt: now };
  if (move === 'pass_on') return { deliveredAt: now };
  const answer = move === 'accept' ? 'accepted' : move === 'decline' ? 'declined' : 'not_passed_on';
  return { answer, answeredAt: now, isTold: move === 'decline' && told };
}

function apply(world: World, step: Step): void {
  if (step.kind === 'clock') world.now = daysAfter(world.now, step.hours / 24);
  if (step.kind === 'request') request(world, step);
  if (step.kind !== 'move') return;
  const at = world.all.length - 1 - step.nth;
  const one = world.all[at];
  if (!one) return;
  const isAllowed = PEOPLE.some((person) => {
    const role = roleOf(person, one);
    return role !== null && canMove(step.move, role, one, world.now);
  });
  if (!isAllowed) return;
  const facts = factsOf(world, one.senderId, one.receiverId);
  if (step.move === 'pass_on' && refusePassingOn(one, facts, world.now) !== null) return;
  world.all[at] = { ...one, ...changeOf(step.move, step.told, world.now) };
}

const countWithin = (dates: Date[], days: number) =>
  Math.max(0, ...dates.map((end) => dates.filter((at) => at <= end && at > daysBefore(end, days)).length));

/** From its delivery until an answer, a withdrawal or 30 days. */
function openSpan(one: Introduction): [number, number] | null {
  if (one.deliveredAt === null) return null;
  const ends = [daysAfter(one.deliveredAt, 30), one.answeredAt, one.withdrawnAt].flatMap((date) =>
    date === null ? [] : [date.getTime()],
  );
  return [one.deliveredAt.getTime(), Math.min(...ends)];
}

/** Declines of the receiver and expiries, which both put the pair to rest. */
function restBegins(one: Introduction): Date | null {
  if (one.answer === 'declined') return one.answeredAt;
  if (one.answer !== null || one.withdrawnAt !== null || one.deliveredAt === null) return null;
  return daysAfter(one.deliveredAt, 30);
}

/** Pairs of requests that were open together, or of which one came while the other's end still bound the two. */
function clashes(all: readonly Introduction[]): [Introduction, Introduction][] {
  return all.flatMap((one) => {
    const rest = restBegins(one);
    const mine = openSpan(one);
    const wrong = all.filter((other) => {
      if (other === one || !isPair(other, one.senderId, one.receiverId)) return false;
      const theirs = openSpan(other);
      const areOpen = mine !== null && theirs !== null && mine[0] < theirs[1] && theirs[0] < mine[1];
      const { deliveredAt } = other;
      const isWoken =
        rest !== null && deliveredAt !== null && deliveredAt > rest && deliveredAt < daysAfter(rest, 21);
      return areOpen || isWoken;
    });
    return wrong.map((other): [Introduction, Introduction] => [one, other]);
  });
}

test('no sequence of requests, answers and clock moves exceeds a budget or wakes a pair at rest', () => {
  assert(
    property(steps, (sequence) => {
      const world: World = { now: START, all: [] };
      for (const step of sequence) apply(world, step);
      for (const person of PEOPLE) {
        const facts = factsOf(world, '', person);
        const sent = world.all.filter((one) => one.senderId === person).map((one) => one.createdAt);
        expect(countWithin(sent, 1)).toBeLessThanOrEqual(20);
        expect(countWithin(facts.receivedAt, 7)).toBeLessThanOrEqual(facts.weeklyLimit ?? Infinity);
      }
      expect(clashes(world.all)).toEqual([]);
    }),
    { numRuns: 5000 },
  );
});

test('one person cannot send a twenty-first request to twenty-one others', () => {
  const now = START;
  const sentAt: Date[] = [];
  for (let nth = 0; nth < 30; nth += 1) {
    const facts = { ...factsOf({ now, all: [] }, 'ada', `person ${nth}`), sentAt, isDirect: true };
    if (refuseRequest(facts, now) === null) sentAt.push(now);
  }
  expect(sentAt).toHaveLength(20);
});
