import type { FeatureHooks } from '#shared/server/hooks.ts';
import { decideAboutPerson } from './decisions.ts';

export const moderationHooks: FeatureHooks = { decideAboutPerson };
