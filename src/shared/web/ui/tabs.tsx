import { Tabs as Radix } from 'radix-ui';
import { Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { SkeletonLines } from './skeleton.tsx';

export type Tab = { readonly value: string; readonly label: ReactNode; readonly content: ReactNode };

export type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
};

/** Only the open tab is mounted, and may be fetched when it is opened; the row scrolls sideways on a phone. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
    if (list.current && open) list.current.scrollLeft = open.offsetLeft - list.current.clientWidth / 3;
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={onChange} className="min-w-0">
      <Radix.List
        ref={list}
        aria-label={label}
        className="relative mb-4 flex gap-1 overflow-x-auto border-b [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            data-tab={tab.value}
            className="text-soft hover:text-ink relative data-[state=active]:border-green data-[state=active]:text-green -mb-px min-h-11 shrink-0 border-b-2 border-transparent px-3 text-sm font-semibold outline-offset-[-2px]"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-md">
          <Suspense fallback={<SkeletonLines />}>{tab.content}</Suspense>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
