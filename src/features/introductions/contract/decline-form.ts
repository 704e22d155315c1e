import { z } from 'zod';
import { COME_BACK_MONTHS, DECLINE_REASONS } from '../domain/move.ts';

/** A decline as the form holds it, where nothing chosen is an empty text; gives the body of the call. */
export const DeclineForm = z
  .object({
    reason: z.union([z.literal(''), z.enum(DECLINE_REASONS)]),
    comeBackInMonths: z.union([z.literal(''), z.enum(COME_BACK_MONTHS.map(String))]),
    tellSender: z.boolean(),
  })
  .transform(({ reason, comeBackInMonths, tellSender }) => ({
    reason: reason === '' ? null : reason,
    comeBackInMonths: tellSender
      ? (COME_BACK_MONTHS.find((months) => String(months) === comeBackInMonths) ?? null)
      : null,
    tellSender,
  }));
