import type { Quantity } from '#shared/domain/exact.ts';
import {
  grossRevenueRetentionPct,
  magicNumberOfQuarter,
  type Metric,
  netBurn,
  netRevenueRetentionPct,
  runwayMonths,
} from './metrics.ts';

/** What a founder reads out of the books, in their currency: a month's cash, the movement of recurring revenue, two quarters. */
export const ACTUAL_FIELDS = [
  'monthlyCashIn',
  'monthlyCashOut',
  'cash',
  'startMrr',
  'expansionMrr',
  'contractionMrr',
  'churnedMrr',
  'quarterRevenue',
  'priorQuarterRevenue',
  'priorQuarterSalesMarketing',
] as const;
export type ActualField = (typeof ACTUAL_FIELDS)[number];
export type Actuals = Readonly<Partial<Record<ActualField, Quantity>>>;

export type ActualName = 'netBurn' | 'runway' | 'netRetention' | 'grossRetention' | 'magicNumber';

/** The figures the books give; one whose inputs are not there is left out. */
export function actualMetrics(actuals: Actuals): Partial<Record<ActualName, Metric>> {
  const { monthlyCashIn, monthlyCashOut, cash, startMrr, quarterRevenue } = actuals;
  const { priorQuarterRevenue, priorQuarterSalesMarketing } = actuals;
  const found: Partial<Record<ActualName, Metric>> = {};
  if (monthlyCashIn !== undefined && monthlyCashOut !== undefined) {
    found.netBurn = netBurn(monthlyCashOut, monthlyCashIn);
    if (cash !== undefined) found.runway = runwayMonths(cash, found.netBurn.value ?? 0);
  }
  if (startMrr !== undefined) {
    const { expansionMrr = 0, contractionMrr = 0, churnedMrr = 0 } = actuals;
    const movement = { startMrr, expansionMrr, contractionMrr, churnedMrr };
    found.netRetention = netRevenueRetentionPct(movement);
    found.grossRetention = grossRevenueRetentionPct(movement);
  }
  if (
    quarterRevenue !== undefined &&
    priorQuarterRevenue !== undefined &&
    priorQuarterSalesMarketing !== undefined
  )
    found.magicNumber = magicNumberOfQuarter(quarterRevenue, priorQuarterRevenue, priorQuarterSalesMarketing);
  return found;
}
