import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useReturnFocus } from './return-focus.ts';

type DrawerProps = {
  title: string;
  /** Beside the title. */
  picture?: ReactNode;
  note: ReactNode;
  children: ReactNode;
  /** What can be done, always in view below the content. */
  footer: ReactNode;
  onClose: () => void;
};

/** Something to look at without losing the list behind it: at the right of a desk, all of a phone. */
export function Drawer({ title, picture, note, children, footer, onClose }: DrawerProps) {
  const { remember, giveBack } = useReturnFocus();
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <div data-modal-open="" className="animate-fade bg-veil fixed inset-0 z-40" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          className="animate-fade bg-card shadow-lift fixed inset-y-0 right-0 z-40 flex w-full flex-col border-l sm:max-w-115"
        >
          <header className="flex items-start gap-3 border-b p-4">
            {picture}
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-lg font-semibold tracking-tight break-words">{title}</Radix.Title>
              <div className="text-soft text-sm">{note}</div>
            </div>
            <Radix.Close
              aria-label="Close"
              className="text-soft hover:text-ink -m-2 grid size-11 shrink-0 place-items-center md:size-9"
            >
              <Icon name="close" />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
          <footer className="flex flex-wrap items-center justify-end gap-2 border-t px-4 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] empty:hidden">
            {footer}
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
