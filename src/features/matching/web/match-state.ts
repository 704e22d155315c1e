import type { ReactNode } from 'react';
import type { MatchCounterpart } from '../contract.ts';

/** How far the reader has come with a match: not asked yet, to be answered, asked, in touch, or none of these. */
export type MatchState = 'new' | 'waiting' | 'asked' | 'connected' | 'other';

/** What a list may be narrowed to. */
export const MATCH_FILTERS = ['all', 'new', 'waiting', 'asked', 'connected'] as const;
export type MatchFilter = (typeof MATCH_FILTERS)[number];

export const MATCH_FILTER_LABELS: Readonly<Record<MatchFilter, string>> = {
  all: 'All',
  new: 'New',
  waiting: 'Wait for you',
  asked: 'Asked',
  connected: 'Connected',
};

/** How far the reader has come with each of some matches; undefined until all are known. */
export type MatchStates = readonly MatchState[] | undefined;

/** Shows something that depends on these; given by the page that knows them. */
export type WithStates = (
  counterparts: readonly MatchCounterpart[],
  render: (states: MatchStates) => ReactNode,
) => ReactNode;
