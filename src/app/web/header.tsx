import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { buttonStyle } from '#shared/web/ui/button-style.ts';
import { classNames } from '#shared/web/ui/class-names.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import { LinkButton, PageLink } from '#shared/web/ui/link.tsx';
import { Mark } from './mark.tsx';
import { type Destination, VISITOR_LINKS } from './navigation.ts';
import { isCurrent } from './screen.ts';
import { ThemeToggle } from './theme-toggle.tsx';

/** A visitor's: what is open to everybody, and signing in. */
export function Header({ onSearch }: { onSearch: () => void }) {
  const [path] = useLocation();
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
        <nav aria-label="Main" className="hidden flex-1 items-center gap-1 lg:flex">
          {VISITOR_LINKS.map((to) => (
            <HeaderLink key={to.href} to={to} path={path} />
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
          <ThemeToggle />
          <LinkButton href="/api/login" className="hidden! lg:inline-flex!">
            Sign In
          </LinkButton>
          <LinkButton href="/api/login?to=sign-up" variant="primary" className="px-2.5! sm:px-4!">
            Sign Up
          </LinkButton>
          <PhoneMenu path={path} />
        </div>
      </div>
    </header>
  );
}

function HeaderLink({ to, path }: { to: Destination; path: string }) {
  const current = isCurrent(to.href, path);
  return (
    <PageLink
      href={to.href}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center rounded-sm px-2 text-sm font-medium whitespace-nowrap lg:min-h-9 xl:px-3',
        current ? 'bg-tint text-green' : 'text-soft hover:bg-sunk hover:text-ink',
      )}
    >
      {to.label}
    </PageLink>
  );
}

/** The same links behind a button, where the header has no room. */
function PhoneMenu({ path }: { path: string }) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === path;
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenAt(null);
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, []);
  return (
    <div className="lg:hidden">
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
        {VISITOR_LINKS.map((to) => (
          <HeaderLink key={to.href} to={to} path={path} />
        ))}
        <PageLink
          href="/api/login"
          className="text-soft hover:bg-sunk flex min-h-11 items-center rounded-sm px-2 text-sm font-medium"
        >
          Sign In
        </PageLink>
      </nav>
    </div>
  );
}
