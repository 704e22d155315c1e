import { z } from 'zod';
import { term } from '#shared/contract/fields.ts';

/** A term of the catalogue that may be missing (left as it is), null or empty (both become null). */
export function optionalTerm<Id extends string>(find: (text: string) => Id | null, message: string) {
  return z
    .union([z.literal('').transform(() => null), z.null(), term(find, message)], { error: message })
    .optional();
}
