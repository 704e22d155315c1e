import { z } from 'zod';

/** Rounds of the twelve months up to a day, and their dollars. */
export const YearSum = z.object({ to: z.string(), deals: z.number(), fundingUsd: z.number() });
export type YearSum = z.infer<typeof YearSum>;
