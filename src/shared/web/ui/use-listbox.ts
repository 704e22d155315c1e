import { useState } from 'react';
import type { InputHTMLAttributes, KeyboardEvent } from 'react';

export type Listbox = {
  readonly open: boolean;
  readonly activeIndex: number;
  setOpen: (open: boolean) => void;
  setActiveIndex: (index: number) => void;
  choose: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** What the text box says of its list, whose id is `listId`. */
  inputProps: (listId: string) => InputHTMLAttributes<HTMLInputElement>;
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
  const isShown = open && count > 0;
  const inputProps = (listId: string) => ({
    type: 'text',
    role: 'combobox',
    autoComplete: 'off',
    'aria-expanded': isShown,
    'aria-controls': listId,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': isShown ? `${listId}-${activeIndex}` : undefined,
    onClick: () => setOpen(true),
    onKeyDown,
  });
  return { open, activeIndex, setOpen, setActiveIndex, choose, onKeyDown, inputProps };
}
