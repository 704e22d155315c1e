import { placeText } from '#shared/domain/catalogue/countries.ts';
import { geographyIdOf, geographyLabel } from '#shared/domain/catalogue/regions.ts';
import { sectorIdOf, sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import { stageIdOf, stageLabel } from '#shared/domain/catalogue/stages.ts';
import { INVESTOR_TYPE_LABELS } from '#shared/domain/catalogue/vocabularies.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { MatchCounterpart } from '../contract.ts';
import { findInvestorCards, findStartupCards } from './queries-counterparts.ts';

const typeLabels = new Map<string, string>(Object.entries(INVESTOR_TYPE_LABELS));

/** Investors as cards show them, by id, as they are now; those the viewer does not meet are missing. */
export async function findInvestorCounterparts(
  db: Db,
  viewer: UserId,
  ids: readonly number[],
): Promise<Map<number, MatchCounterpart>> {
  const rows = await findInvestorCards(db, viewer, ids);
  return new Map(
    rows.map(({ id, type, firmName, city, country, verifiedAt, ...row }) => [
      id,
      {
        ...row,
        id,
        kind: 'investor',
        type: [typeLabels.get(type) ?? type, firmName].filter(Boolean).join(', '),
        place: placeText(city, country),
        verified: verifiedAt !== null,
        href: `/investors/${id}`,
      },
    ]),
  );
}

function startupType(sector: string, stage: string): string {
  const [sectorId, stageId] = [sectorIdOf(sector), stageIdOf(stage)];
  return `${sectorId ? sectorLabel(sectorId) : sector}, ${stageId ? stageLabel(stageId) : stage}`;
}

function regionText(region: string): string {
  const id = geographyIdOf(region);
  return id === null ? region : geographyLabel(id);
}

/** Startups as cards show them, by id, as they are now; closed ones and those the viewer does not meet are missing. */
export async function findStartupCounterparts(
  db: Db,
  viewer: UserId,
  ids: readonly number[],
): Promise<Map<number, MatchCounterpart>> {
  const rows = await findStartupCards(db, viewer, ids);
  return new Map(
    rows.map(({ id, name, sector, stage, region, city, country, imageUrl, isDemo }) => [
      id,
      {
        id,
        kind: 'startup',
        name,
        type: startupType(sector, stage),
        place: placeText(city, country) ?? regionText(region),
        imageUrl,
        verified: false,
        isDemo,
        href: `/startups/${id}`,
      },
    ]),
  );
}
