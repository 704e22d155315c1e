import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '#shared/web/session.ts';
import { TextLink } from '#shared/web/ui/link.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import type { IconName } from '#shared/web/ui/icon-paths.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

type NoticesProps = { readonly className: string; readonly seenBefore?: string | null };

/** Lines above every screen: a broken connection, and from when what is shown is (`seenBefore`), a demo account. */
export function Notices({ className, seenBefore = null }: NoticesProps) {
  const { user, isOffline } = useSession();
  const online = useIsOnline();
  return (
    <>
      {seenBefore === null && online && !isOffline ? null : (
        <Notice className={className} icon="offline">
          {seenBefore ?? 'You are offline. What you see may be out of date. Nothing you typed is lost.'}
        </Notice>
      )}
      {user?.isDemo === true ? (
        <Notice className={className} icon="info">
          You are exploring with a demo account: its companies and people are fictional.{' '}
          <TextLink href="/api/logout">Leave the demo</TextLink>
        </Notice>
      ) : null}
    </>
  );
}

type NoticeProps = { icon: IconName; className: string; children: ReactNode };

function Notice({ icon, className, children }: NoticeProps) {
  return (
    <output className="bg-amber-tint block border-b text-sm">
      <span className={classNames('flex items-center gap-2 py-2', className)}>
        <Icon name={icon} className="text-amber size-4.5" />
        <span>{children}</span>
      </span>
    </output>
  );
}
