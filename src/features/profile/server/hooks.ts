import type { FeatureHooks } from '#shared/server/hooks.ts';

export const profileHooks: FeatureHooks = { searched: 'select search from profiles' };
