import { expect, it } from 'vitest';
import { invitationExpiry, invitationState } from './invitation.ts';

const made = new Date('2026-11-01T12:00:00Z');
const open = { expiresAt: invitationExpiry(made), acceptedAt: null, revokedAt: null };

it('works for 14 days', () => {
  expect(open.expiresAt.toISOString()).toBe('2026-11-15T12:00:00.000Z');
  expect(invitationState(open, new Date('2026-11-15T11:59:59Z'))).toBe('open');
  expect(invitationState(open, new Date('2026-11-15T12:00:00Z'))).toBe('expired');
});

it('says what ended it first, even later on', () => {
  const later = new Date('2027-01-01T00:00:00Z');
  expect(invitationState({ ...open, acceptedAt: made }, later)).toBe('accepted');
  expect(invitationState({ ...open, revokedAt: made }, later)).toBe('revoked');
});
