import { USER_TYPE_LABELS } from '#shared/domain/catalogue/vocabularies.ts';
import { FilterPanel, FilterSelect, FilterText } from '#shared/web/ui/filter-panel.tsx';
import { LEVEL_LABELS } from './person-labels.ts';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const MEMBERS = optionsOf(USER_TYPE_LABELS);
const LEVELS = optionsOf(LEVEL_LABELS);
const AVAILABILITY = optionsOf({ true: 'Open to offers', false: 'Not looking' });

/** Everything people may be looked for by. */
export function FiltersForm() {
  return (
    <FilterPanel label="Search people" placeholder="Name, headline, skill or interest">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <FilterSelect name="userType" label="Member" anything="Everyone" options={MEMBERS} />
        <FilterText name="location" label="Location" anything="Any city or country" />
        <FilterSelect name="experienceLevel" label="Experience" anything="Any level" options={LEVELS} />
        <FilterSelect name="availability" label="Availability" anything="Any" options={AVAILABILITY} />
      </div>
    </FilterPanel>
  );
}
