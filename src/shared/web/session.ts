import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '#shared/domain/time.ts';
import type { UserType } from '#shared/domain/catalogue/vocabularies.ts';
import { callApi } from './api-client.ts';
import { OfflineError, isStatus } from './api-error.ts';

/** Who is signed in, as `GET /api/auth/user` answers. */
export type CurrentUser = {
  readonly id: string;
  readonly email: string;
  readonly userType: UserType | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly profileImageUrl: string | null;
  readonly isAdmin: boolean;
  readonly isDemo: boolean;
  /** Whether a new version of the terms is to be accepted. */
  readonly consentDue: boolean;
  readonly onboarded: boolean;
};

export type Session = {
  readonly user: CurrentUser | null;
  /** True until it is known whether someone is signed in. */
  readonly isLoading: boolean;
  /** True when the server could not be reached; `user` is then the last known one. */
  readonly isOffline: boolean;
};

export const currentUserKey = ['GET /api/auth/user'] as const;
const currentUserStaleMs = 5 * MINUTE_MS;

/** A 401 means signed out; a failed connection leaves it unknown who is signed in. */
export async function fetchCurrentUser(): Promise<CurrentUser | null> {
  try {
    return asCurrentUser(await callApi(currentUserKey[0]));
  } catch (error) {
    if (isStatus(error, 401)) return null;
    throw error;
  }
}

/** Holds by the accounts contract, which the server keeps. */
function asCurrentUser(body: unknown): CurrentUser {
  return body as CurrentUser;
}

export function useSession(): Session {
  const { data, error, isPending } = useQuery({
    queryKey: currentUserKey,
    queryFn: fetchCurrentUser,
    staleTime: currentUserStaleMs,
  });
  return { user: data ?? null, isLoading: isPending, isOffline: error instanceof OfflineError };
}

export function useCurrentUser(): CurrentUser | null {
  return useSession().user;
}

/** Call after something changed who the user is (sign-in, onboarding, profile picture). */
export function useRefreshCurrentUser(): () => Promise<void> {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: currentUserKey });
}
