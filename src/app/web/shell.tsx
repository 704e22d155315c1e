import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useShownToast } from '#shared/web/toast.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';
import { OutboxSender } from './outbox-sender.tsx';
import { usePageChange } from './use-page-change.ts';

const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette.tsx')).CommandPalette,
}));
const Toaster = lazy(async () => ({ default: (await import('#shared/web/toaster.tsx')).Toaster }));

/** What surrounds every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const [searching, setSearching] = useState<boolean | null>(null);
  const hasToast = useShownToast() !== null;
  usePageChange();
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setSearching((open) => open !== true);
    };
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="bg-card text-green absolute top-2 left-2 z-50 -translate-y-20 rounded-sm px-4 py-3 font-semibold focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header onSearch={() => setSearching(true)} />
      <Notices />
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-3.75rem)] flex-1">
        {children}
      </main>
      <Footer />
      <OutboxSender />
      <Suspense>
        {searching === null ? null : <CommandPalette open={searching} onOpenChange={setSearching} />}
        {hasToast ? <Toaster /> : null}
      </Suspense>
    </div>
  );
}
