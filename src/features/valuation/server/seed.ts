import type { Demo } from '#shared/server/demo.ts';
import { ValuationInputs } from '../contract/request.ts';
import { valuations } from './valuation.ts';

export const seedValuations = (demo: Demo): Promise<void> =>
  valuations.seed(demo, 'valuations', ValuationInputs);
