import { geographyIdOf, geographyLabel } from '#shared/domain/catalogue/regions.ts';
import { sectorIdOf, sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import { stageIdOf, stageLabel } from '#shared/domain/catalogue/stages.ts';
import type { Speech } from './speech.ts';

function placeName(id: string): string {
  const known = geographyIdOf(id);
  return known === null ? id : geographyLabel(known);
}

function sectorName(id: string): string {
  const known = sectorIdOf(id);
  return known === null ? id : sectorLabel(known);
}

function stageName(id: string): string {
  const known = stageIdOf(id);
  return known === null ? id : stageLabel(known);
}

const NAMES = { sector: sectorName, stage: stageName, place: placeName } as const;

/** Sentences for a reader, in the labels of the shared catalogue. */
export const catalogueSpeech = (viewer: Speech['viewer']): Speech => ({
  viewer,
  label: (kind, id) => NAMES[kind](id),
});
