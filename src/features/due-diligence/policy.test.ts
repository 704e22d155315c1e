import { expect, it } from 'vitest';
import { canRunDiligence, diligenceSide } from './policy.ts';

const OUTSIDE = { role: null, hidden: false, isInvestor: false } as const;

it('the team reads its file, an investor an own one, and nobody else any', () => {
  for (const role of ['owner', 'editor', 'viewer'] as const)
    for (const hidden of [false, true])
      expect(diligenceSide({ ...OUTSIDE, role, hidden, isInvestor: true })).toBe('team');
  expect(diligenceSide({ ...OUTSIDE, isInvestor: true })).toBe('investor');
  expect(diligenceSide({ ...OUTSIDE, isInvestor: true, hidden: true })).toBeNull();
  expect(diligenceSide(OUTSIDE)).toBeNull();
});

it('whoever may change the startup runs the checks, and an investor their own; a viewer reads', () => {
  const runs = (role: 'owner' | 'editor' | 'viewer' | null, isInvestor = false) =>
    canRunDiligence({ ...OUTSIDE, role, isInvestor });
  expect([runs('owner'), runs('editor'), runs('viewer'), runs(null), runs(null, true)]).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
  // A viewer of the team who also invests reads the team's file and so has none of their own to run.
  expect(runs('viewer', true)).toBe(false);
});
