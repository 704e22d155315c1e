import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';

/** Around every screen of a visitor. */
export function VisitorFrame({ onSearch, children }: { onSearch: () => void; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header onSearch={onSearch} />
      <Notices className="wrap" />
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-3.75rem)] flex-1">
        {children}
      </main>
      <Footer />
    </div>
  );
}
