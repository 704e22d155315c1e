import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useCurrentUser } from '#shared/web/session.ts';
import { useShownToast } from '#shared/web/toast.ts';
import { FullScreenSpinner } from '#shared/web/ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { memberFrame, visitorFrame } from './frames.ts';
import { usePageChange } from './use-page-change.ts';

const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette.tsx')).CommandPalette,
}));
const Toaster = lazy(async () => ({ default: (await import('#shared/web/toaster.tsx')).Toaster }));

/** What surrounds every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const [searching, setSearching] = useState<boolean | null>(null);
  const user = useCurrentUser();
  const hasToast = useShownToast() !== null;
  usePageChange();
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // The key is answered first; the palette is drawn in what time is left.
      startTransition(() => setSearching((open) => open !== true));
    };
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, []);
  const onSearch = () => startTransition(() => setSearching(true));
  return (
    <>
      <a
        href="#main"
        className="bg-card text-green fixed top-2 left-2 z-50 -translate-y-20 rounded-sm px-4 py-3 font-semibold focus:translate-y-0"
      >
        Skip to content
      </a>
      <ErrorBoundary>
        <Suspense fallback={<FullScreenSpinner />}>
          {user === null ? (
            <visitorFrame.Part onSearch={onSearch}>{children}</visitorFrame.Part>
          ) : (
            <memberFrame.Part user={user} onSearch={onSearch}>
              {children}
            </memberFrame.Part>
          )}
        </Suspense>
      </ErrorBoundary>
      <Suspense>
        {searching === null ? null : <CommandPalette open={searching} onOpenChange={setSearching} />}
        {hasToast ? <Toaster /> : null}
      </Suspense>
    </>
  );
}
