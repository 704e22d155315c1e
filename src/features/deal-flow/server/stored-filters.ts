import { storedJson } from '#platform/postgres/stored-json.ts';
import { DealView } from '../contract/analytics.ts';

export const storedFilters = storedJson(DealView.shape.filters);

/** The filters of a saved view; those that cannot be read any more leave nothing out. */
export const readFilters = (stored: unknown): DealView['filters'] =>
  storedFilters.read(stored) ?? { stage: null, priority: null, search: null, tab: null };
