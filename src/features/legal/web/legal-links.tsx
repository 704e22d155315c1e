import { LinkRow } from '#shared/web/ui/link-row.tsx';
import { LEGAL_PAGES, LEGAL_TITLES } from '../domain/pages.ts';

const LINKS = [
  ...LEGAL_PAGES.map((page) => ({ href: `/${page}`, label: LEGAL_TITLES[page] })),
  { href: '/grievance', label: 'Your data: ask or complain' },
  { href: '/accessibility', label: 'Accessibility' },
];

/** To the pages that say who runs the site and by which rules. */
export function LegalLinks() {
  return (
    <div className="mt-4">
      <LinkRow label="Legal" links={LINKS} />
    </div>
  );
}
