import type { Step } from '../domain/offer.ts';

export const STEP_LABELS: Readonly<Record<Step, string>> = {
  proposed: 'Proposed',
  soft: 'Soft-circled',
  committed: 'Committed',
  signed: 'Signed',
  received: 'Received',
};
