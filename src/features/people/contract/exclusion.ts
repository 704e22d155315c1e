import { z } from 'zod';
import { line, oneOf } from '#shared/contract/fields.ts';
import { EXCLUSION_KINDS } from '../domain/exclusion.ts';

/** Somebody, or everybody of a company or a domain, who is not to find the reader. */
export const Exclusion = z.object({
  id: z.number(),
  kind: z.enum(EXCLUSION_KINDS),
  /** A person's name, a host name, or a company's name as it was typed. */
  label: z.string(),
  createdAt: z.iso.datetime(),
});
export type Exclusion = z.infer<typeof Exclusion>;

/** `value` is a person's id, a domain (an address or e-mail of it will do), or a company's name. */
export const ExclusionInput = z.strictObject({
  kind: oneOf(EXCLUSION_KINDS, 'Choose a person, a domain or an employer'),
  value: line('Enter who should not find you', { max: 200 }),
});
