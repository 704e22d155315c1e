import { type CountryCode, countryLabel } from '#shared/domain/catalogue/countries.ts';
import { roundTypeIdOf, roundTypeLabel, stageLabel, type StageId } from '#shared/domain/catalogue/stages.ts';
import { type SectorId, sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import type { Services } from '#shared/server/context.ts';
import { invalid } from '#shared/server/errors.ts';
import type { Basis, DefinitionQuery } from '../contract/definition.ts';
import type { MarketRound } from '../contract/round.ts';
import { definitionText } from '../domain/definition.ts';
import type { FigureRound } from '../domain/figures.ts';
import type { findSources, RoundRow, RoundScope } from './queries.ts';

/** The definition of an address as a scope: as of today unless said, never a later day. */
export function scopeOf(query: DefinitionQuery, { env, now }: Services): RoundScope {
  const today = now().toISOString().slice(0, 10);
  const { capital, minimum, place, asOf = today } = query;
  if (asOf > today) throw invalid('asOf', 'Must not be in the future');
  return { capital, minimumUsd: minimum, place, asOf, withDemo: env.demo };
}

/** What stands under a figure made of `rounds`. */
export function basisOf(
  scope: RoundScope,
  rounds: readonly FigureRound[],
  sources: Awaited<ReturnType<typeof findSources>>,
): Basis {
  return {
    definition: definitionText(scope),
    asOf: scope.asOf,
    n: rounds.length,
    amountsLeftOut: rounds.filter(({ usdMinor }) => usdMinor === null).length,
    ...sources,
  };
}

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
