import { z } from 'zod';
import { endpoints } from '#shared/contract/endpoint.ts';

/** How many rows of the demo there are, or were. */
export const DemoCounts = z.object({ startups: z.int(), investors: z.int(), people: z.int() });
export type DemoCounts = z.infer<typeof DemoCounts>;

export const administrationEndpoints = endpoints({
  'GET /api/admin/demo': {
    summary: 'What there is of the demo',
    access: 'admin',
    response: DemoCounts,
  },
  'DELETE /api/admin/demo': {
    summary: 'Removes the demo: every flagged startup, investor and person, and all that hangs on them',
    access: 'admin',
    act: 'Removed the demo',
    response: DemoCounts,
  },
});
