import { z } from 'zod';
import { isoDate, versionField } from '#shared/contract/fields.ts';

/** What investments and later records have in common. */
export const version = versionField().optional();

/** A day that must be given; that it is not in the future, the route knows. */
export const pastDay = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(1, { error: message })
    .pipe(isoDate('Must be a day that exists, from 1900-01-01 on'));
