import { Suspense, useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { SkeletonLines } from './skeleton.tsx';

export type Tab = { readonly value: string; readonly label: ReactNode; readonly content: ReactNode };

export type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
};

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Only the open tab is mounted, and may be fetched when it is opened; the row scrolls sideways on a phone. One stop for the
 * tab key; arrows, Home and End open the tab they come to.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
    if (list.current && open) list.current.scrollLeft = open.offsetLeft - list.current.clientWidth / 3;
  }, [value]);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[STEPS[event.key]?.(index, tabs.length) ?? -1];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
    onChange(next.value);
  };
  const open = tabs.find((tab) => tab.value === value);
  return (
    <div className="min-w-0">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="relative mb-4 flex gap-1 overflow-x-auto border-b [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            data-tab={tab.value}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className="text-soft hover:text-ink relative aria-selected:border-green aria-selected:text-green -mb-px min-h-11 shrink-0 border-b-2 border-transparent px-3 text-sm font-semibold outline-offset-[-2px]"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {open === undefined ? null : (
        <div
          key={value}
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${value}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel is reached by the tab key, as the pattern says
          tabIndex={0}
          className="rounded-md"
        >
          <Suspense fallback={<SkeletonLines />}>{open.content}</Suspense>
        </div>
      )}
    </div>
  );
}
