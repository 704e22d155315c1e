import { useCallback, useState } from 'react';

const BEFORE_MEASURED = 640;

/**
 * The width of an element in pixels, followed while it changes: `const [ref, width] = useWidth()`. `before` is taken for it
 * until it is measured.
 */
export function useWidth(
  before = BEFORE_MEASURED,
): [ref: (element: HTMLElement | null) => (() => void) | undefined, width: number] {
  const [width, setWidth] = useState(before);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.max(200, Math.round(entry.contentRect.width)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
