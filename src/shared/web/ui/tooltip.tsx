import { Tooltip as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { tooltipDelayMs, tooltipSkipDelayMs } from './tooltip-delay.ts';

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipDelayMs}>
      {children}
    </Radix.Provider>
  );
}

type TooltipProps = {
  text: string;
  /** While something else opened there, which it would cover. */
  hidden?: boolean;
  children: ReactElement;
};

/** A hint on hover and focus; never the only place where something is said, phones do not show it. */
export function Tooltip({ text, hidden = false, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root open={open && !hidden} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="animate-fade bg-ink text-paper z-50 max-w-72 rounded-sm px-2.5 py-1.5 text-sm"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
