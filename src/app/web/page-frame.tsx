import type { ReactNode } from 'react';
import { TooltipProvider } from '#shared/web/ui/tooltip.tsx';

/** The frame around every screen but the landing page. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <TooltipProvider>
      <div className="wrap py-8 md:py-10">{children}</div>
    </TooltipProvider>
  );
}
