import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { useCurrentUser } from '#shared/web/session.ts';
import { useDebounced } from '#shared/web/use-debounced.ts';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { Spinner } from '#shared/web/ui/spinner.tsx';
import { findScreens, searchDirectory } from './command-search.ts';
import type { Found } from './command-search.ts';
import { CommandList } from './command-list.tsx';

export type CommandPaletteProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Goes anywhere by typing: screens, startups, investors. */
export function CommandPalette({ open, onOpenChange }: CommandPaletteProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Search Kilele">
      <Palette onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Palette({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(0);
  const [, navigate] = useLocation();
  const user = useCurrentUser();
  const asked = useDebounced(text.trim());
  const { data, isFetching, isError } = useQuery({
    queryKey: ['command palette', asked],
    queryFn: ({ signal }) => searchDirectory(asked, signal),
    enabled: asked.length >= 2,
  });
  const found: Found[] = [...findScreens(text, user), ...(asked.length >= 2 ? (data ?? []) : [])];
  const active = Math.min(wanted, Math.max(0, found.length - 1));
  const go = (index: number) => {
    const target = found[index];
    if (target === undefined) return;
    onDone();
    navigate(target.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(active);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setWanted((active + step + found.length) % Math.max(1, found.length));
  };
  return (
    <div>
      <input
        type="text"
        role="combobox"
        data-autofocus=""
        aria-label="Search startups, investors and screens"
        aria-expanded={found.length > 0}
        aria-controls="command-list"
        aria-activedescendant={found.length > 0 ? `command-${active}` : undefined}
        autoComplete="off"
        value={text}
        placeholder="A startup, an investor, a screen"
        onChange={(event) => {
          setText(event.target.value);
          setWanted(0);
        }}
        onKeyDown={onKeyDown}
        className="field"
      />
      <CommandList found={found} active={active} onActive={setWanted} onGo={go} />
      <output className="text-soft mt-3 flex min-h-6 items-center gap-2 text-sm">
        {isFetching ? <Spinner className="size-4" /> : null}
        {statusText({ asked, isFetching, isError, count: found.length })}
      </output>
    </div>
  );
}

type Status = { asked: string; isFetching: boolean; isError: boolean; count: number };

function statusText({ asked, isFetching, isError, count }: Status): string {
  if (isFetching) return 'Searching';
  if (isError) return 'Search is unavailable right now. The screens above still work.';
  if (asked.length < 2) return 'Type at least two characters to search startups and investors too.';
  return count === 0 ? `Nothing found for “${asked}”` : '';
}
