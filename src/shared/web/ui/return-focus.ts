import { useRef } from 'react';

/**
 * Gives the focus back to what held it when a window opened; nothing where that is gone. `remember` when it opens,
 * `giveBack` when it has closed.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    remember: () => {
      before.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      const { current } = before;
      if (!(current instanceof HTMLElement) || !current.isConnected) return;
      event.preventDefault();
      current.focus();
    },
  };
}
