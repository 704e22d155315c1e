import { countryLabel, countryOf } from '#shared/domain/catalogue/countries.ts';
import { geographyIdOf, geographyLabel } from '#shared/domain/catalogue/regions.ts';
import { sectorIdOf, sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import { stageIdOf, stageLabel } from '#shared/domain/catalogue/stages.ts';
import { INVESTOR_TYPE_LABELS } from '#shared/domain/catalogue/vocabularies.ts';
import { CENTS } from '#shared/domain/cents.ts';
import { formatMoneyShort } from '#shared/web/format.ts';
import type { AddressChange } from '#shared/web/use-address.ts';
import { FilterChips } from '#shared/web/ui/filter-chips.tsx';
import { chosenIn, type FILTERS } from './directory-filters.ts';

const TYPES: Readonly<Record<string, string>> = INVESTOR_TYPE_LABELS;

function named<Id extends string>(find: (text: string) => Id | null, label: (id: Id) => string) {
  return (text: string): string => {
    const id = find(text);
    return id === null ? text : label(id);
  };
}

/** How each value of a filter is told; words looked for stand in their own field. */
const WORDS: Readonly<Record<Exclude<(typeof FILTERS)[number], 'q'>, (value: string) => string>> = {
  type: (type) => TYPES[type] ?? type,
  sectors: named(sectorIdOf, sectorLabel),
  stages: named(stageIdOf, stageLabel),
  geography: (place) => `Invests in ${named(geographyIdOf, geographyLabel)(place)}`,
  country: (country) => `Based in ${named(countryOf, countryLabel)(country)}`,
  ticket: (dollars) =>
    `Can invest ${Number(dollars) > 0 ? formatMoneyShort(Number(dollars) * CENTS) : dollars}`,
  verified: (wanted) => (wanted === 'true' ? 'Verified' : 'Not verified'),
};

type Props = {
  search: URLSearchParams;
  change: (next: AddressChange) => void;
  onClear: () => void;
};

/** What the directory is narrowed to, in words, each with its own way out. */
export function DirectoryChips({ search, change, onClear }: Props) {
  const chips = chosenIn(search).map(({ name, value }) => ({ name, value, text: WORDS[name](value) }));
  const remove = (name: string, value: string) => {
    const rest = (search.get(name) ?? '').split(',').filter((one) => one.trim() !== value);
    change({ [name]: rest.join(',') || null, page: null });
  };
  return <FilterChips chips={chips} onRemove={remove} onClear={onClear} />;
}
