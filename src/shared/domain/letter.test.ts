import { describe, expect, it } from 'vitest';
import { letterText, ownLink, withoutKeys, wordsInLetter } from './letter.ts';

describe('words that people typed', () => {
  it.each([
    ['Zed Labs https://evil.example/win', 'Zed Labs https evil example/win'],
    ['www.evil.example', 'www evil example'],
    ['evil。example', 'evil example'],
    ['evil．example', 'evil example'],
    ['ev\u200bil.ex\u200bample', 'evil example'],
    ['//evil.example/x', '//evil example/x'],
    ['Free money\r\nBcc: a@b.example', 'Free money Bcc: a@b example'],
    ['J.P. Morgan raised $1.5M at 12.30…', 'J P. Morgan raised $1.5M at 12.30...'],
    ['Élan Vital & Söhne', 'Élan Vital & Söhne'],
  ])('%j reads %j in a letter', (typed, read) => {
    expect(wordsInLetter(typed)).toBe(read);
  });
});

it('a letter carries our own links alone, and letters within it stay as they are', () => {
  const name = 'Eve evil.example';
  const inner = letterText`${name} invites you.`;
  const link = ownLink('https://kilele.example', '/invitations/a.b');
  expect(letterText`${inner} Open ${link} within ${7} days.`.text).toBe(
    'Eve evil example invites you. Open https://kilele.example/invitations/a.b within 7 days.',
  );
});

it('keys in links are left out, the rest of a letter stays', () => {
  const key = 'Zk3-_9'.repeat(8);
  expect(
    withoutKeys(`Go to https://k.example/reset-password#${key}\nor ?token=${key}.${key} or /i/${key}!`),
  ).toBe('Go to https://k.example/reset-password#…\nor ?token=… or /i/…!');
  expect(withoutKeys('https://k.example/startups/17 is new')).toBe('https://k.example/startups/17 is new');
});
