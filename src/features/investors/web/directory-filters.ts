import { countryLabel, countryOf } from '#shared/domain/catalogue/countries.ts';
import { geographyIdOf, geographyLabel } from '#shared/domain/catalogue/regions.ts';
import { sectorIdOf, sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import { stageIdOf, stageLabel } from '#shared/domain/catalogue/stages.ts';
import { INVESTOR_TYPE_LABELS } from '#shared/domain/catalogue/vocabularies.ts';
import { CENTS } from '#shared/domain/money.ts';
import { formatMoneyShort } from '#shared/web/format.ts';

/** What an address may narrow the directory by. */
export const FILTERS = [
  'q',
  'type',
  'sectors',
  'stages',
  'geography',
  'country',
  'ticket',
  'verified',
] as const;

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

/** What an address narrows the directory to, in words. */
export const chipsOf = (search: URLSearchParams) =>
  Object.entries(WORDS).flatMap(([name, words]) =>
    (search.get(name) ?? '')
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== '' && value !== 'all')
      .map((value) => ({ name, value, text: words(value) })),
  );
