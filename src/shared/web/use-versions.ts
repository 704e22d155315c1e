import type { UseQueryResult } from '@tanstack/react-query';
import { useAddress } from './use-address.ts';

/** A tool's versions as its screen reads them. */
export type Versions<T> = {
  /** The last one made; the call answers 404 before the first, and 409 where it cannot be read any more. */
  readonly latest: UseQueryResult<T>;
  /** The earlier one that the address asks for; null for the latest. */
  readonly earlier: UseQueryResult<T> | null;
  /** Opens a version; the latest, or null, is taken out of the address again. */
  readonly show: (version: number | null) => void;
};

/** The earlier version the address asks for, `[asked, show]`: null for the latest. */
export function useAskedVersion(latest: number | null): [number | null, Versions<unknown>['show']] {
  const [search, change] = useAddress();
  const asked = Number(search.get('version'));
  const isEarlier = latest !== null && Number.isInteger(asked) && asked > 0 && asked < latest;
  const show = (version: number | null) =>
    change({ version: version === latest ? null : version }, { push: true });
  return [isEarlier ? asked : null, show];
}
