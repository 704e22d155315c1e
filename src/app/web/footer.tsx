import { useCurrentUser } from '#shared/web/session.ts';
import { Tag } from '#shared/web/ui/tag.tsx';
import { PageLink } from '#shared/web/ui/link.tsx';
import { screens } from './screens.ts';
import { Mark } from './mark.tsx';

export function Footer() {
  const isSignedIn = useCurrentUser() !== null;
  const open = screens.filter((screen) => screen.nav === 'bar' && screen.membersOnly !== true);
  return (
    <footer className="mt-16 border-t">
      <div className="wrap flex flex-col gap-6 py-8 md:flex-row md:items-center md:justify-between">
        <div className="grid gap-1.5">
          <span className="flex items-center gap-2.5">
            <Mark />
            <Tag tone="warn">BETA</Tag>
          </span>
          <p className="text-soft text-sm">Kilele is Swahili for summit.</p>
        </div>
        <nav aria-label="Footer" className="text-soft -mx-2 flex flex-wrap text-sm">
          {open.map((screen) => (
            <FooterLink key={screen.path} href={screen.path} label={screen.title} />
          ))}
          <FooterLink href="/analytics" label="Analytics" />
          {isSignedIn ? null : <FooterLink href="/api/login" label="Sign in" />}
          <FooterLink href="/api/docs" label="API" />
        </nav>
      </div>
    </footer>
  );
}

function FooterLink({ href, label }: { href: string; label: string }) {
  return (
    <PageLink
      href={href}
      className="hover:text-ink flex min-h-11 items-center px-2 underline-offset-4 hover:underline"
    >
      {label}
    </PageLink>
  );
}
