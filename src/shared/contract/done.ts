import { z } from 'zod';

/** The answer of a call that did what it says and has nothing to show. */
export const Done = z.object({ ok: z.literal(true) });
