import { lazy, Suspense } from 'react';
import { useCurrentUser } from '#shared/web/session.ts';
import type { WhyCardProps } from './member-why.tsx';

// A member's: visitors never fetch it.
const MemberWhy = lazy(async () => ({ default: (await import('./member-why.tsx')).MemberWhy }));

/** Why the signed-in person matches whose page this is; nothing for visitors and those with no such side. */
export function WhyCard(props: WhyCardProps) {
  return useCurrentUser() === null ? null : (
    <Suspense>
      <MemberWhy {...props} />
    </Suspense>
  );
}
