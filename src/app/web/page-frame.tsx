import type { ReactNode } from 'react';
import { useCurrentUser } from '#shared/web/session.ts';

/** The frame around every screen but the landing page. */
export function PageFrame({ children }: { children: ReactNode }) {
  const isMember = useCurrentUser() !== null;
  return <div className={isMember ? 'frame' : 'wrap py-8 md:py-10'}>{children}</div>;
}
