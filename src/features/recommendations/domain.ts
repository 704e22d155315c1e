export type RecommendationState = 'requested' | 'offered' | 'accepted' | 'declined' | 'withdrawn';
export type RecommendationMove = 'accept' | 'decline' | 'withdraw';
/** Who acts: the person it is about, or the one who writes it. */
export type RecommendationParty = 'subject' | 'author';

type Moves = Partial<Record<RecommendationMove, RecommendationState>>;

/** What each party may do in each state, and what becomes of it. Declined and withdrawn are ends. */
const MOVES: Record<RecommendationState, Record<RecommendationParty, Moves>> = {
  requested: { subject: { withdraw: 'withdrawn' }, author: { decline: 'declined' } },
  offered: {
    subject: { accept: 'accepted', decline: 'declined' },
    author: { withdraw: 'withdrawn' },
  },
  accepted: { subject: { decline: 'declined' }, author: { withdraw: 'withdrawn' } },
  declined: { subject: {}, author: {} },
  withdrawn: { subject: {}, author: {} },
};

/** The state a move leads to; null when this party may not make it now. */
export function nextState(
  state: RecommendationState,
  party: RecommendationParty,
  move: RecommendationMove,
): RecommendationState | null {
  return MOVES[state][party][move] ?? null;
}

/** Questions a person may ask within 24 hours. */
export const MOST_REQUESTS_A_DAY = 20;
