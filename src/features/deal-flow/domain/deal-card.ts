import { REGION_IDS, regionLabel } from '#shared/domain/catalogue/regions.ts';
import { SECTOR_IDS, sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import { STAGE_IDS, stageLabel } from '#shared/domain/catalogue/stages.ts';
import type { DealTerms } from './deal-change.ts';

/** A deal as it is stored, its company read from the directory or from the deal itself. */
export type StoredDeal = DealTerms & {
  readonly id: number;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly firmId: number | null;
  readonly startupId: number | null;
  readonly name: string | null;
  readonly logoUrl: string | null;
  readonly domain: string | null;
  readonly sectorId: string | null;
  readonly regionId: string | null;
  readonly fundingStageId: string | null;
  readonly isDemo: boolean;
  /** Moments in milliseconds since 1970. */
  readonly stageSinceMs: number;
  readonly lastActivityMs: number;
  readonly version: number;
};

/** What stands where a company was deleted from the directory or hidden. */
export const NO_LONGER_LISTED = 'No longer listed';

/** The label of an id; looked up, since a pipeline asks for thousands. */
function labelled<Id extends string>(ids: readonly Id[], label: (id: Id) => string) {
  const labels = new Map<string, string>(ids.map((id) => [id, label(id)]));
  return (id: string | null): string | null => (id === null ? null : (labels.get(id) ?? id));
}
const sectorName = labelled(SECTOR_IDS, sectorLabel);
const regionName = labelled(REGION_IDS, regionLabel);
const stageName = labelled(STAGE_IDS, stageLabel);

/** A stored deal in the words of the pipeline, as `readerId` sees it, with the offer that stands between them. */
export function dealOf<Offer>(row: StoredDeal, readerId: string, offer: Offer) {
  return {
    id: row.id,
    stage: row.stage,
    priority: row.priority,
    interestLevel: row.interestLevel,
    lastActivity: new Date(row.lastActivityMs).toISOString(),
    sourceChannel: row.sourceChannel,
    nextAction: row.nextAction,
    startup: {
      id: row.startupId,
      name: row.name ?? NO_LONGER_LISTED,
      sector: sectorName(row.sectorId),
      region: regionName(row.regionId),
      fundingStage: stageName(row.fundingStageId),
      logoUrl: row.logoUrl,
      domain: row.domain,
      isDemo: row.isDemo,
    },
    nextActionDue: row.nextActionDue,
    amountMinor: row.amountMinor,
    currency: row.currency,
    passReason: row.passReason,
    stageSince: new Date(row.stageSinceMs).toISOString(),
    shared: row.firmId !== null,
    ownerName: row.ownerName,
    isMine: row.ownerId === readerId,
    offer,
    version: row.version,
  };
}
