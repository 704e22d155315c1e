import { expect, test } from 'vitest';
import { isProved, isSharedDomain } from './domain-proof.ts';

test('mail providers and what stands below shared sites prove nothing', () => {
  expect(['gmail.com', 'me.wordpress.com', 'x.y.github.io'].every(isSharedDomain)).toBe(true);
  expect(['baobab.vc', 'notgmail.com', 'gmail.com.ng'].some(isSharedDomain)).toBe(false);
});

test('one whole record must be the proof', () => {
  expect(isProved([['v=spf1 -all'], ['kilele-', 'verification=3f9c']], '3f9c')).toBe(true);
  expect(isProved([['kilele-verification=3f9c0']], '3f9c')).toBe(false);
  expect(isProved([], '3f9c')).toBe(false);
});
