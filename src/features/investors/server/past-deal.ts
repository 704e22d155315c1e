import { nearestMinor } from '#shared/domain/nearest-minor.ts';
import type { PastDealInput } from '../contract/past-deal.ts';

/** A deal under the columns' names. */
export const dealColumns = (deal: PastDealInput) => ({
  company: deal.company,
  sectorId: deal.sector,
  stageId: deal.stage ?? null,
  country: deal.country ?? null,
  dealDate: deal.dealDate,
  roundSizeUsdMinor: deal.roundSize == null ? null : nearestMinor(deal.roundSize, 'USD'),
  led: deal.led,
});
