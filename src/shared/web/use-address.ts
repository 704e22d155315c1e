import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

export type AddressChange = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;

/**
 * Filters that live in the address: `[search, change]`. `change({ stage: 'seed', page: null })` sets and
 * removes values in one step, replacing the history entry unless `push` is asked for.
 */
export function useAddress(): [
  URLSearchParams,
  (values: AddressChange, options?: { push?: boolean }) => void,
] {
  const text = useSearch();
  const [path, navigate] = useLocation();
  const search = useMemo(() => new URLSearchParams(text), [text]);
  const change = (values: AddressChange, options: { push?: boolean } = {}) => {
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(values)) {
      const joined = value === null || value === undefined ? '' : [value].flat().join(',');
      if (joined === '') next.delete(name);
      else next.set(name, joined);
    }
    const query = next.toString().replaceAll('%2C', ',');
    navigate(query === '' ? path : `${path}?${query}`, { replace: options.push !== true });
  };
  return [search, change];
}
