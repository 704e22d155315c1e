import { useLocation } from 'wouter';
import { usePageTitle } from '#shared/web/page-title.ts';
import { LinkButton } from '#shared/web/ui/link.tsx';

/** In place of a member's screen; signing in leads back to it. */
export function SignInNeededPage({ title }: { title: string }) {
  const [path] = useLocation();
  usePageTitle(title);
  return (
    <div className="flex flex-col items-start gap-3 py-10">
      <h1 tabIndex={-1}>Sign in to open {title}</h1>
      <p className="text-soft max-w-prose">
        This page is for members. After signing in, you come straight back here.
      </p>
      <LinkButton href={`/api/login?redirect=${encodeURIComponent(path)}`} variant="primary" className="mt-3">
        Sign In
      </LinkButton>
    </div>
  );
}
