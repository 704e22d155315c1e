import { SearchHitsPage } from '#features/saved-searches/web/search-hits-page.tsx';
import type { StartupCard } from '#features/startups/contract/startup.ts';
import { StartupRow } from '#features/startups/web/startup-row.tsx';

const row = (startup: StartupCard) => <StartupRow key={startup.id} startup={startup} />;

/** `/saved-searches/{id}`: what a saved search has found, in the rows of the directory. */
export function SearchHitsScreen() {
  return <SearchHitsPage renderStartup={row} />;
}
