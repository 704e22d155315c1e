import type { FeatureHooks } from '#shared/server/hooks.ts';
import { deleteSharesBy } from './queries-shares.ts';

export const documentHooks: FeatureHooks = { endedEditing: deleteSharesBy };
