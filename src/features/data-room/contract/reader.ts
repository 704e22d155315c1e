import { z } from 'zod';
import { wholeNumber } from '#shared/contract/fields.ts';

/** What a guest read of one version of a document. Null is unknown: nobody's name, no time that was said. */
export const RoomReader = z.object({
  userId: z.string().nullable(),
  viewerName: z.string().nullable(),
  documentId: z.number(),
  title: z.string(),
  version: z.number(),
  pageCount: z.number().nullable(),
  pagesRead: z.number(),
  reads: z.number(),
  /** Of the reads, those whose time is known; `seconds` is the sum of these. */
  timedReads: z.number(),
  seconds: z.number().nullable(),
  /** Page by page, in order; the seconds of a page are of the reads whose time is known, null where none is. */
  pages: z.array(
    z.object({
      page: z.number(),
      reads: z.number(),
      timedReads: z.number(),
      seconds: z.number().nullable(),
    }),
  ),
  downloads: z.number(),
  lastAt: z.string(),
});
export type RoomReader = z.infer<typeof RoomReader>;

export const TimeForm = z.strictObject({
  reading: wholeNumber('Must be a read of yours', { min: 0 }),
  seconds: wholeNumber('Must be from 1 to 1800 seconds', { min: 1, max: 1800 }),
});
