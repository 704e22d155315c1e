import { expect, it } from 'vitest';
import { canRunDiligence } from './policy.ts';

it('whoever may change the startup runs the checks, and an investor their own; a viewer reads', () => {
  expect(canRunDiligence({ role: 'owner', side: 'team' })).toBe(true);
  expect(canRunDiligence({ role: 'editor', side: 'team' })).toBe(true);
  // A viewer of the team who also invests reads the team's file and so has none of their own to run.
  expect(canRunDiligence({ role: 'viewer', side: 'team' })).toBe(false);
  expect(canRunDiligence({ role: null, side: 'investor' })).toBe(true);
});
