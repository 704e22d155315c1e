import { z } from 'zod';
import { commaList } from '#shared/contract/page.ts';
import { STANDINGS } from '../domain/standing.ts';

/** The most targets of one call: a page of any list and what stands beside it. */
export const MOST_TARGETS = 100;

/** `startup:7`, `investor:7` or `person:<id>`. */
const target = z.string().regex(/^(?:startup:[1-9]\d{0,8}|investor:[1-9]\d{0,8}|person:[\w-]{1,64})$/, {
  error: 'Each target is startup:7, investor:7 or person: and an id',
});

export const StandingQuery = z.strictObject({ targets: commaList(target, MOST_TARGETS) });

/**
 * How the caller stands with whom a page is about: what Connect says there. `note` is why nothing can be asked, or from
 * when on; `threadId` is the conversation of two who are in touch.
 */
export const Standing = z.object({
  target: z.string(),
  standing: z.enum(STANDINGS),
  note: z.string().nullable(),
  threadId: z.number().nullable(),
});
export type Standing = z.infer<typeof Standing>;
