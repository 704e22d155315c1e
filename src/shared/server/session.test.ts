import { expect, it } from 'vitest';
import { readSessionToken, signSessionToken } from './session.ts';

const [secret, other] = ['one '.repeat(12), 'two '.repeat(12)];

it('a cookie gives its token by the secret that signed it alone, however often it was read', () => {
  const cookie = signSessionToken('token', secret);
  expect([readSessionToken(cookie, secret), readSessionToken(cookie, secret)]).toEqual(['token', 'token']);
  expect(readSessionToken(cookie, other)).toBeNull();
  expect(readSessionToken(cookie, secret)).toBe('token');
  for (const forged of [cookie.slice(0, -4), `taken.${cookie.split('.')[1] ?? ''}`, 'token.', undefined])
    expect(readSessionToken(forged, secret)).toBeNull();
});
