import { expect, it } from 'vitest';
import { failureOf, LONGEST_WAIT_MS, nextTry } from './back-off.ts';

const NOW = new Date('2026-11-01T08:00:00Z');

it('tries a letter for two days, ever more rarely', () => {
  let at = NOW;
  const pauses: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const next = nextTry(attempts, at);
    if (next === null) break;
    pauses.push(next.getTime() - at.getTime());
    at = next;
  }
  expect(pauses[0]).toBe(60_000);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(at).toEqual(new Date('2026-11-03T08:00:00Z'));
  expect(LONGEST_WAIT_MS).toBe(2 * 24 * 60 * 60_000);
});

it('tells a letter that is refused from a server that is busy, away or locked', () => {
  const refused = { code: 'EENVELOPE', responseCode: 550, response: '550 5.1.1\r\nno such user' };
  expect(failureOf(refused)).toEqual({ reason: '550 5.1.1 no such user', isFinal: true, isOutage: false });
  const busy = { code: 'EMESSAGE', responseCode: 451, response: '451 try later' };
  expect(failureOf(busy)).toEqual({ reason: '451 try later', isFinal: false, isOutage: false });
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' });
  expect(failureOf(away)).toEqual({ reason: 'connect ECONNREFUSED', isFinal: false, isOutage: true });
  const locked = { code: 'EAUTH', responseCode: 535, response: '535 wrong password' };
  expect(failureOf(locked)).toEqual({ reason: '535 wrong password', isFinal: false, isOutage: true });
});
