import { expect, it } from 'vitest';
import { mayBeKept } from './kept-for.ts';

it.each([
  ['/', true, true],
  ['/startups/7', true, true],
  ['/api/threads', false, true],
  ['/api/auth/user', false, true],
  ['/api/auth/sessions', false, false],
  ['/api/auth/export', false, false],
  ['/api/account/get-session', false, false],
  ['/api/events', false, false],
  ['/api/admin/outbox', false, false],
  ['/admin/people', true, false],
  ['/api/startups/7/room/files', false, false],
  ['/startups/7/room', true, false],
  ['/room-links/abc', true, false],
  ['/api/invitations/abc', false, false],
  ['/api/portfolio/export', false, false],
  ['/api/docs', true, false],
  ['/readyz', false, false],
])('%s (a page: %s) may be kept on a device: %s', (path, isPage, expected) => {
  expect(mayBeKept(path, isPage)).toBe(expected);
});
