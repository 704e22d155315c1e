import { type CountryCode, countryLabel } from '#shared/domain/catalogue/countries.ts';
import { roundTypeIdOf, roundTypeLabel, stageLabel, type StageId } from '#shared/domain/catalogue/stages.ts';
import { type SectorId, sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import type { MarketRound } from '../contract/round.ts';
import type { RoundRow } from './queries.ts';

const SHOWN_LETTERS = { year: 4, month: 7, day: 10 } as const;

/** A round in the words of the table. The database holds ids of the catalogue only. */
export function roundOf({
  sectorId,
  sectorText,
  stageId,
  roundName,
  datePrecision,
  ...row
}: RoundRow): MarketRound {
  const type = roundTypeIdOf(roundName);
  return {
    ...row,
    sector: sectorId === null ? sectorText : sectorLabel(sectorId as SectorId),
    stage: stageId === null ? null : stageLabel(stageId as StageId),
    round: type === null || type === 'series-c' ? roundName : roundTypeLabel(type),
    date: row.date.slice(0, SHOWN_LETTERS[datePrecision]),
    country: row.country === null ? null : countryLabel(row.country as CountryCode),
    source: row.source ?? (row.isDemo ? 'Demo' : 'Reported by the startup'),
  };
}
