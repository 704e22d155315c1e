import { useCallback, useMemo, useState } from 'react';
import type { Deal } from '../contract/deal.ts';

/** The deals that are ticked, of those shown; one that left is no longer among them. */
export function useSelection(deals: readonly Deal[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const selected = useMemo(
    () => (ticked.size === 0 ? [] : deals.filter(({ id }) => ticked.has(id))),
    [deals, ticked],
  );
  const selectedIds = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  const onSelect = useCallback(
    ({ id }: Deal) =>
      setTicked(
        (former) => new Set(former.has(id) ? [...former].filter((each) => each !== id) : [...former, id]),
      ),
    [],
  );
  const clear = useCallback(() => setTicked(new Set()), []);
  return { selected, selectedIds, onSelect, clear };
}
