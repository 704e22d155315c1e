import { z } from 'zod';
import { byId } from '#shared/contract/by-id.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { pageQuery } from '#shared/contract/page.ts';

/**
 * A run that makes every list anew. First each startup is scored against all investors, then the investors' lists are
 * written. `workMs` is the time spent working, not waiting for others.
 */
export const MatchRun = z.object({
  id: z.int(),
  status: z.enum(['running', 'done', 'stopped']),
  phase: z.enum(['startups', 'investors']),
  startupsTotal: z.int(),
  startupsDone: z.int(),
  investorsTotal: z.int(),
  investorsDone: z.int(),
  pairsCompared: z.int(),
  workMs: z.int(),
  startedByName: z.string().nullable(),
  startedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type MatchRun = z.infer<typeof MatchRun>;

export const runEndpoints = endpoints({
  'GET /api/admin/matching/runs': {
    summary: 'Runs over the whole market, newest first',
    access: 'admin',
    query: z.strictObject(pageQuery),
    response: z.array(MatchRun),
    list: true,
  },
  'POST /api/admin/matching/runs': {
    summary: 'Rebuilds every list in the background; refused while a run is in progress',
    access: 'admin',
    act: 'Started a matching run',
    response: MatchRun,
    created: true,
  },
  'POST /api/admin/matching/runs/{id}/stop': {
    summary: 'Stops a run; the lists it has made stay',
    access: 'admin',
    act: 'Stopped a matching run',
    params: byId,
    response: MatchRun,
    created: true,
  },
});
