import { Popover } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from './icon.tsx';

type WhyWindowProps = { trigger: ReactElement; label: string; children: ReactNode };

/** The reason behind a number, open, and the button that opens it again. */
export function WhyWindow({ trigger, label, children }: WhyWindowProps) {
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={12}
          className="animate-fade bg-card shadow-lift z-40 max-h-(--radix-popover-content-available-height) w-88 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-md border p-4 text-sm"
        >
          {children}
          <Popover.Close
            aria-label="Close"
            className="text-soft hover:text-ink absolute top-1 right-1 grid size-11 place-items-center md:size-9"
          >
            <Icon name="close" className="size-4" />
          </Popover.Close>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
