import { z } from 'zod';
import { type Step, STEPS } from '../domain/offer.ts';

/** How far both sides of an offer have come. */
export const OfferStep = z.enum(STEPS);

export const STEP_LABELS: Readonly<Record<Step, string>> = {
  proposed: 'Proposed',
  soft: 'Soft-circled',
  committed: 'Committed',
  signed: 'Signed',
  received: 'Received',
};
