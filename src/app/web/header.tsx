import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useCurrentUser } from '#shared/web/session.ts';
import { buttonStyle } from '#shared/web/ui/button-style.ts';
import { classNames } from '#shared/web/ui/class-names.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import { LinkButton, PageLink } from '#shared/web/ui/link.tsx';
import { screens } from './screens.ts';
import { Mark } from './mark.tsx';
import { MessagesLink } from './messages-link.tsx';
import { NotificationsLink } from './notifications-link.tsx';
import { isCurrent, mayOpen } from './screen.ts';
import type { Screen } from './screen.ts';
import { ThemeToggle } from './theme-toggle.tsx';

/** The screens of the header that this person may open. */
function useNavigation(): { bar: Screen[]; buttons: Screen[]; signedIn: boolean } {
  const user = useCurrentUser();
  const signedIn = user !== null;
  const open = screens.filter((screen) => mayOpen(screen, user));
  return {
    bar: open.filter((screen) => screen.nav === 'bar'),
    buttons: signedIn ? open.filter((screen) => screen.nav === 'button') : [],
    signedIn,
  };
}

/** What a member can reach needs more room than what a visitor can. */
const barClass = (signedIn: boolean) => (signedIn ? 'hidden xl:flex' : 'hidden lg:flex');
const menuClass = (signedIn: boolean) => (signedIn ? 'xl:hidden' : 'lg:hidden');

export function Header({ onSearch }: { onSearch: () => void }) {
  const [path] = useLocation();
  const { bar, buttons, signedIn } = useNavigation();
  return (
    <header className="bg-paper/95 sticky top-0 z-20 border-b backdrop-blur-sm">
      <div className="wrap flex h-15 items-center gap-2">
        <PageLink
          href="/"
          aria-label="Kilele home"
          className="mr-2 flex min-h-11 items-center rounded-sm lg:mr-5"
        >
          <Mark />
        </PageLink>
        <nav aria-label="Main" className={classNames('flex-1 items-center gap-1', barClass(signedIn))}>
          {bar.map((screen) => (
            <NavLink key={screen.path} screen={screen} path={path} />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-0.5 sm:gap-1 lg:gap-2">
          <button
            type="button"
            onClick={onSearch}
            aria-keyshortcuts="Control+K Meta+K"
            className={buttonStyle('quiet', 'icon', '2xl:w-auto! 2xl:px-3')}
          >
            <Icon name="search" />
            <span className="sr-only text-sm font-medium 2xl:not-sr-only">Search</span>
            <kbd
              aria-hidden="true"
              className="text-faint hidden rounded-sm border px-1.5 font-sans text-xs 2xl:inline"
            >
              Ctrl K
            </kbd>
          </button>
          {signedIn ? (
            <>
              <MessagesLink hideLabel variant="quiet" className="min-w-11 px-2! 2xl:px-3!" />
              <NotificationsLink />
            </>
          ) : null}
          <div className={signedIn ? 'hidden sm:block' : undefined}>
            <ThemeToggle />
          </div>
          <div className={classNames('items-center gap-2', barClass(signedIn))}>
            {buttons.map((screen) => (
              <LinkButton
                key={screen.path}
                href={screen.path}
                aria-current={isCurrent(screen.path, path) ? 'page' : undefined}
                className="aria-[current=page]:border-green aria-[current=page]:text-green"
              >
                {screen.title}
              </LinkButton>
            ))}
            {signedIn ? (
              <LinkButton href="/api/logout">Sign Out</LinkButton>
            ) : (
              <LinkButton href="/api/login">Sign In</LinkButton>
            )}
          </div>
          {signedIn ? null : (
            <LinkButton href="/api/login?to=sign-up" variant="primary" className="px-2.5! sm:px-4!">
              Sign Up
            </LinkButton>
          )}
          <PhoneMenu path={path} />
        </div>
      </div>
    </header>
  );
}

function NavLink({ screen, path }: { screen: Screen; path: string }) {
  const current = isCurrent(screen.path, path);
  return (
    <PageLink
      href={screen.path}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center rounded-sm px-2 text-sm font-medium whitespace-nowrap lg:min-h-9 xl:px-3',
        current ? 'bg-tint text-green' : 'text-soft hover:bg-sunk hover:text-ink',
      )}
    >
      {screen.title}
    </PageLink>
  );
}

/** The same links behind a button, where the bar has no room. */
function PhoneMenu({ path }: { path: string }) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { bar, buttons, signedIn } = useNavigation();
  const open = openAt === path;
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenAt(null);
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, []);
  return (
    <div className={menuClass(signedIn)}>
      <button
        type="button"
        aria-label="Menu"
        aria-expanded={open}
        aria-controls="phone-menu"
        onClick={() => setOpenAt(open ? null : path)}
        className={buttonStyle('quiet', 'icon')}
      >
        <Icon name={open ? 'close' : 'menu'} />
      </button>
      <nav
        id="phone-menu"
        aria-label="Menu"
        hidden={!open}
        className="animate-fade bg-paper shadow-lift absolute inset-x-0 top-full border-b p-3"
      >
        {[...bar, ...buttons].map((screen) => (
          <NavLink key={screen.path} screen={screen} path={path} />
        ))}
        {signedIn ? (
          <div className="sm:hidden">
            <ThemeToggle inMenu />
          </div>
        ) : null}
        <PageLink
          href={signedIn ? '/api/logout' : '/api/login'}
          className="text-soft hover:bg-sunk flex min-h-11 items-center rounded-sm px-3 text-sm font-medium"
        >
          {signedIn ? 'Sign Out' : 'Sign In'}
        </PageLink>
      </nav>
    </div>
  );
}
