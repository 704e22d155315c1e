import type { Ecosystem } from '#features/ecosystem/contract.ts';
import { EcosystemTab } from '#features/ecosystem/web/ecosystem-tab.tsx';
import { BasisCard } from '#features/market/web/basis-card.tsx';
import { DefinitionForm } from '#features/market/web/definition-form.tsx';
import { definitionOf } from '#features/market/web/definition.ts';
import { queryString } from '#shared/web/api-client.ts';
import { useAddress } from '#shared/web/use-address.ts';

function CountryBasis({ ecosystem }: { ecosystem: Ecosystem }) {
  const [search] = useAddress();
  const { code, basis } = ecosystem;
  const query = { ...definitionOf(search), country: code, from: basis.from };
  return <BasisCard basis={basis} rowsHref={`/analytics/rounds${queryString(query)}`} />;
}

/** The map, with what its figures of funding count under them. */
export function EcosystemMap() {
  const [search, change] = useAddress();
  return (
    <EcosystemTab definition={definitionOf(search)} Basis={CountryBasis}>
      <DefinitionForm search={search} onChange={change} />
    </EcosystemTab>
  );
}
