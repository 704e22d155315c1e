import { z } from 'zod';
import { OtherPerson, personId } from '#shared/contract/other-person.ts';
import { Done } from '#shared/contract/done.ts';
import { endpoints } from '#shared/contract/endpoint.ts';

const byUser = z.strictObject({ userId: personId });

export const blockEndpoints = endpoints({
  'GET /api/blocks': {
    summary: 'People the caller has blocked',
    access: 'member',
    response: z.array(OtherPerson),
  },
  'POST /api/blocks': {
    summary: 'Blocks a person: no requests and no messages either way. They are not notified',
    access: 'member',
    body: byUser,
    response: Done,
    created: true,
  },
  'DELETE /api/blocks/{userId}': {
    summary: 'Ends a block',
    access: 'member',
    params: byUser,
    response: Done,
  },
});
