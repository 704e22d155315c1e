import type { ProposalKind } from './proposal.ts';

export const KIND_LABELS: Readonly<Record<ProposalKind, string>> = {
  strength: 'Strength',
  flag: 'Flag',
  question: 'Question',
};

/** Why there is no answer, and what helps. */
export const FAILURE_SENTENCES: Readonly<Record<string, string>> = {
  timeout: 'The model took too long and was stopped. Nothing was lost; try again.',
  unreachable:
    'The model could not be reached or is overloaded. Nothing was lost; try again in a few minutes.',
  refused: 'The model refused the request. The administrator can check its key and limits.',
  not_understood: 'The model did not return findings, so its answer was discarded. Try again.',
  too_large: 'The model returned too much, so its answer was discarded. Try again.',
  budget: 'The model’s daily budget is used up. Try again tomorrow.',
  withdrawn: 'The model may no longer read this version.',
};

export const UNSUPPORTED_REASONS = {
  not_found: 'Quotes words that are not in the document.',
  too_short: 'Quotes too little to prove anything.',
} as const;
