import { dayText } from '#shared/domain/calendar.ts';
import { countryLabel } from '#shared/domain/catalogue/countries.ts';
import { sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import { stageLabel } from '#shared/domain/catalogue/stages.ts';
import { hasLegalList } from './check-list.ts';
import type { DiligenceFacts } from './facts.ts';

type Line = { readonly label: string; readonly value: string };

const legalList = ({ country }: DiligenceFacts): string => {
  if (country === null) return 'General: the profile states no country';
  return hasLegalList(country)
    ? countryLabel(country)
    : `General: there is none for ${countryLabel(country)}`;
};

/** What a run stands on, as the screen lists it. `side` says why something private is not there. */
export function basisLines(facts: DiligenceFacts, side: 'team' | 'investor'): Line[] {
  const { asOf, stageId, sectorId, series, capTable, model, documents } = facts;
  const none = side === 'team' ? 'None yet' : 'Not shared with you';
  return [
    { label: 'As of', value: dayText(asOf) },
    { label: 'Stage', value: stageLabel(stageId) },
    { label: 'Sector', value: sectorId === null ? 'Not known' : sectorLabel(sectorId) },
    { label: 'Legal check list', value: legalList(facts) },
    { label: 'Traction figures', value: String(series.length) },
    { label: 'Cap table', value: capTable === null ? none : `Version ${capTable.version}` },
    { label: 'Financial model', value: model === null ? none : `Version ${model.version}` },
    {
      label: 'Documents',
      value:
        documents.length === 0
          ? none
          : documents.map(({ title, version }) => `${title} (version ${version})`).join(', '),
    },
  ];
}
