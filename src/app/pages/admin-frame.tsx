import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { PageLink } from '#shared/web/ui/link.tsx';
import { screens } from '../web/screens.ts';

const PLACES = screens.filter(({ adminTab }) => adminTab !== undefined);

/** What an admin looks after, behind the one entry in the header. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>(`[href="${path}"]`);
    if (row.current && open) row.current.scrollLeft = open.offsetLeft - row.current.clientWidth / 3;
  }, [path]);
  return (
    <>
      <nav
        ref={row}
        aria-label="Administration"
        className="relative mb-5 flex gap-1 overflow-x-auto border-b [scrollbar-width:none]"
      >
        {PLACES.map((place) => (
          <PageLink
            key={place.path}
            href={place.path}
            aria-current={place.path === path ? 'page' : undefined}
            className="text-soft hover:text-ink aria-[current=page]:border-green aria-[current=page]:text-green -mb-px flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-3 text-sm font-semibold outline-offset-[-2px]"
          >
            {place.adminTab}
          </PageLink>
        ))}
      </nav>
      {children}
    </>
  );
}
