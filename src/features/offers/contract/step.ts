import { z } from 'zod';
import { STEPS } from '../domain/offer.ts';

/** How far both sides of an offer have come. */
export const OfferStep = z.enum(STEPS);
