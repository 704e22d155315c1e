import { expect, it } from 'vitest';
import {
  canDeleteStartup,
  canEditStartup,
  canLeaveTeam,
  canManageTeam,
  canSeeStartup,
  canSeeTeamSide,
} from './policy.ts';

it.each([
  ['owner', true, true, true, true],
  ['editor', true, true, false, false],
  ['viewer', true, false, false, false],
  [null, false, false, false, false],
] as const)(
  '%s: sees the team side %s, edits %s, manages %s, deletes %s',
  (role, sees, edits, manages, deletes) => {
    expect(canSeeTeamSide({ role })).toBe(sees);
    expect(canEditStartup({ role })).toBe(edits);
    expect(canManageTeam({ role })).toBe(manages);
    expect(canDeleteStartup({ role })).toBe(deletes);
  },
);

it('hides a hidden startup from all but its team', () => {
  expect(canSeeStartup({ role: null, hidden: false })).toBe(true);
  expect(canSeeStartup({ role: null, hidden: true })).toBe(false);
  expect(canSeeStartup({ role: 'viewer', hidden: true })).toBe(true);
});

it('lets people leave, owners take others out, and the last owner stay', () => {
  const leaving = { role: 'viewer', isSelf: true, targetRole: 'viewer', owners: 1 } as const;
  expect(canLeaveTeam(leaving)).toBe(true);
  expect(canLeaveTeam({ ...leaving, isSelf: false })).toBe(false);
  expect(canLeaveTeam({ ...leaving, isSelf: false, role: 'owner' })).toBe(true);
  expect(canLeaveTeam({ ...leaving, role: 'owner', targetRole: 'owner' })).toBe(false);
  expect(canLeaveTeam({ ...leaving, role: 'owner', targetRole: 'owner', owners: 2 })).toBe(true);
});
