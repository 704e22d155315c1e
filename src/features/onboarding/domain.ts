import { geographyLabel, type GeographyId } from '#shared/domain/catalogue/regions.ts';
import { sectorLabel, type SectorId } from '#shared/domain/catalogue/sectors.ts';

/** What search reads of an investor. */
export type Searched = {
  readonly name: string;
  readonly firmName?: string | null | undefined;
  readonly investmentThesis: string;
  readonly sectors: readonly SectorId[];
  readonly geographies: readonly GeographyId[];
};

/** The texts of an investor by how much a hit counts: person and firm, labels of sectors and places, thesis. */
export function investorTexts({ name, firmName, investmentThesis, sectors, geographies }: Searched) {
  return {
    A: [name, firmName ?? ''].join(' ').trim(),
    B: [...sectors.map(sectorLabel), ...geographies.map(geographyLabel)].join(' '),
    C: investmentThesis,
  };
}
