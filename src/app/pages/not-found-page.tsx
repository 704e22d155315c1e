import { usePageTitle } from '#shared/web/page-title.ts';
import { LinkButton } from '#shared/web/ui/link.tsx';

export function NotFoundPage() {
  usePageTitle('Page Not Found');
  return (
    <div className="flex flex-col items-start gap-3 py-10">
      <h1 tabIndex={-1}>Page Not Found</h1>
      <p className="text-soft max-w-prose">
        There is nothing at this address, or you do not have access to it.
      </p>
      <LinkButton href="/" variant="primary" className="mt-3">
        Go to the home page
      </LinkButton>
    </div>
  );
}
