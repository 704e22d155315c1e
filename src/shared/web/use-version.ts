import { useAddress } from './use-address.ts';

/**
 * The earlier version the address asks for, `[asked, show]`: null for the latest. Showing the latest, or null, takes it
 * out of the address again.
 */
export function useVersion(latest: number | null): [number | null, (version: number | null) => void] {
  const [search, change] = useAddress();
  const asked = Number(search.get('version'));
  const isEarlier = latest !== null && Number.isInteger(asked) && asked > 0 && asked < latest;
  const show = (version: number | null) =>
    change({ version: version === latest ? null : version }, { push: true });
  return [isEarlier ? asked : null, show];
}
