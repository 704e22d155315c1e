import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import type { CurrentUser } from '#shared/web/session.ts';
import { MEMBER_GRID } from './frames.ts';
import { navigationOf, openDestination, sideWorkedFor } from './navigation.ts';
import { useWorkingFor } from '#shared/web/working-for.ts';
import { Notices } from './notices.tsx';
import { OutboxSender } from './outbox-sender.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Rail } from './rail.tsx';
import { useSeenBefore } from './seen-before.ts';
import { TopBar } from './top-bar.tsx';
import { useWaitingCounts } from './waiting-counts.ts';

// Rarely asked: whoever has accepted the terms does not fetch it.
const ConsentBar = lazy(async () => ({
  default: (await import('#features/legal/web/consent-bar.tsx')).ConsentBar,
}));

type Props = { readonly user: CurrentUser; readonly onSearch: () => void; readonly children: ReactNode };

/** Around every screen of a member: a rail at a desk, a bar on a phone, search and inbox above. */
export function MemberFrame({ user, onSearch, children }: Props) {
  const [path] = useLocation();
  const nav = {
    navigation: navigationOf(user, sideWorkedFor(user, useWorkingFor())),
    place: { path, open: openDestination(path) },
    counts: useWaitingCounts(),
  };
  return (
    <div className={MEMBER_GRID}>
      <Rail {...nav} user={user} />
      <div className="min-w-0">
        <TopBar {...nav} user={user} onSearch={onSearch} />
        <Notices className="px-4 md:px-6" seenBefore={useSeenBefore()} />
        {user.consentDue ? (
          <Suspense fallback={null}>
            <ConsentBar />
          </Suspense>
        ) : null}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <PhoneBar {...nav} />
      <OutboxSender userId={user.id} />
    </div>
  );
}
