import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useReturnFocus } from './return-focus.ts';
import { DemoTag } from './tag.tsx';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The title names somebody or something of the demo. */
  isDemo?: boolean;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons, always visible below the content. */
  footer?: ReactNode;
  wide?: boolean;
};

/**
 * A window over the page; on a phone a sheet from below. Escape and a click outside close it. The focus goes to
 * what is marked `data-autofocus`, else to the first control, and afterwards back to where it was.
 */
export function DialogWindow({
  open,
  onOpenChange,
  title,
  isDemo = false,
  description,
  children,
  footer,
  wide = false,
}: DialogProps) {
  const { remember, giveBack } = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-modal-open="" className="animate-fade bg-veil fixed inset-0 z-40" />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            remember();
            focusMarked(event);
          }}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={leaveToOpenList}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={classNames(
            'animate-rise bg-card shadow-lift fixed inset-x-0 bottom-0 z-40 flex max-h-[92dvh] flex-col rounded-t-xl border',
            'md:inset-x-4 md:top-[6dvh] md:bottom-auto md:mx-auto md:max-h-[88dvh] md:rounded-xl',
            wide ? 'md:max-w-3xl' : 'md:max-w-xl',
          )}
        >
          <header className="flex items-start justify-between gap-4 border-b p-4 md:px-5">
            <div>
              <div className="flex flex-wrap items-center gap-x-2">
                <Radix.Title className="text-lg font-semibold tracking-tight">{title}</Radix.Title>
                <DemoTag isDemo={isDemo} />
              </div>
              {description === undefined ? null : (
                <Radix.Description className="text-soft mt-0.5 text-sm">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label="Close"
              className="text-soft hover:text-ink -m-2 grid size-11 shrink-0 place-items-center md:size-9"
            >
              <Icon name="close" />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 md:p-5">{children}</div>
          {footer === undefined ? null : (
            <footer className="flex flex-wrap justify-end gap-2 border-t p-4 md:px-5">{footer}</footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Escape in a field with an open list closes the list, not the window around it. */
function leaveToOpenList(event: KeyboardEvent): void {
  const isListOpen = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
  if (isListOpen) event.preventDefault();
}

const COMES_WITHIN_MS = 5_000;

/** The field a dialog begins at; where its form is still being fetched, as soon as it is there. */
function focusMarked(event: Event): void {
  const dialog = event.target;
  if (!(dialog instanceof HTMLElement)) return;
  const marked = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (marked !== null) {
    event.preventDefault();
    marked.focus();
    return;
  }
  const observer = new MutationObserver(() => {
    const late = dialog.querySelector<HTMLElement>('[data-autofocus]');
    if (late === null) return;
    stop();
    // Whoever has begun elsewhere stays there.
    if (!(document.activeElement instanceof HTMLInputElement)) late.focus();
  });
  const timer = setTimeout(() => stop(), COMES_WITHIN_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(dialog, { childList: true, subtree: true });
}
