import type { Demo } from '#shared/server/demo.ts';
import { Assumptions } from '../contract/request.ts';
import { financialModels } from './financial-model.ts';

export const seedModels = (demo: Demo): Promise<void> =>
  financialModels.seed(demo, 'financial-models', Assumptions);
