import { implement } from '#shared/server/implement.ts';
import { systemEndpoints } from '../contract/system.ts';
import { handleChangeRetention, handleRetention } from './retention.ts';
import { handleJobCounts, handleJobs, handleRetry, handleStorage, handleSystem } from './system.ts';

export const systemRoutes = implement(systemEndpoints, {
  'GET /api/admin/system': handleSystem,
  'GET /api/admin/storage': handleStorage,
  'GET /api/admin/jobs': handleJobs,
  'GET /api/admin/jobs/counts': handleJobCounts,
  'POST /api/admin/jobs/{id}/retry': handleRetry,
  'GET /api/admin/retention': handleRetention,
  'PUT /api/admin/retention/{kind}': handleChangeRetention,
});
