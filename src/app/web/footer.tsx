import { Tag } from '#shared/web/ui/tag.tsx';
import { LinkRow } from '#shared/web/ui/link-row.tsx';
import { Mark } from './mark.tsx';
import { VISITOR_LINKS } from './navigation.ts';

const LINKS = [
  ...VISITOR_LINKS,
  { href: '/analytics', label: 'Analytics' },
  { href: '/api/login', label: 'Sign in' },
  { href: '/api/docs', label: 'API' },
  { href: '/terms', label: 'Terms' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/cookies', label: 'Cookies' },
  { href: '/imprint', label: 'Imprint' },
  { href: '/accessibility', label: 'Accessibility' },
];

/** A visitor's: members have all of it in their navigation. */
export function Footer() {
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
        <LinkRow label="Footer" links={LINKS} />
      </div>
    </footer>
  );
}
