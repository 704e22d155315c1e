import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

export type TagTone = 'plain' | 'good' | 'warn' | 'bad' | 'info';

const tones: Record<TagTone, string> = {
  plain: 'bg-sunk text-soft',
  good: 'bg-tint text-green',
  warn: 'bg-amber-tint text-amber',
  bad: 'bg-red-tint text-red',
  info: 'bg-blue-tint text-blue',
};

export function Tag({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: TagTone;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-medium',
        tones[tone],
      )}
    >
      {icon === undefined ? null : <Icon name={icon} className="size-3.5" />}
      <span className="truncate">{children}</span>
    </span>
  );
}

/** Beside the name of whoever and whatever is invented; nothing for the rest. */
export function DemoTag({ isDemo }: { isDemo: boolean }) {
  return isDemo ? <Tag tone="info">Demo</Tag> : null;
}

/** On a figure that demo rows are part of; nothing on the rest. */
export function InventedTag({ isInvented }: { isInvented: boolean }) {
  return isInvented ? <Tag tone="warn">Demo, invented</Tag> : null;
}

/** A small number on a button, such as unread messages; nothing for 0. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null;
  return (
    <span className="bg-red text-on-red tabular inline-grid min-w-5 place-items-center rounded-full px-1.5 text-xs font-semibold">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
