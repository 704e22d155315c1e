import type { FeatureHooks } from '#shared/server/hooks.ts';
import { findReaderFits } from './own-matches.ts';

export const matchingHooks: FeatureHooks = { startupFits: findReaderFits };
