import type { FeatureHooks } from '#shared/server/hooks.ts';
import { replayChanges } from './replay.ts';

export const savedSearchHooks: FeatureHooks = { startupChanged: replayChanges };
