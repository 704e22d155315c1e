import { countryLabel, type CountryCode } from '#shared/domain/catalogue/countries.ts';
import { geographyLabel, type GeographyId } from '#shared/domain/catalogue/regions.ts';
import { sectorLabel, type SectorId } from '#shared/domain/catalogue/sectors.ts';

/** What search reads of an investor. */
export type Searched = {
  readonly name: string;
  readonly firmName?: string | null | undefined;
  readonly investmentThesis: string;
  readonly sectors: readonly SectorId[];
  readonly geographies: readonly GeographyId[];
  readonly country?: CountryCode | null | undefined;
  readonly city?: string | null | undefined;
};

/** The texts of an investor by how much a hit counts: person and firm, labels of sectors and places, thesis. */
export function investorTexts(searched: Searched) {
  const { name, firmName, investmentThesis, sectors, geographies, country, city } = searched;
  const home = [country ? countryLabel(country) : '', city ?? ''];
  return {
    A: [name, firmName ?? ''].join(' ').trim(),
    B: [...sectors.map(sectorLabel), ...geographies.map(geographyLabel), ...home].join(' '),
    C: investmentThesis,
  };
}
