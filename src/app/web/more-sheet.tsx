import type { RefObject } from 'react';
import { Icon } from '#shared/web/ui/icon.tsx';
import { PageLink } from '#shared/web/ui/link.tsx';
import { NavCount } from './nav-count.tsx';
import { NavLink } from './nav-link.tsx';
import type { DestinationGroup } from './navigation.ts';
import type { MemberNavProps } from './rail.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const TILE =
  'flex min-h-11 items-center gap-3 rounded-md px-2 text-sm font-medium hover:bg-hover aria-[current]:bg-tint aria-[current]:text-green [&>svg]:text-green';

type Props = Omit<MemberNavProps, 'navigation'> & {
  readonly groups: readonly DestinationGroup[];
  readonly sheet: RefObject<HTMLDialogElement | null>;
};

/** What a phone's bar has no room for, each once. A touch beside it, Escape and every choice close it. */
export function MoreSheet({ groups, place, counts, sheet }: Props) {
  const close = () => sheet.current?.close();
  return (
    <dialog
      ref={sheet}
      aria-label="More of Kilele"
      closedby="any"
      className="bg-card shadow-lift backdrop:bg-veil open:animate-rise mt-auto mb-0 max-h-[88dvh] w-full max-w-none overscroll-contain rounded-t-xl px-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] text-ink"
    >
      <button
        type="button"
        aria-label="Close"
        onClick={close}
        className="mx-auto grid h-8 w-18 place-items-center"
      >
        <span className="bg-edge h-1 w-9 rounded-full" />
      </button>
      {groups.map(({ title, items }) => (
        <section
          key={title ?? items[0]?.href}
          className="not-first-of-type:mt-1 not-first-of-type:border-t not-first-of-type:pt-1"
        >
          <h2 className="text-faint px-2 pt-1 text-xs font-medium tracking-normal empty:hidden">{title}</h2>
          <ul className="grid grid-cols-2 gap-x-2">
            {items.map((to) => (
              <li key={to.href}>
                <NavLink to={to} place={place} className={TILE} onClick={close}>
                  <NavCount waiting={counts.get(to.href)} place="line" />
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="mt-1 grid grid-cols-2 gap-x-2 border-t pt-1">
        <ThemeToggle className={TILE} />
        <PageLink href="/api/docs" className={TILE}>
          <Icon name="link" className="size-4.5" />
          API
        </PageLink>
        <PageLink href="/api/logout" className={TILE}>
          <Icon name="out" className="size-4.5" />
          Sign Out
        </PageLink>
      </div>
    </dialog>
  );
}
