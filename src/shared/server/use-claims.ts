import { createHmac } from 'node:crypto';
import { claimUse } from '#platform/postgres/use-limit.ts';
import type { Db, Services } from './context.ts';

type Need = Pick<Services, 'env' | 'now'> & { readonly db: Db };

/** What uses of one kind by a subject are counted under: by a hash, so that the table tells nobody who or what it was. */
export const useKey = ({ env }: Pick<Services, 'env'>, kind: string, subject: string): string =>
  `${kind}:${createHmac('sha256', env.sessionSecret).update(subject).digest('base64url')}`;

/** Counts a use by a subject before it is made; the milliseconds to wait when the window is spent, else null. */
export const claimUseBy = (
  need: Need,
  use: { readonly kind: string; readonly subject: string; readonly most: number; readonly windowMs: number },
): Promise<number | null> =>
  claimUse(need.db, {
    key: useKey(need, use.kind, use.subject),
    most: use.most,
    windowMs: use.windowMs,
    now: need.now(),
  });
