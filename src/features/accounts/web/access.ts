import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import { safeReturnPath } from '#shared/domain/return-path.ts';
import { currentUserKey, fetchCurrentUser } from '#shared/web/session.ts';
import { invitationKeyIn } from '../domain/admission.ts';

/** Where the visitor wanted to go, `/` when nowhere special: a path of this site, whatever the address says. */
export function useReturnPath(): string {
  return safeReturnPath(new URLSearchParams(useSearch()).get('redirect'));
}

function onHashChange(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** What stands behind `#` in the address, which only the browser sees. */
export function useAddressKey(): string {
  return useSyncExternalStore(
    onHashChange,
    () => window.location.hash.slice(1),
    () => '',
  );
}

/** The key of the invitation link somebody came by: behind `#` of this address, or at the end of where they wanted to go. */
export function useInvitation(): string | null {
  const back = useReturnPath();
  const key = useAddressKey();
  return invitationKeyIn(key === '' ? '' : `#${key}`) ?? invitationKeyIn(back);
}

/** After somebody has signed in: forgets what the former person saw, and goes on. Answers whether somebody is in. */
export function useEnter(): (to: (onboarded: boolean) => string) => Promise<boolean> {
  const cache = useQueryClient();
  const [, navigate] = useLocation();
  return async (to) => {
    const user = await fetchCurrentUser();
    if (user === null) return false;
    cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] });
    cache.setQueryData(currentUserKey, user);
    navigate(to(user.onboarded));
    return true;
  };
}
