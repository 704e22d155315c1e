import { COUNTRIES } from '#shared/domain/catalogue/countries.ts';
import { REGIONS } from '#shared/domain/catalogue/regions.ts';
import type { Option } from '#shared/web/ui/select-field.tsx';

/** Where an investor may invest, the regions first. */
export const GEOGRAPHY_OPTIONS: readonly Option[] = [
  ...REGIONS.filter(({ id }) => id !== 'antarctica'),
  ...COUNTRIES,
].map(({ id, label }) => ({ value: id, label }));
