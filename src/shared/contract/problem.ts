import { z } from 'zod';

export const ProblemCode = z.enum([
  'unauthenticated',
  'forbidden',
  'not_found',
  'invalid',
  'conflict',
  'too_large',
  'unsupported_media_type',
  'method_not_allowed',
  'rate_limited',
  'unavailable',
  'internal',
]);
export type ProblemCode = z.infer<typeof ProblemCode>;

/** The body of every answer that is not a success. `errors` names the fields that broke a rule. */
export const Problem = z.object({
  code: ProblemCode,
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string().optional(),
  /** The newer state of the object, on a conflict. */
  current: z.unknown().optional(),
});
export type Problem = z.infer<typeof Problem>;
