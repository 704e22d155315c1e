import { describe, expect, it } from 'vitest';
import { canOpen, expiryFrom, stateAt } from './lifecycle.ts';

const at = (day: string) => new Date(`${day}T12:00:00Z`);

describe('a post through its 90 days', () => {
  const opened = at('2026-01-01');
  const post = { status: 'open' as const, expiresAt: expiryFrom(opened) };

  it('opened on New Year expires on the first of April, to the minute', () => {
    expect(post.expiresAt).toEqual(at('2026-04-01'));
    expect(stateAt(post, new Date(at('2026-04-01').getTime() - 1))).toBe('open');
    expect(stateAt(post, at('2026-04-01'))).toBe('expired');
  });

  it('may be renewed in its last fourteen days and ever after', () => {
    expect(canOpen(post, at('2026-03-17'))).toBe(false);
    expect(canOpen(post, at('2026-03-18'))).toBe(true);
    expect(canOpen(post, at('2026-09-01'))).toBe(true);
  });

  it('that is a draft or closed stays so whatever the clock says, and may open', () => {
    for (const status of ['draft', 'closed'] as const) {
      expect(stateAt({ status, expiresAt: post.expiresAt }, at('2030-01-01'))).toBe(status);
      expect(canOpen({ status, expiresAt: null }, opened)).toBe(true);
    }
  });
});
