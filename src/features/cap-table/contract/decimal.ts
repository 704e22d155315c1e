import { z } from 'zod';
import { PROBLEMS } from '../domain/input-problem.ts';

const MESSAGE: string = PROBLEMS.notNegative;

/** A number of 0 or more, as JSON number or as decimal text ("0.3333") where more digits matter; at most 10^15. */
export function decimal(message = MESSAGE) {
  return z.union(
    [
      z.number({ error: message }).min(0, { error: message }).max(1e15, { error: message }),
      z
        .string()
        .trim()
        .regex(/^\d{1,15}(\.\d{1,30})?$/, { error: message }),
    ],
    { error: message },
  );
}

export const optionalDecimal = () => decimal().optional();
