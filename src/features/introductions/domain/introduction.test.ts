import { expect, test } from 'vitest';
import { day, DECLINED, OPEN } from '#test/introductions.ts';
import { type Introduction, phaseForConnector, phaseForSender, phaseOf, reopensAt } from './introduction.ts';
import { canMove, comeBackDay, roleOf } from './move.ts';

const told: Introduction = { ...DECLINED, isTold: true };
const asked: Introduction = { ...OPEN, connectorId: 'zuri', deliveredAt: null };

test('a silent decline looks like no answer on every day that follows', () => {
  for (let days = 5; days <= 60; days += 1) {
    expect(phaseForSender(DECLINED, day(days))).toBe(phaseForSender(OPEN, day(days)));
    expect(reopensAt(DECLINED, 'ada', day(days))).toEqual(reopensAt(OPEN, 'ada', day(days)));
    expect(canMove('withdraw', 'sender', DECLINED, day(days))).toBe(
      canMove('withdraw', 'sender', OPEN, day(days)),
    );
  }
  expect(phaseOf(DECLINED, day(6))).toBe('declined');
});

test('a request ends after 30 days, and its sender may ask again 21 days later', () => {
  expect([phaseOf(OPEN, day(29.9)), phaseOf(OPEN, day(30))]).toEqual(['open', 'expired']);
  expect(reopensAt(OPEN, 'ada', day(31))).toEqual(day(51));
  expect(reopensAt(OPEN, 'kofi', day(31))).toEqual(day(51));
});

test('a decline that was told binds both for 21 days, and the sender until they were asked back', () => {
  expect(phaseForSender(told, day(6))).toBe('declined');
  expect(reopensAt(told, 'ada', day(6))).toEqual(day(26));
  expect(reopensAt(told, 'kofi', day(6))).toEqual(day(26));
  expect(reopensAt({ ...told, comeBackAt: day(90) }, 'ada', day(6))).toEqual(day(90));
  expect(reopensAt({ ...told, comeBackAt: day(90) }, 'kofi', day(6))).toEqual(day(26));
});

test('who declined in silence waits 21 days before asking in turn', () => {
  expect(reopensAt(DECLINED, 'kofi', day(6))).toEqual(day(26));
});

test('taking a request back tells nothing of its answer and does not free the way at once', () => {
  const back = { ...OPEN, withdrawnAt: day(8) };
  const declinedBack = { ...DECLINED, withdrawnAt: day(8) };
  expect(phaseForSender(declinedBack, day(9))).toBe('withdrawn');
  expect(phaseOf(declinedBack, day(9))).toBe('declined');
  expect(reopensAt(declinedBack, 'ada', day(9))).toEqual(day(29));
  expect(reopensAt(back, 'ada', day(9))).toEqual(day(29));
  expect(reopensAt(back, 'kofi', day(9))).toBeNull();
});

test('what a connection was asked to pass on is nothing to its receiver yet', () => {
  expect(roleOf('kofi', asked)).toBeNull();
  expect(roleOf('zuri', asked)).toBe('connector');
  expect(reopensAt(asked, 'kofi', day(2))).toBeNull();
  expect(phaseForSender({ ...asked, answer: 'not_passed_on', answeredAt: day(1) }, day(2))).toBe('asked');
});

test('a connection learns of success alone', () => {
  const passed = { ...asked, deliveredAt: day(3) };
  expect(phaseForConnector({ ...passed, answer: 'declined', answeredAt: day(4) }, day(5))).toBe('open');
  expect(phaseForConnector({ ...passed, answer: 'accepted', answeredAt: day(4) }, day(5))).toBe('accepted');
  expect(phaseOf(passed, day(32))).toBe('open');
});

test('each move is one person’s, while it is their turn', () => {
  expect(canMove('accept', 'receiver', OPEN, day(1))).toBe(true);
  expect(canMove('accept', 'sender', OPEN, day(1))).toBe(false);
  expect(canMove('accept', 'receiver', DECLINED, day(6))).toBe(false);
  expect(canMove('accept', 'receiver', OPEN, day(30))).toBe(false);
  expect(canMove('pass_on', 'connector', asked, day(1))).toBe(true);
  expect(canMove('pass_on', 'connector', { ...asked, deliveredAt: day(1) }, day(2))).toBe(false);
  expect(canMove('withdraw', 'sender', told, day(6))).toBe(false);
});

test('asked back on the same day of a later month, or its last', () => {
  expect(comeBackDay(3, new Date('2026-11-30T23:00:00Z'))).toBe('2027-02-28');
  expect(comeBackDay(12, new Date('2026-11-21T00:00:00Z'))).toBe('2027-11-21');
});
