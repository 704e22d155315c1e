import type { ReactElement, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { whyWindow } from './lazy-parts.ts';
import { OpensLater } from './opens-later.tsx';

type WhyProps = { label: string; children: ReactNode };

/** A line that opens the reason behind a number: "Why 68?". */
export function Why({ label, children }: WhyProps) {
  const line = (
    <button
      type="button"
      className="text-green hover:text-green-strong -my-2 inline-flex min-h-11 items-center gap-1.5 self-start text-left text-sm font-medium md:min-h-9"
    >
      <Icon name="info" className="size-4" />
      {label}
    </button>
  );
  return (
    <Reason trigger={line} label={label}>
      {children}
    </Reason>
  );
}

/** The same for a point of a drawing: an upright strip over it, between two places in percent of the drawing's width. */
export function WhyStrip({ label, from, to, children }: WhyProps & { from: number; to: number }) {
  const strip = (
    <button
      type="button"
      aria-label={label}
      style={{ left: `${from}%`, width: `${to - from}%` }}
      className="hover:bg-ink/5 data-[state=open]:bg-ink/5 absolute inset-y-0 cursor-help rounded-sm"
    />
  );
  return (
    <Reason trigger={strip} label={label}>
      {children}
    </Reason>
  );
}

function Reason({ trigger, label, children }: WhyProps & { trigger: ReactElement }) {
  return (
    <OpensLater opens="dialog" trigger={trigger} preload={whyWindow.preload}>
      <whyWindow.Part trigger={trigger} label={label}>
        {children}
      </whyWindow.Part>
    </OpensLater>
  );
}
