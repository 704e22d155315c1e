import type { CurrentUser } from '#shared/web/session.ts';

/** Somebody who is signed in; `more` takes the place of what is usual. */
export const currentUser = (more: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 'ada',
  email: 'ada@example.test',
  userType: 'founder',
  firstName: 'Ada',
  lastName: 'Obi',
  profileImageUrl: null,
  isAdmin: false,
  isDemo: false,
  consentDue: false,
  onboarded: true,
  ...more,
});
