import { z } from 'zod';
import { endpoints } from '#shared/contract/endpoint.ts';

const userId = z
  .string({ error: 'Choose a person' })
  .min(1, { error: 'Choose a person' })
  .max(64, { error: 'Choose a person' });
const byUser = z.strictObject({ userId });
const Ok = z.object({ ok: z.literal(true) });

/** Somebody the caller has shut out. */
export const BlockedPerson = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  headline: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  isDemo: z.boolean(),
});
export type BlockedPerson = z.infer<typeof BlockedPerson>;

export const blockEndpoints = endpoints({
  'GET /api/blocks': {
    summary: 'People the caller has blocked',
    access: 'member',
    response: z.array(BlockedPerson),
  },
  'POST /api/blocks': {
    summary: 'Blocks a person: no requests and no messages either way. They are not notified',
    access: 'member',
    body: byUser,
    response: Ok,
    created: true,
  },
  'DELETE /api/blocks/{userId}': {
    summary: 'Ends a block',
    access: 'member',
    params: byUser,
    response: Ok,
  },
});
