import { useState } from 'react';
import type { KeyboardEvent } from 'react';

export type Listbox = {
  readonly open: boolean;
  readonly activeIndex: number;
  setOpen: (open: boolean) => void;
  setActiveIndex: (index: number) => void;
  choose: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Arrow keys, Enter and Escape for a list below a text box; focus stays in the box. */
export function useListbox(count: number, onChoose: (index: number) => void, staysOpen = false): Listbox {
  const [open, setOpenState] = useState(false);
  const [wanted, setActiveIndex] = useState(0);
  const activeIndex = Math.min(wanted, Math.max(0, count - 1));
  const setOpen = (next: boolean) => {
    setOpenState(next);
    if (!next) setActiveIndex(0);
  };
  const choose = (index: number) => {
    onChoose(index);
    if (!staysOpen) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      return setActiveIndex((activeIndex + step + count) % Math.max(1, count));
    }
    if (!open) return undefined;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (count > 0) choose(activeIndex);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
    return undefined;
  };
  return { open, activeIndex, setOpen, setActiveIndex, choose, onKeyDown };
}
