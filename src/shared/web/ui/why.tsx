import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type WhyProps = { label: string; children: ReactNode };

/** A line that opens the reason behind a number: "Why 68?". */
export function Why({ label, children }: WhyProps) {
  return (
    <Popover.Root>
      <Popover.Trigger className="text-green hover:text-green-strong -my-2 inline-flex min-h-11 items-center gap-1.5 self-start text-left text-sm font-medium md:min-h-9">
        <Icon name="info" className="size-4" />
        {label}
      </Popover.Trigger>
      <Reason label={label}>{children}</Reason>
    </Popover.Root>
  );
}

/** The same for a point of a drawing: an upright strip over it, between two places in percent of the drawing's width. */
export function WhyStrip({ label, from, to, children }: WhyProps & { from: number; to: number }) {
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={label}
        style={{ left: `${from}%`, width: `${to - from}%` }}
        className="hover:bg-ink/5 data-[state=open]:bg-ink/5 absolute inset-y-0 cursor-help rounded-sm"
      />
      <Reason label={label}>{children}</Reason>
    </Popover.Root>
  );
}

function Reason({ label, children }: WhyProps) {
  return (
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
  );
}
