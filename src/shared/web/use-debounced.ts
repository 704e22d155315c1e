import { useEffect, useState } from 'react';

/** The value once it has rested for `delayMs`, so typing does not send a call per letter. */
export function useDebounced<T>(value: T, delayMs = 250): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return rested;
}
