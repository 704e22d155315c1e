import { nameRole } from '#features/accounts/server/queries-own.ts';
import { addInvestor } from '#features/investors/server/investor-profile.ts';
import { insertNotifications } from '#features/notifications/server/queries.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import { AppError } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { onboardingEndpoints } from '../contract.ts';
import type { OnboardingDraft, Role } from '../contract/draft.ts';
import { deleteDraft, findDraft, findProfileRoles, insertFounderProfile, saveDraft } from './queries.ts';

const WELCOME: Record<Role, { content: string; href: string }> = {
  founder: {
    content: 'Welcome to Kilele. Create your startup profile to be found by investors.',
    href: '/dashboard',
  },
  investor: { content: 'Welcome to Kilele. Discover startups that fit your thesis.', href: '/startups' },
};

async function finish(db: Db, userId: UserId, { role, now }: { role: Role; now: Date }): Promise<void> {
  await nameRole(db, userId, { role, now });
  await insertNotifications(db, [{ userId, kind: 'welcome', ...WELCOME[role] }]);
  await deleteDraft(db, userId);
}

async function draftOf(db: Db, userId: UserId): Promise<OnboardingDraft> {
  const [row, profiles] = [await findDraft(db, userId), await findProfileRoles(db, userId)];
  // Only `saveDraft` writes these two, from a body the contract has checked.
  const { role, answers } = (row ?? { role: null, answers: {} }) as Pick<OnboardingDraft, 'role' | 'answers'>;
  return { role, answers, profiles, updatedAt: row?.updatedAt.toISOString() ?? null };
}

export const onboardingRoutes = implement(onboardingEndpoints, {
  'POST /api/founders': async ({ actor, body, db, services }) => {
    const profile = await insertFounderProfile(db, actor.id, body);
    if (!profile)
      throw new AppError('conflict', 'You already have a founder profile. Edit it from your profile page.');
    await finish(db, actor.id, { role: 'founder', now: services.now() });
    return { ...profile, createdAt: profile.createdAt.toISOString() };
  },

  'POST /api/investors': async ({ actor, body, db, enqueue, services }) => {
    const row = await addInvestor(db, actor, body);
    if (!row)
      throw new AppError(
        'conflict',
        'You already have an investor profile. Edit it from your investor page.',
      );
    await finish(db, actor.id, { role: 'investor', now: services.now() });
    await enqueue('matching-refresh', { investorId: row.id }, `investor:${row.id}`);
    const { firmName = null, linkedinUrl = null } = body;
    return { ...body, firmName, linkedinUrl, ...row, createdAt: row.createdAt.toISOString() };
  },

  'GET /api/onboarding/draft': async ({ actor, db }) => draftOf(db, actor.id),

  'PUT /api/onboarding/draft': async ({ actor, body, db, services }) => {
    await saveDraft(db, actor.id, body, services.now());
    return draftOf(db, actor.id);
  },
});
