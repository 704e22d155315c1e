import { geographyLabel, type GeographyId } from '#shared/domain/catalogue/regions.ts';
import { sectorLabel, type SectorId } from '#shared/domain/catalogue/sectors.ts';
import { fold, words } from '#shared/domain/text.ts';

/** What is searched of an investor, folded: words by weight, and the name for searches with a slip of the finger. */
export type InvestorSearch = {
  readonly name: string;
  readonly nameWords: string;
  readonly placeWords: string;
  readonly thesisWords: string;
};

/** What search needs to know of an investor. */
export type Searched = {
  readonly name: string;
  readonly firmName?: string | null | undefined;
  readonly investmentThesis: string;
  readonly sectors: readonly SectorId[];
  readonly geographies: readonly GeographyId[];
};

/** The search texts of an investor: person and firm, labels of sectors and places, thesis. */
export function investorSearch({
  name,
  firmName,
  investmentThesis,
  sectors,
  geographies,
}: Searched): InvestorSearch {
  const called = [name, firmName ?? ''].join(' ').trim();
  const labels = [...sectors.map(sectorLabel), ...geographies.map(geographyLabel)];
  return {
    name: fold(called),
    nameWords: words(called).join(' '),
    placeWords: words(labels.join(' ')).join(' '),
    thesisWords: words(investmentThesis).join(' '),
  };
}
