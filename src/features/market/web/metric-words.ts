import { formatAmountShort, formatNumber } from '#shared/web/format.ts';
import type { Metric } from '../domain/peer-metrics.ts';

export const METRIC_LABELS: Record<Metric, string> = {
  teamSize: 'Team',
  users: 'Users',
  monthlyRevenueUsd: 'Monthly revenue',
  growthPercent: 'Monthly growth',
  raisingUsd: 'Raising',
  fundingUsd: 'Known funding',
};

/** A figure as it is read; a dash where it is not stated. */
export function metricText(metric: Metric, value: number | null): string {
  if (value === null) return '–';
  if (metric === 'growthPercent') return `${formatNumber(value, 1)}%`;
  if (metric === 'teamSize' || metric === 'users') return formatNumber(value, 1);
  return formatAmountShort(value);
}
