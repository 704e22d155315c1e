import { useEffect, useState } from 'react';
import type { Option } from './select-field.tsx';

/**
 * Options of a long list, fetched when somebody comes to its field, or where one of them is chosen: `[options, comingNear]`,
 * the latter for what the field stands in.
 */
export function useLaterOptions(load: () => Promise<readonly Option[]>, isChosen: boolean) {
  const [isWanted, setWanted] = useState(false);
  const [options, setOptions] = useState<readonly Option[]>([]);
  const isNeeded = isWanted || isChosen;
  useEffect(() => {
    // Without a line there is nothing to choose from yet.
    if (isNeeded) void load().then(setOptions, () => setWanted(false));
  }, [isNeeded, load]);
  const want = () => setWanted(true);
  return [options, { onFocus: want, onPointerEnter: want }] as const;
}
