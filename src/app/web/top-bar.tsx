import type { CurrentUser } from '#shared/web/session.ts';
import { buttonStyle } from '#shared/web/ui/button-style.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import { NavCount } from './nav-count.tsx';
import { NavLink } from './nav-link.tsx';
import type { MemberNavProps } from './rail.tsx';
import { Switcher } from './switcher.tsx';

type TopBarProps = MemberNavProps & { user: CurrentUser; onSearch: () => void };

/** Above every screen of a member: the search and the inbox, and on a phone for whom one works. */
export function TopBar({ navigation, place, counts, user, onSearch }: TopBarProps) {
  return (
    <header className="bg-paper sticky top-0 z-20 flex h-13 items-center border-b px-2 md:px-6">
      <div className="w-52 min-w-0 md:hidden">
        <Switcher user={user} className="w-full" />
      </div>
      <button
        type="button"
        onClick={onSearch}
        aria-keyshortcuts="Control+K Meta+K"
        className="text-soft hover:bg-hover md:border-edge md:bg-card md:hover:border-ink ml-auto flex size-11 items-center justify-center gap-2 rounded-md md:ml-0 md:h-9 md:w-110 md:justify-start md:border md:px-3"
      >
        <Icon name="search" className="size-4.5" />
        <span className="text-faint text-sm max-md:sr-only">Search or jump to</span>
        <kbd
          aria-hidden="true"
          className="text-soft bg-sunk ml-auto rounded-sm border px-1.5 font-sans text-xs max-md:hidden"
        >
          Ctrl K
        </kbd>
      </button>
      <div className="flex md:ml-auto">
        {navigation.top.map((to) => (
          <NavLink
            key={to.href}
            to={to}
            place={place}
            labelClass="sr-only"
            iconClass="size-5"
            titled
            className={buttonStyle('quiet', 'icon', 'aria-[current]:text-green')}
          >
            <NavCount waiting={counts.get(to.href)} place="button" />
          </NavLink>
        ))}
      </div>
    </header>
  );
}
