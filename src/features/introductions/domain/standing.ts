import type { Introduction } from './introduction.ts';
import { type Refusal, refusalByPair } from './request.ts';

/**
 * What one person can do about another: ask (`connect`), wait (`requested`), answer, write (`message`), or nothing
 * (`unavailable`); `own` is themself or their own startup.
 */
export const STANDINGS = ['connect', 'requested', 'answer', 'message', 'unavailable', 'own'] as const;
export type StandingName = (typeof STANDINGS)[number];

type Earlier = Introduction & { readonly threadId: number | null };

const STANDS: Readonly<Record<Refusal['why'], StandingName>> = {
  in_touch: 'message',
  received: 'answer',
  sent: 'requested',
  declined: 'unavailable',
  too_soon: 'unavailable',
  daily: 'connect',
  blocked: 'unavailable',
  unavailable: 'unavailable',
};

/** How a pair stands for one of the two, by all that was asked between them; as far as that one can know. */
export function standingOf(
  earlier: readonly Earlier[],
  personId: string,
  now: Date,
): { standing: StandingName; refusal: Refusal | null; threadId: number | null } {
  const refusal = refusalByPair({ senderId: personId, earlier }, now);
  const standing = refusal === null ? 'connect' : STANDS[refusal.why];
  const accepted = earlier.find(({ answer }) => answer === 'accepted');
  return { standing, refusal, threadId: standing === 'message' ? (accepted?.threadId ?? null) : null };
}
