import { PageLink } from '#shared/web/ui/link.tsx';
import { LEGAL_PAGES, LEGAL_TITLES } from '../domain/pages.ts';

const LINKS = [
  ...LEGAL_PAGES.map((page) => ({ href: `/${page}`, label: LEGAL_TITLES[page] })),
  { href: '/grievance', label: 'Your data: ask or complain' },
  { href: '/accessibility', label: 'Accessibility' },
];

/** To the pages that say who runs the site and by which rules. */
export function LegalLinks() {
  return (
    <nav aria-label="Legal" className="text-soft -mx-2 mt-4 flex flex-wrap text-sm">
      {LINKS.map(({ href, label }) => (
        <PageLink
          key={href}
          href={href}
          className="hover:text-ink flex min-h-11 items-center px-2 underline-offset-4 hover:underline"
        >
          {label}
        </PageLink>
      ))}
    </nav>
  );
}
