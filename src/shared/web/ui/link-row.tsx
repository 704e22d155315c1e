import { PageLink } from './link.tsx';

/** Links of less weight side by side, such as at the foot of a page. */
export function LinkRow({
  label,
  links,
}: {
  label: string;
  links: readonly { readonly href: string; readonly label: string }[];
}) {
  return (
    <nav aria-label={label} className="text-soft -mx-2 flex flex-wrap text-sm">
      {links.map((link) => (
        <PageLink
          key={link.href}
          href={link.href}
          className="hover:text-ink flex min-h-11 items-center px-2 underline-offset-4 hover:underline"
        >
          {link.label}
        </PageLink>
      ))}
    </nav>
  );
}
