import { expect, it } from 'vitest';
import { companySide } from './policy.ts';

const OUTSIDE = { role: null, hidden: false, isInvestor: false };

it('the team sees its own side, an investor theirs, and nobody else any', () => {
  for (const role of ['owner', 'editor', 'viewer'] as const)
    for (const hidden of [true, false])
      expect(companySide({ ...OUTSIDE, role, hidden, isInvestor: true })).toBe('team');
  expect(companySide({ ...OUTSIDE, isInvestor: true })).toBe('investor');
  expect(companySide({ ...OUTSIDE, isInvestor: true, hidden: true })).toBeNull();
  expect(companySide(OUTSIDE)).toBeNull();
});
