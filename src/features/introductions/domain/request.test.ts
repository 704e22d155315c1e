import { expect, test } from 'vitest';
import { day, DECLINED, OPEN, SENT } from '#test/introductions.ts';
import { daysAfter } from '#shared/domain/time.ts';
import { type Introduction } from './introduction.ts';
import { refusalText } from './refusal-text.ts';
import { refusePassingOn, refuseRequest, type RequestFacts } from './request.ts';

const facts: RequestFacts = {
  senderId: 'ada',
  earlier: [],
  sentAt: [],
  hasBlocked: false,
  isBlocked: false,
  isDirect: true,
  receivedAt: [],
  weeklyLimit: null,
};

test('a first request may be sent', () => {
  expect(refuseRequest(facts, SENT)).toBeNull();
});

test('a second one is refused in the same words, declined in silence or unanswered, blocked since or not', () => {
  const texts = [OPEN, DECLINED].flatMap((one) =>
    [false, true].map((isBlocked) => {
      const refusal = refuseRequest({ ...facts, earlier: [one], isBlocked }, day(15));
      return refusal && refusalText(refusal, 'Kofi Mensah');
    }),
  );
  expect(new Set(texts)).toEqual(
    new Set([
      'You have already asked Kofi Mensah. A request stays open for up to 30 days. Without an answer, you can ask again 21 days later, from 22 April 2026.',
    ]),
  );
});

test('an open request of the other side is to be answered', () => {
  expect(refuseRequest({ ...facts, senderId: 'kofi', earlier: [OPEN] }, day(1))).toEqual({ why: 'received' });
});

test('a request still with a connection does not bar its receiver from asking, but a second way to them', () => {
  const asked = { ...OPEN, connectorId: 'zuri', deliveredAt: null };
  expect(refuseRequest({ ...facts, senderId: 'kofi', earlier: [asked] }, day(1))).toBeNull();
  expect(refuseRequest({ ...facts, earlier: [asked] }, day(1))).toMatchObject({ why: 'sent' });
  const theirs = { ...OPEN, senderId: 'kofi', receiverId: 'ada' };
  expect(refusePassingOn(asked, { ...facts, earlier: [asked, theirs] }, day(1))).toEqual({ why: 'received' });
  expect(refusePassingOn(asked, { ...facts, earlier: [asked] }, day(1))).toBeNull();
});

test('people in touch write in their thread', () => {
  const accepted: Introduction = { ...OPEN, answer: 'accepted', answeredAt: day(1) };
  expect(refuseRequest({ ...facts, earlier: [accepted, DECLINED] }, day(300))).toEqual({ why: 'in_touch' });
});

test('the latest bar of several counts', () => {
  const older = { ...OPEN, createdAt: day(-60), deliveredAt: day(-60), withdrawnAt: day(-50) };
  const told: Introduction = { ...DECLINED, isTold: true };
  expect(refuseRequest({ ...facts, earlier: [told, older] }, day(6))).toEqual({
    why: 'declined',
    from: day(26),
  });
});

test('twenty in any 24 hours; the next when the oldest of them is a day old', () => {
  const sentAt = Array.from({ length: 20 }, (_, hour) => daysAfter(SENT, hour / 24));
  expect(refuseRequest({ ...facts, sentAt: sentAt.slice(1) }, day(0.9))).toBeNull();
  expect(refuseRequest({ ...facts, sentAt }, day(0.9))).toEqual({ why: 'daily', from: day(1) });
  expect(refuseRequest({ ...facts, sentAt }, day(1))).toBeNull();
});

test('a used-up weekly budget, one of none and a block look the same', () => {
  const [full, none, blocked] = [
    { weeklyLimit: 2, receivedAt: [day(-1), day(-6)] },
    { weeklyLimit: 0 },
    { isBlocked: true },
  ].map((change) => refuseRequest({ ...facts, ...change }, SENT));
  expect(new Set([full, none, blocked].map((one) => JSON.stringify(one)))).toEqual(
    new Set(['{"why":"unavailable"}']),
  );
  expect(refuseRequest({ ...facts, weeklyLimit: 2, receivedAt: [day(-1), day(-7)] }, SENT)).toBeNull();
});

test('who has blocked somebody is told so', () => {
  expect(refuseRequest({ ...facts, hasBlocked: true, isBlocked: true }, SENT)).toEqual({ why: 'blocked' });
});

test('every refusal has a sentence that names the person or the limit', () => {
  const from = day(3);
  const refusals = [
    { why: 'in_touch' },
    { why: 'received' },
    { why: 'blocked' },
    { why: 'unavailable' },
    { why: 'sent', from },
    { why: 'declined', from },
    { why: 'too_soon', from },
    { why: 'daily', from },
  ] as const;
  for (const refusal of refusals) expect(refusalText(refusal, 'Kofi')).toMatch(/Kofi|20 requests/);
});
