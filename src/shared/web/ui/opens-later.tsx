import { cloneElement, Suspense, useState } from 'react';
import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react';

type OpensLaterProps = {
  opens: 'menu' | 'dialog';
  trigger: ReactElement;
  preload: () => Promise<unknown>;
  onOpen?: () => void;
  /** Without being pressed. */
  atOnce?: boolean;
  /** What opens, already open, with the same button. */
  children: ReactNode;
};

/** Holds because what opens something is a button, and passes on what it is given. */
const asButton = (trigger: ReactElement) => trigger as ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;

/** A button whose list or window is fetched when a pointer or the focus comes to it, and opens when it is first pressed. */
export function OpensLater({ opens, trigger, preload, onOpen, atOnce = false, children }: OpensLaterProps) {
  const [isWanted, setWanted] = useState(atOnce);
  if (isWanted) return <Suspense fallback={trigger}>{children}</Suspense>;
  const open = () => {
    setWanted(true);
    onOpen?.();
  };
  return cloneElement(asButton(trigger), {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onPointerEnter: () => void preload(),
    onFocus: () => void preload(),
    onClick: open,
    onKeyDown: (event) => {
      if (opens !== 'menu' || event.key !== 'ArrowDown') return;
      event.preventDefault();
      open();
    },
  });
}
