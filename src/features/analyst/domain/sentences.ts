import type { ProposalKind } from './proposal.ts';

export const KIND_LABELS: Readonly<Record<ProposalKind, string>> = {
  strength: 'Strength',
  flag: 'Flag',
  question: 'Question',
};

/** Why there is no answer, and what helps. */
export const FAILURE_SENTENCES: Readonly<Record<string, string>> = {
  timeout: 'The model took too long and was stopped. Nothing was lost; asking again may help.',
  unreachable:
    'The model could not be reached or is overloaded. Nothing was lost; try again in a few minutes.',
  refused: 'The model refused the request. Whoever runs this instance can look at its key and limits.',
  not_understood:
    'The model answered something else than findings. It was thrown away; asking again may help.',
  too_large: 'The model answered far more than anybody reads. It was thrown away; asking again may help.',
  budget: 'What the model may cost a day is spent. It can be asked again tomorrow.',
  withdrawn: 'The model is not allowed to read this version any more.',
};

export const UNSUPPORTED_REASONS = {
  not_found: 'Quotes words that are not in the document.',
  too_short: 'Quotes too little to prove anything.',
} as const;
